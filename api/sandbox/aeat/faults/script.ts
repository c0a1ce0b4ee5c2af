import type { Step } from './step';

/** The queue of what is to happen: each request takes the first step that is meant for it. */
export class Script {
  private queue: (Step & { left: number })[] = [];

  add(steps: Step[]): void {
    this.queue.push(...steps.map(step => ({ ...step, left: step.times ?? 1 })));
  }
  clear(): void {
    this.queue = [];
  }
  view() {
    return this.queue;
  }

  /** The step for a request of this NIF (null where none could be read), used up once. */
  take(nif: string | null): Step {
    const step = this.queue.find(each => !each.nif || each.nif === nif);
    if (!step) return { mode: 'answer' };
    if (step.times !== 0 && --step.left === 0) this.queue.splice(this.queue.indexOf(step), 1);
    return step;
  }
}
