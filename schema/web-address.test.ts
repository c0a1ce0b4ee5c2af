import { holdsWebAddress, withoutLinks } from './web-address';

test.each([
  'https://evil.example/x',
  'Gana dinero en http://evil',
  'www.evil',
  'Entra en www.evil.com',
  'EVIL.ES/premio',
  'evil．com/x',
  'ev\u200bil.c\u200dom/x',
  'bit.ly/x',
  'evil.com:8080',
  'evil.com?x',
  'premio.rareending/x',
  'escribe a premio@evil.example',
  'ftp://evil',
  'Folio (folio.app/x)',
  'ｗｗｗ．evil',
  'evil\ufe0f.com/x',
  'उदाहरण.भारत/x',
])('%s leads somewhere', text => {
  expect(holdsWebAddress(text)).toBe(true);
});

test.each([
  'Estudio Marea, S.L.',
  'Hijos de J. Pérez, S.L.U.',
  'A.B.C. Consultores, S.A.',
  'Cía.Ltda',
  'Núm. 1 Instalaciones',
  'Marta Ibáñez Solís',
  'S.Coop.V.',
  'Bar Coma. Estación',
  'Tecno 2.0, S.L.',
  'E.S. Combustibles',
  'Comercial',
  'Casa: muebles // hogar',
  '20/20 Óptica',
  'Grupo A/B',
  'Booking.com España, S.L.',
  'S.Com.',
  'Pisos.com, S.A.U.',
  'ñandú.es',
  'A.T.M. Pro',
  'J.Me. Talleres',
])('%s is a name', text => {
  expect(holdsWebAddress(text)).toBe(false);
});

test.each([
  ['Booking.com España, S.L.', 'Booking .com España, S.L.'],
  ['evil.rareending', 'evil .rareending'],
  ['Entra en evil．com ya', 'Entra en evil .com ya'],
  ['a.b.evil.co.uk', 'a.b .evil .co .uk'],
  ['ev\u200bil.\u2060com', 'evil .com'],
  ['xn--80ak6aa92e.xn--p1ai', 'xn--80ak6aa92e .xn--p1ai'],
  ['evil\ufe0f.com', 'evil\ufe0f .com'],
  ['evil.\ufe0fcom', 'evil .\ufe0fcom'],
  ['evile\u0301.c\u0301om', 'evile\u0301 .c\u0301om'],
  ['उदाहरण.भारत', 'उदाहरण .भारत'],
  ['💩.la', '💩 .la'],
  ['a_.com', 'a_ .com'],
  ['http://evil', 'http: //evil'],
  ['premio@evil', 'premio @ evil'],
  ['192.168.10.10', '192 .168 .10 .10'],
  ['1.2.3.4/x', '1 .2 .3 .4/x'],
  ['Estudio Marea, S.L.', 'Estudio Marea, S.L.'],
  ['A.B.C. Consultores, S.A.', 'A.B.C. Consultores, S.A.'],
  ['Tecno 2.0', 'Tecno 2.0'],
])('%s stands in a letter as %s', (text, written) => {
  expect(withoutLinks(text)).toBe(written);
});
