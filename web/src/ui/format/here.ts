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

/** '9,5 %' */
export const formatTaxRate = (rate: number): string => `${rateText(rate)} %`;

/** The rates of a tax as a list offers them, the usual one first. */
export const rateOptions = (rates: readonly number[]) =>
  rates.map(rate => ({ value: String(rate), label: formatTaxRate(rate) }));
