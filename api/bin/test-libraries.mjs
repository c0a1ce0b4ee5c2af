// The client's libraries in a few files, for its tests: each test file loads them anew, and of the component library
// and the icons alone that is thousands of files. What they are made of decides whether they are made again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const DIR = join(ROOT, 'node_modules/.cache/folio/test-libraries');
const STAMP = join(DIR, '.stamp');

/** Those that belong together share what they have in common, so that there is one of each context. */
const LIBRARIES = {
  chakra: '@chakra-ui/react',
  emotion: '@emotion/react',
  lucide: 'lucide-react',
  router: 'react-router-dom',
  apollo: '@apollo/client',
  'apollo-react': '@apollo/client/react',
  'apollo-errors': '@apollo/client/errors',
  'apollo-link-error': '@apollo/client/link/error',
  rxjs: 'rxjs',
};
/** Loaded by the testing library too, or distinguished by their class. */
const OUTSIDE = [/^react($|\/)/, /^react-dom($|\/)/, /^graphql($|\/)/, /^node:/];

const stamp = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .digest('hex');

/** Of jest: which names are found in the files that were made; none where none were. */
export const mapped = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp()
    ? Object.fromEntries(Object.entries(LIBRARIES).map(([name, library]) => [`^${library}$`, join(DIR, `${name}.cjs`)]))
    : {};

export async function ensureTestLibraries() {
  if (Object.keys(mapped()).length > 0) return;
  rmSync(DIR, { recursive: true, force: true });
  mkdirSync(DIR, { recursive: true });
  const { viteBuild } = await import('./vite-build.mjs');
  await viteBuild({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['es2015', 'module', 'browser'] },
    // As browsers get them.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: DIR,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: LIBRARIES,
        external: OUTSIDE,
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'named', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
      },
    },
  });
  writeFileSync(STAMP, stamp());
}
