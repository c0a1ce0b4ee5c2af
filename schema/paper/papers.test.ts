import { onDay } from './catalan';
import { PAPER_LANGUAGES, type PaperLanguage } from './language';
import { alsoSpanish, wordsIn } from './in-language';

const LANGUAGES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['es', '−1.234,50 €', '1.234,5', '21 %', '20 de noviembre de 2026', '01/02/2026'],
  ['ca', '−1.234,50 €', '1.234,5', '21 %', '20 de novembre de 2026', '01/02/2026'],
  ['gl', '−1.234,50 €', '1.234,5', '21 %', '20 de novembro de 2026', '01/02/2026'],
  ['eu', '−1.234,50 €', '1.234,5', '% 21', '2026ko azaroaren 20a', '2026/02/01'],
  ['en', '−€1,234.50', '1234.5', '21%', '20 November 2026', '1 Feb 2026'],
] as const)('%s writes amounts and days as it does', (paperLanguage, euros, quantity, percent, day, short) => {
  const words = wordsIn({ paperLanguage });
  expect(plainSpaces(words.euros('-1234.5'))).toBe(euros);
  expect(words.quantity('1234.500000')).toBe(quantity);
  expect(plainSpaces(words.percent(21))).toBe(percent);
  expect([words.longDate('2026-11-20'), words.shortDate('2026-02-01')]).toEqual([day, short]);
});

test('in English nobody reads three decimals as thousands', () => {
  const { quantity, euros } = wordsIn({ paperLanguage: 'en' });
  expect([quantity('1.234'), quantity('1234'), euros('0.125')]).toEqual(['1.2340', '1234', '€0.1250']);
});

test('a month that begins with a vowel is elided in Catalan, and a Basque year ends as it is said', () => {
  expect(wordsIn({ paperLanguage: 'ca' }).longDate('2026-04-01')).toBe('1 d’abril de 2026');
  const { longDate } = wordsIn({ paperLanguage: 'eu' });
  expect(longDate('2025-12-31')).toBe('2025eko abenduaren 31');
  expect(longDate('2030-01-11')).toBe('2030eko urtarrilaren 11');
  expect(longDate('2031-03-01')).toBe('2031ko martxoaren 1a');
});

test('what the law wants is said once where both languages say the same', () => {
  expect(alsoSpanish('Factura simplificada', 'Factura simplificada')).toBe('Factura simplificada');
  expect(LANGUAGES.map(paperLanguage => wordsIn({ paperLanguage }).titles['Factura simplificada'])).toEqual([
    'Factura simplificada',
    'Factura simplificada',
    'Factura simplificada',
    'Faktura sinplifikatua',
    'Simplified invoice',
  ]);
});

test.each([
  ['1 d’abril de 2026', 'l’1 d’abril de 2026', 'a l’1 d’abril de 2026'],
  ['2 d’abril de 2026', 'el 2 d’abril de 2026', 'al 2 d’abril de 2026'],
  ['11/04/2026', 'l’11/04/2026', 'a l’11/04/2026'],
  ['01/04/2026', 'l’01/04/2026', 'a l’01/04/2026'],
  ['12/01/2026', 'el 12/01/2026', 'al 12/01/2026'],
])('in Catalan the article of %s is elided where it is said so', (day, on, until) => {
  expect([onDay(day), onDay(day, 'a')]).toEqual([on, until]);
});
