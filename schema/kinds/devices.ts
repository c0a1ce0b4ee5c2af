import type { Said } from '../tax/causes';
import type { Tax } from '../tax/territory';

/** What LIVA, art. 84.Uno.2.º g) puts under reverse charge, and RD 1619/2012, art. 6.1.a into a series of its own. */
export const DEVICES_OR_METALS = 'Móviles, consolas, portátiles, tabletas, plata, platino o paladio';

interface Described {
  /** F1, and not one with the data of a simplified one. */
  complete: boolean;
  tax: Tax;
  lines: readonly Said[];
}

/** Why an invoice cannot be one of devices or metals under reverse charge; null: it can. */
export function devicesProblem({ complete, tax, lines }: Described): string | null {
  if (tax !== 'IVA') return `La serie propia de móviles y metales es del IVA, no del ${tax}: quita esa marca`;
  if (!complete) return 'Con inversión del sujeto pasivo la factura es completa: quita la marca de móviles y metales';
  return lines.some(({ ivaCause }) => ivaCause === 'S2')
    ? null
    : 'Ninguna línea va con inversión del sujeto pasivo (S2): ponla, o quita la marca de móviles y metales';
}
