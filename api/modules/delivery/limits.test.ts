import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const verify = ({ tenantId }: Person) =>
  app.services.db.tx(tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
const send = (person: Person, id: string, body: object) =>
  app.rest('POST', `/invoices/${id}/deliver`, { token: person.token, body });
const to = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `c${from + n}@larranaga.example`);

test('a day has room for ten mails of who has not confirmed their address; then 429, until they do', async () => {
  const eva = await buildTenant(app);
  const { id } = await buildInvoice(app, eva);
  expect((await send(eva, id, { to: to(8) })).status).toBe(200);
  const { status, body, headers } = await send(eva, id, { to: to(3, 8) });
  expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'RATE_LIMITED', true]);
  expect(body.error).toMatch(/^Sin confirmar tu correo puedes enviar 10 correos con facturas al día/);
  // What was refused took nothing away.
  expect((await send(eva, id, { to: to(2, 8) })).status).toBe(200);
  expect((await send(eva, id, { to: to(1, 10) })).status).toBe(429);
  await verify(eva);
  expect((await send(eva, id, { to: to(1, 10) })).status).toBe(200);
});

test('a day has room for 200 of a company', async () => {
  const eva = await buildTenant(app);
  await verify(eva);
  const { id } = await buildInvoice(app, eva);
  await app.services.limits.take('invoiceMailTenant', eva.tenantId, 199);
  expect((await send(eva, id, { to: to(1, 20) })).status).toBe(200);
  const { status, body } = await send(eva, id, { to: to(1, 21) });
  expect([status, body.error]).toEqual([429, expect.stringMatching(/^Tu empresa puede enviar 200 correos/)]);
});

test('a day has room for 20 to one address, whoever sends them, however it is written', async () => {
  const eva = await buildTenant(app);
  await verify(eva);
  const { id } = await buildInvoice(app, eva);
  await app.services.limits.take('invoiceMailRecipient', 'lleno@larranaga.example', 19);
  expect((await send(eva, id, { to: ['Lleno+a@larranaga.example'] })).status).toBe(200);
  expect((await send(eva, id, { to: ['LLENO+b@larranaga.example'] })).status).toBe(429);
});

test('a sending that is refused takes nothing of it', async () => {
  const eva = await buildTenant(app);
  const { id } = await buildInvoice(app, eva, { status: 'draft' });
  for (let n = 0; n < 12; n += 1) expect((await send(eva, id, { to: to(1) })).status).toBe(409);
});
