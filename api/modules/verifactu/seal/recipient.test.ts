import { identityXml } from './recipient';

const of = (nif: string, country: string | null = null, idKind: string | null = null) =>
  identityXml({ name: 'x', nif, country, idKind });
const other = (country: string | null, kind: string, id: string) =>
  `<sf:IDOtro>${country ? `<sf:CodigoPais>${country}</sf:CodigoPais>` : ''}<sf:IDType>${kind}</sf:IDType><sf:ID>${id}</sf:ID></sf:IDOtro>`;

test.each<[string, [string, (string | null)?, (string | null)?], string]>([
  ['a Spanish company', ['b-98.241.573'], '<sf:NIF>B98241573</sf:NIF>'],
  ['with its country in front', ['ESB98241573'], '<sf:NIF>B98241573</sf:NIF>'],
  ['a Spaniard whose country was chosen', ['48213960A', 'ES'], '<sf:NIF>48213960A</sf:NIF>'],
  ['a German company', ['DE123456789', 'DE'], other('DE', '02', 'DE123456789')],
  ['whose prefix is missing', ['123456789', 'DE'], other('DE', '02', 'DE123456789')],
  ['a Greek one has EL', ['123456789', 'GR'], other('GR', '02', 'EL123456789')],
  ['known by its prefix alone', ['FR40303265045'], other('FR', '02', 'FR40303265045')],
  ['a company outside of the Union', ['GB123456789', 'GB'], other('GB', '04', 'GB123456789')],
  ['a passport', ['X1234567', 'US', '03'], other('US', '03', 'X1234567')],
  ['a person who is not in the census', ['48213960A', 'ES', '07'], other('ES', '07', '48213960A')],
  ['a company of Northern Ireland', ['123456789', 'XI'], other(null, '02', 'XI123456789')],
  ['a Spanish shape abroad', ['B98241573', 'PT'], other('PT', '02', 'PTB98241573')],
  ['an entity from abroad with a Spanish NIF', ['N0032484H', 'DE'], '<sf:NIF>N0032484H</sf:NIF>'],
  ['a Greek one that was given GR', ['GR123456789', 'GR'], other('GR', '02', 'EL123456789')],
  ['a French number that begins like its country', ['FR123456789', 'FR'], other('FR', '02', 'FRFR123456789')],
  ['a passport of Northern Ireland', ['P1', 'XI', '03'], other('GB', '03', 'P1')],
  ['nobody of the census, of another country', ['48213960A', 'FR', '07'], other('FR', '07', '48213960A')],
])('%s', (_name, [nif, country, kind], xml) => expect(of(nif, country, kind)).toBe(xml));
