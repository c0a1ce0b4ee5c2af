import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import type { drawings } from './drawings';

const require = createRequire(import.meta.url);
const fonts = dirname(require.resolve('@expo-google-fonts/geist/package.json'));
const face = (weight: string) => readFileSync(join(fonts, weight, `Geist_${weight}.ttf`));

let ready: Promise<void> | undefined;
const start = () => (ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

function draw(svg: string, width: number, fontBuffers: Uint8Array[] = []): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers, defaultFontFamily: 'Geist' } })
    .render()
    .asPng();
}

/** The pictures that browsers and other sites want as PNG: icons, and what a shared link shows. */
export async function drawPictures({
  openGraph,
  icon,
}: typeof drawings): Promise<[fileName: string, png: Uint8Array][]> {
  await start();
  const text = ['400Regular', '500Medium', '600SemiBold'].map(face);
  return [
    ['og.png', draw(openGraph(), 1200, text)],
    ['icon-192.png', draw(icon(), 192)],
    ['icon-512.png', draw(icon(), 512)],
    ['icon-maskable-512.png', draw(icon({ inset: 0.2, ground: true }), 512)],
    ['apple-touch-icon.png', draw(icon({ inset: 0.14, ground: true }), 180)],
  ];
}
