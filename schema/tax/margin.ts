import { isZero } from '../decimal';
/**
 * Taxed on what is earned, not on the price (LIVA, arts. 137 and 145): 03, goods bought second-hand; 05, travel sold as
 * its own. The price is what the customer pays, and its VAT is not said apart (arts. 138 and 142).
 */
const NAMES: Record<string, string> = { '03': 'bienes usados', '05': 'agencias de viajes' };

/** What a margin scheme is called; undefined of another regime. */
export const marginName = (ivaRegime: string | null | undefined): string | undefined => NAMES[ivaRegime ?? ''];

interface Regimed {
  ivaRegime?: string | null;
}
/** Some of it is taxed on the margin, and so all of it. */
export const byMargin = (all: readonly Regimed[]): boolean => all.some(({ ivaRegime }) => marginName(ivaRegime));

/** A line as it is written; `cost`: of one unit, VAT included. */
interface MarginLine extends Regimed {
  grossPrice?: string | null;
  cost?: string | null;
}
/** What else is written of an invoice whose lines are taxed on the margin. */
interface MarginWhole {
  discountPercent?: string | null;
  discountAmount?: string | null;
  withholdingPercent?: string | null;
  agreedTotal?: string | null;
  recargo?: boolean | null;
  prepayment?: boolean | null;
  prepayments?: readonly string[] | null;
}

/** Where it stands, as callers name the field. */
export interface MarginRefusal {
  field: string;
  text: string;
}

const says = (text: string | null | undefined) => Boolean(text && !isZero(text));

function wrongLine(line: MarginLine, index: number, regime: string): MarginRefusal | null {
  const of = (field: string, text: string) => ({ field: `lines.${index}.${field}`, text });
  if (line.ivaRegime !== regime)
    return of(
      'ivaRegime',
      `Lo que va por ${marginName(regime)} (clave ${regime}) tiene su propia factura, que no dice su IVA: saca esta línea a otra`,
    );
  if (!line.cost) return of('cost', 'Escribe lo que te costó, con impuestos: su IVA sale de lo que ganas');
  return line.grossPrice ? of('grossPrice', 'El precio es ya todo lo que paga el cliente: escríbelo en price') : null;
}

function wrongWhole(whole: MarginWhole, name: string): MarginRefusal | null {
  const of = (field: string, text: string) => ({ field, text });
  if (says(whole.discountPercent) || says(whole.discountAmount))
    return of(
      says(whole.discountPercent) ? 'discountPercent' : 'discountAmount',
      `Por ${name} el descuento va en cada línea, que tiene su coste: quítalo del total`,
    );
  if (whole.agreedTotal) return of('agreedTotal', `Por ${name} los precios son ya lo que paga el cliente: quítalo`);
  if (says(whole.withholdingPercent))
    return of('withholdingPercent', `Lo que va por ${name} no lleva retención de IRPF: quítala`);
  if (whole.recargo) return of('recargo', `Lo que va por ${name} no lleva recargo de equivalencia: quítalo`);
  if (whole.prepayment)
    return of('prepayment', `De un anticipo por ${name} no se sabe aún lo que ganas: no se factura aquí`);
  return whole.prepayments?.length ? of('prepayments', `Una factura por ${name} no resta anticipos: quítalos`) : null;
}

/** Why an invoice cannot be taxed as its lines say; null: it can. */
export function marginRefusal(lines: readonly MarginLine[], whole: MarginWhole): MarginRefusal | null {
  const regime = lines.find(({ ivaRegime }) => marginName(ivaRegime))?.ivaRegime;
  if (!regime) {
    const at = lines.findIndex(({ cost }) => cost);
    return at < 0
      ? null
      : {
          field: `lines.${at}.cost`,
          text: 'Solo lleva coste lo que va por bienes usados o agencias de viajes (claves 03 y 05)',
        };
  }
  for (const [index, line] of lines.entries()) {
    const wrong = wrongLine(line, index, regime);
    if (wrong) return wrong;
  }
  return wrongWhole(whole, marginName(regime)!);
}
