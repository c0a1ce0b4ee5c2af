import { offerRepresentation } from '../../test/representation';
import { readPdf } from '../../edges/pdf/read-back';
import { addDays } from '../../platform/dates';
import { buildUser, setSubscription, type Person } from '../../test/build';
import { startShop, type Shop } from '../../test/servers/stripe';
import { asSuperuser } from '../../test/superuser';
import { asPlatformCompany, findPlatformCompany } from '../company/platform-company';
import { COMMISSIONS } from '../affiliates/earn-commission';
import { baseOf, centsOf, withVat } from './amounts';
import { tickBilling } from './clock';
import { onConversion, type Conversion } from './conversions';
import { invoicePayments } from './own-invoices';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const post = (person: Person, path: string, body?: unknown) =>
  shop.app.rest('POST', `/billing${path}`, { token: person.token, body });
const subjects = async (person: Person) => (await shop.letters(person)).map(each => each.subject);
const PAYMENTS = '{ billing { payments { status concept invoiceNumber } } }';
const payments = async (person: Person) =>
  (await shop.app.gql(PAYMENTS, {}, { token: person.token })).body.data.billing.payments;
const issued = async () => {
  const own = (await findPlatformCompany(shop.services))!;
  return shop.services.db.read(own, em =>
    em.query(
      `SELECT full_number, date::text, status, paid_on::text, total, customer_name, customer_nif, issuer_nif
         FROM invoices
       ORDER BY number`,
    ),
  );
};

test('without the company that runs Folio a payment has no invoice and no letter; the clock makes up for both, once', async () => {
  const ana = await shop.buildTenant({ companyName: 'Estudio Marea, S.L.', companyNif: 'B98241573' });
  await shop.subscribe(ana);
  expect(await payments(ana)).toEqual([
    { status: 'succeeded', concept: expect.stringContaining('Plan PRO, del '), invoiceNumber: null },
  ]);
  expect(await subjects(ana)).toEqual([]);
  await shop.openPlatform();
  const { stripe } = shop.services;
  // Of a real account nothing is invoiced in the example's name.
  shop.services.stripe = { ...stripe!, apiBase: null };
  await invoicePayments(shop.services, ana.tenantId);
  expect((await payments(ana))[0].invoiceNumber).toBeNull();
  shop.services.stripe = stripe;
  await Promise.all([
    tickBilling(shop.services),
    tickBilling(shop.services),
    invoicePayments(shop.services, ana.tenantId),
  ]);
  const [{ invoiceNumber }] = await payments(ana);
  const today = shop.services.now().toISOString().slice(0, 4);
  expect(invoiceNumber).toMatch(new RegExp(`^F-${today}-\\d{4}$`));
  expect((await issued()).filter((each: { full_number: string }) => each.full_number === invoiceNumber)).toEqual([
    {
      full_number: invoiceNumber,
      date: expect.any(String),
      status: 'paid',
      paid_on: expect.any(String),
      total: '59.29',
      customer_name: 'Estudio Marea, S.L.',
      customer_nif: 'B98241573',
      issuer_nif: shop.services.operator.nif,
    },
  ]);
  expect(await subjects(ana)).toEqual([expect.stringMatching(/^Hemos recibido tu pago de 59,29\s€$/)]);
  await tickBilling(shop.services);
  await shop.settle(ana, ana);
  expect(await subjects(ana)).toEqual([]);
});

test('each payment has one invoice, numbered without gaps, whose PDF goes with the letter', async () => {
  const [ana, eva] = [await shop.buildTenant({ companyName: 'Línea Sur, S.L.' }), await shop.buildTenant()];
  const [before, from] = [
    (await issued()).length,
    await shop.services.db.acrossTenants('a test', em => em.query('SELECT count(*)::int AS n FROM payments')),
  ];
  await shop.subscribe(ana, 'basic');
  await shop.subscribe(eva);
  await shop.settle(ana, eva, ana, eva);
  const all = await issued();
  const [{ n }] = await shop.services.db.acrossTenants('a test', em =>
    em.query(`SELECT count(*)::int AS n
     FROM payments`),
  );
  expect(all.length - before).toBe(n - from[0].n);
  expect(all.map((each: { full_number: string }) => Number(each.full_number.slice(-4)))).toEqual(
    all.map((_: unknown, at: number) => at + 1),
  );
  const [letter] = await shop.letters(ana);
  const [{ invoiceNumber, concept }] = await payments(ana);
  expect(letter!.text).toContain(
    'Hemos recibido el pago del plan Básico de Línea Sur, S.L. Va adjunta nuestra factura.',
  );
  expect(letter!.text.replace(/\s€/g, ' €')).toContain(`${concept}: 9,00 €\nIVA 21 %: 1,89 €\nTotal pagado: 10,89 €`);
  expect(letter!.attachments.map(each => each.name)).toEqual([`factura-${invoiceNumber}.pdf`]);
  const {
    pages: [page],
  } = await readPdf(Buffer.from(letter!.attachments[0]!.content, 'base64'));
  for (const text of [invoiceNumber, 'Línea Sur, S.L.', shop.services.operator.name, concept, '10,89'])
    expect(page!.replace(/\s+/g, ' ')).toContain(text);
});

test('what was not paid with our VAT has no invoice, and does not keep the others from theirs', async () => {
  const ana = await shop.buildTenant();
  await shop.services.db.acrossTenants('a test', em =>
    em.query(
      `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, status, net, concept)
     VALUES ($1, gen_random_uuid(), 'ch_cent', now() - interval '1 hour', 60.30, 'succeeded', 49, 'Plan PRO')`,
      [ana.tenantId],
    ),
  );
  await shop.subscribe(ana);
  expect((await payments(ana)).map((each: { invoiceNumber: string | null }) => each.invoiceNumber)).toEqual([
    expect.stringContaining('F-'),
    null,
  ]);
});

test('our invoice is what was paid to the cent, whatever Stripe rounded, less what went back before', async () => {
  const ana = await shop.buildTenant();
  // A change of plan at each of a thousand moments, with the VAT of each line rounded as Stripe does.
  const rounded = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents));
  const moments = Array.from({ length: 1_001 }, (_, at) => [
    -Math.round(1_900 * (1 - at / 1_001)),
    Math.round(4_900 * (1 - at / 1_001)),
  ]).map(lines => ({
    net: lines[0]! + lines[1]!,
    paid: lines.reduce((sum, cents) => sum + cents + rounded(cents * 0.21), 0),
  }));
  const beyond = moments.filter(({ paid }) => withVat(baseOf(BigInt(paid))) !== BigInt(paid));
  const off = moments.filter(({ net, paid }) => withVat(BigInt(net)) !== BigInt(paid));
  expect([off.length > 200, beyond.length > 20]).toEqual([true, true]);
  for (const { paid } of moments) expect([0n, 1n]).toContain(BigInt(paid) - withVat(baseOf(BigInt(paid))));
  const chosen = [beyond[0]!, off.find(each => !beyond.includes(each))!];
  const rows = [...chosen.map(({ net, paid }) => [net, paid, 0]), [4_900, 5_929, 1_000]];
  for (const [at, [net, paid, back]] of rows.entries()) {
    await shop.services.db.acrossTenants('a test', em =>
      em.query(
        `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, refunded, status, net, concept)
       VALUES ($1, gen_random_uuid(), $2, now() - interval '1 hour', $3, $4, 'succeeded', $5, 'Cambio al plan PRO')`,
        [ana.tenantId, `ch_moment_${at}_${ana.tenantId}`, paid! / 100, back! / 100, net! / 100],
      ),
    );
  }
  await invoicePayments(shop.services, ana.tenantId);
  const own = (await findPlatformCompany(shop.services))!;
  const made: { id: string; charge_id: string; kept: string }[] = await shop.services.db.read(ana.tenantId, em =>
    em.query('SELECT id, charge_id, (amount - refunded)::text AS kept FROM payments ORDER BY charge_id'),
  );
  const totals = await Promise.all(
    made.map(
      async ({ id }) =>
        (
          await shop.services.db.read(own, em =>
            em.query(
              `SELECT i.total::text, (SELECT count(*)::int FROM invoice_lines l WHERE l.invoice_id = i.id) AS lines
       FROM invoices i WHERE i.id = $1`,
              [id],
            ),
          )
        )[0],
    ),
  );
  expect(totals).toEqual(
    made.map(({ kept }, at) => ({
      total: kept,
      lines: at === 0 || withVat(baseOf(centsOf(kept))) !== centsOf(kept) ? 2 : 1,
    })),
  );
});

test('money that goes back after our invoice asks for a rectifying one: the operator is informed, once for each', async () => {
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  const [{ invoiceNumber }] = await payments(ana);
  const own = (await findPlatformCompany(shop.services))!;
  const notices = async () =>
    (
      await shop.services.db.read(own, em =>
        em.query(
          `SELECT description FROM activities WHERE description LIKE '%' || $1 || '%rectificativa'
       ORDER BY created_at, id`,
          [invoiceNumber],
        ),
      )
    ).map((each: { description: string }) => each.description);
  const { provider_customer_id: customer } = await shop.row(ana);
  const charge = Object.values(shop.sandbox.account.kept.charges).find(each => each.customer === customer)!;
  expect(await notices()).toEqual([]);
  for (const cents of [1_000, undefined]) {
    shop.sandbox.refund(charge.id, cents);
    await shop.settle(ana, ana);
  }
  expect(await notices()).toEqual(
    ['10,00', '59,29'].map(
      amount => `Devueltos ${amount} € de la factura ${invoiceNumber}: falta su factura rectificativa`,
    ),
  );
});

test("two checkouts that are both paid leave one subscription: the other's money goes back, and only what stays is invoiced", async () => {
  const ana = await shop.buildTenant();
  shop.sandbox.events.hold(true);
  const [basic, pro] = [
    (await post(ana, '/checkout', { plan: 'basic' })).body.url,
    (await post(ana, '/checkout', { plan: 'pro' })).body.url,
  ];
  await shop.pay(basic);
  shop.sandbox.account.kept.ahead += 1;
  await shop.pay(pro);
  shop.sandbox.account.kept.ahead -= 1;
  shop.sandbox.events.hold(false);
  await shop.settle(ana, ana);
  const { provider_customer_id: customer, plan } = await shop.row(ana);
  const { subscriptions, charges } = shop.sandbox.account.kept;
  const mine = <T extends { customer: string }>(all: Record<string, T>) =>
    Object.values(all).filter(each => each.customer === customer);
  expect([plan, mine(subscriptions).map(each => [each.price, each.status])]).toEqual([
    'pro',
    [
      ['price_basic', 'canceled'],
      ['price_pro', 'active'],
    ],
  ]);
  expect(mine(charges).map(each => [each.amount, each.refunded])).toEqual([
    [1089, 1089],
    [5929, 0],
  ]);
  expect((await payments(ana)).map((each: { invoiceNumber: string | null }) => each.invoiceNumber)).toEqual([
    expect.stringContaining('F-'),
    null,
  ]);
});

test('the invoice of a payment is a PDF for the company that paid, and for no other', async () => {
  const [ana, eva] = [await shop.buildTenant({ companyName: 'Línea Norte, S.L.' }), await shop.buildTenant()];
  await shop.subscribe(ana, 'basic');
  await shop.settle(ana, ana);
  const [{ id, invoiceNumber }] = (
    await shop.app.gql('{ billing { payments { id invoiceNumber } } }', {}, { token: ana.token })
  ).body.data.billing.payments;
  const ask = (token: string, payment = id) =>
    fetch(`${shop.app.url}/api/billing/payments/${payment}/invoice`, { headers: { authorization: `Bearer ${token}` } });
  const reading = await buildUser(shop.app, ana);
  for (const { token } of [ana, reading]) {
    const answer = await ask(token);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="factura-${invoiceNumber}.pdf"`,
    ]);
    const {
      pages: [page],
    } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(page!.replace(/\s+/g, ' ')).toContain('Línea Norte, S.L.');
  }
  await shop.services.db.acrossTenants('a test', em =>
    em.query('UPDATE payments SET invoice_id = NULL WHERE tenant_id = $1 AND id = $2', [ana.tenantId, id]),
  );
  const none = { error: 'Factura no encontrada', code: 'NOT_FOUND' };
  expect((await ask(ana.token, 'x')).status).toBe(400);
  for (const answer of [await ask(eva.token), await ask(ana.token), await ask(ana.token, eva.tenantId)])
    expect([answer.status, await answer.json()]).toEqual([404, none]);
});

test('a payment that fails is written of once however often the bank is asked; so is each end of a subscription', async () => {
  const ana = await shop.buildTenant();
  const pau = await buildUser(shop.app, ana);
  await shop.subscribe(ana, 'pro', 'month', 'failsLater');
  await shop.letters(ana);
  await shop.pass(31, ana);
  await shop.pass(2, ana);
  const [failed, ...more] = await shop.letters(ana);
  expect([failed!.subject, more]).toEqual(['No hemos podido cobrar tu plan de Folio', []]);
  expect(failed!.text).toMatch(/Todo sigue igual hasta el \d\d\/\d\d\/\d{4}/);
  const eva = await shop.buildTenant();
  await shop.subscribe(eva);
  await shop.letters(eva);
  for (const path of ['/cancel', '/reactivate', '/cancel']) await post(eva, path, {});
  expect(await subjects(eva)).toEqual(['Has cancelado tu suscripción a Folio']);
  await shop.pass(31, eva);
  expect(await subjects(eva)).toEqual([]);
  expect(
    await shop.services.db.read(ana.tenantId, em => em.query('SELECT 1 FROM mails WHERE user_id = $1', [pau.userId])),
  ).toEqual([]);
});

test("the trial's end is announced at 7 days and at 1, each once whatever the number of workers, and not to who pays", async () => {
  const [ana, eva] = [await shop.buildTenant(), await shop.buildTenant()];
  const ends = (days: number, person: Person) =>
    setSubscription(shop.app, person, { trialEndsAt: addDays(shop.services.now(), days) });
  const tick = () => Promise.all(Array.from({ length: 4 }, () => tickBilling(shop.services)));
  await ends(7.5, ana);
  await tick();
  expect(await subjects(ana)).toEqual([]);
  await ends(6.9, ana);
  await ends(6.9, eva);
  await shop.subscribe(eva);
  await tick();
  expect(await subjects(ana)).toEqual(['Tu prueba de Folio acaba en 7 días']);
  await shop.pass(6, ana);
  await tick();
  expect(await subjects(ana)).toEqual(['Tu prueba de Folio acaba mañana']);
  await shop.pass(1, ana);
  expect(await subjects(ana)).toEqual([]);
  expect((await subjects(eva)).filter(each => each.includes('prueba'))).toEqual([]);
});

test("coming back from paying is believed where Stripe says so of a session of the company's own", async () => {
  const [ana, eva] = [await shop.buildTenant(), await shop.buildTenant()];
  const paid = async (person: Person, sessionId: string) =>
    (
      await shop.app.gql(
        'query($id: String!) { checkoutPaid(sessionId: $id) }',
        { id: sessionId },
        { token: person.token },
      )
    ).body.data?.checkoutPaid;
  const {
    body: { sessionId, url },
  } = await post(ana, '/checkout', { plan: 'basic' });
  expect([
    await paid(ana, sessionId),
    await paid(ana, 'cs_test_made_up'),
    await paid(ana, 'x'.repeat(400)),
    await paid(eva, sessionId),
  ]).toEqual([null, false, false, false]);
  await shop.pay(url);
  await shop.settle(ana);
  await shop.subscribe(eva, 'basic');
  const changed = (await post(ana, '/checkout', { plan: 'pro' })).body.sessionId;
  expect([
    await paid(ana, sessionId),
    await paid(ana, changed),
    await paid(eva, sessionId),
    await paid(eva, changed),
  ]).toEqual([true, true, false, false]);
  shop.sandbox.fail({ mode: 'error', times: 100 });
  expect(await paid(ana, sessionId)).toBeFalsy();
  shop.sandbox.fail(null);
});

test('who listens hears of the first payment and of each refund, once', async () => {
  const heard: [string, Conversion][] = [];
  const stop = onConversion({
    converted: async (_em, payment) => {
      heard.push(['converted', payment]);
    },
    refunded: async (_em, payment) => {
      heard.push(['refunded', payment]);
    },
  });
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  await shop.pass(31, ana);
  const { provider_customer_id: customer } = await shop.row(ana);
  const charge = Object.values(shop.sandbox.account.kept.charges).find(each => each.customer === customer)!;
  shop.sandbox.refund(charge.id, 1_000);
  await shop.settle(ana, ana);
  shop.sandbox.refund(charge.id);
  await shop.settle(ana, ana);
  stop();
  expect(
    heard
      .filter(([, payment]) => payment.tenantId === ana.tenantId)
      .map(([what, { amount, net, refunded }]) => [what, amount, net, refunded]),
  ).toEqual([
    ['converted', '59.29', '49.00', '0.00'],
    ['refunded', '59.29', '49.00', '10.00'],
    ['refunded', '59.29', '49.00', '59.29'],
  ]);
});

test('a first payment that nobody heard of is reported to who listens later', async () => {
  // The product itself listens: not now.
  onConversion(COMMISSIONS)();
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  const heard: string[] = [];
  const stop = onConversion({
    converted: async (_em, { tenantId }) => {
      heard.push(tenantId);
    },
    refunded: async () => undefined,
  });
  await shop.settle(ana, ana);
  stop();
  onConversion(COMMISSIONS);
  expect(heard.filter(each => each === ana.tenantId)).toEqual([ana.tenantId]);
});

test("where the operator has a certificate, our invoice is sealed and sent as anybody's", async () => {
  offerRepresentation(shop.app);
  const ana = await shop.buildTenant();
  await shop.subscribe(ana);
  const [{ invoiceNumber }] = await payments(ana);
  const own = (await findPlatformCompany(shop.services))!;
  const sealed = await shop.services.db.read(own, em =>
    em.query('SELECT r.number, s.status FROM records r JOIN submissions s ON s.record_id = r.id ORDER BY r.sequence'),
  );
  expect(sealed).toEqual([{ number: invoiceNumber, status: 'waiting' }]);
  // What it does for itself stands in its log, and ends with its certificate once nothing holds it to sending.
  const acts = () =>
    shop.services.db.read(own, em =>
      em.query(`SELECT action FROM activities
     WHERE entity_type = 'representation' ORDER BY created_at, id`),
    );
  expect(await acts()).toEqual([{ action: 'create' }]);
  shop.services.operatorCertificate = null;
  const again = () => asPlatformCompany(shop.services, async () => undefined);
  await again();
  expect(await acts()).toHaveLength(1);
  await asSuperuser(shop.app.database, client =>
    client.query('DELETE FROM app.submissions WHERE tenant_id = $1', [own]),
  );
  await again();
  expect(await acts()).toEqual([{ action: 'create' }, { action: 'delete' }]);
});
