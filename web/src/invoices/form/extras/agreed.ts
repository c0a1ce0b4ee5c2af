import { isDecimal, isPositive, parseDecimal, plain } from '../../../../../schema/decimal';
import { fitGross, fitTotal, priceFor, type LineAgreed, type Misfit } from '../../../../../schema/gross';
import { computeFull } from '../../../../../schema/totals';
import { formatAmount, parseAmount } from '../../../ui/format/amounts';
import { setPrices, type Grid } from '../grid/grid';
import { isBlank, isReturned } from '../grid/line';
import { isGood } from '../grid/lineProblems';
import { regimeIn, carriesRecargo, discountOfWhole, lineToCompute } from './extras';
import type { Computed } from '../computing';
import type { FieldErrors } from '../values';
import { formatTaxRate, taxHere } from '../../../ui/format/here';

/** Lines with other prices, or why there are none; `nearest`: totals in euros that are possible. */
export type Agreement = { grid: Grid; problem?: undefined } | { problem: string; nearest: string[] };

const refused = (problem: string, nearest: string[] = []): Agreement => ({ problem, nearest });

/** Changes all prices in proportion until the invoice comes to a total with VAT, as it was typed. */
export function agree(form: Computed, text: string): Agreement {
  const { grid } = form;
  const total = parseAmount(text);
  if (total === null || !isDecimal(total) || !isPositive(total)) return refused('Escribe el total, mayor que 0.');
  if (parseDecimal(plain(total)).scale > 2) return refused('Como mucho 2 decimales.');
  if (discountOfWhole(form))
    return refused('Con un total acordado no hay descuento sobre el total: quita uno de los dos.');
  const written = grid.lines.filter(line => !isBlank(line));
  if (written.some(isReturned)) return refused('Con devoluciones no se acuerda un total: quita una de las dos cosas.');
  if (!written.length || !written.every(isGood))
    return refused('Escribe antes las líneas: sus precios se ajustan en proporción.');
  const recargo = carriesRecargo(form);
  const asked = written.map((line): LineAgreed => ({ ...lineToCompute(line), ivaRegime: regimeIn(form, line) }));
  const found = fitTotal(fitGross(asked, recargo).lines, total, recargo);
  if (!found || 'index' in found) return refused('Con estas cantidades ningún precio da ese total.');
  if ('nearest' in found)
    return refused(`Con ese ${taxHere()} ninguna factura suma justo eso. Lo más cercano:`, found.nearest);
  const { lines } = computeFull(found.lines, { recargo });
  const prices = written.map((line, i) => {
    const gross = line.gross ? priceFor(asked[i], lines[i].total) : null;
    return [line.key, { price: gross ?? found.lines[i].price, gross: gross !== null }] as const;
  });
  return { grid: setPrices(grid, new Map(prices)) };
}

/** A price with VAT that cannot be met keeps the invoice from being sent. */
export function misfitErrors(misfits: ReadonlyMap<number, Misfit>, grid: Grid): FieldErrors {
  const [key, misfit] = [...misfits][0] ?? [];
  if (!misfit) return {};
  const row = grid.lines.findIndex(line => line.key === key) + 1;
  const why =
    misfit.reason === 'rate'
      ? `al ${formatTaxRate(misfit.ivaRate)} ninguna base da ${formatAmount(misfit.asked)} € con ${taxHere()}: elige uno de los dos más cercanos.`
      : `con esa cantidad ningún precio da ese importe: escríbelo sin ${taxHere()}.`;
  return { lines: `Línea ${row}: ${why}` };
}
