// Compiles the API into dist/api, dist/migrations and dist/schema with what its tests are compiled with: a second of a
// core, where the TypeScript compiler takes forty. Types are checked by `npm run types`.
import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { ROOT } from './run.mjs';
import typescript from './typescript.cjs';

const FOLDERS = ['api', 'migrations', 'schema'];

async function compile(file) {
  const to = join(ROOT, 'dist', file.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(join(ROOT, file), {
    ...typescript.OPTIONS,
    sourceMaps: true,
    inlineSourcesContent: false,
    sourceFileName: relative(dirname(to), join(ROOT, file)).replaceAll('\\', '/'),
  });
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, `${code}//# sourceMappingURL=${basename(to)}.map\n`);
  await writeFile(`${to}.map`, map);
}

export async function compileApi() {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, name)),
  ).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  await Promise.all(files.map(compile));
}

if (process.argv[1] === import.meta.filename) await compileApi();
