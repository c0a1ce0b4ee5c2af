import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { closeWorld, type Opened } from '../world';
import type { Attack } from './attack';
import { Arena } from './measure';
import { openGround } from './ground';
import { reportOf, tableOf } from './report';

const ATTACKS = join(__dirname, 'attacks');

/** The attacks that lie beside this file, by name. */
const attacks = (): Promise<Attack[]> =>
  Promise.all(
    readdirSync(ATTACKS)
      .filter(file => file.endsWith('.ts'))
      .sort()
      .map(file => import(join(ATTACKS, file)) as Promise<Attack>),
  );

const say = (text: string) => process.stdout.write(text);
const load = () =>
  `Carga de la máquina: ${loadavg()
    .map(each => each.toFixed(1))
    .join(' ')}.`;

async function run(chosen: Attack[]): Promise<void> {
  const opened: Opened = [];
  const interrupted = () => {
    void closeWorld(opened).then(() => process.exit(130));
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const ground = await openGround(opened);
    say(
      `\n${load()} Tiempos en ms desde que tocaba preguntar; otra empresa pide una lista o emite una factura cada 25 ms.\n`,
    );
    const arena = new Arena(ground);
    opened.push(() => arena.end());
    const found: { name: string; p99: number }[] = [];
    for (const attack of chosen) {
      const measured = await arena.measure(attack);
      say(reportOf(attack, measured));
      found.push({ name: attack.name, p99: measured.attacked.p99 });
    }
    say(tableOf(found, arena.quietP99));
    say(`\n${load()}\n`);
  } finally {
    await closeWorld(opened);
  }
}

async function main(names: string[]): Promise<void> {
  const all = await attacks();
  if (names.some(name => !all.some(attack => attack.name.startsWith(name)))) {
    process.stderr.write(
      `npm run attack [-- nombre…]\n${all.map(({ name, does }) => `  ${name.padEnd(24)} ${does}`).join('\n')}\n`,
    );
    process.exitCode = 1;
    return;
  }
  await run(names.length ? all.filter(attack => names.some(name => attack.name.startsWith(name))) : all);
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
