import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checked } from './measure';
import { measures } from './parts';
import { startProduct } from './product';
import { startWorker } from './worker';
import type { World } from './world';

const CLIENTS = 8;
const WARM_UP = 2;

/** What V8 writes down with --cpu-prof: which function ran when a sample was taken, and how long after the one before. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  /** Microseconds of the machine's clock, as process.hrtime has them. */
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** Of whose code a function is, by its package. What is of none stands at its own name. */
const OF_PACKAGES: [name: string, packages: RegExp][] = [
  [
    'express: router, cabeceras, compresión',
    /^(express|router|compression|vary|on-headers|accepts|negotiator|etag|send|finalhandler)$/,
  ],
  ['lectura del cuerpo', /^(body-parser|raw-body|iconv-lite|content-type|type-is|qs|bytes)$/],
  ['graphql-js', /^graphql$/],
  ['Apollo Server y sus límites', /^(@apollo|@as-integrations|@escape\.tech|@graphql-tools)/],
  ['type-graphql', /^(type-graphql|reflect-metadata)$/],
  ['class-validator', /^(class-validator|class-transformer|validator)$/],
  ['registro (pino)', /^(pino|sonic-boom|quick-format-unescaped|safe-stable-stringify|thread-stream)$/],
  ['pg', /^(pg|pg-.*|postgres-.*)$/],
  ['TypeORM', /^typeorm$/],
];
const FOLIO = 'Folio';
const NODE = 'Node: HTTP, flujos, cifrado';
const WRITTEN = 'escrituras en sockets';
const NATIVE = 'código sin perfil';
const COLLECTED = 'recogida de memoria';

function ownerOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string | null {
  if (functionName === '(idle)') return null;
  if (functionName === '(garbage collector)') return COLLECTED;
  if (functionName === '(program)') return NATIVE;
  if (/^write(v|Buffer|Utf8String|Latin1String)$/.test(functionName) && url === '') return WRITTEN;
  const [, found] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (found) return OF_PACKAGES.find(([, packages]) => packages.test(found))?.[0] ?? found;
  return url.startsWith('node:') || url === '' ? NODE : FOLIO;
}

/** Of the time in which the processor was not idle, how much was whose, the most first; from one instant to another. */
function sharesIn({ nodes, startTime, samples, timeDeltas }: Profile, from: number, to: number): Map<string, number> {
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
  const spent = new Map<string, number>();
  let at = startTime;
  samples.forEach((id, i) => {
    at += timeDeltas[i]!;
    const owner = owners.get(id);
    if (owner && at >= from && at <= to) spent.set(owner, (spent.get(owner) ?? 0) + timeDeltas[i]!);
  });
  return new Map([...spent].sort(([, a], [, b]) => b - a));
}

const now = (): number => Number(process.hrtime.bigint() / 1000n);

/** Profiles a server of its own while it answers one kind of call. */
async function profiled(world: World, part: string, seconds: number): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'folio-shares-'));
  const { script, targets } = measures(world).find(each => each.part === part && each.clients === CLIENTS)!;
  try {
    const product = await startProduct(world.urls, world.dir, {}, ['--cpu-prof', `--cpu-prof-dir=${dir}`]);
    const http = startWorker('load.ts', product.url);
    const job = { clients: CLIENTS, script, targets };
    checked(await http.run({ ...job, seconds: WARM_UP }));
    const [from, before] = [now(), product.cpuMs()];
    const answers = checked(await http.run({ ...job, seconds })).latencies.length;
    const [to, after] = [now(), product.cpuMs()];
    http.end();
    await product.end();
    // Of the process itself; each of its threads writes another, which is smaller.
    const files = readdirSync(dir).map(file => readFileSync(join(dir, file), 'utf8'));
    const profile = JSON.parse(files.reduce((a, b) => (b.length > a.length ? b : a))) as Profile;
    const shares = sharesIn(profile, from, to);
    const whole = [...shares.values()].reduce((sum, each) => sum + each, 0);
    const each = (after - before) / answers;
    const line = ([name, spent]: [string, number]) => {
      const share = spent / whole;
      const [percent, ms] = [(share * 100).toFixed(1), (share * each).toFixed(3)].map(text => text.replace('.', ','));
      return `  ${name.padEnd(42)} ${percent!.padStart(5)} %  ${ms!.padStart(6)} ms\n`;
    };
    const most = [...shares].filter(([, spent]) => spent / whole >= 0.004).map(line);
    const head = `${part}, ${CLIENTS} clientes: ${each.toFixed(2).replace('.', ',')} ms de procesador por llamada, con el perfil\n`;
    return head + most.join('');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Whose the API's processor time of a call is: each library's, the runtime's and ours. Being profiled slows it down. */
export async function shares(world: World, seconds: number): Promise<string> {
  return [await profiled(world, 'create', seconds), await profiled(world, 'list', seconds)].join('\n');
}
