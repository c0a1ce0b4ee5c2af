import { figuresOf } from './figures';
import type { Job } from './job';
import { checked } from './measure';
import { newInvoice } from './parts';
import type { World } from './world';

/**
 * Whether one company with 32 clients at its counter makes another company wait: the other's latencies, alone and
 * beside it.
 */
export async function fairness({ http, companies }: World, seconds: number): Promise<string> {
  const job = (company: number, clients: number): Job => ({
    clients,
    seconds,
    script: 'create',
    targets: [newInvoice(companies[company]!)],
  });
  const quiet = figuresOf(checked(await http.run(job(1, 1))));
  const [hot, beside] = await Promise.all([http.run(job(0, 32)), http.run(job(1, 1))]).then(results =>
    results.map(each => figuresOf(checked(each))),
  );
  const ms = (value: number) => value.toFixed(1).replace('.', ',');
  return (
    `Reparto: una empresa emite con 32 clientes (${Math.round(hot!.perSecond)}/s, p99 ${ms(hot!.p99)} ms); otra, con uno: ` +
    `sola p50 ${ms(quiet.p50)} y p99 ${ms(quiet.p99)} ms, a la vez p50 ${ms(beside!.p50)} y p99 ${ms(beside!.p99)} ms\n`
  );
}
