import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Site from './site';
import { buildIslands } from './islands.mts';
import { drawPictures } from './pictures.mts';

const here = resolve(import.meta.dirname, '..');
const SHEETS = join(here, 'styles');
const SHOTS = join(here, 'shots');
/** Not under dist/web, which is served as it is: the server fills these in first. */
const SITE = resolve(here, '../../../dist/site');
const WEB = resolve(here, '../..');

const sheets = () => Object.fromEntries(readdirSync(SHEETS).map(file => [file.replace('.css', ''), readFileSync(join(SHEETS, file), 'utf8')]));

/** 'assets/geist-latin-wght-normal-1a2b3c.woff2' -> 'geist-latin-wght-normal.woff2' */
const plainName = (fileName: string) => fileName.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Writes the public pages beside the built client: HTML from the pages' components, their islands' scripts, pictures, sitemap. */
export function prerender(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'folio-prerender',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const named = new Map<string, string>();
      for (const chunk of await buildIslands(join(here, 'islands'))) {
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
        named.set(`${chunk.name}.js`, chunk.fileName);
      }
      for (const file of readdirSync(SHOTS)) {
        named.set(`shots/${file}`, this.getFileName(this.emitFile({ type: 'asset', name: file, source: readFileSync(join(SHOTS, file)) })));
      }
      for (const fileName of Object.keys(bundle)) named.set(plainName(fileName), fileName);
      const { module: site } = await runnerImport<typeof Site>(join(here, 'prerender/site.ts'), { configFile: false, root: WEB, logLevel: 'error' });
      for (const [fileName, source] of await drawPictures(site.drawings)) this.emitFile({ type: 'asset', fileName, source });
      const written = site.writeSite(sheets(), name => {
        const fileName = named.get(name);
        if (!fileName) throw new Error(`the build made no ${name}`);
        return `/${fileName}`;
      });
      for (const [fileName, text] of written) files.set(fileName, text);
    },
    writeBundle() {
      rmSync(SITE, { recursive: true, force: true });
      mkdirSync(SITE, { recursive: true });
      for (const [fileName, text] of files) writeFileSync(join(SITE, fileName), text);
    },
  };
}
