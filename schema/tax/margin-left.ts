import { allOf, atLoss, earnedTogether, type Sold } from './earned';
import { marginName, type MarginRefusal } from './margin';

/** A line of what was invoiced, or of what rectifies it; `unitCost` in one spelling, so that two can be compared. */
export interface SoldLine extends Sold {
  ivaRate: number;
  unitCost: string;
}

const TWO_LINES = 'si cambia el precio, escribe dos líneas, la que estaba, en negativo, y la buena';
const abs = (n: bigint) => (n < 0n ? -n : n);

/** What was sold of goods, with all that rectifies it; `below`: the original itself gives back. */
interface Standing {
  standing: readonly SoldLine[];
  below: boolean;
}

/** A trip is one service: what is said of it changes what is left of it by what it says, or it is not said so. */
function tripRefusal(standing: readonly SoldLine[], written: readonly SoldLine[]): MarginRefusal | null {
  const earned = (lines: readonly SoldLine[]) => earnedTogether(lines, '05');
  if (earned([...standing, ...written]) - earned(standing) === earned(written)) return null;
  return {
    field: 'lines',
    text: `De lo que queda del viaje no sale este margen: ${TWO_LINES}; si ya no ganas nada con él, abona la factura entera y haz la buena`,
  };
}

/** Of goods: each line by itself, as it says no good of the original; null: it can be right. */
function wrongGood({ standing, below }: Standing, written: readonly SoldLine[], index: number): MarginRefusal | null {
  const of = (field: string, text: string) => ({ field: `lines.${index}.${field}`, text });
  const line = written[index]!;
  const back = line.price < 0n !== below;
  const losses = standing.filter(atLoss);
  const loss = `La original no lo vendió a pérdida: ${TWO_LINES}`;
  // The second of two lines, which the first one has become.
  const second = !back && written.some(({ price }) => price < 0n !== line.price < 0n);
  if (atLoss(line)) {
    const known = losses.some(({ unitCost }) => unitCost === line.unitCost);
    return known || second ? null : of('cost', loss);
  }
  if (!back)
    return line.cost === 0n && losses.length > 0 && !second
      ? of('cost', `La original lo vendió a pérdida: ${TWO_LINES}`)
      : null;
  const same = standing.filter(({ ivaRate }) => ivaRate === line.ivaRate);
  const most = same.map(each => abs(earnedTogether([each], '03'))).reduce((a, b) => (a > b ? a : b), 0n);
  return abs(earnedTogether([line], '03')) > most
    ? of('price', `Devuelve más de lo que se ganó con cualquiera de sus líneas: ${TWO_LINES}`)
    : null;
}

/**
 * Why what rectifies a margin by differences would tax another one than what is left: a loss counts as nothing, and so
 * neither a price alone beside the whole cost nor more than was earned is a difference. `others`: the lines of what
 * rectifies the original by now. Null: nothing.
 */
export function marginLeftRefusal(
  ivaRegime: string,
  original: readonly SoldLine[],
  others: readonly SoldLine[],
  written: readonly SoldLine[],
): MarginRefusal | null {
  if (!marginName(ivaRegime)) return null;
  const standing = [...original, ...others];
  if (ivaRegime === '05') return tripRefusal(standing, written);
  // Whatever was taken off it since.
  const below = allOf(original).price < 0n;
  for (const index of written.keys()) {
    const wrong = wrongGood({ standing, below }, written, index);
    if (wrong) return wrong;
  }
  const left = (rate: number) =>
    earnedTogether(
      [...standing, ...written].filter(({ ivaRate }) => ivaRate === rate),
      '03',
    );
  const beyond = written.some(({ ivaRate }) => (below ? left(ivaRate) > 0n : left(ivaRate) < 0n));
  return beyond ? { field: 'lines', text: `Devuelve más de lo que queda ganado en la original: ${TWO_LINES}` } : null;
}
