// Test files that run one after another in one module registry: each registry that jest opens loads the whole product
// again, 3 s of a core, or the whole client and a page of its own, 2 s. A single file is run as it always was:
// `npx jest api/platform/zip`.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'dist', 'test-groups');
const IS_TEST = /\.test\.tsx?$/;
/** What changes modules for all that is loaded beside it, or has a snapshot under its own name. */
const ALONE = /jest\.(mock|isolateModules)\(|\.toMatchSnapshot\(/;
/** What stops the clock goes beside others in a page, and not where PostgreSQL is waited for. */
const STOPS_CLOCK = /jest\.useFakeTimers\(/;
/** A test that stops the clock, and fails before it lets it run again, stops no other's. */
const CLOCK = 'afterEach(() => jest.useRealTimers());\n';

/** Asks jsdom how elements look, by all looks that the page knows by then: half a second at first, many at the end. */
const FIRST = /computedStyle\.test/;
const inOrder = (one, other) => Number(FIRST.test(other)) - Number(FIRST.test(one)) || (one < other ? -1 : 1);

/** A second of a core, as a rule, is so much of a test file; not of these, whose seconds were measured. */
const BYTES_A_SECOND = 2_500;
const SECONDS = {
  'api/modules/activity/activity.test.ts': 12,
  'api/modules/certificates/key-rotation.test.ts': 5,
  'api/modules/certificates/pkcs12/bombs.test.ts': 8,
  'api/modules/recurring/killed.test.ts': 8,
  'api/modules/verifactu/send/pause.test.ts': 9,
  'api/modules/reminders/run.test.ts': 6,
  'api/platform/database/streams.test.ts': 9,
  'api/rest/slow-readers.test.ts': 6,
  'api/test/bad-input.test.ts': 7,
  'api/test/faults/kills.test.ts': 18,
  'api/test/faults/lines.test.ts': 16,
  'api/test/faults/pace.test.ts': 11,
  'api/test/faults/refusals.test.ts': 12,
  'api/test/faults/sealing.test.ts': 4,
  'api/test/hostile-input.test.ts': 8,
  'api/test/house/access-matrix.test.ts': 34,
  'api/test/house/contracts.test.ts': 11,
  'api/test/isolation.test.ts': 20,
  'api/test/outage.test.ts': 18,
  'api/test/rate-limits.test.ts': 13,
  'api/test/start.test.ts': 6,
};
const weightOf = path => Math.max(statSync(join(ROOT, path)).size, (SECONDS[path] ?? 0) * BYTES_A_SECOND);

/** What stays together: files of which `kin` says the same. */
function bundles(files, kin) {
  const found = new Map();
  for (const file of files) {
    const key = kin(file) ?? file.path;
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return [...found.values()].map(members => ({
    size: members.reduce((sum, { size }) => sum + size, 0),
    files: members.map(({ path }) => path),
  }));
}

/** Shares bundles out by weight, the largest first, each to the group that has least. */
function share(parts, count) {
  const groups = Array.from({ length: count }, () => ({ size: 0, files: [] }));
  for (const part of parts.toSorted((a, b) => b.size - a.size)) {
    const least = groups.reduce((best, group) => (group.size < best.size ? group : best));
    least.size += part.size;
    least.files.push(...part.files);
  }
  return groups.filter(group => group.files.length > 0);
}

/**
 * Writes a test file per group of the files under `folders` and returns what jest has to look for: the groups, and the
 * files that run alone. `kin`: what of a file's text says with which it goes. `hooks`: a module whose hooks are for
 * every test, however many files load it.
 */
export function groupTests(project, { folders, kin = () => undefined, hooks }, count) {
  const to = join(FOLDER, project);
  const files = folders
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, name)))
    .filter(path => IS_TEST.test(path) && !path.includes('node_modules'))
    .map(path => ({ path, size: weightOf(path) }));
  const text = ({ path }) => readFileSync(join(ROOT, path), 'utf8');
  const isAlone = source => ALONE.test(source) || (project !== 'web' && STOPS_CLOCK.test(source));
  const single = files.filter(file => isAlone(text(file)));
  const usual = files.filter(file => !single.includes(file));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const required = path => `require(${JSON.stringify(relative(to, join(ROOT, path)))});\n`;
  const write = (name, members) => {
    const file = join(to, `${name}.test.js`);
    const parts = members
      .toSorted(inOrder)
      .map(path => `describe(${JSON.stringify(path)}, () => {\n  ${required(path)}});\n`);
    writeFileSync(file, [CLOCK, ...(hooks ? [required(hooks)] : []), ...parts].join(''));
    return file;
  };
  const groups = share(
    bundles(usual, file => kin(text(file))),
    count,
  ).map(({ files: members }, n) => write(`group-${String(n + 1).padStart(2, '0')}`, members));
  return [...groups, ...single.map(({ path }) => join(ROOT, path))];
}
