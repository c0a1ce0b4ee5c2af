import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { ROOT } from '../../platform/config/config';

/** A source file: imports of our own as paths from the root without ending, those of packages by their name. */
export interface Source {
  path: string;
  imports: string[];
  packages: string[];
  text: string;
}

const FOLDERS = ['api', 'web/src', 'migrations', 'schema', 'bench', 'web/e2e'];

const bare = (path: string) => path.replace(/\.(tsx?|mjs|js)$/, '');
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Imports, types and `import()` included, by TypeScript's own reading. */
export function sourceOf(path: string, text: string): Source {
  const names = preProcessFile(text, true, true).importedFiles.map(each => each.fileName);
  return {
    path,
    text,
    imports: names.filter(name => name.startsWith('.')).map(name => bare(posix.join(posix.dirname(path), name))),
    packages: names.filter(name => !name.startsWith('.') && !name.startsWith('node:')).map(packageOf),
  };
}

function filesOf(folder: string, ending: RegExp): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && ending.test(entry.name))
    .map(entry => posix.join(entry.parentPath.slice(ROOT.length + 1), entry.name));
}

const read = (ending: RegExp): Source[] =>
  FOLDERS.flatMap(folder => filesOf(folder, ending)).map(path =>
    sourceOf(path, readFileSync(join(ROOT, path), 'utf8')),
  );

export const readSources = (): Source[] => read(/\.tsx?$/);
/** What node runs as it is: commands, plugins of the build. */
export const readScripts = (): Source[] => read(/\.[cm][jt]s$/);

/** Tests and what they are built with reach everywhere. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^api\/test\/|^web\/src\/test\/|^web\/e2e\/|^bench\//.test(path);
export const isGenerated = (path: string): boolean => path.startsWith('web/src/gql/');
