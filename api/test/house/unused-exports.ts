import { posix } from 'node:path';
import { isGenerated, type Source } from './sources';

/** What is reached by the name of its file, and by whom. */
const BY_FILE: [path: RegExp, by: string][] = [
  [/\.[cm][jt]s$/, 'commands of npm and files of settings'],
  [/\.test\.tsx?$/, 'nobody: what it exports is a text that it tests with'],
  [/^migrations\//, 'the runner of migrations'],
  [/^bench\/attack\/attacks\//, 'bench/attack, one by one'],
  [/^api\/test\/(global-\w+|servers\/quick-argon2)\.ts$/, 'jest.config.js'],
  [/^web\/src\/session\/account\.ts$/, 'web/src/routes/start.ts, which gets it of session.tsx'],
  [/^api\/server\.ts$/, 'api/bin/start.mjs, once it is built'],
];

/** A declaration as the formatter leaves it: at the start of its line. */
const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const TAKEN_APART = /^export const [{[]([^=]*)[}\]] =/gm;
const PASSED_ON = /^export (?:type )?\{([^}]*)\}/gm;
const NAMED = /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g;
const ELSEWHERE = /['`](\.{1,2}\/[^'`\s]+)['`]/g;

const bare = (path: string) => path.replace(/\.([cm]?[jt]s|tsx)$/, '');
const namesIn = (list: string, side: 0 | -1): string[] =>
  list
    .split(',')
    .map(each => each.replace(/^\s*type\s/, '').trim())
    .filter(Boolean)
    .map(each => each.split(/\s+as\s+|:\s*/).at(side)!);

function exportsOf({ text }: Source): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name!);
  const lists = [TAKEN_APART, PASSED_ON].flatMap(form => [...text.matchAll(form)]);
  return [...declared, ...lists.flatMap(([, list]) => namesIn(list!, -1))];
}

/** By file: the names that others import from it, and the texts of those that take it as a whole. */
function importsOf(sources: Source[]) {
  const named = new Map<string, Set<string>>();
  const whole = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const target = (name: string) => bare(posix.join(posix.dirname(path), name));
    const rest = text.replace(NAMED, (_, list: string, from: string) => {
      const names = named.get(target(from)) ?? new Set();
      namesIn(list, 0).forEach(name => names.add(name));
      named.set(target(from), names);
      return '';
    });
    for (const [, from] of rest.matchAll(ELSEWHERE))
      whole.set(target(from!), [...(whole.get(target(from!)) ?? []), rest]);
  }
  return { named, whole };
}

/** Exports that no other file names: they are private, or of no use. */
export function unusedExports(sources: Source[]): string[] {
  const { named, whole } = importsOf(sources);
  return sources
    .filter(({ path }) => !isGenerated(path) && !BY_FILE.some(([each]) => each.test(path)))
    .flatMap(source => {
      const file = bare(source.path);
      const takers = whole.get(file) ?? [];
      const isUsed = (name: string) =>
        named.get(file)?.has(name) || takers.some(text => new RegExp(`\\b${name}\\b`).test(text));
      return exportsOf(source)
        .filter(name => !isUsed(name))
        .map(name => `${source.path} ${name}`);
    });
}
