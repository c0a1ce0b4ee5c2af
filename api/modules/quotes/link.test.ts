import { readPdf } from '../../edges/pdf/read-back';
import { buildInvoice, buildTenant, leaveAnswer, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { buildQuote, quotePayload } from '../../test/quotes';
import { quoteLetterOf } from './letter-of';

let app: TestApp;
let ana: Person;
const NOW = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  app.at(NOW);
  ana = await buildTenant(app, { companyName: 'Estudio <Marea>, S.L.' });
});
afterEach(() => app.at(NOW));
afterAll(() => app.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.rest(method, `/quotes/${path}`, { token: ana.token, body });
const look = async (id: string): Promise<Body> => (await call('GET', id)).body.quote;
const open = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(app.url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const say = (path: string, form: Record<string, string>) =>
  open(path, { method: 'POST', body: new URLSearchParams(form) });
const pathOf = ({ link }: Body): string => new URL(link.url).pathname;
const paper = async (path: string) => {
  const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${ana.token}` } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return pages.join(' ').replace(/\s+/g, ' ');
};
const mailed = (kind: string) =>
  app.services.db.read(ana.tenantId, em =>
    em.query('SELECT about FROM mails WHERE tenant_id = $1 AND kind = $2 ORDER BY created_at', [ana.tenantId, kind]),
  ) as Promise<{ about: string }[]>;

test('its page shows the quote and takes a name that accepts it: then it is locked, noted, and the company hears of it', async () => {
  const customer = { name: 'Óptica "Güell"', nif: 'A58402165' };
  const quote = await buildQuote(app, ana, { customer, notes: 'Mitad <al> aceptar', linked: true });
  expect(quote).toMatchObject({ state: 'sent', link: { expiresAt: '2027-02-18T10:00:00.000Z' } });
  const path = pathOf(quote);
  expect(path).toMatch(/^\/p\/[\w-]{43}$/);
  const { status, headers, text } = await open(path);
  expect([status, headers.get('x-robots-tag'), headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
    ...[200, 'noindex, nofollow', 'no-referrer', 'no-store'],
  ]);
  for (const said of [
    ...[`Presupuesto ${quote.fullNumber}`, 'Estudio &lt;Marea&gt;, S.L.', 'Óptica &quot;Güell&quot;'],
    ...['Mitad &lt;al&gt; aceptar', '1.210,00\u00a0€', 'Vale hasta el 20 de diciembre de 2026', 'Tu nombre'],
    'no es una factura ni la sustituye',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/<script|<iframe| on\w+=|(?:src|href|url)\(?=?["']?https?:|QR tributario/i);
  for (const words of [' ', '\u2800']) {
    const nameless = await say(path, { kind: 'accept', version: '1', words });
    expect([nameless.status, nameless.text]).toEqual([400, expect.stringContaining('Escribe tu nombre')]);
  }
  expect((await say(path, { kind: 'accept', version: '1', words: 'x'.repeat(121) })).status).toBe(400);
  expect((await look(quote.id)).state).toBe('sent');
  app.at(new Date('2026-11-20T10:01:00Z'));
  const accepted = await say(path, { kind: 'accept', version: '1', words: 'Núria Güell' });
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, path]);
  const { text: after } = await open(path);
  expect(after).toContain('Aceptado por Núria Güell el 20 de noviembre de 2026. Ya no cambia.');
  expect(after).not.toContain('Tu nombre');
  expect((await look(quote.id)).events).toMatchObject([
    { kind: 'accepted', words: 'Núria Güell', byLink: true, by: null },
    { kind: 'opened', byLink: true },
  ]);
  expect(await mailed('quote_answered')).toContainEqual({ about: quote.id });
  expect((await say(path, { kind: 'refuse', version: '1', words: '' })).status).toBe(409);
  expect((await call('PUT', quote.id, quotePayload(app, { customerId: quote.customerId }))).status).toBe(409);
});

test('it is refused with a reason; what was changed meanwhile is not accepted, nor what has expired', async () => {
  const quote = await buildQuote(app, ana, { linked: true });
  const path = pathOf(quote);
  const { customerId } = quote;
  await call(
    'PUT',
    quote.id,
    quotePayload(app, { customerId, lines: [{ description: 'Más', quantity: 1, price: 2 }] }),
  );
  const changed = await say(path, { kind: 'accept', version: '1', words: 'Núria' });
  expect([changed.status, changed.text]).toEqual([409, expect.stringContaining('Ha cambiado mientras lo mirabas')]);
  expect(changed.text).toContain('name="version" value="2"');
  app.at(new Date('2026-12-20T23:30:00Z'));
  expect((await say(path, { kind: 'accept', version: '2', words: 'Núria' })).status).toBe(409);
  expect((await open(path)).text).toContain('Ha caducado');
  app.at(new Date('2026-11-20T10:02:00Z'));
  expect((await say(path, { kind: 'refuse', version: '2', words: 'x'.repeat(501) })).status).toBe(400);
  expect((await say(path, { kind: 'refuse', version: '2', words: 'Muy caro' })).status).toBe(303);
  expect(await look(quote.id)).toMatchObject({
    state: 'refused',
    events: [{ kind: 'opened' }, { words: 'Muy caro' }, {}],
  });
  // Written anew it is a draft: until it is sent again its link shows nothing.
  await call('PUT', quote.id, quotePayload(app, { customerId }));
  expect((await open(path)).status).toBe(404);
  await call('POST', `${quote.id}/link`);
  expect((await open(path)).status).toBe(200);
});

test('of a proforma the words agree, and what is to be paid is one amount, called the same, on page and mail', async () => {
  const customer = { name: 'Óptica Güell', nif: 'A58402165', email: 'o@guell.example' };
  const said = { kind: 'proforma', customer, withholdingPercent: '15' };
  const quote = await buildQuote(app, ana, said);
  await call('POST', `${quote.id}/deliver`, { to: [customer.email] });
  const letter = (await quoteLetterOf(app.services, ana.tenantId, (await mailed('quote')).at(-1)!.about))!;
  const path = pathOf(await look(quote.id));
  expect(letter.text).toMatch(/Total a pagar: 1\.060,00\u00a0€[^]*Verla, aceptarla o rechazarla: http/);
  expect(letter.text).not.toContain('1.210,00');
  const { text } = await open(path);
  expect(text).toMatch(/<p class="muted small">Total a pagar<\/p><p class="amount">1\.060,00/);
  expect(text).toMatch(
    /Al aceptarla ya no cambia[^]*factura-proforma\.pdf|factura-proforma\.pdf[^]*Al aceptarla ya no cambia/,
  );
  expect(text).not.toMatch(/aceptarlo|Acéptalo/);
  // Whoever reads their link is not told that they did what the company noted.
  await call('POST', `${quote.id}/answer`, { accepted: false });
  const noted = (await open(path)).text;
  expect(noted).toContain('Consta como rechazada. Si has cambiado de idea, escribe a quien te la envió.');
  expect(noted).not.toContain('rechazaste');
  const own = await buildQuote(app, ana, { ...said, linked: true });
  await say(pathOf(own), { kind: 'refuse', version: '1', words: '' });
  expect((await open(pathOf(own))).text).toContain('La rechazaste.');
});

test('openings and mails of many days hide no answer', async () => {
  const quote = await buildQuote(app, ana, { linked: true });
  await say(pathOf(quote), { kind: 'accept', version: '1', words: 'Núria Güell' });
  await app.services.db.tx(ana.tenantId, em =>
    em.query(
      `INSERT INTO quote_events (tenant_id, id, quote_id, kind, link_id, created_at)
       SELECT $1, gen_random_uuid(), $2, 'opened', gen_random_uuid(), $3::timestamptz + n * interval '1 day' FROM generate_series(1, 130) n`,
      [ana.tenantId, quote.id, NOW],
    ),
  );
  const { events } = await look(quote.id);
  expect(events.map(({ kind }: Body) => kind)).toEqual([...Array<string>(25).fill('opened'), 'accepted']);
});

test('in Canarias its last day lasts an hour longer', async () => {
  const guanche = await buildTenant(app);
  await app.services.db.tx(guanche.tenantId, em => em.query("UPDATE tenants SET territory = 'canarias'"));
  const lines = [{ description: 'Más', quantity: 1, price: 2, ivaRate: 7 }];
  const path = pathOf(await buildQuote(app, guanche, { linked: true, lines }));
  app.at(new Date('2026-12-20T23:30:00Z'));
  expect((await say(path, { kind: 'accept', version: '1', words: 'Núria' })).status).toBe(303);
  expect((await open(path)).text).toContain('el 20 de diciembre de 2026. Ya no cambia.');
});

test('a link that is guessed, expired or revoked is 404, one page, for its PDF and its answers too', async () => {
  const quote = await buildQuote(app, ana, { linked: true });
  const path = pathOf(quote);
  const guessed = `/p/${'a'.repeat(43)}`;
  const page = await open(guessed);
  expect([page.status, page.text]).toEqual([404, expect.stringContaining('no lleva a ningún presupuesto')]);
  expect((await say(guessed, { kind: 'accept', version: '1', words: 'Yo' })).status).toBe(404);
  expect((await open(`/f/${path.slice(3)}`)).status).toBe(404);
  expect((await open(`${path}/presupuesto.pdf`)).headers.get('content-type')).toBe('application/pdf');
  app.at(new Date('2027-02-19T10:00:00Z'));
  expect((await open(path)).status).toBe(404);
  app.at(NOW);
  expect((await call('DELETE', `${quote.id}/link`)).body.quote).toMatchObject({ link: null, state: 'sent' });
  const revoked = await open(path);
  expect([revoked.status, revoked.text]).toEqual([404, page.text]);
  const again = (await call('POST', `${quote.id}/link`)).body.quote;
  expect(pathOf(again)).not.toBe(path);
  expect((await open(path)).status).toBe(404);
});

test('it is mailed with its PDF and its link, in the words that were written; once refused it does not go', async () => {
  const customer = { name: 'Óptica Güell', nif: 'A58402165', email: 'o@guell.example' };
  const quote = await buildQuote(app, ana, { customer, kind: 'proforma' });
  const send = (body: object) => call('POST', `${quote.id}/deliver`, body);
  expect((await send({ to: ['nadie'] })).body.fields).toEqual({ 'to.0': expect.any(String) });
  expect((await send({ to: [] })).status).toBe(400);
  expect((await send({ to: ['o@guell.example'], text: 'Va {factura}' })).body.fields).toEqual({
    text: expect.stringContaining('{factura}'),
  });
  expect((await look(quote.id)).state).toBe('draft');
  const sent = (await send({ to: ['o@guell.example'], text: 'Va {numero} hasta el {valido_hasta}' })).body.quote;
  expect(sent).toMatchObject({
    ...{ state: 'sent', customerEmail: 'o@guell.example' },
    events: [{ kind: 'sent', email: 'o@guell.example', status: 'queued', words: null, by: expect.any(String) }],
  });
  const { about } = (await mailed('quote')).at(-1)!;
  const letter = (await quoteLetterOf(app.services, ana.tenantId, about))!;
  expect(letter).toMatchObject({
    ...{ to: 'o@guell.example', subject: `Factura proforma ${quote.fullNumber} de Estudio <Marea>, S.L.` },
    attachments: [{ name: `factura-proforma-${quote.fullNumber}.pdf`, type: 'application/pdf' }],
  });
  expect(letter.text).toContain(`Va ${quote.fullNumber} hasta el 20 de diciembre de 2026`);
  expect(letter.text).toContain(sent.link.url);
  // With its link revoked, or another made, neither the letter nor its paper goes: they would carry the new one.
  await call('DELETE', `${quote.id}/link`);
  expect(await quoteLetterOf(app.services, ana.tenantId, about)).toBeNull();
  await call('POST', `${quote.id}/link`);
  expect(await quoteLetterOf(app.services, ana.tenantId, about)).toBeNull();
  await send({ to: ['o@guell.example'] });
  const { about: later } = (await mailed('quote')).at(-1)!;
  expect(await quoteLetterOf(app.services, ana.tenantId, later)).not.toBeNull();
  await call('POST', `${quote.id}/answer`, { accepted: false });
  expect(await quoteLetterOf(app.services, ana.tenantId, later)).toBeNull();
  expect((await send({ to: ['o@guell.example'] })).body.error).toContain('está rechazada');
});

test('its paper is called what it is, says until when, and that it is no invoice; no series, no QR', async () => {
  const quote = await buildQuote(app, ana, { notes: 'Plazo: cinco semanas.', withholdingPercent: '15' });
  const draft = await paper(`/api/quotes/${quote.id}/pdf`);
  for (const said of [
    'Presupuesto',
    quote.fullNumber,
    'Válido hasta',
    '20 de diciembre de 2026',
    '30 días',
    'Condiciones',
  ])
    expect(draft).toContain(said);
  expect(draft).toContain('Este documento es un presupuesto: no es una factura ni la sustituye.');
  expect(draft).not.toMatch(/Serie|QR|VERI|verificable|Te encaja|Total factura/);
  const linked = (await call('POST', `${quote.id}/link`)).body.quote;
  expect(await paper(`${pathOf(linked)}/presupuesto.pdf`)).toContain(
    'Acéptalo en línea hasta el 20 de diciembre de 2026',
  );
  await call('POST', `${quote.id}/answer`, { accepted: true, words: 'Núria' });
  expect(await paper(`/api/quotes/${quote.id}/pdf`)).toContain('Aceptado por Núria el 20 de noviembre de 2026');
});

test('strangers who read its page and paper, or an invoice by its link, leave the company half of its reads in all', async () => {
  const path = pathOf(await buildQuote(app, ana, { linked: true }));
  const invoice = await leaveAnswer(app, ana, (await buildInvoice(app, ana)).id);
  await open(path);
  await open(invoice);
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
  const papers = [path, `${path}/presupuesto.pdf`, `${path}/presupuesto.pdf`, invoice].map(each => open(each));
  await new Promise<void>(resolve => {
    let refused = 0;
    for (const each of papers) void each.then(() => (refused += 1) === 2 && resolve());
  });
  expect(atOnce).toBe(2);
  end();
  expect((await Promise.all(papers)).map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  reading.mockRestore();
});

test('30 tries that lead nowhere from one network, of invoices and quotes together, then 429; five answers a day and link', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const eva = await buildTenant(strict);
  const quote = await buildQuote(strict, eva, { linked: true });
  const at = (path: string, ip: string, form?: Record<string, string>) =>
    fetch(strict.url + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': ip },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }).then(({ status }) => status);
  const stale = { kind: 'accept', version: '9', words: 'Yo' };
  for (let time = 0; time < 5; time += 1) expect(await at(pathOf(quote), '2001:db8:1:1::1', stale)).toBe(409);
  expect(await at(pathOf(quote), '2001:db8:1:1::1', stale)).toBe(429);
  await strict.services.limits.take('linkAddress', '2001:db8:2:1::9', 28);
  for (const [n, door] of ['p', 'f', 'p'].entries())
    expect(await at(`/${door}/${'b'.repeat(43)}`, `2001:db8:2:1::${n + 1}`)).toBe(n < 2 ? 404 : 429);
  await strict.close();
});
