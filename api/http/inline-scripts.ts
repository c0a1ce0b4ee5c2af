import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script>([^<]+)<\/script>/g;

/** The scripts inside the built pages, as the content policy names them: these very ones may run and no other. */
export function inlineScripts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'));
  const scripts = pages.flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(INLINE)].map(([, script]) => script!),
  );
  return [...new Set(scripts)].map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
