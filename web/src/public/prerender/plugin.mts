import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Screens from '../../auth/written';
import type * as Site from './site';
import { buildIslands } from './islands.mts';
import { drawPictures } from './pictures.mts';

const here = resolve(import.meta.dirname, '..');
const SHEETS = join(here, 'styles');
const SHOTS = join(here, 'shots');
/** Not under dist/web, which is served as it is: the server fills these in first. */
const SITE = resolve(here, '../../../dist/site');
const WEB = resolve(here, '../..');

const sheets = () =>
  Object.fromEntries(
    readdirSync(SHEETS).map(file => [file.replace('.css', ''), readFileSync(join(SHEETS, file), 'utf8')]),
  );

/** 'assets/geist-latin-wght-normal-1a2b3c.woff2' -> 'geist-latin-wght-normal.woff2' */
const plainName = (fileName: string) => fileName.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** What the dashboard needs besides what every screen does: most of those who are signed in begin there. */
const DASHBOARD = [
  'src/session/account.ts',
  'src/shell/AppLayout.tsx',
  'src/dashboard/DashboardPage.tsx',
  'src/dashboard/ask.ts',
];

/** The files that hold these modules, and those which they import. */
function filesOf(modules: string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some(id => modules.some(module => id.endsWith(`/${module}`))))
      add(file);
  }
  return [...found];
}

/** The page with files that the browser fetches at once, not one after the other. */
const preloading = (html: string, names: string[]) =>
  html.replace(
    '</head>',
    () =>
      `${names
        .filter(name => !html.includes(name))
        .map(name => `<link rel="modulepreload" crossorigin href="/${name}">`)
        .join('')}</head>`,
  );

/** Writes the public pages beside the built client: HTML from the pages' components, their islands' scripts, pictures, sitemap. */
export function prerender(): Plugin {
  const files = new Map<string, string>();
  let entrance = '';
  return {
    name: 'folio-prerender',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const named = new Map<string, string>();
      for (const chunk of await buildIslands(join(here, 'islands'))) {
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
        named.set(`${chunk.name}.js`, chunk.fileName);
        if (chunk.name === 'entrance.entry') entrance = `/${chunk.fileName}`;
      }
      for (const file of readdirSync(SHOTS)) {
        named.set(
          `shots/${file}`,
          this.getFileName(this.emitFile({ type: 'asset', name: file, source: readFileSync(join(SHOTS, file)) })),
        );
      }
      for (const fileName of Object.keys(bundle)) named.set(plainName(fileName), fileName);
      const { module: site } = await runnerImport<typeof Site>(join(here, 'prerender/site.ts'), {
        configFile: false,
        root: WEB,
        logLevel: 'error',
      });
      for (const [fileName, source] of await drawPictures(site.drawings))
        this.emitFile({ type: 'asset', fileName, source });
      const written = site.writeSite(sheets(), name => {
        const fileName = named.get(name);
        if (!fileName) throw new Error(`the build made no ${name}`);
        return `/${fileName}`;
      });
      for (const [fileName, text] of written) files.set(fileName, text);
    },
    async writeBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the build made no index.html');
      const { module: screens } = await runnerImport<typeof Screens>(join(WEB, 'src/auth/written.tsx'), {
        configFile: false,
        root: WEB,
        logLevel: 'error',
      });
      const table: { path: string | null; file: string }[] = JSON.parse(files.get('pages.json')!);
      for (const screen of screens.written) {
        files.set(screen.file, screens.pageOf(screen, String(index.source), entrance));
        table.push({ path: screen.path, file: screen.file });
      }
      files.set('dashboard.html', preloading(String(index.source), filesOf(DASHBOARD, bundle)));
      table.push({ path: '/app/dashboard', file: 'dashboard.html' });
      files.set('pages.json', JSON.stringify(table));
      rmSync(SITE, { recursive: true, force: true });
      mkdirSync(SITE, { recursive: true });
      for (const [fileName, text] of files) writeFileSync(join(SITE, fileName), text);
    },
  };
}
