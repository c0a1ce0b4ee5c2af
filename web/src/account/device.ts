// The first that fits: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: [RegExp, string][], agent: string) => table.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Mozilla/5.0 (Windows NT 10.0…) … Chrome/143…' -> 'Chrome en Windows' */
export function deviceWords(agent: string | null): string {
  if (!agent?.trim()) return 'Dispositivo desconocido';
  const browser = find(BROWSERS, agent);
  const system = find(SYSTEMS, agent);
  if (browser && system) return `${browser} en ${system}`;
  if (browser ?? system) return browser ?? `Navegador en ${system}`;
  const program = /^[\w.-]+/.exec(agent.trim())?.[0];
  return program ? `Programa «${program}»` : 'Dispositivo desconocido';
}

export const isPhone = (agent: string | null) => /\b(iPhone|Android|Mobile)\b/.test(agent ?? '');
