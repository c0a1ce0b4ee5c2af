/** Something that is never split: a row, a table, a line of notes. */
export interface Block {
  height: number;
  /** Space above; none at the top of a page. */
  gap?: number;
  /** Table head over the first of these blocks and over the first of each page. */
  head?: Block;
  /** Stays on the page of the next block. */
  keep?: boolean;
  /** Where the page ends below it and its table goes on: what stands at its foot, and under the next head. */
  sum?: { below: Block; above: Block };
  draw: (y: number, repeated: boolean) => void;
}

interface Placed {
  block: Block;
  y: number;
  repeated: boolean;
}
interface Frame {
  top: number;
  bottom: number;
}

/** Where each block stands. Blocks that keep together move to the next page together, as far as they fit on one. */
export function paginate(blocks: readonly Block[], first: Frame, rest: Frame): Placed[][] {
  const pages: Placed[][] = [[]];
  const shown = new Set<Block>();
  let frame = first;
  let y = frame.top;
  let head: Block | undefined;
  let last: Block | undefined;
  let carried: Block | undefined;

  const turn = () => {
    pages.push([]);
    frame = rest;
    y = frame.top;
    head = undefined;
  };
  const place = (block: Block, gap: number) => {
    pages[pages.length - 1].push({ block, y: y + gap, repeated: shown.has(block) });
    shown.add(block);
    y += gap + block.height;
  };

  const sums = Math.max(0, ...blocks.map(({ sum }) => (sum ? sum.below.height + sum.above.height : 0)));
  for (const unit of units(blocks, rest.bottom - rest.top - sums)) {
    const foot = unit.at(-1)!.sum?.below.height ?? 0;
    if (y > frame.top && y + heightOf(unit, false, head) + foot > frame.bottom) {
      const sum = unit[0]!.head === head ? last?.sum : undefined;
      if (sum) place(sum.below, 0);
      turn();
      carried = sum?.above;
    }
    for (const block of unit) {
      if (block.head && block.head !== head) place(block.head, y === frame.top ? 0 : (block.head.gap ?? 0));
      const first = y === frame.top || carried !== undefined;
      if (carried) place(carried, 0);
      carried = undefined;
      head = block.head;
      place(block, first ? 0 : (block.gap ?? 0));
      last = block;
    }
  }
  return pages;
}

function heightOf(unit: readonly Block[], top: boolean, above: Block | undefined): number {
  let height = 0;
  let head = above;
  unit.forEach((block, i) => {
    const start = top && i === 0;
    if (block.head && block.head !== head) height += block.head.height + (start ? 0 : (block.head.gap ?? 0));
    head = block.head;
    height += block.height + (start && !block.head ? 0 : (block.gap ?? 0));
  });
  return height;
}

/** Chains of blocks that keep together; a chain higher than a page lets its first blocks go. */
function units(blocks: readonly Block[], page: number): Block[][] {
  const chains: Block[][] = [];
  let chain: Block[] = [];
  for (const block of blocks) {
    chain.push(block);
    if (block.keep) continue;
    chains.push(chain);
    chain = [];
  }
  if (chain.length > 0) chains.push(chain);
  return chains.flatMap(long => {
    let from = 0;
    while (from < long.length - 1 && heightOf(long.slice(from), true, undefined) > page) from++;
    return [...long.slice(0, from).map(block => [block]), long.slice(from)];
  });
}
