import { lineXml } from '../answer';
import type { Line } from '../service';
import { verdictOf } from '../judge';
import type { Extra, Step } from './step';

/** A generator of its own, so that a seed always shuffles alike. */
function shuffled<T>(items: T[], seed: number): T[] {
  const result = [...items];
  let state = seed >>> 0;
  for (let i = result.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

function invented(extra: Extra, like: Line): Line {
  const { record } = like;
  const verdict = extra.code ? verdictOf(extra.code) : { state: extra.state ?? ('Correcto' as const), code: null };
  const date = extra.date?.split('-').reverse().join('-');
  const other = {
    nif: extra.nif ?? record.nif,
    number: extra.number ?? 'NADIE-LA-ENVIO',
    date: date ?? record.date,
    ref: extra.ref ?? null,
  };
  return {
    verdict,
    duplicate: null,
    record:
      extra.operation === 'Anulacion' && record.operation === 'Alta'
        ? { ...record, ...other, operation: 'Anulacion', unknownBefore: 'N', madeBy: null, maker: null }
        : { ...record, ...other },
  };
}

/** The lines of an answer as the step wants them. */
export function linesAs(lines: Line[], { order, seed = 1, missing = [], extra = [] }: Step): string[] {
  const placed = lines.map((line, i) => ({ line, place: i + 1 })).filter(({ place }) => !missing.includes(place));
  const ordered =
    order === 'reverse'
      ? placed.reverse()
      : order === 'shuffle'
        ? shuffled(placed, seed)
        : order
          ? order.flatMap(place => placed.filter(each => each.place === place))
          : placed;
  return [...ordered.map(({ line }) => line), ...extra.map(each => invented(each, lines[0]))].map(lineXml);
}
