// npm run faults:mutations: plants bugs one by one in a copy of the product and shows which scenario turns red for
// each. With words only the bugs that are called so; with 2/6 the second of six parts, where there is no time for all
// at once.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { placeOf, PLANTS, type Plant } from './plants';

const [only] = process.argv.slice(2);
const [, part, parts] = /^(\d+)\/(\d+)$/.exec(only ?? '') ?? [];
const byScenario = [...PLANTS].sort((a, b) => a.scenario.localeCompare(b.scenario));
const inPart = (at: number) => Math.floor((at * Number(parts)) / PLANTS.length) === Number(part) - 1;
const plants = byScenario.filter((each, at) => (part ? inPart(at) : !only || each.bug.includes(only)));
const copy = mkdtempSync(join(tmpdir(), 'folio-mutations-'));

/** Names of the tests that fail; null when none even ran. */
function redTests(scenarios: string[]): string[] | null {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const pattern = `api/(${scenarios.map(scenario => join('test/faults', scenario)).join('|')})\\.test`;
  const { stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'api',
      '--testPathPatterns',
      pattern,
      '--maxWorkers=2',
      '--json',
      `--outputFile=${report}`,
      '--silent',
    ],
    {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = (testResults as { assertionResults: { status: string; fullName: string }[] }[]).flatMap(
      ({ assertionResults }) => assertionResults,
    );
    if (tests.length === 0) return null;
    return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  } catch {
    process.stderr.write(stderr.slice(-3_000));
    return null;
  }
}

function planted(plant: Plant): { red: string[] | null; why: string } {
  const { scenario, file, find, replace } = plant;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if ([...text.matchAll(placeOf(plant))].length !== 1)
    return { red: null, why: `${file} does not say this once any more: ${find}` };
  writeFileSync(
    path,
    text.replace(placeOf(plant), () => replace),
  );
  try {
    const red = redTests([scenario]);
    return { red, why: red === null ? 'nothing ran' : '' };
  } finally {
    writeFileSync(path, text);
  }
}

let wrong = 0;
try {
  for (const making of ['fonts', 'verifier']) spawnSync(process.execPath, [`api/bin/${making}.mjs`], { cwd: ROOT });
  for (const part of [
    'api',
    'migrations',
    'schema',
    'web/src/test',
    'web/src/gql',
    'web/verifier',
    // The papers' typefaces, and the page of the archive.
    'dist/fonts',
    'dist/verifier',
    'package.json',
    'jest.config.js',
    'tsconfig.json',
  ])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const red = redTests([...new Set(plants.map(({ scenario }) => scenario))]);
  process.stdout.write(
    `as it is: ${red === null ? 'nothing ran' : red.length === 0 ? 'green' : `RED: ${red.join(' · ')}`}\n`,
  );
  if (red === null || red.length > 0) wrong = plants.length;
  else
    for (const each of plants) {
      const { bug, scenario } = each;
      const { red: found, why } = planted(each);
      if (!found?.length) wrong += 1;
      process.stdout.write(
        `${found?.length ? '✓' : '✗'} ${bug} → ${found?.length ? `${scenario}: ${found.length} red, first "${found[0]}"` : why || `${scenario} stays GREEN`}\n`,
      );
    }
  process.stdout.write(`${plants.length - wrong} of ${plants.length} planted bugs turn a scenario red\n`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = wrong > 0 ? 1 : 0;
