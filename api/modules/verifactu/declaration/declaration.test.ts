import { readPdf } from '../../../edges/pdf/read-back';
import { startTestApp, type Body, type TestApp } from '../../../test/harness';
import { declaracionFor, declaracionOf } from './declaration';
import { releasesUpTo } from './releases';
import { softwareOf, VERSION } from '../seal/software';

const PRODUCER = { name: 'Casa del Software, S.L.', nif: 'B12345674', address: 'Gran Vía, 1, 28013 Madrid, España' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PRODUCER_NAME: PRODUCER.name,
    PRODUCER_NIF: PRODUCER.nif,
    PRODUCER_ADDRESS: PRODUCER.address,
  });
});
afterAll(async () => {
  await app.close();
});

const declared = (items: { heading: string; paragraphs: string[] }[], letter: string) =>
  items.find(({ heading }) => heading.startsWith(`${letter}) `))!.paragraphs;

test('the declaration says of the system what its records say', () => {
  const { items } = declaracionOf(PRODUCER);
  const software = softwareOf(PRODUCER);
  expect(['a', 'b', 'c', 'h', 'i'].map(letter => declared(items, letter))).toEqual([
    [software.name],
    [software.id],
    [software.version],
    [software.producerName],
    [software.producerNif],
  ]);
  expect(declared(items, 'e')[0]).toBe(software.soloVerifactu === 'S' ? 'S - Sí' : 'N - No');
  expect(declared(items, 'f')[0]).toBe(software.multiOT === 'S' ? 'S - Sí' : 'N - No');
  expect(declared(items, 'j')).toEqual([PRODUCER.address]);
  expect(software).toMatchObject({
    name: expect.stringMatching(/^.{1,30}$/),
    id: expect.stringMatching(/^[A-Z0-9]{2}$/),
    version: expect.stringMatching(/^.{1,50}$/),
  });
});

test('it has the points a) to l) of the order under its title; that of 0.1.0 says still what is missing without sending', () => {
  const { title, items } = declaracionOf(PRODUCER, '0.1.0');
  expect(title).toBe('DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN');
  expect(items.map(({ heading }) => heading.slice(0, 3)).join('')).toBe('a) b) c) d) e) f) g) h) i) j) k) l) ');
  expect(declared(items, 'g').join(' ')).toMatch(/no ofrece todavía ningún tipo de firma/);
  expect(declared(items, 'k').join(' ')).toMatch(
    /29\.2\.j\).*1007\/2023.*HAC\/1177\/2024.*sede electrónica.*No lo hace constar de su uso sin remisión/s,
  );
  expect(declared(items, 'l')).toEqual(['21 de noviembre de 2026, Madrid (España).']);
});

test("of a version that only works by sending it says so, in e) and g) as the agency's example does, and reserves nothing", () => {
  const { items } = declaracionFor(PRODUCER, releasesUpTo('0.2.0')[0]!);
  expect([declared(items, 'c'), declared(items, 'e')[0], softwareOf(PRODUCER, '0.2.0').soloVerifactu]).toEqual([
    ['0.2.0'],
    'S - Sí',
    'S',
  ]);
  expect(declared(items, 'd').join(' ')).toContain(
    'con el certificado electrónico de la empresa o, si ella lo autoriza, con el de quien gestiona el servicio, en su nombre',
  );
  expect(declared(items, 'g')).toEqual([
    expect.stringMatching(
      /^Solo puede utilizarse como «VERI\*FACTU», y por eso no hay una firma electrónica expresa.*certificado electrónico cualificado\.$/,
    ),
  ]);
  expect(declared(items, 'k')).toEqual([
    expect.stringMatching(/en la versión indicada, cumple lo dispuesto en el artículo 29\.2\.j\)/),
  ]);
});

test('a version that nobody has declared anything of stops the start', () => {
  expect(() => softwareOf(PRODUCER, '9.9.9')).toThrow('version 9.9.9 has no declaración responsable');
});

test('a person who makes software is named as one', () => {
  const { items } = declaracionOf({ name: 'Juana Ejemplo López', nif: '12345678Z', address: 'Gran Vía, 1' });
  expect(items.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining([
      'h) Nombre y apellidos de la persona productora',
      'i) Número de identificación fiscal (NIF) de la persona productora',
    ]),
  );
  expect(declared(items, 'k')[0]).toMatch(/^La persona productora hace constar/);
});

test("the demo's producer is declared to be nobody", () => {
  expect(declaracionOf(PRODUCER).notice).toBeNull();
  expect(declaracionOf({ name: 'Folio Software de Ejemplo, S.L.', nif: 'B99999997', address: 'x' }).notice).toMatch(
    /demostración/,
  );
});

test('anybody reads the declaration of the version in use, through both doors', async () => {
  const rest = await app.rest('GET', '/declaracion-responsable');
  expect([rest.status, rest.body.declaration.version, rest.body.declaration.items]).toEqual([
    200,
    VERSION,
    declaracionOf(PRODUCER).items,
  ]);
  const { body } = await app.gql('{ declaracionResponsable { version } declaracionVersions { version date current } }');
  expect(body.data.declaracionResponsable.version).toBe(VERSION);
  expect(body.data.declaracionVersions.filter((each: Body) => each.current)).toEqual([
    { version: VERSION, date: '2026-11-22', current: true },
  ]);
});

test('a version that never was has none: 404', async () => {
  for (const path of ['/declaracion-responsable?version=9.9.9', '/declaracion-responsable/pdf?version=9.9.9']) {
    const { status, body } = await app.rest('GET', path);
    expect([status, body]).toEqual([
      404,
      { error: 'No hay una declaración responsable de esa versión', code: 'NOT_FOUND' },
    ]);
  }
});

test('it downloads as a tagged PDF that says all of it, the same bytes each time', async () => {
  const ask = async () => {
    const response = await fetch(`${app.url}/api/declaracion-responsable/pdf?version=${VERSION}`);
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const [one, two] = [await ask(), await ask()];
  expect(one.headers.get('content-disposition')).toBe(
    `attachment; filename="declaracion-responsable-folio-${VERSION}.pdf"`,
  );
  expect(one.headers.get('content-type')).toBe('application/pdf');
  expect(one.bytes.equals(two.bytes)).toBe(true);
  const content = await readPdf(one.bytes);
  const plain = (text: string) => text.replace(/\s+/g, '');
  const { title, items, annex } = declaracionOf(PRODUCER);
  const said = plain(content.pages.join(''));
  for (const text of [title, ...[...items, ...annex].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])])
    expect(said).toContain(plain(text));
  expect([content.language, content.marked, content.title, content.active]).toEqual(['es-ES', true, title, false]);
  expect(content.tags[0]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
  expect(content.pages.at(-1)).toContain(`Página ${content.pages.length} de ${content.pages.length}`);
});
