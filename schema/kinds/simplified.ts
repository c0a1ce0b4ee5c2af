import { addUp, compare, parseDecimal } from '../decimal';
import { pendingText, type Said } from '../tax/causes';
import type { Tax } from '../tax/territory';
import { isUnionCountry } from '../countries';
import { lineAmounts, type Discount } from '../totals';

/** Up to this total, VAT included, anything may be invoiced so (RD 1619/2012, art. 4.1). */
const LIMIT = '400';
/** And up to this one what the companies of art. 4.2 sell (code 1150). */
const LIMIT_OF_ACTIVITY = '3000';

/** The activities of RD 1619/2012, art. 4.2, by their letter there. */
export const SIMPLIFIED_ACTIVITIES: Record<string, string> = {
  a: 'Ventas al por menor',
  b: 'Ventas o servicios en ambulancia',
  c: 'Ventas o servicios a domicilio del consumidor',
  d: 'Transporte de personas y sus equipajes',
  e: 'Hostelería y restauración',
  f: 'Salas de baile y discotecas',
  g: 'Cabinas y tarjetas telefónicas',
  h: 'Peluquería e institutos de belleza',
  i: 'Instalaciones deportivas',
  j: 'Revelado y estudios fotográficos',
  k: 'Aparcamiento de vehículos',
  l: 'Alquiler de películas',
  m: 'Tintorería y lavandería',
  n: 'Autopistas de peaje',
};

/** What is asked of a simplified invoice: its total "100.00", the causes of its lines, what else it says. */
interface SimplifiedDraft {
  total: string;
  lines: readonly Said[];
  /** Absent: IVA. */
  tax?: Tax;
  /** The issuer's letter of art. 4.2; null: none. */
  activity: string | null;
  /** Of the customer, where one is named; null: Spain, or nobody. */
  country: string | null;
  withholding: boolean;
  suplidos: boolean;
}

/** Where it stands: `line` from 0 where one line is to blame. */
export interface SimplifiedRefusal {
  part: 'lines' | 'cause' | 'withholding' | 'suplidos';
  line?: number;
  text: string;
}

export const limitOf = (activity: string | null): string => (activity ? LIMIT_OF_ACTIVITY : LIMIT);

const causesOf = (tax: Tax): Record<string, string> => ({
  ...(tax === 'IVA' && OF_IVA),
  S2: `Con inversión del sujeto pasivo (S2) la factura es completa: el cliente declara el ${tax} y tiene que constar`,
});
const OF_IVA = {
  E5: 'Una entrega a otro país de la UE (E5) pide factura completa (artículo 4.4 del Reglamento de facturación)',
  S1: 'Una donación al 0 % (S1) es para una entidad con su NIF: haz una factura completa',
};
const PUBLIC_WORKS = 'Una certificación de obra pública pide factura completa: su administración tiene que constar';
const BY_PERIODS = 'Un tracto sucesivo con el IVA pendiente (clave 15) va en una factura completa: hazla así';
const DISTANCE =
  'Una venta a distancia a otro país de la UE pide factura completa (artículo 4.4 del Reglamento de facturación)';

const beyond = (activity: string | null, tax: Tax): string =>
  activity
    ? `Una factura simplificada llega a 3.000 €, ${tax} incluido: haz una factura completa`
    : `Una factura simplificada llega a 400 €, ${tax} incluido (a 3.000 € en las actividades que eliges en Configuración › Empresa): haz una factura completa`;

function wrongCause({ ivaCause: cause, ivaRegime }: Said, country: string | null, tax: Tax): string | null {
  if (pendingText(ivaRegime)) return ivaRegime === '14' ? PUBLIC_WORKS : BY_PERIODS;
  if (!cause) return null;
  const abroad = country !== null && isUnionCountry(country);
  return causesOf(tax)[cause] ?? (cause === 'N2' && abroad ? DISTANCE : null);
}

/** Why it cannot be a simplified invoice (RD 1619/2012, art. 4; codes 1150 and 1197), in words for who issues it. */
export function simplifiedRefusals(draft: SimplifiedDraft): SimplifiedRefusal[] {
  const { total, lines, activity, tax = 'IVA', country, withholding, suplidos } = draft;
  const found: SimplifiedRefusal[] = lines.flatMap((line, index) => {
    const text = wrongCause(line, country, tax);
    return text ? [{ part: 'cause' as const, line: index, text }] : [];
  });
  if (compare(parseDecimal(total), parseDecimal(limitOf(activity))) > 0)
    found.push({ part: 'lines', text: beyond(activity, tax) });
  if (withholding)
    found.push({ part: 'withholding', text: 'Una factura simplificada no lleva retención de IRPF: haz una completa' });
  if (suplidos)
    found.push({ part: 'suplidos', text: 'Los suplidos van a nombre de tu cliente: haz una factura completa' });
  return found;
}

/** An invoice as far as its prices go: of its lines what was written, and what they come to with their tax. */
interface Priced {
  kind?: string;
  qualified?: boolean;
  recargo?: string | null;
  discountPercent?: string | null;
  discountAmount?: string | null;
  lines: readonly PricedLine[];
}
interface PricedLine {
  quantity: string;
  grossPrice?: string | null;
  discountPercent?: string | null;
  total?: string;
}

/** Prices 'IVA incluido' are for simplified invoices alone (RD 1619/2012, art. 6.1.f and 7.1.f): where all were written so. */
export const saysPricesWithTax = ({ kind, qualified, recargo, lines }: Priced): boolean =>
  (kind === 'F2' || kind === 'R5' || qualified === true) &&
  !recargo &&
  lines.length > 0 &&
  lines.every(({ grossPrice }) => grossPrice);

const discountOf = ({ discountPercent: percent }: PricedLine): Discount | null => (percent ? { percent } : null);

/** Of a line with its tax in its price: before its own discount, and after it. */
export const withTax = (line: PricedLine): { gross: string; net: string } =>
  lineAmounts({ quantity: line.quantity, price: line.grossPrice!, discount: discountOf(line) });

/** What its line says: what it comes to, but before a discount of the whole, which stands among the sums. */
export const amountWithTax = (invoice: Priced, line: PricedLine): string =>
  invoice.discountPercent || invoice.discountAmount || !line.total ? withTax(line).net : line.total;

/** What the lines come to before a discount of the whole. */
export const sumWithTax = (invoice: Priced): string => addUp(invoice.lines.map(line => amountWithTax(invoice, line)));
