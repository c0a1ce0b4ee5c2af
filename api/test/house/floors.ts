import { isTest, type Source } from './sources';

/** From the ground up: imports look only downward. The first that fits names a file's floor. */
const FLOORS: RegExp[][] = [
  [/^schema\//, /^migrations\//],
  [/^api\/platform\//],
  // A row of the facade is data: the modules write theirs.
  [/^api\/edges\//, /^api\/rest\/route$/],
  [/^api\/modules\//],
  [/^api\/rest\//, /^api\/http\//, /^api\/schema$/, /^api\/gate\//, /^api\/graphql(-limits)?$/, /^api\/entities$/, /^api\/services$/],
  [/^api\/[\w-]+$/],
];

const EVERYONE = ['activity', 'accounts'];
/** What a module may look down to, beside its own folder. Those that show everybody's data are on top; nothing looks up to them. */
const MODULES: Record<string, string[]> = {
  activity: [], mail: [], plans: [], retention: [], regulation: ['activity'],
  // A company's chain of records begins with the company.
  verifactu: ['activity', 'plans', 'mail'],
  obligation: ['activity', 'verifactu'],
  accounts: ['activity', 'plans', 'mail', 'verifactu'],
  customers: EVERYONE, products: EVERYONE, affiliates: EVERYONE,
  invoices: [...EVERYONE, 'verifactu', 'obligation', 'customers', 'products', 'plans'],
  billing: [...EVERYONE, 'plans', 'affiliates', 'invoices', 'mail'],
};
const SHOWS_ALL = ['dashboard', 'privacy', 'superadmin', 'archive'];

/** Arrows between features of the web, each for a reason. */
const FEATURES: Record<string, string> = {
  'web/src/invoices/form/InvoiceForm -> web/src/customers/CustomerModal': 'a customer is made without leaving the invoice',
  'web/src/invoices/seal/CorrectionCustomer -> web/src/customers/CustomerModal': 'a customer is corrected without leaving the record',
};
/** Building blocks; `verifactu` says how a company stands with the tax agency, which many screens do. */
const NO_FEATURE = ['ui', 'gql', 'theme', 'test', 'verifactu'];

/** Packages whose types stop where they are used. */
const PACKAGES: Record<string, RegExp> = {
  pg: /^api\/platform\//, typeorm: /^(api\/(platform|modules)|migrations)\//, '@apollo/server': /^api\/graphql$/, '@as-integrations/express5': /^api\/graphql$/,
  express: /^api\/(rest\/|http\/|app$|graphql$|dev-outbox$|demo-stripe$|platform\/)/, pdfkit: /^api\/edges\//, fontkit: /^api\/edges\//, nodemailer: /^api\/edges\//, qrcode: /^(api\/edges\/|web\/src\/public\/parts\/Qr$)/,
  soap: /^api\/edges\//, 'node-forge': /^api\/(modules\/verifactu\/certificate|sandbox\/)/, busboy: /^api\/rest\//, compression: /^api\/http\//, stripe: /^api\/edges\//, 'graphile-worker': /^api\/platform\//, pino: /^api\/platform\//, '@node-rs/argon2': /^api\/modules\/accounts\//,
};

const bare = (path: string) => path.replace(/\.tsx?$/, '');
const floorOf = (path: string) => FLOORS.findIndex(floor => floor.some(pattern => pattern.test(path)));
const moduleOf = (path: string) => /^api\/modules\/([\w-]+)\//.exec(path)?.[1];
const featureOf = (path: string) => { const name = /^web\/src\/([\w-]+)\//.exec(path)?.[1]; return name && !NO_FEATURE.includes(name) ? name : undefined; };

function betweenModules(from: string, to: string): string | null {
  const [mine, theirs] = [moduleOf(from), moduleOf(to)];
  if (/\.resolver$/.test(to)) return from === 'api/gate/schema' ? null : 'a resolver is only for the schema';
  if (/\.rest$/.test(to)) return from === 'api/rest/routes' ? null : 'rows are only for the router';
  if (!mine || !theirs || mine === theirs) return null;
  if (/\.resolver$/.test(from)) return null;
  if (SHOWS_ALL.includes(mine)) return SHOWS_ALL.includes(theirs) ? `${mine} does not look at ${theirs}` : null;
  if (!MODULES[mine]) return `${mine} has no place among the modules`;
  return MODULES[mine].includes(theirs) ? null : `${mine} does not look at ${theirs}`;
}

function inApi(from: string, to: string): string | null {
  if (to.startsWith('web/')) return 'the server does not know the client';
  if (from.startsWith('api/sandbox/')) return to.startsWith('api/sandbox/') ? null : 'a sandbox is an outside system';
  if (to.startsWith('api/sandbox/')) return floorOf(from) === FLOORS.length - 1 ? null : 'a sandbox is reached over its protocol';
  if (from.startsWith('schema/') || from.startsWith('migrations/')) return to.split('/')[0] === from.split('/')[0] ? null : 'the ground stands alone';
  if (to.startsWith('migrations/')) return floorOf(from) === FLOORS.length - 1 ? null : 'migrations are run, not used';
  if (from.startsWith('api/edges/') && to.startsWith('api/platform/')) return /\/(config|errors|log|loopback)$/.test(to) ? null : 'an edge knows config and errors of the platform';
  if (floorOf(to) < 0) return 'a file without a floor';
  return floorOf(to) > floorOf(from) ? 'imports look only downward' : betweenModules(from, to);
}

function inWeb(from: string, to: string): string | null {
  if (!to.startsWith('web/')) return to.startsWith('schema/') ? null : 'the client knows the contract, not the server';
  const [mine, theirs] = [featureOf(from), featureOf(to)];
  if (!theirs || mine === theirs || `${from} -> ${to}` in FEATURES) return null;
  if (mine || /^web\/src\/(ui|gql|theme)\//.test(from)) return `${mine ?? 'a building block'} does not look at ${theirs}`;
  return /^web\/src\/screens$/.test(from) ? null : 'features are reached by their routes';
}

/** Every arrow that the house forbids, with its reason. */
export function forbiddenArrows(sources: Pick<Source, 'path' | 'imports' | 'packages'>[]): string[] {
  return sources.filter(source => !isTest(source.path)).flatMap(({ path, imports, packages }) => {
    const from = bare(path);
    const arrows = imports.map(to => [to, isTest(`${to}.ts`) || to.startsWith('web/src/test/') ? 'a test is no part of the product' : from.startsWith('web/') ? inWeb(from, to) : inApi(from, to)]);
    const outside = packages.map(name => [name, PACKAGES[name] && !PACKAGES[name].test(from) ? 'its types stop elsewhere' : null]);
    return [...arrows, ...outside].filter(([, reason]) => reason).map(([to, reason]) => `${from} -> ${to}: ${reason}`);
  });
}

/** Exceptions that nobody needs any more. */
export const idleExceptions = (sources: Source[]): string[] => Object.keys(FEATURES).filter(arrow =>
  !sources.some(({ path, imports }) => imports.some(to => `${bare(path)} -> ${to}` === arrow)));
