import { buildAffiliate, buildCommission, buildSuperadmin, buildUser, type Person } from '../../test/build';
import type { Body } from '../../test/harness';
import { startShop, type Shop } from '../../test/servers/stripe';
import { asSuperuser, dumpOf } from '../../test/superuser';
import { newCode, readCode } from './codes';

let shop: Shop;
let root: Person;
let ana: Person;
let bob: Person;
beforeAll(async () => {
  shop = await startShop();
  root = await buildSuperadmin(shop.app);
  ana = await shop.buildTenant({ companyNif: 'B26304188' });
  bob = await shop.buildTenant({ companyNif: 'A58402165' });
});
afterAll(() => shop.close());

const rest = (method: string, path: string, who?: Person, body?: unknown) =>
  shop.app.rest(method, `/${path}`, { ...(who && { token: who.token }), body });
const activate = (id: string, status = 'active') => rest('PUT', `affiliates/${id}`, root, { status });
/** An affiliate of a company, earning. */
async function active(person: Person, given: Record<string, unknown> = {}): Promise<Body> {
  const affiliate = await buildAffiliate(shop.app, person, given);
  await activate(affiliate.id);
  return affiliate;
}
/** A company that registered by a code: of another tax number than the affiliates' companies unless said. */
async function comesBy(code: string, given: Record<string, string> = {}): Promise<Person> {
  return shop.buildTenant({ companyNif: 'B66677788', ...given, ...{ ref: code } });
}
/** All rows of a company but its sessions, which a clock that jumps keeps alive. */
const rowsOf = async ({ tenantId }: Person) =>
  (await dumpOf(shop.app.database, tenantId)).replace(/^sessions \(\d+\)\n(?:\(.*\n)*/m, '');
const rowOf = async (person: Person, id: string): Promise<Body> =>
  (await rest('GET', 'affiliates/my-affiliates', person)).body.affiliates.find((each: Body) => each.id === id);
const figuresOf = async (person: Person, id: string) => {
  const { referralCount, conversionCount, totalEarnings } = await rowOf(person, id);
  return [referralCount, conversionCount, totalEarnings];
};
const owed = async (code: string): Promise<Body[]> =>
  (await rest('GET', 'affiliates/pending-commissions', root)).body.commissions.filter(
    (each: Body) => each.affiliate.code === code,
  );
const chargeOf = async (person: Person) => {
  const { provider_customer_id: customer } = await shop.row(person);
  return Object.values(shop.sandbox.account.kept.charges).find(each => each.customer === customer)!;
};

describe('an affiliate', () => {
  test('of a company begins as pending, at 20 % unless said, and the superadmin makes it active and inactive', async () => {
    const made = await rest('POST', 'affiliates', ana, {
      name: ' Pau Ferrer ',
      email: 'Pau@Ferrer.example',
      phone: '',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Afiliado creado correctamente',
        affiliate: {
          code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
          name: 'Pau Ferrer',
          email: 'pau@ferrer.example',
          phone: null,
          commissionRate: 20,
          status: 'pending',
        },
      },
    });
    const { id, code } = made.body.affiliate;
    expect((await activate(id)).body).toMatchObject({ success: true, affiliate: { id, status: 'active' } });
    expect((await rowOf(ana, id)).status).toBe('active');
    expect((await activate(id, 'inactive')).body.affiliate.status).toBe('inactive');
    expect((await rest('GET', `public/affiliate/${code}/validate`)).body).toEqual({ valid: false });
    expect(
      (await rest('POST', 'affiliates', root, { name: 'Blog', email: 'b@blog.example', commissionRate: 12.5 })).body
        .affiliate,
    ).toMatchObject({ status: 'active', commissionRate: 12.5 });
  });

  test('is refused with what is wrong on its field, and nothing is made', async () => {
    const listed = async () => (await rest('GET', 'affiliates/my-affiliates', ana)).text;
    const before = await listed();
    const good = { name: 'Pau', email: 'p@p.example' };
    const wrong: [Record<string, unknown>, Record<string, string>][] = [
      [{ name: ' ' }, { name: 'Escribe el nombre del afiliado' }],
      [{ name: 'Hacienda, www.malo.example' }, { name: 'Escribe el nombre sin direcciones web' }],
      [{ email: 'pau' }, { email: 'Escribe un email válido, por ejemplo nombre@empresa.es' }],
      [{ commissionRate: 100.01 }, { commissionRate: 'Escribe un porcentaje de 0 a 100' }],
      [{ commissionRate: -0.01 }, { commissionRate: 'Escribe un porcentaje de 0 a 100' }],
      [{ commissionRate: 12.345 }, { commissionRate: 'Escribe como mucho 2 decimales' }],
      [{ phone: '6'.repeat(31) }, { phone: 'Escribe como mucho 30 caracteres' }],
    ];
    for (const [change, fields] of wrong)
      expect(await rest('POST', 'affiliates', ana, { ...good, ...change })).toMatchObject({
        status: 400,
        body: { fields },
      });
    for (const status of ['pending', 'x', '']) expect((await activate(bob.userId, status)).status).toBe(400);
    expect((await activate(bob.userId)).status).toBe(404);
    expect((await activate('x')).status).toBe(400);
    expect((await rest('POST', 'affiliates', await buildUser(shop.app, ana), good)).status).toBe(403);
    expect((await rest('PUT', `affiliates/${bob.userId}`, ana, { status: 'active' })).status).toBe(403);
    expect(await listed()).toBe(before);
  });

  test('gives its link to its company and to the superadmin; to another company it does not exist', async () => {
    const { code } = await buildAffiliate(shop.app, ana);
    const link = `http://folio.test/register?ref=${code}`;
    for (const person of [ana, root])
      expect((await rest('GET', `affiliates/${code}/link`, person)).body).toEqual({
        success: true,
        message: 'Enlace generado',
        link,
      });
    const [theirs, nobodys] = [
      await rest('GET', `affiliates/${code}/link`, bob),
      await rest('GET', 'affiliates/22222222/link', bob),
    ];
    expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
    expect((await rest('GET', `affiliates/${encodeURIComponent("'; --")}/link`, bob)).status).toBe(404);
    expect((await rest('GET', 'affiliates/my-affiliates', bob)).body.affiliates).toEqual([]);
    expect((await rest('GET', `public/affiliate/${code}/link`)).body).toEqual({ success: true, link });
    expect((await rest('GET', `public/affiliate/${code.toLowerCase()}/validate`)).body).toEqual({ valid: true });
    expect(await rest('GET', 'public/affiliate/22222222/link')).toMatchObject({
      status: 404,
      body: { error: 'Código de afiliado inválido' },
    });
    for (const none of ['22222222', 'x', code.slice(1), `${code}2`, '2'.repeat(500)])
      expect((await rest('GET', `public/affiliate/${none}/validate`)).body).toEqual({ valid: false });
  });

  test('is found by the superadmin, by name, email or code', async () => {
    const { code } = await buildAffiliate(shop.app, bob, { name: 'Asesoría Ñandú', email: 'nandu@asesoria.example' });
    for (const search of ['ñandu', 'NANDU@asesoria', code.toLowerCase()]) {
      const { body } = await rest('GET', `affiliates?search=${encodeURIComponent(search)}&limit=10`, root);
      expect([search, body.affiliates.map((each: Body) => each.code), body.pagination.total]).toEqual([
        search,
        [code],
        1,
      ]);
    }
    expect((await rest('GET', 'affiliates?search=%25', root)).body.affiliates).toEqual([]);
  });
});

test('codes hold 40 random bits, and are read as people write them', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(new Set(codes).size).toBe(2_000);
  for (let place = 0; place < 8; place += 1) expect(new Set(codes.map(code => code[place])).size).toBe(32);
  expect([
    readCode(' k7qm-2xd9 '),
    readCode('K7QM2XD'),
    readCode('K7QM2XD0'),
    readCode('K7QM2XDI'),
    readCode(''),
  ]).toEqual(['K7QM2XD9', null, null, null, null]);
});

describe('who comes by a code', () => {
  test('counts from the registration, and the first payment earns the percent of it without VAT: once', async () => {
    const { id, code } = await active(ana, { commissionRate: '12.34' });
    const before = await rowsOf(ana);
    const eva = await comesBy(code);
    expect(await figuresOf(ana, id)).toEqual([1, 0, 0]);
    await shop.subscribe(eva, 'basic');
    expect(await figuresOf(ana, id)).toEqual([1, 1, 1.11]);
    expect(await owed(code)).toMatchObject([
      {
        amount: 1.11,
        base: 9,
        rate: 12.34,
        status: 'pending',
        concept: expect.stringMatching(/./),
        referral: { tenantName: expect.stringMatching(/^Empresa/) },
      },
    ]);
    await shop.pass(31, eva);
    expect(await figuresOf(ana, id)).toEqual([1, 1, 1.11]);
    // Nothing of all this is written in the affiliate's company.
    expect(await rowsOf(ana)).toBe(before);
    expect((await rest('GET', 'affiliates/my-stats', ana)).body.stats).toMatchObject({
      totalConversions: 1,
      totalCommissions: 1.11,
      pendingCommissions: 1.11,
      pendingCount: 1,
    });
  });

  test("by one that is nobody's, or no longer in force, comes by nobody", async () => {
    const { id, code } = await active(ana);
    await activate(id, 'inactive');
    for (const ref of [code, '22222222', 'x', '', 'x'.repeat(5_000), '\u0000']) await comesBy(ref);
    expect(await figuresOf(ana, id)).toEqual([0, 0, 0]);
  });

  test('earns a pending affiliate nothing, and from the day it is active all that is paid first from then on', async () => {
    const { id, code } = await buildAffiliate(shop.app, bob);
    const [early, late] = [await comesBy(code), await comesBy(code)];
    await shop.subscribe(early);
    expect(await figuresOf(bob, id)).toEqual([2, 1, 0]);
    await activate(id);
    await shop.settle(early);
    await shop.subscribe(late);
    expect(await figuresOf(bob, id)).toEqual([2, 2, 9.8]);
  });

  test('takes the commission with it in the part that goes back within 30 days, and nothing after them', async () => {
    const { id, code } = await active(ana);
    const [eva, leo] = [await comesBy(code), await comesBy(code)];
    await shop.subscribe(eva);
    await shop.subscribe(leo);
    expect((await figuresOf(ana, id))[2]).toBe(19.6);
    shop.sandbox.refund((await chargeOf(eva)).id, 1_000);
    await shop.settle(eva);
    expect((await owed(code)).map(each => each.amount).sort()).toEqual([8.15, 9.8]);
    shop.sandbox.refund((await chargeOf(eva)).id);
    await shop.settle(eva);
    expect((await owed(code)).map(each => each.amount)).toEqual([9.8]);
    const charge = await chargeOf(leo);
    await shop.pass(31, leo);
    shop.sandbox.refund(charge.id);
    await shop.settle(leo);
    expect([await figuresOf(ana, id), (await owed(code)).length]).toEqual([[2, 2, 9.8], 1]);
  });

  test('lowers what was earned also where that was paid already: what was sent is shown as it was, and nothing is owed', async () => {
    const { id, code } = await active(ana);
    const eva = await comesBy(code);
    await shop.subscribe(eva);
    const [commission] = await owed(code);
    const paid = await rest('POST', `affiliates/commissions/${commission!.id}/pay`, root, { paymentMethod: 'stripe' });
    expect(paid.body.commission).toMatchObject({ amount: 9.8, status: 'paid' });
    shop.sandbox.refund((await chargeOf(eva)).id);
    await shop.settle(eva);
    expect([await figuresOf(ana, id), await owed(code)]).toEqual([[1, 1, 0], []]);
    const again = await rest('POST', `affiliates/commissions/${commission!.id}/pay`, root, { paymentMethod: 'stripe' });
    expect([again.status, again.body.error]).toEqual([409, 'Esta comisión ya está pagada']);
  });

  test('goes back as well where the bank takes the payment back', async () => {
    const { id, code } = await active(ana);
    const eva = await comesBy(code);
    await shop.subscribe(eva);
    const charge = await chargeOf(eva);
    shop.sandbox.dispute(charge.id, 'needs_response');
    await shop.settle(eva);
    expect((await owed(code)).map(each => each.amount)).toEqual([9.8]);
    shop.sandbox.dispute(charge.id, 'lost');
    await shop.settle(eva);
    expect([await figuresOf(ana, id), await owed(code)]).toEqual([[1, 1, 0], []]);
  });

  test("earns nothing where it is the affiliate's own: its tax number, its company or an address of theirs, however written", async () => {
    const own = await shop.buildTenant({ companyNif: 'B98241573', email: 'marta.gil@gmail.com' });
    const { id, code } = await active(own, { email: 'nuria@puig.example' });
    const changed = await comesBy(code);
    const selves = [
      await comesBy(code, { companyNif: 'b-98241573' }),
      await comesBy(code, { email: 'nuria+folio@puig.example' }),
      await comesBy(code, { email: 'martagil+2@googlemail.com' }),
      changed,
    ];
    // Its number becomes the affiliate's before it pays.
    await rest('PUT', 'settings', changed, { companyName: 'Otra', companyNif: 'B98241573', companyAddress: null });
    await asSuperuser(shop.app.database, client =>
      client.query(
        `INSERT INTO app.referrals (tenant_id, code, affiliate_tenant_id, affiliate_id, self, created_at)
         VALUES ($1, $2, $1, $3, false, now())`,
        [own.tenantId, code, id],
      ),
    );
    for (const self of [...selves, own]) await shop.subscribe(self);
    expect(await figuresOf(own, id)).toEqual([5, 5, 0]);
    const honest = await comesBy(code);
    await shop.subscribe(honest);
    expect(await figuresOf(own, id)).toEqual([6, 6, 9.8]);
  }, 60_000);
});

describe('a commission', () => {
  test('is paid once, also when somebody else pays it at the same moment', async () => {
    const id = await buildCommission(shop.app, ana);
    const before = (await rest('GET', 'affiliates/stats', root)).body.stats;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        rest('POST', `affiliates/commissions/${id}/pay`, root, { paymentMethod: 'paypal', paymentReference: ` ${n} ` }),
      ),
    );
    const [paid, ...others] = answers.sort((a, b) => a.status - b.status);
    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Comisión pagada correctamente',
        commission: { id, amount: 9.8, status: 'paid', paymentMethod: 'paypal', paidAt: expect.any(String) },
      },
    });
    expect(new Set(others.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['409 Esta comisión ya está pagada']),
    );
    const kept = await asSuperuser(
      shop.app.database,
      async client =>
        (await client.query('SELECT payment_reference, paid FROM app.commissions WHERE id = $1', [id])).rows,
    );
    expect(kept).toEqual([{ payment_reference: paid!.body.commission.paymentReference, paid: '9.80' }]);
    const after = (await rest('GET', 'affiliates/stats', root)).body.stats;
    expect([after.pendingCount, after.totalCommissions]).toEqual([before.pendingCount - 1, before.totalCommissions]);
    const acts = await asSuperuser(
      shop.app.database,
      async client => (await client.query('SELECT tenant_id FROM app.activities WHERE entity_id = $1', [id])).rows,
    );
    expect(acts).toEqual([{ tenant_id: root.tenantId }]);
  });

  test('is not paid without a way of paying, by a company, or where it is not owed', async () => {
    const id = await buildCommission(shop.app, bob);
    const pay = (body: unknown, who = root, which = id) =>
      rest('POST', `affiliates/commissions/${which}/pay`, who, body);
    for (const paymentMethod of ['', null, undefined, 'cash', 7])
      expect((await pay({ paymentMethod })).body.fields).toEqual({ paymentMethod: expect.any(String) });
    expect((await pay({ paymentMethod: 'stripe', paymentReference: 'x'.repeat(141) })).body.fields).toEqual({
      paymentReference: 'Escribe como mucho 140 caracteres',
    });
    expect([
      (await pay({ paymentMethod: 'stripe' }, bob)).status,
      (await pay({ paymentMethod: 'stripe' }, root, bob.userId)).status,
      (await pay({ paymentMethod: 'stripe' }, root, 'x')).status,
    ]).toEqual([403, 404, 400]);
    await asSuperuser(shop.app.database, client =>
      client.query('UPDATE app.commissions SET reversed = amount WHERE id = $1', [id]),
    );
    expect(await pay({ paymentMethod: 'stripe' })).toMatchObject({
      status: 409,
      body: { error: 'Esta comisión se retiró: la empresa recuperó su pago' },
    });
  });
});

test("what a company's own transactions may not write: an affiliate that earns, another percent, a referral that has paid, a payment", async () => {
  const { id } = await buildAffiliate(shop.app, ana);
  const trying = (sql: string) =>
    shop.services.db
      .tx(ana.tenantId, async em => {
        await em.query(sql);
        throw new Error('done');
      })
      .catch((error: { code?: string; message: string }) => error.code ?? error.message);
  const copy = (change: string) => `INSERT INTO affiliates
     SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), ${change}))).* FROM affiliates a
     WHERE id = '${id}'`;
  const came = (
    converted: string,
  ) => `INSERT INTO referrals (tenant_id, code, affiliate_tenant_id, affiliate_id, self, created_at, converted_at)
    VALUES ('${ana.tenantId}', '22222222', '${bob.tenantId}', gen_random_uuid(), false, now(), ${converted})`;
  for (const sql of [copy(`'name', 'Otro'`), came('NULL')]) expect([sql, await trying(sql)]).toEqual([sql, 'done']);
  const refused = [
    copy(`'status', 'active', 'activated_at', now()`),
    came('now()'),
    'UPDATE affiliates SET commission_rate = 100',
    `UPDATE affiliates
       SET status = 'active'`,
    'DELETE FROM affiliates',
    'UPDATE affiliate_codes SET code = code',
    'DELETE FROM affiliate_codes',
    'UPDATE referrals SET affiliate_id = gen_random_uuid()',
    'UPDATE commissions SET paid_at = now()',
    'UPDATE commissions SET amount = 1',
    'DELETE FROM commissions',
  ];
  for (const sql of refused) expect([sql, await trying(sql)]).toEqual([sql, '42501']);
});
