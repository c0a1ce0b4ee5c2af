import {
  createSourceFile,
  forEachChild,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteralLike,
  isTemplateExpression,
  isVariableDeclaration,
  ScriptTarget,
  type Node,
  type SourceFile,
} from 'typescript';
import { isTest, type Source } from './sources';

const ABOUT_SEVERAL = [
  String.raw`\b(JOIN|EXISTS|UNION|USING)\b`,
  String.raw`\(\s*SELECT\b`,
  String.raw`^\s*WITH\b`,
  String.raw`\bFROM\s+\w+( \w+)?,`,
  String.raw`^\s*UPDATE [^;]*\bSET\b[^;]*\bFROM\b`,
];
const COMPUTED = [
  String.raw`\b(coalesce|nullif|greatest|least|now|lower|make_interval|clock_timestamp|to_jsonb|jsonb_\w+|json_\w+)\s*\(`,
  String.raw`\bCASE\b|\bIS (NOT )?DISTINCT FROM\b|\binterval\b|\bAT TIME ZONE\b|\|\||::`,
  String.raw`=\s*\w+ [-+] |\bSET\b[^;]*= (records|token_hash)\b|\(\w+\.?\w+, \w+\.?\w+\) >|\bAS current\b`,
];

/** What a statement says that the ORM's own finders and writers do not, as the ADR names it, and how that is seen. */
const REASONS: [reason: string, seen: RegExp][] = [
  ['several tables at once', new RegExp(ABOUT_SEVERAL.join('|'))],
  ['figures', /\b(count|sum|max|min)\s*\(|\bGROUP BY\b|\bDISTINCT\b/],
  ['locks', /\bFOR (NO KEY )?UPDATE\b|\bpg_\w*advisory\w*\(|\bforce_unlock_workers\b/],
  ['only where there is none', /\bON CONFLICT\b/],
  ['the version that was read', /\bxmin\b|versionSql/],
  ['an answer with the change', /\bRETURNING\b/],
  ['computed in the database', new RegExp(COMPUTED.join('|'))],
  ['lists of parameters', /\bANY\s*\(|\bunnest\s*\(/],
  ['functions of the schema', /\bFROM \w+\(|\bSELECT \w+\(\$/],
  ['parts that statements share', /\$\{/],
];
/** What leaves in a packet with others, keeps its plan, or is read through a cursor. */
const HOT = /^(write|prepared|readOne|aside)$/;

/** Files whose statements have another reason, whatever they say. */
const ELSEWHERE: Record<string, string> = {
  'api/modules/archive/restore.ts': "the owner's connection",
  'api/modules/archive/restore-checks.ts': "the owner's connection",
  'api/platform/database/checks.ts': "the server's own tables",
  'api/platform/database/ready.ts': "the server's own tables",
  'api/platform/partitions/refusals.ts': "the server's own tables",
  'api/modules/privacy/person-data.ts': 'columns by the names that a person reads',
  'api/modules/archive/archive-zip.ts': 'cursors of files',
  'api/modules/activity/seal.ts': 'instants to the microsecond',
};

interface Statement {
  module: string;
  path: string;
  text: string;
  reasons: string[];
}

/** Reasons that no statement of their file needs. */
export const idleElsewhere = (found: Statement[]): string[] =>
  Object.keys(ELSEWHERE).filter(
    path => !found.some(each => each.path === path && each.reasons.includes(ELSEWHERE[path]!)),
  );

const WHOLE = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/;

/** What the statement's constants say in their places, as far as they stand in the same file. */
function written(text: string, constants: ReadonlyMap<string, string>, depth = 3): string {
  if (depth === 0) return text;
  return text.replace(/\$\{(\w+)\}/g, (whole, name: string) => {
    const known = constants.get(name);
    return known === undefined ? whole : written(known, constants, depth - 1);
  });
}

const sqlOf = (node: Node, file: SourceFile): string | undefined =>
  isStringLiteralLike(node) || isTemplateExpression(node) ? node.getText(file).slice(1, -1) : undefined;

function calledIn(node: Node): string {
  if (!isCallExpression(node)) return '';
  const { expression } = node;
  if (isPropertyAccessExpression(expression)) return expression.name.text;
  return isIdentifier(expression) ? expression.text : '';
}

function constantsOf(file: SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && isIdentifier(node.name) && node.initializer) {
      const text = sqlOf(node.initializer, file);
      if (text !== undefined) found.set(node.name.text, text);
    }
    forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const moduleOf = (path: string) => /^api\/modules\/([\w-]+)\//.exec(path)?.[1] ?? /^api\/(\w+)/.exec(path)![1]!;

function statementsOf({ path, text }: Pick<Source, 'path' | 'text'>): Statement[] {
  const file = createSourceFile(path, text, ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    const sql = sqlOf(node, file);
    if (sql !== undefined && WHOLE.test(sql)) {
      const said = written(sql, constants);
      const reasons = REASONS.filter(([, seen]) => seen.test(said)).map(([reason]) => reason);
      if (HOT.test(calledIn(node.parent))) reasons.push('hot');
      const elsewhere = ELSEWHERE[path];
      if (reasons.length === 0 && elsewhere) reasons.push(elsewhere);
      found.push({ module: moduleOf(path), path, text: said, reasons });
      return;
    }
    forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The product's statements in SQL. Those of migrations, tests, the sandboxes and the embedded server are no part. */
export const statements = (sources: Pick<Source, 'path' | 'text'>[]): Statement[] =>
  sources
    .filter(({ path }) => path.startsWith('api/') && !isTest(path) && !/^api\/(sandbox|bin)\/|embedded/.test(path))
    .flatMap(statementsOf);
