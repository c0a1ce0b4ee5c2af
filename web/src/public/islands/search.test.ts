import { faq } from '../content/faq';
import { parts, search } from './search';

const found = (query: string) =>
  search(faq.categories, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test('questions and answers are searched without regard to case or accents', () => {
  expect(found('autonomos')).toEqual(found('AUTÓNOMOS'));
  expect(found('autonomos')).toEqual(expect.arrayContaining(['que-es', 'cuando']));
  expect(found('starter')).toContain('starter');
  expect(found('  ticketbai ')).toEqual(['foral']);
});

test('nothing typed leaves all of them, nonsense none', () => {
  expect(found(' ')).toHaveLength(21);
  expect(found('bizum')).toEqual([]);
  expect(found('.*')).toEqual([]);
});

test('every match is marked where it stands', () => {
  expect(parts('Facturación y factura', 'FACTURA')).toEqual(['', 'Factura', 'ción y ', 'factura', '']);
  expect(parts('Sí', 'si')).toEqual(['', 'Sí', '']);
  expect(parts('sin nada', '')).toEqual(['sin nada']);
});
