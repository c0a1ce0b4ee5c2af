import { territoryOf } from './territory';

test.each([
  ['Calle del Castillo, 1, 38002 Santa Cruz de Tenerife', 'canarias'],
  ['Calle Triana, 3, 35002, Las Palmas', 'canarias'],
  ['Paseo del Revellín, 2, 51001 Ceuta', 'ceuta'],
  ['Avenida de Castelar, 4, 52001', 'melilla'],
  ['Calle de Sorní, 18, 46004 València', 'peninsula'],
  // Of two that look like a postal code the last one is it.
  ['Polígono 38001, nave 2, 28005 Madrid', 'peninsula'],
  ['Apartado 28001, 38300 La Orotava', 'canarias'],
  // A street may be called after a city, and a number of six digits is no code.
  ['Calle de Ceuta, 4, Madrid', null],
  ['Calle Mayor, 1, Melilla', 'melilla'],
  ['Nave 380021, Puerto', null],
  ['', null],
  [null, null],
])('%j is in %s', (address, territory) => expect(territoryOf(address)).toBe(territory));
