import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteralLike,
  isTaggedTemplateExpression,
  ScriptKind,
  ScriptTarget,
  type Expression,
  type Node,
} from 'typescript';
import { ROOT } from '../../platform/config/config';
import { grouped } from '../../../schema/group-by';

const LATER = /^más adelante: \S/;
const TEST = /^`([\w./-]+\.test\.tsx?)` › (.+)$/;

interface Row {
  section: string;
  sentence: string;
  proofs: string[];
}

/** Rows of the ledger's tables, under the heading of their section. */
function rowsOf(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap(line => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const cells = /^\| (.+) \| (.*) \|$/.exec(line);
    if (!cells || /^(---|The specification says)/.test(cells[1]!)) return [];
    return [{ section, sentence: cells[1]!, proofs: cells[2]!.split('<br>') }];
  });
}

/** `test(…)`, `test.each(…)(…)`, `it(…)`. */
function isTestCall(callee: Expression): boolean {
  if (isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (isPropertyAccessExpression(callee) || isCallExpression(callee)) return isTestCall(callee.expression);
  return isTaggedTemplateExpression(callee) && isTestCall(callee.tag);
}

/** Titles of a file's tests as they are written there, placeholders included. */
function titlesOf(path: string, text: string): string[] {
  const titles: string[] = [];
  const walk = (node: Node): void => {
    const [title] = isCallExpression(node) && isTestCall(node.expression) ? node.arguments : [];
    if (title && isStringLiteralLike(title)) titles.push(title.text);
    forEachChild(node, walk);
  };
  walk(createSourceFile(path, text, ScriptTarget.Latest, false, path.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS));
  return titles;
}

/** What of the rows is not true, of all files that they name. */
function untrue(rows: Row[], read: (path: string) => string | null): string[] {
  const named = rows.flatMap(({ proofs }) => proofs.map(proof => TEST.exec(proof)).filter(found => found !== null));
  const known = new Map(
    [...grouped(named, found => found[1]!).keys()].map(path => [path, titlesOf(path, read(path) ?? '')]),
  );
  return rows.flatMap(({ sentence, proofs }) =>
    proofs
      .filter(proof => {
        const [, path, title] = TEST.exec(proof) ?? [];
        return path && title ? !known.get(path)!.includes(title) : !LATER.test(proof);
      })
      .map(proof => `${sentence}: ${proof}`),
  );
}

const ledger = rowsOf(readFileSync(join(ROOT, 'docs', 'seed.md'), 'utf8'));
const read = (path: string) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null);

test('every test that the ledger names is there', () => {
  expect(ledger.length).toBeGreaterThan(150);
  expect(untrue(ledger, read)).toEqual([]);
});

test('every section of the specification has its place', () => {
  expect([...grouped(ledger, row => row.section.split('.')[0]!).keys()]).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
});

test('a row without a test, and one whose test is gone, would be reported', () => {
  const source = `test('it is', () => {});\ntest.each([1])('%i is', () => {});\nit.each<number>([1])("it's %i", () => {}); expect('not a title');`;
  const mistakesOf = (proof: string) =>
    untrue(rowsOf(`## 2. X\n| a sentence | ${proof} |`), path => (path === 'web/src/a.test.tsx' ? source : null))
      .length;
  expect(['it is', '%i is', `it's %i`].map(title => mistakesOf(`\`web/src/a.test.tsx\` › ${title}`))).toEqual([
    0, 0, 0,
  ]);
  expect(mistakesOf('más adelante: billing')).toBe(0);
  for (const wrong of [
    '',
    '–',
    'más adelante',
    '`web/src/a.test.tsx` › it was',
    '`web/src/b.test.tsx` › it is',
    '`web/src/a.test.tsx` › not a title',
    '`web/src/a.test.tsx` › it is<br>',
  ]) {
    expect([wrong, mistakesOf(wrong)]).toEqual([wrong, 1]);
  }
});
