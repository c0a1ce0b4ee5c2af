import type { Aeat, AeatDelivery, AeatFinding, AeatLine } from '../edges/aeat/aeat';
import { traced } from '../platform/trace/traced';

/** What the sending thread reports of a message or a question once it is over: nothing of whose it was. */
export interface AeatTold {
  request: 'send' | 'query';
  outcome: (AeatDelivery | AeatFinding)['kind'];
  seconds: number;
  /** What was answered of its records. */
  states: AeatLine['state'][];
}

/** An AEAT that reports how long it took. */
export function timedAeat(aeat: Aeat, report: (told: AeatTold) => void): Aeat {
  async function timed<Came extends AeatDelivery | AeatFinding>(
    request: AeatTold['request'],
    work: () => Promise<Came>,
  ): Promise<Came> {
    const from = performance.now();
    const came = await traced({ name: `aeat ${request}`, kind: 'client' }, work);
    report({
      request,
      outcome: came.kind,
      seconds: (performance.now() - from) / 1_000,
      states: came.kind === 'answer' ? came.answer.lines.map(({ state }) => state) : [],
    });
    return came;
  }
  return {
    send: (...given) => timed('send', () => aeat.send(...given)),
    query: (...given) => timed('query', () => aeat.query(...given)),
    close: () => aeat.close(),
  };
}
