import { regimeOf } from '../../../../schema/tax/causes';
import type { Tax } from '../../../../schema/tax/territory';
import type { FacturaRate } from './factura';
import { leaf, node } from '../xml';

/** By the AEAT's list L1. */
const IMPUESTO: Record<Tax, string> = { IVA: '01', IPSI: '02', IGIC: '03' };

/**
 * What follows impuesto and regime (the AEAT's validations of DetalleDesglose). Exempt and not subject: the base alone.
 * Reverse charge: explicit zeros.
 */
function rest({ ivaRate, ivaCause, base, quota, recargoRate, recargo }: FacturaRate): string[] {
  const amount = leaf('BaseImponibleOimporteNoSujeto', base);
  if (ivaCause?.startsWith('E')) return [leaf('OperacionExenta', ivaCause), amount];
  if (ivaCause?.startsWith('N')) return [leaf('CalificacionOperacion', ivaCause), amount];
  return [
    leaf('CalificacionOperacion', ivaCause ?? 'S1'),
    leaf('TipoImpositivo', ivaRate.toFixed(2)),
    amount,
    leaf('CuotaRepercutida', quota),
    leaf('TipoRecargoEquivalencia', recargoRate && `${recargoRate}0`),
    leaf('CuotaRecargoEquivalencia', recargo),
  ];
}

/** The breakdown of an invoice, one row per rate, cause and regime. */
export const desgloseOf = (rates: readonly FacturaRate[], tax: Tax = 'IVA'): string =>
  node(
    'Desglose',
    ...rates.map(rate =>
      node(
        'DetalleDesglose',
        leaf('Impuesto', IMPUESTO[tax]),
        leaf('ClaveRegimen', regimeOf(rate, tax)),
        ...rest(rate),
      ),
    ),
  );
