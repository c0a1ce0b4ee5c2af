import { gzipSync } from 'node:zlib';
import { buildCustomer, buildInvoice, buildRequest, buildTenant, leaveAnswer, type Person } from '../../test/build';
import { buildSender } from '../../test/certificate-upload';
import { sharedTestApp, startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { letterOf } from './letter-of';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app, { companyName: 'Estudio <Marea>, S.L.' });
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const open = async (path: string, init: RequestInit = {}, url = app.url) => {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const say = (path: string, form: Record<string, string>, url = app.url) =>
  open(path, { method: 'POST', body: new URLSearchParams(form) }, url);
const share = (person: Person, id: string) => app.rest('POST', `/invoices/${id}/link`, { token: person.token });
const look = async (person: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}/delivery`, { token: person.token })).body.delivery;

test('shows the invoice to whoever has it, in the company’s name, with nothing from elsewhere and nothing that runs', async () => {
  const { id, fullNumber } = await buildInvoice(app, ana, {
    customerManual: { name: 'Ana "Roca" & hijos', nif: '48213960A', address: 'Mayor 1' },
    notes: 'Gracias <b>',
  });
  const path = await leaveAnswer(app, ana, id);
  expect(path).toMatch(/^\/f\/[\w-]{43}$/);
  const { status, headers, text } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    'no-referrer',
    'noindex, nofollow',
    'no-store',
  ]);
  for (const said of [
    `Factura ${fullNumber}`,
    'Estudio &lt;Marea&gt;, S.L.',
    'Ana &quot;Roca&quot; &amp; hijos',
    'Gracias &lt;b&gt;',
    '121,00\u00a0€',
    'Trabajo',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/<script|<iframe| on\w+=|(?:src|href|url)\(?=?["']?https?:/i);
});

test('says by when, how and to which account it is to be paid, and what is left of it', async () => {
  app.at(new Date('2026-11-20T10:00:00Z'));
  const eva = await buildTenant(app);
  await app.rest('PUT', '/settings', {
    token: eva.token,
    body: {
      companyName: 'Eva',
      companyNif: 'B98241573',
      companyAddress: 'Mayor 1',
      paymentTerms: '2',
      paymentMeans: 'transfer',
      iban: 'ES91 2100 0418 4502 0005 1332',
    },
  });
  const { id, fullNumber } = await buildInvoice(app, eva, { date: '2026-11-20' });
  const path = await leaveAnswer(app, eva, id);
  const side = async () => {
    const { text } = await open(path);
    return { text, side: /<aside.*<\/aside>/s.exec(text)![0].replace(/<[^>]+>/g, ' ') };
  };
  const first = await side();
  expect(first.text).toContain('Vencimiento</dt><dd class="figures">22/11/2026');
  expect(first.text).toContain('Forma de pago</dt><dd class="figures">Transferencia');
  expect(first.side).toContain('Vence el 22 de noviembre de 2026.');
  expect(first.side).toMatch(new RegExp(`IBAN\\s+ES91 2100 0418 4502 0005 1332\\s+Concepto\\s+${fullNumber}`));
  expect(first.side).not.toContain('quedan');
  const collect = (amount?: number) =>
    app.rest('POST', `/invoices/${id}/collections`, { token: eva.token, body: { amount } });
  expect((await collect(100)).status).toBe(201);
  app.at(new Date('2026-11-23T10:00:00Z'));
  const part = (await side()).side;
  expect(part).toContain('Pagado 100,00\u00a0€: quedan 21,00\u00a0€.');
  expect(part).toContain('Venció el 22 de noviembre de 2026.');
  app.at(new Date('2026-11-20T10:00:00Z'));
  expect((await collect()).status).toBe(201);
  const paid = (await side()).side;
  expect(paid).toContain('Consta como pagada.');
  expect(paid).not.toMatch(/IBAN|Venci|quedan/);
});

test('its PDF is the one that the company downloads', async () => {
  const { id, fullNumber } = await buildInvoice(app, ana);
  const path = await leaveAnswer(app, ana, id);
  const get = async (url: string, headers = {}) => fetch(app.url + url, { headers });
  const theirs = await get(`${path}/factura.pdf`);
  const own = await get(`/api/invoices/${id}/pdf`, { authorization: `Bearer ${ana.token}` });
  expect(theirs.headers.get('content-disposition')).toBe(`attachment; filename="factura-${fullNumber}.pdf"`);
  expect(theirs.headers.get('referrer-policy')).toBe('no-referrer');
  expect(Buffer.from(await theirs.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
});

test('with a record it has its QR and the way to the agency; annulled it says so', async () => {
  const eva = await buildSender(app);
  const { id } = await buildInvoice(app, eva);
  const path = await leaveAnswer(app, eva, id);
  expect((await open(path)).text).toMatch(/QR tributario:<img src="data:image\/png;base64,/);
  await app.rest('POST', `/invoices/${id}/cancel`, { token: eva.token });
  expect((await open(path)).text).toContain('ANULADA');
  expect((await share(eva, id)).status).toBe(409);
});

test('guessed, expired and revoked are one page: 404', async () => {
  const [gone, over] = [await buildInvoice(app, ana), await buildInvoice(app, ana)];
  const [revoked, expired] = [await leaveAnswer(app, ana, gone.id), await leaveAnswer(app, ana, over.id)];
  const { status, body } = await app.rest('DELETE', `/invoices/${gone.id}/link`, { token: ana.token });
  expect([status, body.delivery.link]).toEqual([200, null]);
  const guessed = `/f/${'a'.repeat(43)}`;
  const pages = [
    await open(guessed),
    await open(revoked),
    await open('/f/corto'),
    await open('/f/%E0%A4%A'),
    await open(`${revoked}/factura.pdf`),
  ];
  app.at(new Date(Date.now() + 91 * 86_400_000));
  pages.push(await open(expired), await say(expired, { kind: 'paid', words: '' }));
  for (const page of pages) {
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([404, 'noindex, nofollow']);
    expect(page.text).toBe(pages[0]!.text);
  }
  expect(pages[0]!.text).toContain('Este enlace no lleva a ninguna factura');
});

test('one link lasts and is the one that is mailed; near its end another is made beside it; of the secret only a hash is kept', async () => {
  const { id } = await buildInvoice(app, ana);
  const first = (await share(ana, id)).body.delivery.link;
  expect((await share(ana, id)).body.delivery.link).toEqual(first);
  const { body } = await app.rest('POST', `/invoices/${id}/deliver`, {
    token: ana.token,
    body: { to: ['a@b.example'], text: 'Va {numero}' },
  });
  expect(body.delivery.link).toEqual(first);
  const [mail] = await app.services.db.read(ana.tenantId, em =>
    em.query(`SELECT about FROM mails WHERE kind = 'invoice' ORDER BY created_at DESC LIMIT 1`),
  );
  const letter = async () => (await letterOf(app.services, ana.tenantId, mail.about))!;
  expect((await letter()).text).toContain(first.url);
  const secret = new URL(first.url).pathname.slice(3);
  const kept = await asSuperuser(app.database, async client =>
    (await client.query('SELECT l::text AS row FROM app.invoice_links l')).rows.map(({ row }) => row).join(),
  );
  expect(kept).not.toContain(secret);
  await asSuperuser(app.database, client =>
    client.query(`UPDATE app.invoice_links SET expires_at = now() + interval '29 days' WHERE invoice_id = $1`, [id]),
  );
  const second = (await share(ana, id)).body.delivery.link;
  expect(second.url).not.toBe(first.url);
  expect((await open(new URL(first.url).pathname)).status).toBe(200);
  await app.rest('DELETE', `/invoices/${id}/link`, { token: ana.token });
  expect((await letter()).text).not.toContain('/f/');
});

test('what is said through it stands in the history and the log, and the company is written to without those words', async () => {
  const { id } = await buildInvoice(app, ana);
  const path = await leaveAnswer(app, ana, id);
  await open(path);
  const answered = await say(path, { kind: 'mistake', words: 'El NIF <no> es\r\nel nuestro' });
  expect([answered.status, answered.headers.get('location')]).toEqual([303, path]);
  await say(path, { kind: 'paid', words: '' });
  const { answers } = await look(ana, id);
  expect(answers.map(({ kind, words }: Record<string, string>) => [kind, words])).toEqual([
    ['paid', null],
    ['mistake', 'El NIF <no> es\nel nuestro'],
    ['opened', null],
  ]);
  const { text } = await open(path);
  expect(text).toMatch(/Avisaste de un error el \d\d\/\d\d\/\d{4}/);
  expect(text).not.toContain('es el nuestro');
  const { body } = await app.rest('GET', '/lopd/reports/activity?action=update', { token: ana.token });
  expect(body.activities[0]).toMatchObject({
    entityId: id,
    user: null,
    description: 'Por el enlace de la factura: «Ya la he pagado»',
  });
  const mails = await app.services.db.read(ana.tenantId, em =>
    em.query(`SELECT user_id, about FROM mails WHERE kind = 'invoice_answered' AND about = $1`, [id]),
  );
  expect(mails).toEqual([
    { user_id: ana.userId, about: id },
    { user_id: ana.userId, about: id },
  ]);
  // Nobody is paid by being told so.
  expect((await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice.status).toBe('issued');
});

test.each([
  ['mistake', '', 'Escribe qué está mal, para que lo puedan corregir.'],
  ['mistake', ' \u200b\u202e\n', 'Escribe qué está mal, para que lo puedan corregir.'],
  ['mistake', '\u2800\u034f', 'Escribe qué está mal, para que lo puedan corregir.'],
  ['mistake', 'ñ'.repeat(501), 'Escribe como mucho 500 caracteres.'],
  ['mistake', `${'ñ'.repeat(250)}\r\n${'ñ'.repeat(250)}`, 'Escribe como mucho 500 caracteres.'],
  ['paid', 'a\u0000b', 'Quita los caracteres que no se pueden escribir.'],
])('refused on its field, with nothing noted: %s %#', async (kind, words, says) => {
  const { id } = await buildInvoice(app, ana);
  const path = await leaveAnswer(app, ana, id);
  const { status, text } = await say(path, { kind, words });
  expect(status).toBe(400);
  expect(text).toContain(says);
  expect((await look(ana, id)).answers).toHaveLength(1);
  expect((await say(path, { kind: 'mistake', words: 'ñ'.repeat(500) })).status).toBe(303);
  // A browser sends the end of a line as two characters, of which the field counts one.
  const lines = `${'ñ'.repeat(250)}\r\n${'ñ'.repeat(249)}`;
  expect((await say(path, { kind: 'mistake', words: lines })).status).toBe(303);
});

test('another kind of answer, a body that is too long and another method are none', async () => {
  const path = await leaveAnswer(app, ana, (await buildInvoice(app, ana)).id);
  expect((await say(path, { kind: 'delete', words: 'x' })).status).toBe(200);
  expect((await say(path, { kind: 'paid', words: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await open(path, { method: 'PUT', body: 'x' })).status).toBe(404);
  expect((await open(`${path}/otra`)).status).toBe(404);
});

test('a compressed form is not unpacked, whole or broken, and is no fault of ours', async () => {
  const path = await leaveAnswer(app, ana, (await buildInvoice(app, ana)).id);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' };
  for (const body of [gzipSync('kind=paid'), Buffer.from('kind=paid')])
    expect((await open(path, { method: 'POST', headers, body })).status).toBe(415);
});

test('a form of more fields than it has is too large', async () => {
  const path = await leaveAnswer(app, ana, (await buildInvoice(app, ana)).id);
  const form = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`campo${n}`, 'x']));
  expect((await say(path, form)).status).toBe(413);
});

test('a draft has none, and another company neither makes nor revokes it', async () => {
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  expect((await share(ana, draft.id)).status).toBe(409);
  const { id } = await buildInvoice(app, ana);
  const path = await leaveAnswer(app, ana, id);
  const bob = await buildTenant(app);
  expect((await share(bob, id)).status).toBe(404);
  expect((await app.rest('DELETE', `/invoices/${id}/link`, { token: bob.token })).status).toBe(404);
  expect((await open(path)).status).toBe(200);
});

test('erasing the customer ends it', async () => {
  const customer = await buildCustomer(app, ana, { nif: '48213960A' });
  const { id } = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
  const path = await leaveAnswer(app, ana, id);
  const request = await buildRequest(app, ana, { requestType: 'erasure', nif: '48213960A' });
  await app.rest('POST', `/lopd/data-requests/${request.id}/erase`, { token: ana.token });
  expect((await open(path)).status).toBe(404);
  expect(await look(ana, id)).toMatchObject({ link: null, answers: [] });
});

test('30 tries that lead nowhere from one network, then 429; five answers a day and link', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const eva = await buildTenant(strict);
  const path = await leaveAnswer(strict, eva, (await buildInvoice(strict, eva)).id);
  for (let n = 0; n < 5; n += 1) expect((await say(path, { kind: 'paid', words: '' }, strict.url)).status).toBe(303);
  const sixth = await say(path, { kind: 'paid', words: '' }, strict.url);
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(sixth.text).toContain('Por este enlace ya se ha avisado hoy 5 veces.');
  await strict.services.limits.take('linkAddress', '2001:db8:1:1::9', 29);
  const guess = `/f/${'b'.repeat(43)}`;
  expect((await open(guess, from('2001:db8:1:1::1'), strict.url)).status).toBe(404);
  expect((await open(guess, from('2001:db8:1:1::2'), strict.url)).status).toBe(429);
  expect((await open(path, from('2001:db8:1:2::1'), strict.url)).status).toBe(200);
  // All that one network opens, whether it leads anywhere or not.
  await strict.services.limits.take('linkPageAddress', '2001:db8:1:3::9', 119);
  expect((await open(path, from('2001:db8:1:3::1'), strict.url)).status).toBe(200);
  for (const beyond of [path, `${path}/factura.pdf`, guess])
    expect((await open(beyond, from('2001:db8:1:3::2'), strict.url)).status).toBe(429);
  expect((await open(path, from('2001:db8:1:2::1'), strict.url)).status).toBe(200);
  await strict.close();
}, 60_000);

test('once it is noted that it was opened it is read alone, and waits for no write of the company', async () => {
  const bob = await buildTenant(app);
  const { id } = await buildInvoice(app, bob);
  const path = await leaveAnswer(app, bob, id);
  expect((await open(path)).status).toBe(200);
  let end!: () => void;
  const held = new Promise<void>(resolve => {
    end = resolve;
  });
  // As many as a company has at once.
  const writes = [1, 2, 3, 4].map(() => app.services.db.tx(bob.tenantId, () => held));
  expect((await open(path)).status).toBe(200);
  end();
  await Promise.all(writes);
  expect((await look(bob, id)).answers.filter(({ kind }: { kind: string }) => kind === 'opened')).toHaveLength(1);
});

test('a company that is busy is told to strangers in words of their own, and their reading leaves it half of its reads', async () => {
  const bob = await buildTenant(app);
  const { id } = await buildInvoice(app, bob);
  const path = await leaveAnswer(app, bob, id);
  const { db } = app.services;
  const read = db.read.bind(db);
  let end!: () => void;
  const held = new Promise<void>(resolve => {
    end = resolve;
  });
  let atOnce = 0;
  const reading = jest.spyOn(db, 'read').mockImplementation(async (tenantId, work) => {
    atOnce += 1;
    await held;
    return read(tenantId, work);
  });
  const papers = ['', '', '/factura.pdf', '/factura.pdf'].map(rest => open(path + rest));
  const refused = (await Promise.race(papers)).text;
  expect(atOnce).toBe(2);
  expect(refused).toContain('Ahora mismo hay demasiada gente abriendo enlaces.');
  expect(refused).not.toContain('Tu empresa');
  end();
  expect((await Promise.all(papers)).map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  reading.mockRestore();
});

test('what was revoked stays so, whatever the application writes', async () => {
  const { id } = await buildInvoice(app, ana);
  const path = await leaveAnswer(app, ana, id);
  const set = (day: string) =>
    app.services.db
      .tx(ana.tenantId, em => em.query(`UPDATE invoice_links SET revoked_at = ${day} WHERE invoice_id = $1`, [id]))
      .then(
        ([, changed]: [unknown, number]) => changed,
        (error: { code: string }) => error.code,
      );
  expect([await set('NULL'), await set('now()')]).toEqual(['42501', 1]);
  expect([await set('NULL'), await set("now() + interval '1 year'")]).toEqual([0, 0]);
  expect((await open(path)).status).toBe(404);
});
