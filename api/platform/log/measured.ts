/** Whoever asks waits no longer than this; what is being measured goes on, and the next is not begun meanwhile. */
const PATIENCE_MS = 2_000;

/**
 * Something that takes a statement to know: measured when somebody asks, at most so often. Null where it cannot be known
 * now: the other figures are answered without it.
 */
export class Measured<T> {
  private last: { at: number; value: T } | null = null;
  private underWay: Promise<T | null> | null = null;

  constructor(
    private readonly measure: () => Promise<T>,
    private readonly everyMs: number,
    private readonly now: () => Date,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  async value(): Promise<T | null> {
    if (this.last && Math.abs(this.now().getTime() - this.last.at) < this.everyMs) return this.last.value;
    this.underWay ??= this.again().finally(() => {
      this.underWay = null;
    });
    let timer!: NodeJS.Timeout;
    const late = new Promise<null>(resolve => {
      timer = setTimeout(() => resolve(null), this.patienceMs);
    });
    return Promise.race([this.underWay, late]).finally(() => clearTimeout(timer));
  }

  private async again(): Promise<T | null> {
    const at = this.now().getTime();
    try {
      const value = await this.measure();
      this.last = { at, value };
      return value;
    } catch {
      return null;
    }
  }
}
