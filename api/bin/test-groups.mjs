// Test files of the API that run one after another in one module registry: each registry that jest opens loads the
// whole product again, 3 s of a core. A single file is run as it always was: `npx jest api/platform/zip`.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'dist', 'test-groups');
/** What changes modules or clocks for all loaded beside it, has a snapshot under its own name, or weighs the process. */
const ALONE =
  /jest\.(mock|isolateModules|useFakeTimers)\(|\.toMatchSnapshot\(|memoryUsage\(\)\.(heapUsed|arrayBuffers)/;

/** Shares files out by size, the largest first, each to the group that has least. */
function share(files, count) {
  const groups = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const file of files.toSorted((a, b) => b.size - a.size)) {
    const least = groups.reduce((best, group) => (group.size < best.size ? group : best));
    least.size += file.size;
    least.files.push(file.path);
  }
  return groups.filter(group => group.files.length > 0);
}

/** Writes a test file per group and returns what jest has to look for: the groups, and the files that run alone. */
export function groupTests(folders, count) {
  const files = folders
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, name)))
    .filter(path => path.endsWith('.test.ts'))
    .map(path => ({ path, size: statSync(join(ROOT, path)).size }));
  const alone = files.filter(({ path }) => ALONE.test(readFileSync(join(ROOT, path), 'utf8')));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const groups = share(
    files.filter(file => !alone.includes(file)),
    count,
  ).map(({ files: members }, n) => {
    const file = join(FOLDER, `group-${String(n + 1).padStart(2, '0')}.test.js`);
    const parts = members.toSorted().map(path => {
      const target = JSON.stringify(relative(FOLDER, join(ROOT, path)));
      return `describe(${JSON.stringify(path)}, () => {\n  require(${target});\n});\n`;
    });
    writeFileSync(file, parts.join(''));
    return file;
  });
  return [...groups, ...alone.map(({ path }) => join(ROOT, path))];
}
