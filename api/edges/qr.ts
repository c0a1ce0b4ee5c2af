import { create } from 'qrcode';
import { crc32, deflateSync } from 'node:zlib';

interface QrInvoice {
  /** Where the address begins, up to /wlpl. */
  base: string;
  nif: string;
  number: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** As in the sealed record: "121.00". */
  total: string;
}

const MODULE_PIXELS = 5;
/** ISO/IEC 18004 wants four modules of white on each side. */
const QUIET_MODULES = 4;

/** What the tax agency's QR holds: its four values in its order, and nothing else. */
export function qrUrl({ base, nif, number, date, total }: QrInvoice): string {
  const values = { nif, numserie: number, fecha: date.split('-').reverse().join('-'), importe: total };
  const query = Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${base}/wlpl/TIKE-CONT/ValidarQR?${query}`;
}

/** Rows of dark cells without the quiet zone, error correction M. */
export function qrModules(text: string): boolean[][] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => data[y * size + x] === 1),
  );
}

/**
 * A black and white PNG of one bit per pixel with its quiet zone. The library's own takes five times as long, all of it
 * on the event loop.
 */
export function qrPng(text: string): Buffer {
  const rows = qrModules(text);
  const side = (rows.length + 2 * QUIET_MODULES) * MODULE_PIXELS;
  const stride = 1 + Math.ceil(side / 8);
  const white = Buffer.alloc(stride, 0xff).fill(0, 0, 1);
  const drawn = rows.flatMap(row => Array<Buffer>(MODULE_PIXELS).fill(scanline(row, white)));
  const quiet = Array<Buffer>(QUIET_MODULES * MODULE_PIXELS).fill(white);
  const pixels = Buffer.concat([...quiet, ...drawn, ...quiet]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(side)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const qrDataUrl = (text: string): string => `data:image/png;base64,${qrPng(text).toString('base64')}`;

/** The filter's byte 0 (none), then a bit per pixel, white 1. */
function scanline(row: boolean[], white: Buffer): Buffer {
  const line = Buffer.from(white);
  row.forEach((dark, x) => {
    const from = (x + QUIET_MODULES) * MODULE_PIXELS;
    for (let pixel = from; dark && pixel < from + MODULE_PIXELS; pixel += 1)
      line[1 + (pixel >> 3)] &= ~(0x80 >> (pixel & 7));
  });
  return line;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function header(side: number): Buffer {
  // Width, height, then one bit, greyscale, deflate, no filters of its own, not interlaced.
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  bytes.writeUInt32BE(side, 0);
  bytes.writeUInt32BE(side, 4);
  return bytes;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
