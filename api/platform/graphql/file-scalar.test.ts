import { Kind } from 'graphql';
import { fileScalar } from './file-scalar';

const scalar = fileScalar('AnyFile', 'A file.', { most: 300_000, tooBig: 'Pesa demasiado' });

test('a file at the bound is read, in lines too; one byte more, and what is no base64, is refused', () => {
  const file = Buffer.alloc(300_000, 'folio');
  const inLines = file.toString('base64').replace(/(.{76})/g, '$1\r\n');
  expect(scalar.parseValue(inLines).equals(file)).toBe(true);
  expect(scalar.parseLiteral({ kind: Kind.STRING, value: 'Zm9saW8=' }, {}).toString()).toBe('folio');
  expect(scalar.parseValue(file)).toBe(file);
  expect(() => scalar.parseValue(Buffer.alloc(300_001))).toThrow('Pesa demasiado');
  expect(() => scalar.parseValue(Buffer.alloc(300_001).toString('base64'))).toThrow('Pesa demasiado');
  for (const wrong of [7, null, 'a-b', 'Zg=a', 'Zg===', 'ñ'])
    expect(() => scalar.parseValue(wrong)).toThrow('Envía el archivo en base64');
  expect(() => scalar.parseLiteral({ kind: Kind.INT, value: '7' }, {})).toThrow('Envía el archivo en base64');
});

// Looked at again from each character, these would take minutes.
test.each([
  ['spaces', ' '.repeat(400_000) + '!'],
  ['letters', 'A'.repeat(400_000) + '!'],
  ['equals', '='.repeat(400_000) + '!'],
  ['spaces and equals', ' ='.repeat(200_000) + '!'],
])('%s without end are looked at once', (_name, text) => {
  const from = performance.now();
  expect(() => scalar.parseValue(text)).toThrow('Envía el archivo en base64');
  expect(performance.now() - from).toBeLessThan(2_000);
});
