import { Script } from './faults/script';
import { Journal } from './journal';
import { Ledger } from './ledger';
import type { Options } from './options';

/** All that a running sandbox knows, beside its sockets. */
export class State {
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly script = new Script();
  /** NIFs and other numbers that nobody has heard of. */
  readonly missing = new Set<string>();
  /** Holders of certificates and those for whom they may act. */
  readonly represented = new Map<string, Set<string>>();
  /**
   * Holders with an agreement (colaboradores sociales): they may act for anybody, and keep the proof that they were
   * let.
   */
  readonly collaborators: Set<string>;
  readonly lastAnswer = new Map<string, { at: number; wait: number }>();
  /** Lets go the answers that wait for it. */
  held: (() => void)[] = [];
  clockOffsetSeconds = 0;
  /** Questions that came, as they were asked; and whether they are answered. */
  queries: { nif: string | null; raw: string }[] = [];
  answersQueries = true;
  waitSeconds: number;
  private next: number;

  constructor(private readonly options: Options) {
    this.collaborators = new Set(options.collaborator ? [options.collaborator.nif] : []);
    this.journal = new Journal(options.dir);
    this.ledger = new Ledger(this.journal);
    this.waitSeconds = options.waitSeconds;
    this.next = this.ledger.nextMessage();
  }

  now(): Date {
    return new Date(Date.now() + this.clockOffsetSeconds * 1000);
  }
  nextMessage(): number {
    return this.next++;
  }
  mayAct(holder: string | null, nif: string): boolean {
    return (
      holder !== null &&
      (holder === nif || this.collaborators.has(holder) || (this.represented.get(holder)?.has(nif) ?? false))
    );
  }

  /** How many answers were let go. */
  release(): number {
    const { held } = this;
    this.held = [];
    for (const go of held) go();
    return held.length;
  }

  reset(): void {
    this.release();
    this.ledger.clear();
    this.script.clear();
    this.missing.clear();
    this.represented.clear();
    this.lastAnswer.clear();
    this.clockOffsetSeconds = 0;
    this.queries = [];
    this.answersQueries = true;
    this.waitSeconds = this.options.waitSeconds;
    this.next = 1;
  }
}
