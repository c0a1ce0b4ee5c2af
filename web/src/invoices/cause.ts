import { CAUSES, REGIMES, type Cause, type Regime } from '../../../schema/tax/causes';
import type { IvaCause } from '../gql/schema';
import { ELSEWHERE } from '../../../schema/tax/conditions';
import { CAUSES_OF } from '../../../schema/tax/phrases';
import type { Tax } from '../../../schema/tax/territory';
import { taxHere } from '../ui/format/here';

/** Why a line has no VAT, and under which regime where that does not follow. */
export interface Said {
  ivaCause: IvaCause | null;
  ivaRegime: string | null;
}

/** Why a line has no tax, in words that people use. */
const namesOf = (tax: Tax): Record<Cause, string> => ({
  E1: 'Actividad exenta: enseñanza, sanidad, seguros…',
  E2: 'Exportación de mercancía',
  E3: 'Asimilada a una exportación',
  E4: 'Zona franca, depósito o régimen aduanero',
  E5: 'Mercancía para una empresa de la Unión',
  E6: tax === 'IGIC' ? 'Zona Especial Canaria (ZEC)' : 'Exenta por otra norma',
  E7: 'Pequeño empresario o profesional',
  E8: 'Otra exención del IGIC',
  N1: 'No es una venta: no sujeta',
  N2: 'Servicio para un cliente de otro país',
  S1: tax === 'IVA' ? 'Donación a una entidad sin fines lucrativos' : `Sujeta al tipo cero del ${tax}`,
  S2: `Inversión del sujeto pasivo: el ${tax} lo declara el cliente`,
});
const ofRegime = (tax: Tax): Record<Exclude<Regime, '07'>, string> => ({
  '03': 'Bienes usados: IVA sobre lo que ganas',
  '05': 'Agencia de viajes: IVA sobre lo que ganas',
  '08': `Servicio que se localiza en ${ELSEWHERE[tax]}`,
  '11': 'Alquiler de local de negocio',
  '14': `Obra pública con el ${tax} pendiente`,
  '15': `Tracto sucesivo con el ${tax} pendiente`,
});
/** Beside a rate that nobody asks the cause of. */
const MARKS: Record<string, string> = {
  '03': 'margen',
  '05': 'margen',
  '07': 'caja',
  '11': 'alquiler',
  '14': 'pendiente',
  '15': 'pendiente',
};

export const NO_CAUSE = 'Sin causa: sujeta al tipo 0 %';

const causeNames: readonly IvaCause[] = CAUSES;
const causeOf = (text: string | undefined): IvaCause | null => causeNames.find(name => name === text) ?? null;
const regimeOf = (text: string | null | undefined) => REGIMES.find(name => name === text) ?? null;

/** Cause and regime as a cell holds them, 'N2 08'; '' is none. */
export const saidText = ({ ivaCause, ivaRegime }: Said): string => [ivaCause, ivaRegime].filter(Boolean).join(' ');

export function saidOf(text: string | null): Said {
  const [cause, regime] = (text ?? '').split(' ');
  return { ivaCause: causeOf(cause), ivaRegime: regimeOf(regime) };
}

/** In words alone; null: there is nothing to say. `tax`: of an invoice that has its own. */
export function causeName(
  { ivaCause, ivaRegime }: { ivaCause: IvaCause | null; ivaRegime?: string | null },
  tax: Tax = taxHere(),
) {
  const regime = regimeOf(ivaRegime);
  // Under criterio de caja all of a company is: there is nothing to say of one line.
  return regime && regime !== '07' ? ofRegime(tax)[regime] : ivaCause && namesOf(tax)[ivaCause];
}

/** The codes alone, as a table of rates has room for them: 'N2 · 08'. */
export const codesOf = ({ ivaCause, ivaRegime }: { ivaCause?: string | null; ivaRegime?: string | null }): string =>
  [ivaCause, ivaRegime && (MARKS[ivaRegime] ?? ivaRegime)].filter(Boolean).join(' · ');

/** All that can be said of a line at 0 % under a tax, as a list offers it. */
export const choicesOf = (tax: Tax): { value: string; said: Said; name: string }[] =>
  [...causeNames.map(ivaCause => ({ ivaCause, ivaRegime: null })), { ivaCause: 'N2' as const, ivaRegime: '08' }]
    .filter(({ ivaCause }) => CAUSES_OF[tax].includes(ivaCause))
    .map(said => ({ value: saidText(said), said, name: `${causeName(said, tax)} (${codesOf(said)})` }));
