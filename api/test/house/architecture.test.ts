import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFile, forEachChild, ScriptTarget, SyntaxKind, type Node } from 'typescript';
import { ROOT } from '../../platform/config/config';
import { beginAcross } from '../../platform/database/begin';
import { placeOf, PLANTS } from '../faults/plants';
import { ACROSS } from './across';
import { circles, crowdedRooms, forbiddenArrows, idleExceptions, twins } from './floors';
import { isGenerated, isTest, readScripts, readSources, sourceOf, type Source } from './sources';
import { longFunctions } from './long-functions';
import { idleElsewhere, statements } from './statements';
import { foreignTables, idleReasons } from './tables';
import { unusedExports } from './unused-exports';

const sources = readSources();
const written = sources.filter(({ path }) => !isGenerated(path));
const naming = (wrong: (source: Source) => boolean) => written.filter(wrong).map(({ path }) => path);

test('imports look only downward', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(forbiddenArrows(sources)).toEqual([]);
  expect(idleExceptions(sources)).toEqual([]);
});

test('no function is long', () => {
  const product = written.filter(({ path }) => !isTest(path) && !path.startsWith('migrations/'));
  expect(longFunctions(product)).toEqual([]);
  const lines = Array.from({ length: 99 }, (_, i) => `  step(${i});`).join('\n');
  const inside = `const f = () => {\n${lines}\n  step(99);\n};\nfunction g() {\n${lines}\n}`;
  expect(longFunctions([sourceOf('api/modules/invoices/issue.ts', inside)])).toEqual([
    'api/modules/invoices/issue.ts f',
    'api/modules/invoices/issue.ts g',
  ]);
});

test('nothing is exported that no other file names', () => {
  expect(unusedExports([...sources, ...readScripts()])).toEqual([]);
  const of = (path: string, text: string) => sourceOf(`api/platform/${path}.ts`, text);
  expect(
    unusedExports([
      of(
        'a',
        'export const one = 1;\nexport interface Two {}\nexport async function three() {}\nexport { one as four };',
      ),
      of('b', "import { one as own, type Two } from './a';\nconst three = own;"),
      of('c', 'export const lazy = 1;\nexport const other = 2;'),
      of('d', "const load = async () => (await import('./c')).lazy;"),
    ]),
  ).toEqual(['api/platform/a.ts three', 'api/platform/a.ts four', 'api/platform/c.ts other']);
});

test('an arrow that is forbidden would be reported', () => {
  const FORBIDDEN: [from: string, text: string, why: string][] = [
    [
      'api/platform/graphql/page.ts',
      `import type { Invoice } from '../../modules/invoices/invoice.entity'`,
      'imports look only downward',
    ],
    ['api/platform/graphql/page.ts', `export * from '../../rest/http'`, 'imports look only downward'],
    ['api/edges/mail.ts', `import { findUser } from '../modules/users/users'`, 'imports look only downward'],
    [
      'api/edges/mail.ts',
      `import { Db } from '../platform/database/db'`,
      'an edge knows config and errors of the platform',
    ],
    ['api/modules/invoices/invoices.ts', `import { schema } from '../../gate/schema'`, 'imports look only downward'],
    ['api/modules/invoices/invoices.ts', `import { sendError } from '../../rest/http'`, 'imports look only downward'],
    [
      'api/modules/customers/customers.ts',
      `const later = () => import('../invoices/invoices')`,
      'customers does not look at invoices',
    ],
    [
      'api/modules/verifactu/verifactu.ts',
      `import type { Invoice } from '../invoices/invoices'`,
      'verifactu does not look at invoices',
    ],
    [
      'api/modules/invoices/invoices.ts',
      `import { InvoicesResolver } from './invoices.resolver'`,
      'a resolver is only for the schema',
    ],
    [
      'api/modules/nuevo/nuevo.ts',
      `import { logActivity } from '../activity/activity'`,
      'nuevo has no place among the modules',
    ],
    [
      'api/modules/dashboard/dashboard.ts',
      `import { listTenants } from '../superadmin/superadmin'`,
      'dashboard does not look at superadmin',
    ],
    ['api/rest/router.ts', `import { createApp } from '../app'`, 'imports look only downward'],
    ['api/sandbox/aeat/server.ts', `import { config } from '../../platform/config'`, 'a sandbox is an outside system'],
    [
      'api/modules/verifactu/send.ts',
      `import { start } from '../../sandbox/aeat/server'`,
      'a sandbox is reached over its protocol',
    ],
    ['api/app.ts', `import { paths } from '../web/src/paths'`, 'the server does not know the client'],
    ['schema/totals.ts', `import { money } from '../api/platform/money'`, 'the ground stands alone'],
    ['migrations/1-x.ts', `import { ENTITIES } from '../api/entities'`, 'the ground stands alone'],
    ['api/server.ts', `import { buildTenant } from './test/build'`, 'a test is no part of the product'],
    ['api/modules/invoices/invoices.ts', `import { Client } from 'pg'`, 'its types stop elsewhere'],
    [
      'web/src/customers/CustomersPage.tsx',
      `import { form } from '../invoices/form'`,
      'customers does not look at invoices',
    ],
    ['web/src/ui/Button.tsx', `import { form } from '../invoices/form'`, 'a building block does not look at invoices'],
    ['web/src/session/session.tsx', `import { form } from '../invoices/form'`, 'features are reached by their routes'],
    [
      'web/src/invoices/form/values.ts',
      `import { AppError } from '../../../../api/platform/errors'`,
      'the client knows the contract, not the server',
    ],
  ];
  for (const [from, text, why] of FORBIDDEN)
    expect([from, text, forbiddenArrows([sourceOf(from, text)])]).toEqual([from, text, [expect.stringContaining(why)]]);
  const allowed = sourceOf(
    'api/modules/invoices/invoices.ts',
    `import { logActivity } from '../activity/activity'; import type { Route } from '../../rest/route'; import { invoicePdf } from '../../edges/pdf/pdf'`,
  );
  expect(forbiddenArrows([allowed])).toEqual([]);
});

test('no file reaches itself through others, types included', () => {
  expect(circles(sources)).toEqual([]);
  const three = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['d', 'a'],
  ].map(([from, to]) => sourceOf(`api/${from}.ts`, `import type { X } from './${to}'`));
  expect(circles(three)).toEqual([['api/a', 'api/b', 'api/c']]);
});

test('no room has more files than somebody takes in at a glance', () => {
  expect(crowdedRooms(written)).toEqual([]);
  expect(crowdedRooms(Array.from({ length: 26 }, (_, i) => ({ path: `api/modules/x/${i}.ts` })))).toEqual([
    'api/modules/x: 26',
  ]);
});

test('a module reaches the tables of another by its verbs, or says why not', () => {
  expect(foreignTables(sources)).toEqual([]);
  expect(idleReasons(sources)).toEqual([]);
  expect(foreignTables([sourceOf('api/modules/customers/customers.ts', "em.query('SELECT 1 FROM invoices')")])).toEqual(
    ['api/modules/customers/customers.ts reads invoices of invoices'],
  );
  expect(
    foreignTables([sourceOf('api/modules/dashboard/dashboard.ts', "em.query('UPDATE invoices SET status = 1')")]),
  ).toEqual(['api/modules/dashboard/dashboard.ts writes invoices of invoices']);
});

test('every statement by hand has a reason, and the decision counts them', () => {
  const found = statements(sources);
  expect(found.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
  expect(idleElsewhere(found)).toEqual([]);
  const tally = (names: string[]) =>
    [...new Set(names)].sort().map(name => `| ${name} | ${names.filter(each => each === name).length} |`);
  const counted = [...tally(found.flatMap(({ reasons }) => reasons)), ...tally(found.map(({ module }) => module))];
  const decision = readFileSync(join(ROOT, 'docs/adr/0016-classes-and-statements.md'), 'utf8');
  expect(decision.match(/^\| .* \| \d+ \|$/gm)).toEqual(counted);
  const simple = "em.query('SELECT name FROM tenants WHERE tenant_id = $1')";
  const locking = "const OF = 'tenants'; em.query(`SELECT 1 FROM ${OF} WHERE tenant_id = $1 FOR UPDATE`)";
  expect(
    statements([simple, locking].map(text => ({ path: 'api/modules/x/x.ts', text }))).map(({ reasons }) => reasons),
  ).toEqual([[], ['locks']]);
  const byClass = 'em.findOneBy(Tenant, { id }); em.update(Tenant, { id }, { name })';
  expect(foreignTables([{ path: 'api/modules/plans/x.ts', text: byClass }], new Map([['Tenant', 'tenants']]))).toEqual([
    'api/modules/plans/x.ts writes tenants of company',
    'api/modules/plans/x.ts reads tenants of company',
  ]);
});

test('no file is longer than 300 lines, a test no longer than 600, and most are under 70', () => {
  const lengths = written.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  expect(lengths.filter(({ path, lines }) => lines > (isTest(path) ? 600 : 300))).toEqual([]);
  const code = lengths.filter(({ path }) => !isTest(path)).map(({ lines }) => lines);
  expect(code.sort((a, b) => a - b)[Math.floor(code.length / 2)]).toBeLessThan(70);
});

test('one line in a hundred, at most, is longer than 120 characters', () => {
  const lines = written.flatMap(({ path, text }) => (path.startsWith('migrations/1') ? [] : text.split('\n')));
  expect(lines.filter(line => line.length > 120).length / lines.length).toBeLessThan(0.01);
});

test('a name says what a file holds', () => {
  expect(
    naming(({ path }) =>
      /(^|\/)(index|utils?|helpers?|types|common|misc|constants)\.tsx?$|\/(utils?|helpers?|common)\//.test(path),
    ),
  ).toEqual([]);
});

test('no two files differ only in case', () => {
  expect(twins(sources)).toEqual([]);
  const pair = ['web/src/quotes/QuoteForm.tsx', 'web/src/quotes/quoteForm.ts', 'web/src/form/quoteForm.ts'];
  expect(twins(pair.map(path => ({ path })))).toEqual(['web/src/quotes/QuoteForm and web/src/quotes/quoteForm']);
});

test('nothing is left for later, hushed or switched off', () => {
  const later = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X\\b', 'HA' + 'CK\\b'].join('|'));
  const hushed = new RegExp(
    ['@ts-(' + 'ignore|nocheck|expect-error)', '(es|ox)lint-' + 'disable', 'istanbul ' + 'ignore'].join('|'),
  );
  // Chosen at run time, a test may stand aside with a word: where it needs what this machine has not.
  const off = new RegExp(
    '^\\s*(describe|test|it)\\.(' + 'skip|todo|failing)\\b|\\b(describe|test|it)\\.only\\b|\\bx(it|describe|test)\\(',
    'm',
  );
  expect(naming(({ text }) => later.test(text))).toEqual([]);
  expect(naming(({ text }) => hushed.test(text))).toEqual([]);
  expect(naming(({ path, text }) => isTest(path) && off.test(text))).toEqual([]);
});

test('no type is any', () => {
  const any = (node: Node): boolean =>
    node.kind === SyntaxKind.AnyKeyword || (forEachChild(node, child => any(child) || undefined) ?? false);
  expect(
    naming(({ path, text }) => /\bany\b/.test(text) && any(createSourceFile(path, text, ScriptTarget.Latest))),
  ).toEqual([]);
});

test('the environment is read in one place', () => {
  // Config reads it; the embedded server hands its child what it needs; a bench and the tests hand it on.
  const MAY = /^(api\/platform\/(config\/config|embedded-postgres\/cluster)\.ts|bench\/product\.ts)$/;
  expect(naming(({ path, text }) => /\bprocess\.env\b/.test(text) && !MAY.test(path) && !isTest(path))).toEqual([]);
});

test('transactions are opened in one place, and a tenant is set for no longer than one', () => {
  const opens = [
    'api/platform/database/db.ts',
    'api/platform/database/begin.ts',
    'api/platform/database/streams.ts',
    'api/platform/database/owner.ts',
    'api/platform/partitions/partition.ts',
  ];
  const product = ({ path }: Source) => path.startsWith('api/') && !isTest(path) && !opens.includes(path);
  expect(
    naming(
      source =>
        product(source) &&
        /createQueryRunner|startTransaction|\.transaction\(|['"`](BEGIN|COMMIT|ROLLBACK)\b/.test(source.text),
    ),
  ).toEqual([]);
  expect(
    naming(
      ({ path, text }) =>
        path.startsWith('api/') && !isTest(path) && /\bSET\s+(?!LOCAL\b)(SESSION\s+)?app\./i.test(text),
    ),
  ).toEqual([]);
  expect(naming(source => product(source) && /set_config\s*\(/i.test(source.text))).toEqual([]);
});

test('each reader across companies is listed with the reason', () => {
  const asks = written.filter(
    ({ path }) => path.startsWith('api/') && !isTest(path) && path !== 'api/platform/database/db.ts',
  );
  const found = asks.flatMap(({ path, text }) =>
    [...text.matchAll(/\bacrossTenants\(\s*(?:'([^']*)')?/g)].map(([, reason]) => `${path}: ${reason}`),
  );
  expect([...new Set(found)].sort()).toEqual(
    Object.entries(ACROSS)
      .flatMap(([path, reasons]) => reasons.map(reason => `${path}: ${reason}`))
      .sort(),
  );
  expect(() => beginAcross('1; DROP TABLE tenants')).toThrow('a transaction across tenants needs a reason');
  expect(() => beginAcross('*/ DROP TABLE tenants')).toThrow('a transaction across tenants needs a reason');
});

test('the client draws no HTML of its own making, and asks no questions of the browser', () => {
  const client = ({ path }: Source) => path.startsWith('web/src/') && !isTest(path);
  expect(
    naming(
      source => client(source) && /dangerouslySetInnerHTML|\.innerHTML\b|\beval\(|new Function\(/.test(source.text),
    ),
  ).toEqual([]);
  expect(
    naming(
      source => client(source) && /\bwindow\.(alert|confirm|prompt)\(|(^|[^.\w])(alert|prompt)\(/m.test(source.text),
    ),
  ).toEqual([]);
});

test('no rate limit is counted inside a transaction: it takes a connection of its own, and those who hold one would wait for each other', () => {
  const inside = (text: string) =>
    text
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .some(each => /^[^{]*\bem: EntityManager/.test(each) && /\blimits\b/.test(each)) ||
    /\.(tx|read)\((async )?em => (\{(?:(?!^ *\}\);)[^])*|[^\n]*)\blimits\b/m.test(text);
  expect(naming(({ path, text }) => path.startsWith('api/modules/') && !isTest(path) && inside(text))).toEqual([]);
  expect(inside('export async function a(em: EntityManager, ctx: Ctx) {\n  await ctx.services.limits.take();\n}')).toBe(
    true,
  );
  expect(
    inside('function a(ctx: Ctx) {\n  return ctx.tx(async em => {\n    await ctx.services.limits.take();\n  });\n}'),
  ).toBe(true);
});

test('each bug that is planted on purpose finds its one place', () => {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  expect(
    PLANTS.filter(plant => [...(textOf.get(plant.file) ?? '').matchAll(placeOf(plant))].length !== 1).map(
      ({ bug, file }) => `${bug}: ${file}`,
    ),
  ).toEqual([]);
});
