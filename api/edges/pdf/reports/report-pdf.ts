import { setImmediate as turn } from 'node:timers/promises';
import { face } from '../fonts/typefaces';
import { paginate, type Block } from '../paginate';
import { BODY_BOTTOM, COLOURS, FOOT_TOP, LEFT, RIGHT, STYLES, TOP, WIDTH } from '../paper';
import { openPdf, Pen, type Struct } from '../pen';
import { printable } from '../printable';
import { Stack } from '../stack';
import { Typesetter, type Style } from '../fonts/typesetter';

export interface ReportColumn {
  head: string;
  width: number;
  align?: 'right';
  strong?: boolean;
}

/** A report of a company: figures, one table with its last row as its sum, facts and a closing paragraph. */
export interface ReportDocument {
  title: string;
  /** Under the title: when it was made, and of what. */
  made: string;
  scope: string;
  /** `YYYY-MM-DD` */
  date: string;
  company: { name: string; nif: string; address: string | null };
  figures: readonly { label: string; value: string }[];
  columns: readonly ReportColumn[];
  rows: readonly (readonly string[])[];
  sum: readonly string[];
  facts: { title: string; items: readonly { label: string; lines: readonly string[] }[] };
  closing: { title: string; text: string };
}

const ROW = 27.5;
const HEAD_HEIGHT = 17.2;
const ROWS_PER_TURN = 25;
const FACT_LABEL = 112;
const FIGURE: Style = { ...STYLES.grand };

/** Tagged A4 in Spanish: the same bytes for the same report. */
export async function reportPdf(report: ReportDocument): Promise<Buffer> {
  face('regular');
  const pdf = openPdf(report.title, report.date);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen = new Pen(pdf, new Typesetter(), root);
  const frame = { top: TOP, bottom: BODY_BOTTOM };
  const blocks = [
    heading(pen, report),
    figures(pen, report),
    ...(await table(pen, report)),
    ...facts(pen, report),
    closing(pen, report),
  ];
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(pieces))).on('error', reject);
  });
  const pages = paginate(blocks, frame, frame);
  for (const [i, placed] of pages.entries()) {
    pdf.addPage();
    for (const { block, y, repeated } of placed) block.draw(y, repeated);
    closePage(pen, report, `Página ${i + 1} de ${pages.length}`);
    await turn();
  }
  pdf.end();
  return ended;
}

function heading(pen: Pen, { title, made, scope, company }: ReportDocument): Block {
  const half = WIDTH / 2 - 12;
  const name = printable(company.name);
  const left = new Stack(pen, half).add('P', name, STYLES.name).space(1.5).add('P', `NIF ${company.nif}`, STYLES.quiet);
  if (company.address) left.add('P', printable(company.address), STYLES.quiet);
  const right = new Stack(pen, half)
    .add('P', 'Informe', STYLES.label)
    .add('H1', title, STYLES.number)
    .space(2)
    .add('P', made, STYLES.date)
    .add('P', scope, STYLES.quiet);
  const height = Math.max(left.height, right.height) + 24;
  return {
    height,
    draw: y => {
      const section = pen.group(pen.root, 'Sect');
      left.draw(section, LEFT, y);
      right.draw(section, RIGHT, y, 'right');
      pen.rule(LEFT, y + height);
    },
  };
}

function figures(pen: Pen, { figures: shown }: ReportDocument): Block {
  const width = WIDTH / shown.length;
  const height = STYLES.label.leading + FIGURE.leading;
  return {
    height,
    gap: 18,
    draw: y => {
      const section = pen.group(pen.root, 'Sect');
      shown.forEach(({ label, value }, i) => {
        const x = LEFT + i * width + (i > 0 ? 12 : 0);
        pen.tagged(section, 'P', () => {
          pen.text(label, STYLES.label, x, y);
          pen.text(value, pen.setter.fit(value, FIGURE, width - 24), x, y + STYLES.label.leading);
        });
        if (i > 0)
          pen.decoration(() =>
            pen.pdf
              .lineWidth(0.75)
              .strokeColor(COLOURS.hairline)
              .moveTo(LEFT + i * width, y)
              .lineTo(LEFT + i * width, y + height)
              .stroke(),
          );
      });
    },
  };
}

interface Table {
  head: Struct;
  body: Struct;
}

async function table(pen: Pen, { columns, rows, sum }: ReportDocument): Promise<Block[]> {
  let opened: Table | undefined;
  const open = (): Table => {
    if (opened) return opened;
    const struct = pen.group(pen.root, 'Table');
    opened = { head: pen.group(struct, 'THead'), body: pen.group(struct, 'TBody') };
    return opened;
  };
  const head = tableHead(pen, columns, open);
  const blocks: Block[] = [];
  for (const [i, cells] of rows.entries()) {
    if (i % ROWS_PER_TURN === 0) await turn();
    blocks.push({ ...row(pen, columns, cells, open), head });
  }
  const last = blocks.at(-1);
  if (last) last.keep = true;
  return [...blocks, { ...row(pen, columns, sum, open, true), head }];
}

/** Each cell with the edge that it hangs on. */
function place(columns: readonly ReportColumn[], draw: (column: ReportColumn, x: number, i: number) => void): void {
  let x = LEFT;
  columns.forEach((column, i) => {
    draw(column, column.align ? x + column.width : x, i);
    x += column.width;
  });
}

function tableHead(pen: Pen, columns: readonly ReportColumn[], open: () => Table): Block {
  return {
    height: HEAD_HEIGHT,
    gap: 23,
    draw: (y, repeated) => {
      const draw = (cell: (draw: () => void) => void) =>
        place(columns, ({ head, align }, x) => cell(() => pen.text(head, STYLES.label, x, y, align)));
      if (repeated) pen.decoration(() => draw(cell => cell()), 'Pagination');
      else {
        const tr = pen.group(open().head, 'TR');
        draw(cell => pen.tagged(tr, 'TH', cell, { scope: 'Column' }));
        tr.end();
      }
      pen.rule(LEFT, y + HEAD_HEIGHT, RIGHT, COLOURS.text);
    },
  };
}

function row(
  pen: Pen,
  columns: readonly ReportColumn[],
  cells: readonly string[],
  open: () => Table,
  isSum = false,
): Block {
  return {
    height: ROW,
    draw: y => {
      const middle = y + (ROW - STYLES.body.leading) / 2;
      const tr = pen.group(open().body, 'TR');
      place(columns, ({ align, strong }, x, i) => {
        const style = isSum || strong ? STYLES.heading : STYLES.body;
        const right = pen.setter.fit(cells[i]!, style, columns[i]!.width - 6);
        pen.tagged(tr, 'TD', () => pen.text(cells[i]!, right, x, middle, align));
      });
      tr.end();
      pen.rule(LEFT, y + ROW, RIGHT, isSum ? COLOURS.text : COLOURS.hairline);
    },
  };
}

function facts(pen: Pen, { facts: { title, items } }: ReportDocument): Block[] {
  const head: Block = {
    height: STYLES.heading.leading + 6,
    gap: 26,
    keep: true,
    draw: y => {
      pen.tagged(pen.root, 'H2', () => pen.text(title, STYLES.heading, LEFT, y));
      pen.rule(LEFT, y + STYLES.heading.leading + 6);
    },
  };
  return [head, ...items.map(item => fact(pen, item))];
}

function fact(pen: Pen, { label, lines }: { label: string; lines: readonly string[] }): Block {
  const set = lines.flatMap(line => pen.setter.lines(printable(line), STYLES.body, WIDTH - FACT_LABEL));
  const height = set.length * STYLES.body.leading + 14;
  return {
    height,
    draw: y => {
      pen.tagged(pen.root, 'P', () => {
        pen.text(label, STYLES.quiet, LEFT, y + 7);
        pen.lines(set, STYLES.body, LEFT + FACT_LABEL, y + 7);
      });
      pen.rule(LEFT, y + height);
    },
  };
}

function closing(pen: Pen, { closing: { title, text } }: ReportDocument): Block {
  const stack = new Stack(pen, WIDTH * 0.9).add('P', title, STYLES.label).add('P', text, STYLES.body);
  return { height: stack.height, gap: 18, draw: y => stack.draw(pen.group(pen.root, 'Sect'), LEFT, y) };
}

function closePage(pen: Pen, { title, company: { name, nif, address } }: ReportDocument, page: string): void {
  const style = STYLES.foot;
  const identity = [name, `NIF ${nif}`, address].filter(Boolean).join(' · ');
  pen.rule(LEFT, FOOT_TOP);
  pen.decoration(() => {
    pen.line(pen.setter.cut(printable(identity), style, WIDTH - 120), style, LEFT, FOOT_TOP + 8);
    pen.text(title, style, RIGHT, FOOT_TOP + 8, 'right');
    pen.text(page, style, RIGHT, FOOT_TOP + 8 + style.leading, 'right');
  }, 'Pagination');
}
