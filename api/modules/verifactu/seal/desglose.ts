import type { Cause, FacturaRate } from './factura';
import { leaf, node } from '../xml';

const IVA = '01';
const GENERAL = '01';
const EXPORT = '02';

/** Exports (art. 21 and 22 LIVA) go under their own regime: the general one is refused for them (code 1199). */
const regimeOf = (cause: Cause | null) => (cause === 'E2' || cause === 'E3' ? EXPORT : GENERAL);

/**
 * What follows impuesto and regime (the AEAT's validations of DetalleDesglose). Exempt and not subject: the base alone.
 * Reverse charge: explicit zeros.
 */
function rest({ ivaRate, ivaCause, base, quota }: FacturaRate): string[] {
  const amount = leaf('BaseImponibleOimporteNoSujeto', base);
  if (ivaCause?.startsWith('E')) return [leaf('OperacionExenta', ivaCause), amount];
  if (ivaCause?.startsWith('N')) return [leaf('CalificacionOperacion', ivaCause), amount];
  return [
    leaf('CalificacionOperacion', ivaCause ?? 'S1'),
    leaf('TipoImpositivo', `${ivaRate}.00`),
    amount,
    leaf('CuotaRepercutida', quota),
  ];
}

/** The breakdown of an invoice, one row per rate and cause. */
export const desgloseOf = (rates: readonly FacturaRate[]): string =>
  node(
    'Desglose',
    ...rates.map(rate =>
      node('DetalleDesglose', leaf('Impuesto', IVA), leaf('ClaveRegimen', regimeOf(rate.ivaCause)), ...rest(rate)),
    ),
  );
