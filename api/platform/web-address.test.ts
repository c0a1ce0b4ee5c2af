import { holdsWebAddress } from './web-address';

test.each([
  'https://evil.example/x', 'Gana dinero en http://evil', 'www.evil', 'Entra en evil.com', 'evil.com.', 'EVIL.ES/premio', 'ofertas.evil.info!', 'evil．com', 'ev\u200bil.c\u200dom', 'bit.ly/x',
  'premio.rareending/x', 'escribe a premio@evil.example', 'ñandú.es', 'ftp://evil', 'Folio (folio.app)',
])('%s leads somewhere', text => {
  expect(holdsWebAddress(text)).toBe(true);
});

test.each([
  'Estudio Marea, S.L.', 'Hijos de J. Pérez, S.L.U.', 'A.B.C. Consultores, S.A.', 'Cía.Ltda', 'Núm. 1 Instalaciones', 'Marta Ibáñez Solís', 'S.Coop.V.', 'Bar Coma. Estación', 'Tecno 2.0, S.L.',
  'E.S. Combustibles', 'Comercial', 'Casa: muebles // hogar', '20/20 Óptica', 'Grupo A/B',
])('%s is a name', text => {
  expect(holdsWebAddress(text)).toBe(false);
});
