import { createSourceFile, forEachChild, isFunctionLike, isIdentifier, ScriptTarget, type Node } from 'typescript';
import type { Source } from './sources';

/** A function of more lines has parts with a name of their own. */
const MOST_LINES = 100;

/** Its own, or that of what it is given to. */
function nameOf(node: Node): string {
  const named = [node, node.parent].map(each => (each as Node & { name?: Node }).name).find(Boolean);
  return named && isIdentifier(named) ? named.text : 'without a name';
}

/** Each function of a file with its lines, the inner ones too. */
function lengths({ path, text }: Source): { name: string; lines: number }[] {
  const file = createSourceFile(path, text, ScriptTarget.Latest, true);
  const found: { name: string; lines: number }[] = [];
  const lineAt = (place: number) => file.getLineAndCharacterOfPosition(place).line;
  const look = (node: Node) => {
    if (isFunctionLike(node) && 'body' in node && node.body)
      found.push({ name: nameOf(node), lines: lineAt(node.end) - lineAt(node.getStart()) + 1 });
    forEachChild(node, look);
  };
  look(file);
  return found;
}

export const longFunctions = (sources: Source[]): string[] =>
  sources.flatMap(source =>
    // A file that is no longer has none: most are not read any further.
    (source.text.split('\n').length > MOST_LINES ? lengths(source) : [])
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name }) => `${source.path} ${name}`),
  );
