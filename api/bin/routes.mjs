// Shows what each route of the built client loads, compressed as it travels, and fails where one exceeds its budget:
// `node api/bin/routes.mjs [dist/web] [web/budgets.json]`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const sizeOf = file => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const kB = bytes => (bytes / 1000).toFixed(1);

/** A row for each route: its files, their bytes and how many it may load. */
function routesOf(folder, budgets) {
  return JSON.parse(readFileSync(join(folder, '.routes.json'), 'utf8'))
    .map(({ path, files }) => ({
      path,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + sizeOf(join(folder, file)), 0),
      most: (budgets.routes[path] ?? budgets.any) * 1000,
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The table as lines of text, and what is wrong: routes over their budget, budgets of no route. */
function tableOf(folder, budgets) {
  const rows = routesOf(folder, budgets);
  const wide = Math.max(...rows.map(({ path }) => path.length));
  const lines = rows.map(
    ({ path, files, bytes, most }) =>
      `${path.padEnd(wide)}  ${kB(bytes).padStart(6)} kB of ${kB(most).padStart(6)}  ${files} files${bytes > most ? '  TOO MUCH' : ''}`,
  );
  const wrong = [
    ...rows
      .filter(({ bytes, most }) => bytes > most)
      .map(({ path, bytes, most }) => `${path}: ${kB(bytes)} kB, ${kB(most)} at most`),
    ...Object.keys(budgets.routes)
      .filter(path => !rows.some(row => row.path === path))
      .map(path => `${path}: a budget of no route`),
  ];
  return { lines, wrong };
}

/** Prints it. False: a route loads too much. */
export function showRoutes(folder = join(ROOT, 'dist/web'), budgets = join(ROOT, 'web/budgets.json')) {
  const { lines, wrong } = tableOf(folder, JSON.parse(readFileSync(budgets, 'utf8')));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (wrong.length > 0) process.stderr.write(`What a route loads (web/budgets.json):\n${wrong.join('\n')}\n`);
  return wrong.length === 0;
}

if (process.argv[1] === import.meta.filename && !showRoutes(...process.argv.slice(2))) process.exitCode = 1;
