import { rateText, rulesOf, type Territory, type TerritoryRules } from '../../../../schema/tax/territory';
import { goBy } from './dates';

let rules = rulesOf(null);

/** Tax, rates and clock of whoever is signed in from now on; of nobody and of the platform, those of the peninsula. */
export function settleIn(territory: Territory | null | undefined): void {
  if (rules === rulesOf(territory)) return;
  rules = rulesOf(territory);
  goBy(rules.zone);
}

/** The rules of where the company is established. What an issued invoice says goes by its own tax. */
export const here = (): TerritoryRules => rules;

/** 'IVA', 'IGIC' or 'IPSI', as the company reads it. */
export const taxHere = () => rules.tax;

/** Recargo de equivalencia is of IVA alone. */
export const recargoHere = () => rules.tax === 'IVA';

/** '9,5 %' */
export const formatTaxRate = (rate: number): string => `${rateText(rate)} %`;

/** Rates as a list offers them, the usual one first; the current one stays, even when the tax no longer has it. */
export const rateOptions = (rates: readonly number[], held?: number) =>
  (held === undefined || rates.includes(held) ? rates : [...rates, held]).map(rate => ({
    value: String(rate),
    label: formatTaxRate(rate),
  }));
