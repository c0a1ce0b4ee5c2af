import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICK_MS = 10;

/** Processor time in ms that a process, and those of its children that have ended, have spent; and who began it. */
interface Spent {
  ms: number;
  parent: number;
}

function spentBy(pid: number): Spent {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return { ms: 0, parent: 0 };
  const text = readFileSync(file, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number);
  return { ms: (fields[11]! + fields[12]! + fields[13]! + fields[14]!) * TICK_MS, parent: fields[1]! };
}

/** A process with its living children: PostgreSQL is one per connection. */
function familyMs(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter(each => each > 0)
    .map(spentBy)
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, each) => sum + each.ms, spentBy(pid).ms);
}

/** All that the machine has done, for all processes. */
function machineMs(): number {
  // user, nice, system, idle, waiting, interrupts, the same behind; what another machine took is nobody's here.
  const spent = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/).slice(1, 8).map(Number);
  return spent.reduce((sum, each, n) => (n === 3 || n === 4 ? sum : sum + each), 0) * TICK_MS;
}

/** Time in ms that a process was ready to run and had no core. */
function waitedBy(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}

/**
 * Who had the processors meanwhile, in cores; `null` where the system does not say. `waited`: of each second, how much
 * of it the product's main thread waited for a core.
 */
export interface Processor {
  cores: number;
  product: number;
  waited: number;
  database: number;
  bench: number;
  others: number;
}

/** Begins to watch; the function answered says what was spent since then. */
export function watchProcessor(pids: { product: number; database: number; bench: number[] }): () => Processor | null {
  if (!existsSync('/proc/stat')) return () => null;
  const now = () => ({
    at: performance.now(),
    product: spentBy(pids.product).ms,
    waited: waitedBy(pids.product),
    database: familyMs(pids.database),
    bench: pids.bench.reduce((sum, pid) => sum + spentBy(pid).ms, 0),
    machine: machineMs(),
  });
  const then = now();
  return () => {
    const { at, product, waited, database, bench, machine } = now();
    const cores = (before: number, after: number) => (after - before) / (at - then.at);
    const parts = {
      product: cores(then.product, product),
      waited: cores(then.waited, waited),
      database: cores(then.database, database),
      bench: cores(then.bench, bench),
    };
    return {
      cores: availableParallelism(),
      ...parts,
      others: Math.max(0, cores(then.machine, machine) - parts.product - parts.database - parts.bench),
    };
  };
}
