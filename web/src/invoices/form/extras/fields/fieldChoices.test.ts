import { gridOf } from '../../grid/grid';
import { blankForm } from '../../values';
import { fieldChoices, type Choosing } from './fieldChoices';

const { days, discounts, gross } = gridOf([]);
const PLAIN: Choosing = {
  ...blankForm(),
  ...{ days, discounts, gross, returns: false, margin: null },
  ...{ rate: null, who: 'always', usual: '15', activity: null, simplified: false, named: true, surcharged: false },
  ...{ set: jest.fn(), setGrid: jest.fn(), setKind: jest.fn() },
};
const offOf = (choosing: Choosing) => fieldChoices(choosing).flatMap(({ name, off }) => (off ? [name] : []));

test('each field has a place among the ten numbers, or a letter of its own', () => {
  const choices = fieldChoices({ ...PLAIN, surcharged: true });
  expect(choices.map(({ key }) => key ?? '#').join('')).toBe('##########-FUTXV');
  expect(new Set(choices.map(({ name }) => name)).size).toBe(16);
});

test('recargo de equivalencia is a field only for a customer who has it', () => {
  const names = (surcharged: boolean) => fieldChoices({ ...PLAIN, surcharged }).map(({ name }) => name);
  expect(names(true)).toContain('Recargo de equivalencia');
  expect(names(false)).not.toContain('Recargo de equivalencia');
});

test('a simplified invoice has none of what names a customer or lasts beyond a day', () => {
  expect(offOf(PLAIN)).toEqual([]);
  expect(offOf({ ...PLAIN, simplified: true, named: false })).toEqual([
    ...['Retención de IRPF', 'Suplidos', 'Devoluciones', 'Fecha en cada línea', 'Vencimiento y forma de pago'],
  ]);
});

test('what is on can be turned off, even where it could not be turned on', () => {
  const on = { ...PLAIN, simplified: true, named: false, returns: true, days: true };
  expect(offOf({ ...on, suplidos: [{ key: 0, description: 'Tasa', amount: '20' }] })).toEqual([
    ...['Retención de IRPF', 'Fecha de la operación', 'Factura de anticipo', 'Vencimiento y forma de pago'],
  ]);
});
