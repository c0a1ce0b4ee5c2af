import { ConfigError } from './values';
import { readOperator } from './operator';

const given = {
  PLATFORM_NAME: ' Gestora Real, S.L. ',
  PLATFORM_NIF: 'ES b-12345674',
  PLATFORM_ADDRESS: 'Gran Vía, 1, Madrid',
  PLATFORM_EMAIL: 'legal@gestora.es',
  SUPPORT_EMAIL: 'ayuda@gestora.es',
};

const refusal = (env: Record<string, string>): string => {
  try {
    readOperator({ ...given, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('the operator is the one that the environment names, with its NIF as it is written in records', () => {
  expect(readOperator(given)).toEqual({
    name: 'Gestora Real, S.L.',
    nif: 'B12345674',
    address: 'Gran Vía, 1, Madrid',
    email: 'legal@gestora.es',
    supportEmail: 'ayuda@gestora.es',
  });
});

test("without variables it is the demo's, whose addresses lead nowhere", () => {
  const { email, supportEmail } = readOperator({});
  expect([email, supportEmail].map(address => address.split('@')[1])).toEqual(['folio.example', 'folio.example']);
});

test.each([
  ['PLATFORM_NAME', 'a'.repeat(121)],
  ['PLATFORM_NAME', 'dos\nlíneas'],
  ['PLATFORM_NIF', 'B12345675'],
  ['PLATFORM_ADDRESS', 'a'.repeat(301)],
  ['PLATFORM_EMAIL', 'no es un correo'],
  ['SUPPORT_EMAIL', 'ayuda@gestora.es?bcc=otro@x.es'],
  ['SUPPORT_EMAIL', '"><b>@x.es'],
])('%s refuses what cannot stand on a page, in one line that names it', (name, value) => {
  expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
});
