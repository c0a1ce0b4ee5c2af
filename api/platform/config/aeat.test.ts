import { readAeat, readProducer } from './aeat';
import { ConfigError } from './values';

const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test("the QR's address belongs to the environment, and the variable goes before", () => {
  expect(readAeat({})).toEqual({ aeatEnvironment: 'sandbox', aeatUrl: null, aeatQrUrl: 'https://prewww2.aeat.es' });
  expect(readAeat({ AEAT_ENVIRONMENT: 'preproduction' }).aeatQrUrl).toBe('https://prewww2.aeat.es');
  expect(readAeat({ AEAT_ENVIRONMENT: 'production' }).aeatQrUrl).toBe('https://www2.agenciatributaria.gob.es');
  expect(readAeat({ AEAT_ENVIRONMENT: 'production', AEAT_QR_URL: 'https://cotejo.example.es/' }).aeatQrUrl).toBe(
    'https://cotejo.example.es',
  );
});

test.each([
  'http://localhost:4100',
  'http://127.0.0.1:4100/soap',
  'http://[::1]:4100',
  'https://proxy.example.es/aeat',
])('%s is an address it takes', given => {
  expect(readAeat({ AEAT_URL: given, AEAT_QR_URL: given })).toMatchObject({ aeatUrl: given, aeatQrUrl: given });
});

test.each([
  'http://proxy.example.es',
  'http://127.0.0.1.example.es',
  'ftp://localhost',
  'localhost:4100',
  'https://ana:clave@proxy.example.es',
  'https://a.es/?x=1',
  'https://a.es/#x',
])('%s is refused in one line that names the variable', given => {
  expect(refusal(() => readAeat({ AEAT_URL: given }))).toMatch(/^AEAT_URL: una URL .+$/);
  expect(refusal(() => readAeat({ AEAT_QR_URL: given }))).toMatch(/^AEAT_QR_URL: una URL .+$/);
});

test("the producer is the demo's outside production, and anybody's with a NIF that adds up", () => {
  expect(readProducer({}, false)).toEqual({
    name: 'Folio Software de Ejemplo, S.L.',
    nif: 'B99999997',
    address: 'Calle del Ejemplo, 1, 28001 Madrid, España',
  });
  const given = {
    PRODUCER_NAME: ' Casa del Software, S.L. ',
    PRODUCER_NIF: 'ES b-12345674',
    PRODUCER_ADDRESS: 'Gran Vía, 1, Madrid',
  };
  expect(readProducer(given, true)).toEqual({
    name: 'Casa del Software, S.L.',
    nif: 'B12345674',
    address: 'Gran Vía, 1, Madrid',
  });
});

test('a producer that cannot stand in a record stops the start', () => {
  expect(refusal(() => readProducer({ PRODUCER_NIF: 'B12345675' }, false))).toMatch(/^PRODUCER_NIF: un NIF español/);
  expect(refusal(() => readProducer({ PRODUCER_NAME: 'a'.repeat(121) }, false))).toMatch(/^PRODUCER_NAME: .*120/);
  expect(refusal(() => readProducer({ PRODUCER_ADDRESS: 'Calle\nMayor' }, false))).toMatch(/^PRODUCER_ADDRESS: /);
});

test("production refuses the demo's producer, however it is written", () => {
  const real = {
    PRODUCER_NAME: 'Casa del Software, S.L.',
    PRODUCER_NIF: 'B12345674',
    PRODUCER_ADDRESS: 'Gran Vía, 1, Madrid',
  };
  expect(refusal(() => readProducer(real, true))).toBe('');
  for (const [name, demo] of [
    ['PRODUCER_NAME', 'Folio Software de Ejemplo, S.L.'],
    ['PRODUCER_NIF', 'b-99999997'],
    ['PRODUCER_ADDRESS', 'Calle del Ejemplo, 1, 28001 Madrid, España'],
  ]) {
    expect(refusal(() => readProducer({ ...real, [name]: demo }, true))).toBe(
      `${name}: en producción no puede ser el de la demostración`,
    );
  }
});
