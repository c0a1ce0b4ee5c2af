// npm test: installs what is missing, checks in order up to the first that fails, then runs all tests whatever fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { Interrupted, node, npm, ROOT, seconds } from './run.mjs';
import { ensureTestLibraries } from './test-libraries.mjs';

const reports = mkdtempSync(join(tmpdir(), 'folio-reports-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** By test file, how long its tests took, in milliseconds. */
const times = new Map();
/** By project, its files with a test that failed, and how many of its tests did. */
const red = new Map();
/** A step failed for another reason than its tests, or did not say which. */
let isBroken = false;

/**
 * What they and PostgreSQL allocate comes by 2 MB, not by 4 kB: a virtual machine may take a hundred times as long for each
 * page that comes. Only glibc knows it.
 */
const LARGE_PAGES = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };

/** `part`: those of its files alone whose path has this in it. Ungrouped, each of them runs as jest finds it. */
async function jest(project, { part = '', grouped = true } = {}) {
  const report = join(reports, `${project}${part && '-part'}.json`);
  const args = [
    // What tests throw away is young, and needs room from the start: the room grows only by what outlives a clearing. With
    // 64 MB each, processes beside each other push one another out of the caches of the processor: a tenth of their time.
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--import=./api/bin/stop-with-jest.mjs',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    `--maxWorkers=${WORKERS[project]}`,
    ...(part && [`--testPathPatterns=${part}`]),
    '--json',
    `--outputFile=${report}`,
  ];
  try {
    // React and others behave otherwise under an exported NODE_ENV=production. CI: plain lines, since two may write.
    const env = {
      NODE_ENV: 'test',
      CI: '1',
      ...LARGE_PAGES,
      ...(grouped && { FOLIO_TEST_GROUPS: `${project}:${GROUPS[project]}` }),
    };
    await node(args, { quiet: false, env });
  } catch (error) {
    if (grouped && count(project, report) === 0) isBroken = true;
    throw error;
  }
  if (grouped) count(project, report);
}

/** How many of its tests failed, once they are added to those of the others. */
function count(project, report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = red.get(project) ?? new Map();
    isBroken ||= numRuntimeErrorTestSuites > 0;
    for (const { name, assertionResults } of testResults)
      for (const { ancestorTitles, duration, status } of assertionResults) {
        // In a group a file is what is described first.
        const file = name.includes('test-groups') ? ancestorTitles[0] : relative(ROOT, name);
        times.set(file, (times.get(file) ?? 0) + (duration ?? 0));
        if (status === 'failed') failed.set(file, (failed.get(file) ?? 0) + 1);
      }
    if (failed.size > 0) red.set(project, failed);
    totals.passed += numPassedTests;
    totals.skipped += numPendingTests;
    totals.failed += numFailedTests + numRuntimeErrorTestSuites;
    return numFailedTests;
  } catch {
    // Jest itself failed: the step counts as the failure.
    isBroken = true;
    return 0;
  } finally {
    rmSync(report, { force: true });
  }
}

/** By one checker: each more works out the types of the component library anew, and the other project has a core. */
const tsc = project => node(['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit', '--checkers', '1']);
const hasFresh = () => 'fresh' in JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const cores = availableParallelism();

/** Steps of one list run beside each other. Nothing is run behind one that fails. */
const CHECKS = [
  [['dependencias', ensureInstalled]],
  // All at once: each of them waits for the disk, or leaves a core, by turns.
  [
    ['tipos de la API', () => tsc('tsconfig.json')],
    ['tipos de la web', () => tsc('web/tsconfig.json')],
    ['estilo', () => node(['node_modules/oxlint/bin/oxlint'])],
    // Of the same mind as prettier (npm run format), in a fortieth of the time.
    ['formato', () => node(['node_modules/oxfmt/bin/oxfmt', '--check', '.'])],
    ['ficheros generados al día', () => hasFresh() && npm(['run', '--silent', 'fresh'])],
    // Typefaces and all.
    ['compilación', ensureBuilt],
    ['bibliotecas para las pruebas de la web', ensureTestLibraries],
  ],
];

/**
 * The three run beside each other from the first to the last: the client's tests compute all the time, and take what
 * those leave that wait for PostgreSQL, for timers, for a browser and for processes of their own. Few at once, since
 * each process more takes time from all others, but enough for no core to be idle.
 */
const WORKERS = {
  e2e: Math.max(1, Math.min(2, cores - 1)),
  api: Math.min(4, cores + 1),
  web: Math.max(1, Math.min(3, cores - 1)),
};

/**
 * Of the test files of a project: enough to share out among the workers to the end. Of the client's one per worker:
 * each group warms up a client of its own.
 */
const GROUPS = { api: 2 * WORKERS.api, web: WORKERS.web, e2e: 2 * WORKERS.e2e };

const TESTS = [
  ['pruebas en el navegador', () => jest('e2e')],
  ['pruebas de la API', () => jest('api')],
  ['pruebas de la web', () => jest('web')],
];

/** Where the time went: the files whose tests took longest, beside whatever else ran. */
function slowest(count) {
  const longest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, count);
  return longest.map(([file, ms]) => `  ${(ms / 1000).toFixed(1).replace('.', ',').padStart(6)} s  ${file}\n`).join('');
}

/** As many files as somebody looks into one by one. More of them that fail say that something is broken. */
const FEW = 3;
const escaped = file => file.replaceAll(/[.[\]()]/g, '\\$&');

/**
 * Whether a few files that failed beside others pass by themselves. A test that does is said by its file at the end:
 * it depends on how busy the machine is, and is to be mended, but says nothing against what is tested.
 */
async function passByThemselves() {
  const files = [...red].flatMap(([project, failed]) => [...failed].map(([file, count]) => ({ project, file, count })));
  if (isBroken || files.length > FEW) return [];
  const passed = [];
  for (const one of files)
    if (
      await runStep([
        `${one.file}, otra vez y solo`,
        () => jest(one.project, { part: escaped(one.file), grouped: false }),
      ])
    )
      passed.push(one);
  return passed;
}

/** True when it passed. */
async function runStep([name, step]) {
  const from = performance.now();
  try {
    await step();
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    if (totals.failed === 0) totals.failed = 1;
    process.stdout.write(`${error.message}${error.message && '\n'}✗ ${name} (${seconds(from)})\n`);
    return false;
  }
  process.stdout.write(`✓ ${name} (${seconds(from)})\n`);
  return true;
}

async function runSteps() {
  checkNode();
  for (const together of CHECKS) {
    const passed = await Promise.all(together.map(runStep));
    if (passed.includes(false)) return 1;
  }
  const passed = await Promise.all(TESTS.map(runStep));
  if (!passed.includes(false)) return 0;
  for (const { file, count } of await passByThemselves()) {
    totals.failed -= count;
    totals.passed += count;
    process.stdout.write(`Falló junto a otros y pasó solo: ${file} (${count})\n`);
  }
  return !isBroken && totals.failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await runSteps();
  process.stdout.write(`Los ficheros que más tardaron:\n${slowest(20)}`);
  process.stdout.write(
    `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}\n`,
  );
} catch (error) {
  process.exitCode = error instanceof Interrupted ? 130 : 1;
  if (!(error instanceof Interrupted)) process.stderr.write(`${error.message}\n`);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
