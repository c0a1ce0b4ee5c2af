import { byMargin, marginName } from '../../../../schema/tax/margin';
import { badField } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';
import { RectificationWay, type RectifyInput } from './rectify.types';

/**
 * What is taxed on the margin is rectified by differences, under its own regime, and nothing else is rectified under it.
 * Throws on what is said otherwise: to replace it, a record would have to say a base that is not that of its lines.
 */
export function checkMargin({ rates }: Invoice, { way, lines }: Pick<RectifyInput, 'way' | 'lines'>): void {
  const regime = byMargin(rates) ? rates[0]!.ivaRegime! : null;
  if (regime && way === RectificationWay.S)
    throw badField('way', `Una factura por ${marginName(regime)} se rectifica por diferencias: elige esa forma`);
  const at = (lines ?? []).findIndex(line =>
    regime ? line.ivaRegime !== regime : marginName(line.ivaRegime) !== undefined,
  );
  if (at >= 0)
    throw badField(
      `lines.${at}.ivaRegime`,
      regime
        ? `La factura original va por ${marginName(regime)}: pon en la línea la clave ${regime} y su coste (otro precio son dos líneas: la que estaba, en negativo, y la buena)`
        : `La factura original no va por ${marginName(lines![at]!.ivaRegime)}: quita la clave`,
    );
}
