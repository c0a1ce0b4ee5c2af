import type { Pen, Struct } from './pen';
import type { Line, Style } from './fonts/typesetter';

interface Item {
  tag: string;
  lines: Line[];
  style: Style;
  y: number;
  inset: number;
}

/** Paragraphs under each other in a column. */
export class Stack {
  height = 0;
  /** Of the widest line. */
  width = 0;
  private readonly items: Item[] = [];

  constructor(
    private readonly pen: Pen,
    private readonly column: number,
  ) {}

  add(tag: string, text: string, style: Style, inset = 0): this {
    const lines = this.pen.setter.lines(text, style, this.column - 2 * inset);
    this.items.push({ tag, lines, style, y: this.height, inset });
    this.height += lines.length * style.leading;
    this.width = Math.max(this.width, ...lines.map(line => line.width + 2 * inset));
    return this;
  }

  space(height: number): this {
    this.height += height;
    return this;
  }

  /** `x` is the edge that the lines hang on. */
  draw(parent: Struct, x: number, y: number, align: 'left' | 'right' = 'left'): void {
    for (const item of this.items) {
      const at = align === 'left' ? x + item.inset : x - item.inset;
      this.pen.tagged(parent, item.tag, () => this.pen.lines(item.lines, item.style, at, y + item.y, align));
    }
  }
}
