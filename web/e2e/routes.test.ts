import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const BUILT = join(ROOT, 'dist/web');
const table = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'api/bin/routes.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), said: stderr };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of two routes that share a file, with these budgets. */
function built(budgets: object, bytes = 4_000): string[] {
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('shared.js', randomBytes(10_000));
  // As it travels: the file beside it is the one that counts.
  write('a.js', randomBytes(90_000));
  write('a.js.br', randomBytes(bytes));
  write(
    '.routes.json',
    JSON.stringify([
      { path: '/a', files: ['shared.js', 'a.js'] },
      { path: '/b', files: ['shared.js'] },
    ]),
  );
  write('budgets.json', JSON.stringify(budgets));
  return [folder, join(folder, 'budgets.json')];
}

test('the built client keeps within its budgets, with a row for each screen, and its files are there', () => {
  const { status, lines, said } = table();
  expect([status, said]).toEqual([0, '']);
  const screens: string[] = JSON.parse(readFileSync(join(BUILT, '.screens.json'), 'utf8'));
  const routes: { path: string; files: string[] }[] = JSON.parse(readFileSync(join(BUILT, '.routes.json'), 'utf8'));
  expect(lines.length).toBe(routes.length);
  for (const { path, files } of routes) {
    expect(screens).toContain(path);
    expect(lines.some(line => line.startsWith(`${path} `))).toBe(true);
    expect(files.filter(file => !existsSync(join(BUILT, file)))).toEqual([]);
  }
  // A screen takes more than what every page does.
  const of = (path: string) => routes.find(route => route.path === path)!.files;
  expect(of('/app/invoices').length).toBeGreaterThan(of('/login').length);
  expect(of('/app/invoices')).not.toEqual(of('/app/customers'));
});

test('a route at its budget passes; one byte more fails, and is named', () => {
  const at = table(...built({ any: 14, routes: {} }));
  expect([at.status, at.said]).toEqual([0, '']);
  expect(at.lines).toEqual(['/a    14.0 kB of   14.0  2 files', '/b    10.0 kB of   14.0  1 files']);
  const beyond = table(...built({ any: 14, routes: {} }, 4_001));
  expect(beyond.status).toBe(1);
  expect(beyond.lines[0]).toContain('TOO MUCH');
  expect(beyond.said).toBe('What a route loads (web/budgets.json):\n/a: 14.0 kB, 14.0 at most\n');
});

test('a route may have a budget of its own; one of no route fails', () => {
  expect(table(...built({ any: 12, routes: { '/a': 15 } })).status).toBe(0);
  expect(table(...built({ any: 20, routes: { '/b': 9 } })).said).toContain('/b: 10.0 kB, 9.0 at most');
  expect(table(...built({ any: 20, routes: { '/c': 9 } })).said).toContain('/c: a budget of no route');
});
