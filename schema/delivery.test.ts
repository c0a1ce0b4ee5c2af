import { fieldProblem, filledWords, type TextValues } from './delivery';

const values: TextValues = {
  numero: 'MALO-2026-0001',
  total: '1.234,56 €',
  fecha: '20 de noviembre de 2026',
  vencimiento: null,
  cliente: 'facturas-pago',
  empresa: 'Booking.com España\nwww.',
};

test('nothing of a filled text is a link, whatever its words and its fields make together', () => {
  const text = filledWords(
    'Paga en {cliente}.com/pagar, {numero}.com, a@{cliente}.es o {empresa}malo.es: {total}',
    values,
  );
  expect(text).not.toMatch(/[\p{L}\d]\.[\p{L}][\p{L}\d]|\S@\S/u);
  expect(text).not.toContain('\n');
  expect(text).toContain('MALO-2026-0001 .com');
  expect(text).toMatch(/1\.234,56 €$/);
});

test('what nobody could click on stays as it is written', () => {
  expect(filledWords('Factura {numero}, de {total}.\n\nUn saludo, {cliente}. Hasta el 1.12.', values)).toBe(
    'Factura MALO-2026-0001, de 1.234,56 €.\n\nUn saludo, facturas-pago. Hasta el 1.12.',
  );
});

test('four figures that are the address of a machine are apart, and an amount is not', () => {
  const said = (text: string) => filledWords(text, values);
  expect(said('Paga en 1.2.3.4/x o en http://192.168.10.10')).toBe(
    'Paga en 1 .2 .3 .4/x o en http: //192 .168 .10 .10',
  );
  expect(said('1.234.567,00 €, 1.100.200.250,00 € y 1.000.000.000')).toBe(
    '1.234.567,00 €, 1.100.200.250,00 € y 1.000.000.000',
  );
});

test('a field inside what fills a field is a text', () => {
  expect(filledWords('Para {cliente}', { ...values, cliente: 'Ana {total} {enlace}' })).toBe(
    'Para Ana {total} {enlace}',
  );
});

test.each(['', ' \n', '\u200b\u2060', '\ufe0f', '\u3164', '\u2800'])('%j says nothing', text => {
  expect(fieldProblem(text, values)).toBe('Escribe el texto del correo');
});
