import jsQR from 'jsqr';
import { crc32, inflateSync } from 'node:zlib';
import { qrDataUrl, qrModules, qrPng, qrUrl } from './qr';

const INVOICE = {
  base: 'https://www2.agenciatributaria.gob.es',
  nif: 'B98241573',
  number: 'A-2026-0062',
  date: '2026-11-20',
  total: '4468.02',
};
const url = (changes: Partial<typeof INVOICE> = {}) => qrUrl({ ...INVOICE, ...changes });

/** The chunks of a PNG, each one's sum checked. */
function chunks(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    found.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return found;
}

function pixels(png: Buffer) {
  const parts = chunks(png);
  const side = parts.get('IHDR')!.readUInt32BE(0);
  const rows = inflateSync(parts.get('IDAT')!);
  const stride = 1 + Math.ceil(side / 8);
  const dark = (x: number, y: number) => (rows[y * stride + 1 + (x >> 3)] & (0x80 >> (x & 7))) === 0;
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i += 1) if (dark(i % side, Math.floor(i / side))) rgba.fill(0, i * 4, i * 4 + 3);
  return { side, dark, rgba };
}

test("the address holds the four values in the agency's order", () => {
  expect(url()).toBe(
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B98241573&numserie=A-2026-0062&fecha=20-11-2026&importe=4468.02',
  );
});

test("values are encoded as the agency's own example shows", () => {
  expect(
    url({
      base: 'https://prewww2.aeat.es',
      nif: '89890001K',
      number: '12345678&G33',
      date: '2024-01-01',
      total: '241.4',
    }),
  ).toBe(
    'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.4',
  );
  expect(url({ number: 'A/B+C 1#ñ' })).toContain('numserie=A%2FB%2BC%201%23%C3%B1&');
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  expect(new URL(url({ number: printable })).searchParams.get('numserie')).toBe(printable);
});

test('the PNG is one bit deep, has a quiet zone of four modules, and reads back as its address', () => {
  for (const text of [url(), url({ number: '&'.repeat(60) }), url({ total: '-121.00' })]) {
    const { side, dark, rgba } = pixels(qrPng(text));
    expect(side).toBe((qrModules(text).length + 8) * 5);
    expect(jsQR(rgba, side, side)?.data).toBe(text);
    const edge = Array.from({ length: side }, (_, i) => i).flatMap(i =>
      Array.from({ length: 20 }, (_, j) =>
        [dark(i, j), dark(j, i), dark(i, side - 1 - j), dark(side - 1 - j, i)].includes(true),
      ),
    );
    expect(edge).not.toContain(true);
    expect(dark(20, 20)).toBe(true);
  }
});

test('the error correction is of level M', () => {
  // Beside the upper left finder: the level's two bits under the standard's mask 10, so M (00) shows as dark, light.
  const [, , , , , , , , row] = qrModules(url());
  expect([row[0], row[1]]).toEqual([true, false]);
});

test('a page shows it by its data URL', () => {
  expect(qrDataUrl(url())).toBe(`data:image/png;base64,${qrPng(url()).toString('base64')}`);
});
