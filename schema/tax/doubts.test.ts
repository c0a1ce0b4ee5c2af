import { identityOf, type Identity } from '../identity';
import { doubtsOf, goesUnasked, isLikely } from './doubts';

const SPANISH = identityOf({ nif: 'B26304188', country: null, idKind: null });
const GERMAN = identityOf({ nif: 'DE811569869', country: 'DE', idKind: null });
const GERMAN_PERSON = identityOf({ nif: 'C01X00T47', country: 'DE', idKind: '03' });
const MEXICAN = identityOf({ nif: 'XAXX010101000', country: 'MX', idKind: null });
const likely = (customer: Identity, tax: 'IVA' | 'IGIC' = 'IVA') =>
  ['E1', 'E2', 'E5', 'E6', 'N1', 'N2', 'N2 08', 'S2'].filter(text => {
    const [ivaCause, ivaRegime = null] = text.split(' ');
    return isLikely({ ivaCause, ivaRegime }, customer, tax);
  });

test('a cause chosen for one customer is proposed for another of its kind alone', () => {
  expect(likely(SPANISH)).toEqual(['E1', 'E6', 'N1', 'N2 08', 'S2']);
  expect(likely(GERMAN)).toEqual(['E5', 'N2']);
  expect(likely(GERMAN_PERSON)).toEqual([]);
  expect(likely(MEXICAN)).toEqual(['E2', 'N2']);
  expect(likely(GERMAN, 'IGIC')).toEqual(expect.arrayContaining(['E2', 'N2']));
});

test('an export to a customer of the Union is doubted, beyond the Union or under IGIC it is not', () => {
  const exported = [{ ivaRate: 0, ivaCause: 'E2' }];
  expect(doubtsOf(GERMAN, null, exported, 'IVA')).toEqual([
    'Una línea va como exportación (E2) y el cliente es de la Unión: lo usual es E5 si es mercancía, o N2 si es un servicio.',
  ]);
  expect(doubtsOf(MEXICAN, null, exported, 'IVA')).toEqual([]);
  expect(doubtsOf(GERMAN, null, exported, 'IGIC')).toEqual([]);
});

test('tax to a business abroad is doubted, to a person, to one in Spain or to nobody it is not', () => {
  const taxed = [{ ivaRate: 0, ivaCause: 'N2' }, { ivaRate: 21 }];
  expect(doubtsOf(GERMAN, null, taxed, 'IVA')).toEqual([
    'Lleva IVA y el cliente es una empresa de otro país de la Unión: lo usual es ir sin IVA, con su causa.',
  ]);
  expect(doubtsOf(MEXICAN, null, taxed, 'IGIC')).toEqual([
    'Lleva IGIC y el cliente es de otro país: lo usual es ir sin IGIC, con su causa.',
  ]);
  expect(doubtsOf(SPANISH, null, taxed, 'IVA')).toEqual([]);
  expect(doubtsOf(GERMAN_PERSON, null, taxed, 'IVA')).toEqual([]);
  expect(doubtsOf(null, null, taxed, 'IVA')).toEqual([]);
});

test('what is taxed on the margin is not doubted for a business abroad, but goods that leave the Union are', () => {
  const of = (ivaRegime: string) => [{ ivaRate: 21, ivaRegime }];
  expect(['03', '05'].flatMap(regime => doubtsOf(GERMAN, null, of(regime), 'IVA'))).toEqual([]);
  expect(doubtsOf(MEXICAN, null, of('05'), 'IVA')).toEqual([]);
  expect(doubtsOf(MEXICAN, null, of('03'), 'IVA')).toHaveLength(1);
  expect(doubtsOf(GERMAN, null, [...of('03'), { ivaRate: 21 }], 'IVA')).toHaveLength(1);
});

test('tax to a customer where another tax is, is doubted; to one whose address says nothing or the same, it is not', () => {
  const taxed = [{ ivaRate: 7 }];
  expect(doubtsOf(SPANISH, 'peninsula', taxed, 'IGIC')).toEqual([
    'Lleva IGIC y el cliente está en la Península o Baleares: lo que se envía allí, y casi todo servicio a una empresa de allí, va sin IGIC, con su causa.',
  ]);
  expect(doubtsOf(SPANISH, 'canarias', taxed, 'IVA')).toEqual([expect.stringContaining('el cliente está en Canarias')]);
  expect(doubtsOf(SPANISH, 'melilla', taxed, 'IPSI')).toEqual([]);
  expect(doubtsOf(SPANISH, null, taxed, 'IGIC')).toEqual([]);
  expect(doubtsOf(SPANISH, 'peninsula', [{ ivaRate: 0, ivaCause: 'N2' }], 'IGIC')).toEqual([]);
});

test('only what is sold where the company is goes without being asked again', () => {
  expect(goesUnasked(SPANISH, null, 'IVA')).toBe(true);
  expect(goesUnasked(SPANISH, 'canarias', 'IGIC')).toBe(true);
  expect(goesUnasked(SPANISH, 'peninsula', 'IGIC')).toBe(false);
  expect(goesUnasked(GERMAN, null, 'IVA')).toBe(false);
});
