import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const ROOT = resolve(__dirname, '../..');
const FACES = dirname(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

// In a process of its own: the package reads where to unpack once, and from the real environment, which jest copies.
const UNPACK = `
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  process.stdout.write(await chromium.executablePath());`;

/** Every family that a page may ask for leads to a face of our own dependencies; nothing else is looked at. */
const fontConfig = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FACES}</dir>
  <cachedir>${cache}</cachedir>
  ${[
    ['sans-serif', 'DejaVu Sans'],
    ['system-ui', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
    ['ui-monospace', 'DejaVu Sans Mono'],
  ]
    .map(
      ([asked, given]) =>
        `<alias binding="same"><family>${asked}</family><prefer><family>${given}</family></prefer></alias>`,
    )
    .join('\n  ')}
</fontconfig>
`;

interface Unpacked {
  program: string;
  libraries: string;
}

/** Unpacked once per user and version: what root unpacked nobody else may run. */
function unpacked(): Unpacked {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(tmpdir(), `folio-chromium-${userInfo().uid}-${version}`);
  const found = { program: join(folder, 'chromium'), libraries: join(folder, 'al2023/lib') };
  if (existsSync(found.program)) return found;
  const draft = mkdtempSync(`${folder}-`);
  // The package unpacks the libraries that Chromium needs only where it believes itself in this place.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    // Whole or not at all: another run never starts half a program.
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return found;
}

function fontsOf(program: string): string {
  const content = fontConfig(join(dirname(program), 'fontconfig-cache'));
  const file = join(dirname(program), `fonts-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.conf`);
  if (existsSync(file)) return file;
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

function environment({ program, libraries }: Unpacked): Record<string, string> {
  const own = { ...process.env, FONTCONFIG_FILE: fontsOf(program) } as Record<string, string>;
  // Debian's small images lack NSS: there the package's own libraries stand in.
  const isComplete = spawnSync(program, ['--version'], { env: own }).status === 0;
  return isComplete ? own : { ...own, LD_LIBRARY_PATH: libraries };
}

/** How to start headless Chromium from npm, with typefaces from npm: every machine draws the same. */
export async function npmChromium(): Promise<LaunchOptions> {
  const own = unpacked();
  const { default: chromium } = await import('@sparticuz/chromium');
  // Without a graphics card one in software would draw every page, in more than twice the processor time.
  chromium.setGraphicsMode = false;
  // In one process with everything else a page that is killed takes the browser along.
  const args = chromium.args.filter(arg => !['--single-process', '--no-zygote'].includes(arg));
  return { executablePath: own.program, args, env: environment(own) };
}
