import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDER = join(__dirname, '../../../migrations');
const LANDED = join(FOLDER, 'landed.json');
/** Grows with every migration; its order has a test of its own. */
const LIST = 'list.ts';

/**
 * What a file says: its syntax tree without comments, brackets, and the space in its texts. However it is set, whatever
 * is beside the code, its hash stays; a word more or less of SQL or code changes it.
 */
function saying(node: ts.Node): unknown {
  if (ts.isParenthesizedExpression(node)) return saying(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return `'${node.text.replace(/\s+/g, '')}`;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return node.text.replace(/\s+/g, '');
  const parts: unknown[] = 'operator' in node ? [ts.SyntaxKind[node.operator as ts.SyntaxKind]] : [];
  ts.forEachChild(node, child => {
    parts.push(saying(child));
  });
  return parts.length > 0 ? [ts.SyntaxKind[node.kind], ...parts] : node.getText();
}

/** SHA-256 of what a TypeScript text says, in hexadecimal. */
export function hashOf(text: string): string {
  const tree = ts.createSourceFile('migration.ts', text, ts.ScriptTarget.Latest, true);
  return createHash('sha256')
    .update(JSON.stringify(saying(tree)))
    .digest('hex');
}

/** Per file of migrations/ the hash of what it says now; what migrations call counts as they do. */
export function hashes(): Record<string, string> {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== LIST)
    .sort();
  return Object.fromEntries(files.map(name => [name, hashOf(readFileSync(join(FOLDER, name), 'utf8'))]));
}

export const landed = (): Record<string, string> =>
  existsSync(LANDED) ? (JSON.parse(readFileSync(LANDED, 'utf8')) as Record<string, string>) : {};

/** `npm run emit` writes down new files. What is written down stays: no command makes an edited migration right. */
function writeLanded(): void {
  const all = Object.entries({ ...hashes(), ...landed() }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(LANDED, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** What is wrong with the files, in a sentence each. */
export function complaints(now: Record<string, string>, then: Record<string, string>): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].flatMap(name => {
    if (now[name] === then[name]) return [];
    if (!(name in then)) return [`migrations/${name} is new: npm run emit writes its hash down.`];
    const what = name in now ? 'has changed since it landed' : 'is gone';
    return [
      `migrations/${name} ${what}: databases that ran it keep what it did. Put it back and write another migration (or another helper). Only if no database but yours ever ran it: take its line out of migrations/landed.json, then npm run emit.`,
    ];
  });
}

if (require.main === module) writeLanded();
