import { create } from 'qrcode';
import { example, words } from '../content/example';

/** The modules of the example's QR as one path, drawn once on a page and used by each place that shows it. */
function modules(): { size: number; path: string } {
  const { size, data } = create(example.qr, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    let end: number | null = null;
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      // From the end of the run before: the page is shorter by 900 bytes than with each place in full.
      path += `${end === null ? `M${from} ${y}.5` : `m${from - end} 0`}h${x - from}`;
      end = x;
    }
  }
  return { size, path };
}

const { size, path } = modules();

export function QrSymbol() {
  return (
    <svg className="defs" aria-hidden="true" focusable="false">
      <symbol id="qr" viewBox={`0 0 ${size} ${size}`}>
        <path d={path} />
      </symbol>
    </svg>
  );
}

export function Qr({ width }: { width: number }) {
  return (
    <svg className="qr" width={width} height={width} role="img" aria-label={words.qr.replace(':', '')}>
      <use href="#qr" />
    </svg>
  );
}
