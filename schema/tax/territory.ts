/** The tax of what a company sells, as its papers name it. */
export const TAXES = ['IVA', 'IGIC', 'IPSI'] as const;
export type Tax = (typeof TAXES)[number];

/** Where a company is established: it decides its tax and the clock of its dates. */
export const TERRITORIES = ['peninsula', 'canarias', 'ceuta', 'melilla'] as const;
export type Territory = (typeof TERRITORIES)[number];

export interface TerritoryRules {
  /** As it is called in settings. */
  name: string;
  tax: Tax;
  /** IANA name of the clock there. */
  zone: string;
  /** Percent, the usual ones first: its first is what a new line begins with. 0 is last. */
  rates: readonly number[];
}

/**
 * By territory. Rates of IVA: LIVA, arts. 90 and 91. Of IGIC: Ley 4/2012 de Canarias, arts. 51 to 61, now in Decreto
 * Legislativo 1/2025 (zero, reduced 3 and 5, general 7, raised 9.5 and 15, special 20). Of IPSI: Ley 8/1991, art. 18,
 * leaves each city its rates between 0.5 and 10 in its ordinance, by product and service; both lists have each figure
 * in use there. Their first, 3 and 4, are what we take for most services: a proposal of the form; where they come from
 * is in docs/adr/0023.
 */
export const RULES: Record<Territory, TerritoryRules> = {
  peninsula: { name: 'Península y Baleares', tax: 'IVA', zone: 'Europe/Madrid', rates: [21, 10, 4, 0] },
  canarias: { name: 'Canarias', tax: 'IGIC', zone: 'Atlantic/Canary', rates: [7, 3, 5, 9.5, 15, 20, 0] },
  ceuta: { name: 'Ceuta', tax: 'IPSI', zone: 'Europe/Madrid', rates: [3, 0.5, 1, 2, 4, 5, 6, 7, 8, 9, 10, 0] },
  melilla: { name: 'Melilla', tax: 'IPSI', zone: 'Europe/Madrid', rates: [4, 0.5, 1, 2, 3, 5, 6, 7, 8, 9, 10, 0] },
};

/** The rules of a territory as it is stored or sent; of what is none, those of the peninsula. */
export const rulesOf = (territory: string | null | undefined): TerritoryRules =>
  RULES[TERRITORIES.find(known => known === territory) ?? 'peninsula'];

/** Every rate of any territory, in percent. All have one decimal at most. */
export const ALL_RATES: readonly number[] = [...new Set(Object.values(RULES).flatMap(({ rates }) => rates))].sort(
  (a, b) => a - b,
);

/** A rate as it is written: "9,5". */
export const rateText = (rate: number): string => String(rate).replace('.', ',');

/** Why a company of a territory cannot have a line or a product at a rate, with what to choose; null: it can. */
export function rateProblem(rate: number, { rates, tax, name }: TerritoryRules): string | null {
  if (rates.includes(rate)) return null;
  const known = [...rates].sort((a, b) => a - b).map(rateText);
  // Rates with a decimal have commas of their own.
  const separator = known.some(text => text.includes(',')) ? '; ' : ', ';
  const list = `El ${tax} es uno de ${known.slice(0, -1).join(separator)} o ${known.at(-1)}`;
  return tax === 'IVA' ? list : `${list}: tu empresa está en ${name}`;
}

/** The rules of a tax: of IPSI, those of either city. */
export const rulesOfTax = (tax: Tax): TerritoryRules => Object.values(RULES).find(rules => rules.tax === tax)!;

/** By the two digits with which a postal code begins (the province). */
const PROVINCES: Record<string, Territory> = { 35: 'canarias', 38: 'canarias', 51: 'ceuta', 52: 'melilla' };

const NAMED: readonly [Territory, RegExp][] = [
  ['canarias', /\b(las palmas|tenerife|canarias|gran canaria|lanzarote|fuerteventura|la palma|la gomera|el hierro)\b/],
  ['ceuta', /\bceuta\b/],
  ['melilla', /\bmelilla\b/],
];

/**
 * The territory that an address says by its postal code, or by its province where it has none; null: it says nothing. A
 * guess to be proposed: a street may be called after a city.
 */
export function territoryOf(address: string | null | undefined): Territory | null {
  const text = (address ?? '').toLowerCase();
  const codes = text.match(/(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/g);
  const code = codes?.at(-1);
  if (code) return PROVINCES[code.slice(0, 2)] ?? 'peninsula';
  // The last part of an address is its town; a street's name stands first.
  const town = text.split(',').at(-1)!;
  return NAMED.find(([, names]) => names.test(town))?.[0] ?? null;
}
