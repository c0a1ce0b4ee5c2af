import { registerEnumType } from 'type-graphql';
import { RULES, TAXES, TERRITORIES } from '../../../schema/tax/territory';

export const TerritoryName = Object.fromEntries(TERRITORIES.map(name => [name, name]));
registerEnumType(TerritoryName, {
  name: 'Territory',
  description: 'Where a company is established: it decides its tax, its rates and the clock of its dates.',
  valuesConfig: Object.fromEntries(
    TERRITORIES.map(name => [name, { description: `${RULES[name].name}: ${RULES[name].tax}, ${RULES[name].zone}.` }]),
  ),
});

export const TaxName = Object.fromEntries(TAXES.map(name => [name, name]));
registerEnumType(TaxName, {
  name: 'TaxName',
  description: 'Tax of what is sold.',
  valuesConfig: {
    IVA: { description: 'In the peninsula and Baleares.' },
    IGIC: { description: 'In Canarias.' },
    IPSI: { description: 'In Ceuta and Melilla.' },
  },
});
