import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * The islands' scripts, on Preact: the application's React alone is larger than all that a public page may load.
 * Shared code goes into one chunk, `hydrate`.
 */
export async function buildIslands(folder: string): Promise<Rolldown.OutputChunk[]> {
  const entries = readdirSync(folder).filter(file => file.includes('.entry.'));
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      ],
    },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(file => [file.replace(/\.tsx?$/, ''), join(folder, file)])),
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'hydrate', minShareCount: 2 }] },
        },
      },
    },
  });
  const [made] = [output].flat() as Rolldown.RolldownOutput[];
  return made!.output.filter(each => each.type === 'chunk');
}
