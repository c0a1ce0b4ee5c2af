import { readPdf } from '../../../edges/pdf/read-back';
import { buildInvoice, buildTenant, buildUser, type Person } from '../../../test/build';
import { formAsk } from '../../../test/forms';
import { sharedTestApp, type TestApp } from '../../../test/harness';
import { png } from '../../../edges/pictures/specimen';
import { MAX_LOGO_BYTES } from './face.types';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

type Form = Parameters<typeof formAsk>[0];
const save = async (form: Form, { token } = ana) =>
  app.rest('POST', '/settings/face', { token, ...(await formAsk(form)) });
const face = async ({ token } = ana) => (await app.rest('GET', '/settings/face', { token })).body.face;
const pdf = async (path: string, { token } = ana) => {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const LOGO = png({ width: 300, height: 80 });
const figuresOf = async (bytes: Buffer) => {
  const { tags } = await readPdf(bytes);
  return tags.flat().filter(tag => tag === 'Figure').length;
};

test('logo and colour are on the papers from then on, on the link, and on nothing that was issued before', async () => {
  const before = await buildInvoice(app, ana);
  const plain = await pdf(`/invoices/${before.id}/pdf`);
  const { status, body } = await save({ logo: LOGO, accent: '#1e6b52' });
  expect([status, body.face.accent]).toEqual([200, '#1E6B52']);
  expect(await face()).toEqual(body.face);

  const after = await buildInvoice(app, ana);
  const faced = await pdf(`/invoices/${after.id}/pdf`);
  expect((await pdf(`/invoices/${before.id}/pdf`)).equals(plain)).toBe(true);
  expect([await figuresOf(plain), await figuresOf(faced)]).toEqual([0, 1]);

  const shared = await app.rest('POST', `/invoices/${after.id}/link`, { token: ana.token });
  const { url } = shared.body.delivery.link;
  const page = await (await fetch(app.url + new URL(url).pathname)).text();
  expect(page).toContain(`src="data:image/png;base64,${body.face.logo}"`);
  expect(page).toContain('background:#1E6B52');

  // What is said later changes no paper of before, whichever way it is fetched.
  expect((await save({ accent: '#8A1C1C', removeLogo: 'true' })).body.face).toEqual({
    accent: '#8A1C1C',
    logo: null,
    language: 'es',
  });
  expect((await pdf(`/invoices/${after.id}/pdf`)).equals(faced)).toBe(true);
  expect((await pdf(`/invoices/${before.id}/pdf`)).equals(plain)).toBe(true);
  const linked = await fetch(`${app.url}${new URL(url).pathname}/factura.pdf`);
  expect(Buffer.from(await linked.arrayBuffer()).equals(faced)).toBe(true);
  const last = await buildInvoice(app, ana);
  expect(await figuresOf(await pdf(`/invoices/${last.id}/pdf`))).toBe(0);
});

test('what is absent stays; an empty colour is none', async () => {
  const eva = await buildTenant(app);
  const { logo } = (await save({ logo: LOGO }, eva)).body.face;
  expect((await save({ accent: '1e6b52' }, eva)).body.face).toEqual({ accent: '#1E6B52', logo, language: 'es' });
  expect((await save({ accent: '' }, eva)).body.face).toEqual({ accent: null, logo, language: 'es' });
  expect(await face(eva)).toEqual({ accent: null, logo, language: 'es' });
});

test.each<[string, Form, string, RegExp]>([
  ['a colour that is too light', { accent: '#FFD400' }, 'accent', /demasiado claro.*como #[0-9A-F]{6}$/],
  ['one lighter than the lightest', { accent: '#777777' }, 'accent', /demasiado claro/],
  ['what is no colour', { accent: 'rojo' }, 'accent', /Escribe el color así/],
  ['what is too long for one', { accent: '#'.repeat(21) }, 'accent', /20/],
  ['an SVG', { logo: Buffer.from('<svg/>') }, 'logo', /PNG o un JPEG/],
  [
    'a picture that unpacks to more than it says',
    { logo: png({ width: 1, height: 1, lines: Buffer.alloc(9_000_000) }) },
    'logo',
    /dañado/,
  ],
  [
    'more pixels than are read',
    { logo: png({ width: 60_000, height: 60_000, lines: Buffer.alloc(4) }) },
    'logo',
    /4 millones/,
  ],
  [
    'white on white',
    { logo: png({ width: 1, height: 1, lines: Buffer.from([0, 255, 255, 255]) }) },
    'logo',
    /papel blanco/,
  ],
])('%s is refused on its field, and nothing changes', async (_, form, field, said) => {
  const was = await face();
  const { status, body } = await save(form);
  expect([status, body.fields]).toEqual([400, { [field]: expect.stringMatching(said) }]);
  expect(await face()).toEqual(was);
});

test('a file at the bound is read, one byte more is refused before', async () => {
  const padded = (bytes: number) => Buffer.concat([LOGO, Buffer.alloc(bytes - LOGO.length)]);
  expect((await save({ logo: padded(MAX_LOGO_BYTES) })).status).toBe(200);
  expect((await save({ logo: padded(MAX_LOGO_BYTES + 1) })).status).toBe(413);
  const graphql = await app.gql(
    'mutation($logo: LogoFile) { saveFace(logo: $logo) { accent } }',
    { logo: padded(MAX_LOGO_BYTES + 1).toString('base64') },
    { token: ana.token },
  );
  expect(JSON.stringify(graphql)).toContain('500 kB');
});

test('who is no admin sees it and does not change it; another company has its own', async () => {
  const user = await buildUser(app, ana);
  expect((await save({ accent: '#000000' }, user)).status).toBe(403);
  expect(await face(user)).toEqual(await face());
  expect(await face(await buildTenant(app))).toEqual({ accent: null, logo: null, language: 'es' });
});

test('a face that no paper shows goes with the next one', async () => {
  const eva = await buildTenant(app);
  for (const accent of ['#111111', '#222222', '#333333']) await save({ accent }, eva);
  const kept = () =>
    app.services.db.read(eva.tenantId, em =>
      em.query('SELECT accent FROM company_faces WHERE tenant_id = $1 ORDER BY created_at', [eva.tenantId]),
    );
  expect(await kept()).toEqual([{ accent: '#333333' }]);
  await buildInvoice(app, eva);
  await save({ accent: '#444444' }, eva);
  expect(await kept()).toEqual([{ accent: '#333333' }, { accent: '#444444' }]);
});
