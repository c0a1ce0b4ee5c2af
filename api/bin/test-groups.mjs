// Test files that run one after another in one module registry: each registry that jest opens loads the whole product
// again, 3 s of a core, or the whole client and a page of its own, 2 s. A single file is run as it always was:
// `npx jest api/platform/zip`.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'dist', 'test-groups');
const IS_TEST = /\.test\.tsx?$/;
/** What changes modules or clocks for all that is loaded beside it, or has a snapshot under its own name. */
const ALONE = /jest\.(mock|isolateModules|useFakeTimers)\(|\.toMatchSnapshot\(/;

/** A second of a core, as a rule, is so much of a test file; not of these, whose seconds were measured. */
const BYTES_A_SECOND = 2_200;
const SECONDS = {
  'api/modules/certificates/pkcs12/bombs.test.ts': 11,
  'api/test/bad-input.test.ts': 21,
  'api/test/crash.test.ts': 10,
  'api/test/faults/kills.test.ts': 15,
  'api/test/faults/lines.test.ts': 10,
  'api/test/faults/pace.test.ts': 9,
  'api/test/faults/refusals.test.ts': 19,
  'api/test/faults/silence.test.ts': 7,
  'api/test/house/access-matrix.test.ts': 45,
  'api/test/house/contracts.test.ts': 9,
  'api/test/isolation.test.ts': 11,
  'api/test/outage.test.ts': 10,
  'api/test/rate-limits.test.ts': 15,
};
const weightOf = path => Math.max(statSync(join(ROOT, path)).size, (SECONDS[path] ?? 0) * BYTES_A_SECOND);

/** Shares files out by weight, the largest first, each to the group that has least. */
function share(files, count) {
  const groups = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const file of files.toSorted((a, b) => b.size - a.size)) {
    const least = groups.reduce((best, group) => (group.size < best.size ? group : best));
    least.size += file.size;
    least.files.push(file.path);
  }
  return groups.filter(group => group.files.length > 0);
}

/**
 * Writes a test file per group of the files under `folders` and returns what jest has to look for: the groups, and the
 * files that run alone. `hooks`: a module whose hooks are for every test, however many files load it.
 */
export function groupTests(project, { folders, alone = () => false, hooks }, count) {
  const to = join(FOLDER, project);
  const files = folders
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, name)))
    .filter(path => IS_TEST.test(path) && !path.includes('node_modules'))
    .map(path => ({ path, size: weightOf(path) }));
  const single = files.filter(({ path }) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return ALONE.test(text) || alone(text);
  });
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const required = path => `require(${JSON.stringify(relative(to, join(ROOT, path)))});\n`;
  const groups = share(
    files.filter(file => !single.includes(file)),
    count,
  ).map(({ files: members }, n) => {
    const file = join(to, `group-${String(n + 1).padStart(2, '0')}.test.js`);
    const parts = members.toSorted().map(path => `describe(${JSON.stringify(path)}, () => {\n  ${required(path)}});\n`);
    writeFileSync(file, [...(hooks ? [required(hooks)] : []), ...parts].join(''));
    return file;
  });
  return [...groups, ...single.map(({ path }) => join(ROOT, path))];
}
