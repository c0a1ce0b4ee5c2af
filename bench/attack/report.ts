import type { Attack } from './attack';
import type { Measured, Side } from './measure';
import type { Processor } from './processor';

const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0).replace('.', ',');
const mb = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value)} MB`);

const refusals = (refused: string[]) =>
  [...new Set(refused)].map(each => `${refused.filter(other => other === each).length} × ${each}`).join(', ');

/** Who had the machine's cores: where they are all taken, a request waits for a core. */
export const coresOf = (processor: Processor | null): string => {
  if (!processor) return '';
  const { cores, product, waited, database, bench, others } = processor;
  const part = (value: number) => value.toFixed(2).replace('.', ',');
  return `de ${cores} núcleos, ${part(product)} el servidor (y ${part(waited)} esperando uno), ${part(database)} PostgreSQL, ${part(bench)} quien pregunta y ataca, ${part(others)} otros`;
};

const side = (name: string, { p50, p99, asked, refused, slowestHealthMs, processor }: Side) =>
  `  ${name.padEnd(10)} p50 ${ms(p50).padStart(7)}   p99 ${ms(p99).padStart(7)}   /healthz hasta ${ms(slowestHealthMs).padStart(7)}   ${asked} peticiones${refused.length ? `, negadas ${refusals(refused)}` : ''}\n             ${coresOf(processor)}\n`;

/** Another company's p99 meanwhile stays under so many times its own when all is quiet. */
export const TARGET = 3;

/** All attacks in one table, each beside all that was quiet. */
export function tableOf(found: { name: string; p99: number }[], quietP99: number): string {
  const rows = found.map(({ name, p99 }) => {
    const times = p99 / quietP99;
    return `  ${name.padEnd(26)} ${ms(p99).padStart(7)}   × ${times.toFixed(1).replace('.', ',')}${times < TARGET ? '' : '   demasiado'}\n`;
  });
  return `\np99 de la otra empresa en ms (tranquila, en todas las pausas: ${ms(quietP99)}; objetivo: por debajo de × ${TARGET})\n${rows.join('')}`;
}

/** What an attack did, for people. */
export function reportOf({ name, does }: Attack, { quiet, attacked, memory, survived, said }: Measured): string {
  return (
    `\n${name}: ${does}\n${side('tranquila', quiet)}${side('atacada', attacked)}` +
    `  p99 × ${ms(attacked.p99 / quiet.p99)}; memoria del proceso ${mb(memory.before)}, como mucho ${mb(memory.highest)}, después ${mb(memory.after)}` +
    `${survived ? '' : '; EL PROCESO HA DEJADO DE CONTESTAR'}\n  ${said}\n`
  );
}
