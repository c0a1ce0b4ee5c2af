import { face } from '../fonts/typefaces';
import { paragraphBlocks } from '../mentions';
import { paginate, type Block } from '../paginate';
import { BODY_BOTTOM, FOOT_TOP, LEFT, RIGHT, STYLES, TOP, WIDTH } from '../paper';
import { openPdf, Pen, type Struct } from '../pen';
import { printable } from '../printable';
import { Typesetter, type Style } from '../fonts/typesetter';

interface TextItem {
  heading: string;
  paragraphs: readonly string[];
}

/** A paper of headed paragraphs; `notice` stands in red under its title. */
interface TextDocument {
  title: string;
  notice: string | null;
  /** `YYYY-MM-DD` */
  date: string;
  foot: string;
  sections: readonly { title: string | null; items: readonly TextItem[] }[];
}

/** Tagged A4 in Spanish: the same bytes for the same paper. */
export async function textPdf({ title, notice, date, foot, sections }: TextDocument): Promise<Buffer> {
  face('regular');
  const pdf = openPdf(title, date);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = new Pen(pdf, new Typesetter(), root);
  const frame = { top: TOP, bottom: BODY_BOTTOM };
  const blocks = [
    headed(pen, title, { tag: 'H1', style: pen.setter.fit(title, STYLES.title, WIDTH), gap: 0 }, () => pen.root),
    ...(notice ? [headed(pen, notice, { tag: 'P', style: STYLES.alert, gap: 6 }, () => pen.root)] : []),
    ...sections.flatMap(section => sectionBlocks(pen, section.title, section.items)),
  ];
  const pages = paginate(blocks, frame, frame);
  pages.forEach((placed, i) => {
    pdf.addPage();
    for (const { block, y, repeated } of placed) block.draw(y, repeated);
    closePage(pen, foot, `Página ${i + 1} de ${pages.length}`);
  });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(pieces))).on('error', reject);
    pdf.end();
  });
}

function sectionBlocks(pen: Pen, title: string | null, items: readonly TextItem[]): Block[] {
  const head = title === null ? [] : [headed(pen, title, { tag: 'H2', style: STYLES.name, gap: 22 }, () => pen.root)];
  return [...head, ...items.flatMap(item => itemBlocks(pen, item, title === null ? 'H2' : 'H3'))];
}

function itemBlocks(pen: Pen, { heading, paragraphs }: TextItem, tag: string): Block[] {
  let opened: Struct | undefined;
  const sect = () => (opened ??= pen.group(pen.root, 'Sect'));
  const body = paragraphs.map(paragraph => paragraphBlocks(pen, printable(paragraph), sect));
  body.forEach(lines => {
    lines[0].gap = 3;
    // No line of a paragraph stands alone on a page.
    lines.forEach((line, i) => {
      line.keep = lines.length > 1 && (i === 0 || i === lines.length - 2);
    });
  });
  return [headed(pen, heading, { tag, style: STYLES.heading, gap: 13 }, sect), ...body.flat()];
}

function headed(
  pen: Pen,
  text: string,
  { tag, style, gap }: { tag: string; style: Style; gap: number },
  parent: () => Struct,
): Block {
  const lines = pen.setter.lines(printable(text), style, WIDTH);
  return {
    height: lines.length * style.leading,
    gap,
    keep: true,
    draw: y => pen.tagged(parent(), tag, () => pen.lines(lines, style, LEFT, y)),
  };
}

function closePage(pen: Pen, foot: string, page: string): void {
  pen.rule(LEFT, FOOT_TOP);
  pen.decoration(() => {
    pen.line(pen.setter.cut(printable(foot), STYLES.foot, WIDTH - 90), STYLES.foot, LEFT, FOOT_TOP + 8);
    pen.text(page, STYLES.foot, RIGHT, FOOT_TOP + 8, 'right');
  }, 'Pagination');
}
