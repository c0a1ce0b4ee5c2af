import 'reflect-metadata';
import { loadavg } from 'node:os';
import { aeat } from './aeat';
import { cluster } from './cluster';
import { csv } from './csv';
import { fairness } from './fairness';
import { gaps } from './gaps';
import { hostile } from './hostile';
import { measure, warmUp } from './measure';
import { million } from './million/million';
import { measures } from './parts';
import { shares } from './shares';
import { sheet } from './sheet';
import { starting } from './start';
import { head, line } from './table';
import { closeWorld, openWorld, type Opened } from './world';

/** Seconds that each side runs per round. */
const SECONDS = { create: 3, other: 1.5, quick: 0.4 };
const PARTS = ['create', 'list', 'search', 'pdf', 'fairness', 'csv', 'aeat', 'hostile', 'sheet'];
/** Part of none but the runs that ask for it: more processes on the same cores, and one that is profiled. */
const CLUSTER = 'cluster';
const SHARES = 'shares';
const ASKED_FOR = [CLUSTER, SHARES];
const say = (text: string) => void process.stdout.write(text);

/** What has a ground of its own, and is measured where it is asked for. */
const APART: Record<string, (seconds: number) => Promise<void>> = {
  million: seconds => million(say, seconds),
  start: async () => say(await starting()),
};

const load = () =>
  loadavg()
    .map(each => each.toFixed(1))
    .join(' ');

async function run(parts: string[], quick: boolean): Promise<void> {
  const opened: Opened = [];
  const interrupted = () => {
    void closeWorld(opened).then(() => process.exit(130));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const world = await openWorld(opened);
    await warmUp(world);
    say(`\nCarga de la máquina: ${load()}. Mediana de 3 rondas; latencias en ms.\n\n${head()}`);
    for (const each of measures(world).filter(({ part }) => parts.includes(part))) {
      say(
        line(
          each,
          await measure(world, each, quick ? SECONDS.quick : each.part === 'create' ? SECONDS.create : SECONDS.other),
        ),
      );
    }
    // Whatever is answered with an error ends the run.
    if (parts.includes('create')) say(`\nCrear: errores 0, series con huecos ${await gaps(world.superuserUrl)}\n`);
    if (parts.includes('fairness')) say(`\n${await fairness(world, quick ? 2 * SECONDS.quick : 2 * SECONDS.create)}`);
    if (parts.includes('csv')) say(`\n${await csv(world)}`);
    if (parts.includes('aeat')) say(`\n${await aeat(world)}`);
    if (parts.includes('hostile')) say(`\n${await hostile()}`);
    if (parts.includes('sheet')) say(`\n${await sheet(world)}`);
    if (parts.includes(CLUSTER)) say(`\n${await cluster(world, quick ? 2 * SECONDS.quick : 2 * SECONDS.create)}`);
    if (parts.includes(SHARES)) say(`\n${await shares(world, quick ? 2 * SECONDS.quick : 2 * SECONDS.create)}`);
    say(`\nCarga de la máquina: ${load()}\n`);
  } finally {
    await closeWorld(opened);
  }
}

async function runAll(chosen: string[], quick: boolean): Promise<void> {
  const together = chosen.filter(word => [...PARTS, ...ASKED_FOR].includes(word));
  if (together.length > 0) await run(together, quick);
  for (const word of chosen) {
    if (!APART[word]) continue;
    say(`\nCarga de la máquina: ${load()}\n`);
    await APART[word](quick ? SECONDS.quick : SECONDS.other);
  }
}

const words = process.argv.slice(2);
const unknown = words.filter(word => ![...PARTS, ...ASKED_FOR, '--quick'].includes(word) && !APART[word]);
if (unknown.length) {
  process.stderr.write(`npm run bench [-- --quick] [${[...PARTS, ...ASKED_FOR, ...Object.keys(APART)].join('] [')}]\n`);
  process.exitCode = 1;
} else {
  const chosen = words.filter(word => word !== '--quick');
  runAll(chosen.length ? chosen : PARTS, words.includes('--quick')).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
