import { isTest, type Source } from './sources';

/** From the ground up: imports look only downward. The first that fits names a file's floor. */
const FLOORS: RegExp[][] = [
  [/^schema\//, /^migrations\//],
  [/^api\/platform\//],
  // A row of the facade is data: the modules write theirs.
  [/^api\/edges\//, /^api\/rest\/route$/],
  [/^api\/modules\//],
  [/^api\/rest\//, /^api\/http\//, /^api\/gate\//, /^api\/entities$/, /^api\/services$/],
  [/^api\/[\w-]+$/, /^api\/(commands|workers|demo)\//],
];

const COMPANY = ['activity', 'company', 'sign-in', 'users'];
/**
 * What a module may look down to, beside its own folder. Those that show everybody's data are on top; nothing looks up
 * to them.
 */
const MODULES: Record<string, string[]> = {
  activity: [],
  mail: [],
  plans: [],
  // When a session is over is sign-in's to say.
  retention: ['sign-in'],
  regulation: ['activity'],
  verifactu: ['activity', 'plans', 'mail'],
  certificates: ['activity', 'plans', 'mail', 'verifactu'],
  representation: ['activity', 'plans', 'verifactu'],
  obligation: ['activity', 'verifactu'],
  // A company's chain of records begins with the company.
  company: ['activity', 'plans', 'representation', 'verifactu'],
  'sign-in': ['activity', 'company', 'plans', 'mail', 'verifactu'],
  'api-keys': ['activity', 'mail', 'sign-in', 'verifactu'],
  users: ['activity', 'api-keys', 'mail', 'sign-in'],
  customers: COMPANY,
  products: COMPANY,
  affiliates: COMPANY,
  invoices: [...COMPANY, 'verifactu', 'obligation', 'customers', 'products', 'plans'],
  'letter-texts': COMPANY,
  delivery: [...COMPANY, 'customers', 'invoices', 'letter-texts', 'mail'],
  bank: [...COMPANY, 'customers', 'invoices'],
  quotes: [...COMPANY, 'customers', 'delivery', 'invoices', 'letter-texts', 'mail'],
  recurring: [...COMPANY, 'customers', 'delivery', 'invoices'],
  reminders: [...COMPANY, 'customers', 'delivery', 'invoices', 'letter-texts', 'mail'],
  'letter-examples': [...COMPANY, 'delivery', 'invoices', 'letter-texts', 'quotes', 'reminders'],
  billing: [...COMPANY, 'plans', 'affiliates', 'invoices', 'mail'],
  // Events of Stripe are noted in one place.
  card: [...COMPANY, 'billing', 'invoices', 'reminders'],
};
const SHOWS_ALL = ['dashboard', 'privacy', 'superadmin', 'archive'];

/** Arrows between features of the web, each for a reason. */
const FEATURES: Record<string, string> = {
  'web/src/invoices/exchange/ExchangeForm -> web/src/customers/CustomerModal':
    'a new customer is saved without leaving the exchange for which they asked',
  'web/src/invoices/form/FormDialogs -> web/src/customers/CustomerModal':
    'a customer is made without leaving the invoice or the quote',
  'web/src/invoices/seal/CorrectionCustomer -> web/src/customers/CustomerModal':
    'a customer is corrected without leaving the record',
};
/** Building blocks; `verifactu` says how a company stands with the tax agency, which many screens do. */
const NO_FEATURE = ['ui', 'gql', 'theme', 'test', 'verifactu', 'session', 'client', 'routes'];

/** Packages whose types stop where they are used. */
const PACKAGES: Record<string, RegExp> = {
  pg: /^api\/platform\//,
  typeorm: /^(api\/(platform|modules)|migrations)\//,
  '@apollo/server': /^api\/gate\/graphql$/,
  '@as-integrations/express5': /^api\/gate\/graphql$/,
  express: /^api\/(rest\/|http\/|app$|gate\/graphql$|demo\/|platform\/)/,
  pdfkit: /^api\/edges\//,
  fontkit: /^api\/edges\//,
  nodemailer: /^api\/edges\//,
  qrcode: /^(api\/edges\/|web\/src\/public\/parts\/Qr$)/,
  soap: /^api\/edges\//,
  'node-forge': /^api\/(modules\/certificates\/|sandbox\/)/,
  busboy: /^api\/rest\//,
  compression: /^api\/http\//,
  stripe: /^api\/edges\//,
  'graphile-worker': /^api\/platform\//,
  pino: /^api\/platform\//,
  '@node-rs/argon2': /^api\/modules\/sign-in\//,
};

const bare = (path: string) => path.replace(/\.tsx?$/, '');
const floorOf = (path: string) => FLOORS.findIndex(floor => floor.some(pattern => pattern.test(path)));
const moduleOf = (path: string) => /^api\/modules\/([\w-]+)\//.exec(path)?.[1];
const featureOf = (path: string) => {
  const name = /^web\/src\/([\w-]+)\//.exec(path)?.[1];
  return name && !NO_FEATURE.includes(name) ? name : undefined;
};

function betweenModules(from: string, to: string): string | null {
  const [mine, theirs] = [moduleOf(from), moduleOf(to)];
  if (/\.resolver$/.test(to)) return from === 'api/gate/resolvers' ? null : 'a resolver is only for the schema';
  if (/\.rest$/.test(to)) return from === 'api/rest/routes' ? null : 'rows are only for the router';
  if (!mine || !theirs || mine === theirs) return null;
  // What a table holds may be known everywhere: relations point from one to another.
  if (/\.entity$/.test(to)) return null;
  if (/\.resolver$/.test(from)) return null;
  if (SHOWS_ALL.includes(mine)) return SHOWS_ALL.includes(theirs) ? `${mine} does not look at ${theirs}` : null;
  if (!MODULES[mine]) return `${mine} has no place among the modules`;
  return MODULES[mine].includes(theirs) ? null : `${mine} does not look at ${theirs}`;
}

function inApi(from: string, to: string): string | null {
  if (to.startsWith('web/')) return 'the server does not know the client';
  if (from.startsWith('api/sandbox/')) return to.startsWith('api/sandbox/') ? null : 'a sandbox is an outside system';
  if (to.startsWith('api/sandbox/'))
    return floorOf(from) === FLOORS.length - 1 ? null : 'a sandbox is reached over its protocol';
  if (from.startsWith('schema/') || from.startsWith('migrations/'))
    return to.split('/')[0] === from.split('/')[0] ? null : 'the ground stands alone';
  if (to.startsWith('migrations/')) return floorOf(from) === FLOORS.length - 1 ? null : 'migrations are run, not used';
  if (from.startsWith('api/edges/') && to.startsWith('api/platform/'))
    return /\/(config|errors|log|loopback)$/.test(to) ? null : 'an edge knows config and errors of the platform';
  if (floorOf(to) < 0) return 'a file without a floor';
  return floorOf(to) > floorOf(from) ? 'imports look only downward' : betweenModules(from, to);
}

function inWeb(from: string, to: string): string | null {
  if (!to.startsWith('web/')) return to.startsWith('schema/') ? null : 'the client knows the contract, not the server';
  const [mine, theirs] = [featureOf(from), featureOf(to)];
  if (!theirs || mine === theirs || `${from} -> ${to}` in FEATURES) return null;
  if (mine || /^web\/src\/(ui|gql|theme)\//.test(from))
    return `${mine ?? 'a building block'} does not look at ${theirs}`;
  return /^web\/src\/routes\/screens$/.test(from) ? null : 'features are reached by their routes';
}

/** Every arrow that the house forbids, with its reason. */
export function forbiddenArrows(sources: Pick<Source, 'path' | 'imports' | 'packages'>[]): string[] {
  return sources
    .filter(source => !isTest(source.path))
    .flatMap(({ path, imports, packages }) => {
      const from = bare(path);
      const arrows = imports.map(to => [
        to,
        isTest(`${to}.ts`) || to.startsWith('web/src/test/')
          ? 'a test is no part of the product'
          : from.startsWith('web/')
            ? inWeb(from, to)
            : inApi(from, to),
      ]);
      const outside = packages.map(name => [
        name,
        PACKAGES[name] && !PACKAGES[name].test(from) ? 'its types stop elsewhere' : null,
      ]);
      return [...arrows, ...outside]
        .filter(([, reason]) => reason)
        .map(([to, reason]) => `${from} -> ${to}: ${reason}`);
    });
}

/** Exceptions that nobody needs any more. */
export const idleExceptions = (sources: Source[]): string[] =>
  Object.keys(FEATURES).filter(
    arrow => !sources.some(({ path, imports }) => imports.some(to => `${bare(path)} -> ${to}` === arrow)),
  );

/** Files that reach each other in a circle, types included: each circle once, by its files. */
export function circles(sources: Pick<Source, 'path' | 'imports'>[]): string[][] {
  const arrows = new Map(sources.filter(({ path }) => !isTest(path)).map(({ path, imports }) => [bare(path), imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of arrows.get(file)!) {
      if (!arrows.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of arrows.keys()) if (!order.has(file)) visit(file);
  return found;
}

const MOST_FILES = 25;
/** One file for each step of the schema: they are read one after the other, by their dates. */
const LONGER = ['migrations'];

/** Folders of more files than somebody takes in at a glance; tests beside their code do not count. */
export function crowdedRooms(sources: Pick<Source, 'path'>[]): string[] {
  const rooms = new Map<string, number>();
  for (const { path } of sources) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const room = path.slice(0, path.lastIndexOf('/'));
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  return [...rooms]
    .filter(([room, files]) => files > MOST_FILES && !LONGER.includes(room))
    .map(([room, files]) => `${room}: ${files}`);
}

/** Files that differ only in case: some disks hold one of them, and which of two an import means is a riddle on others. */
export function twins(sources: Pick<Source, 'path'>[]): string[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ path }) => {
    const bare = path.replace(/\.tsx?$/, '');
    const other = seen.get(bare.toLowerCase());
    seen.set(bare.toLowerCase(), bare);
    return other !== undefined && other !== bare ? [`${other} and ${bare}`] : [];
  });
}
