import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The modules that a screen's functions ask for, as they are written: '../auth/LoginPage' ends in 'auth/LoginPage'. */
const askedBy = (screen: object): string[] =>
  Object.values(screen)
    .filter(each => typeof each === 'function')
    .flatMap(each => [...String(each).matchAll(/import\w*\(\s*["']([^"']+)["']/g)])
    .map(([, name]) => name!.replace(/^(\.\.\/|\/src\/)/, '').replace(/\.tsx?$/, ''));

/** Says which files each screen takes when a browser opens it first of all, for the table that the build shows. */
export const routeFiles = (root: string): Plugin => ({
  name: 'route-files',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const { module } = await runnerImport<typeof import('./src/routes/screens.ts')>(
      resolve(root, 'src/routes/screens.ts'),
      { root, configFile: false, logLevel: 'error' },
    );
    const chunks = Object.entries(bundle).filter(([, each]) => each.type === 'chunk') as unknown as [string, Chunk][];
    const byFile = new Map(chunks);
    const withImports = (file: string, seen: Set<string>): Set<string> => {
      const chunk = byFile.get(file);
      if (!chunk || seen.has(file)) return seen;
      seen.add(file);
      for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
      for (const each of chunk.imports) withImports(each, seen);
      return seen;
    };
    const chunkOf = (name: string): string => {
      const found = chunks.find(([, { moduleIds }]) =>
        moduleIds.some(id => new RegExp(`/src/${name}\\.tsx?$`).test(id)),
      );
      if (!found) throw new Error(`no file of the build contains ${name}`);
      return found[0];
    };
    const entries = chunks.filter(([, { isEntry }]) => isEntry).map(([file]) => file);
    const routes = module.SCREENS.map(screen => {
      const asked = askedBy(screen);
      if (asked.length === 0) throw new Error(`${screen.path} loads no file of its own`);
      const files = new Set<string>();
      for (const file of [...entries, ...asked.map(chunkOf)]) withImports(file, files);
      return { path: screen.path, files: [...files].sort() };
    });
    this.emitFile({ type: 'asset', fileName: '.routes.json', source: JSON.stringify(routes) });
  },
});
