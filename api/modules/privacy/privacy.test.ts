import { createHash } from 'node:crypto';
import { addDays, dayOf } from '../../platform/dates';
import { buildSuperadmin, buildTenant, buildUser, setTenantStatus, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';

let app: TestApp;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp();
  boss = await buildSuperadmin(app);
});
afterAll(() => app.close());
afterEach(() => app.at(null));

const consent = (method: 'POST' | 'DELETE', { token }: { token: string }, consentType: unknown = 'marketing') =>
  app.rest(method, '/lopd/consents', { token, body: { consentType } });
const acts = async ({ tenantId }: Person) =>
  (
    await asSuperuser(app.database, client =>
      client.query<{ action: string }>(
        `SELECT action FROM app.activities WHERE tenant_id = $1 AND entity_type IN ('consent', 'data_request')
     ORDER BY id`,
        [tenantId],
      ),
    )
  ).rows.map(row => row.action);
const publish = (given: Record<string, unknown>, token = boss.token) =>
  app.rest('POST', '/lopd/privacy-policies', { token, body: { title: 'Política de privacidad', ...given } });

describe('consents', () => {
  test('nothing is granted unasked', async () => {
    const ana = await buildTenant(app);
    expect((await app.rest('GET', '/lopd/consents', { token: ana.token })).body).toEqual({ consents: [] });
  });

  test('one is given under the active policy and withdrawn as easily; the history keeps both, with version, hash, time and address', async () => {
    const ana = await buildTenant(app);
    const { policy } = (await app.rest('GET', '/lopd/privacy-policies/active')).body;
    const given = await consent('POST', ana);
    expect([given.status, given.body]).toEqual([
      200,
      {
        consent: {
          id: expect.any(String),
          consentType: 'marketing',
          granted: true,
          grantedAt: expect.any(String),
          revokedAt: null,
          version: policy.version,
        },
      },
    ]);
    expect((await consent('POST', ana)).body).toEqual(given.body);
    const withdrawn = await consent('DELETE', ana);
    expect(withdrawn.body.consent).toEqual({ ...given.body.consent, revokedAt: expect.any(String) });
    expect((await consent('DELETE', ana)).body).toEqual(withdrawn.body);
    await consent('POST', ana);
    const { data } = (
      await app.gql(
        '{ consents { consentType grantedAt revokedAt policyHash grantedIp revokedIp } }',
        {},
        { token: ana.token },
      )
    ).body;
    expect(
      data.consents.map((each: { revokedAt: unknown; revokedIp: unknown }) => [
        each.revokedAt === null,
        each.revokedIp,
      ]),
    ).toEqual([
      [true, null],
      [false, '127.0.0.1'],
    ]);
    expect(data.consents[0]).toMatchObject({
      policyHash: createHash('sha256').update(policy.content).digest('hex'),
      grantedIp: '127.0.0.1',
    });
    expect(await acts(ana)).toEqual(['consent_granted', 'consent_revoked', 'consent_granted']);
  });

  test('each person has their own', async () => {
    const ana = await buildTenant(app);
    const pau = await buildUser(app, ana);
    await consent('POST', ana, 'analytics');
    expect((await app.rest('GET', '/lopd/consents', { token: pau.token })).body).toEqual({ consents: [] });
    const never = await consent('DELETE', pau, 'analytics');
    expect([never.status, never.body]).toEqual([200, { consent: null }]);
    expect((await app.rest('GET', '/lopd/consents', { token: ana.token })).body.consents[0].revokedAt).toBeNull();
  });

  test('an unknown one is refused on its field, and so is none', async () => {
    const ana = await buildTenant(app);
    for (const wrong of ['everything', '', null, 7]) {
      const { status, body } = await consent('POST', ana, wrong);
      expect([wrong, status, Object.keys(body.fields)]).toEqual([wrong, 400, ['consentType']]);
    }
  });

  test('two at once are one', async () => {
    const ana = await buildTenant(app);
    await Promise.all([1, 2, 3].map(() => consent('POST', ana)));
    expect((await app.rest('GET', '/lopd/consents', { token: ana.token })).body.consents).toHaveLength(1);
  });

  test.each(['suspended', 'cancelled'] as const)('the people of a %s company go on deciding', async status => {
    const ana = await buildTenant(app);
    await setTenantStatus(app, ana, status);
    expect((await consent('POST', ana)).status).toBe(200);
    expect((await consent('DELETE', ana)).status).toBe(200);
  });

  test('what was withdrawn cannot be made active again by SQL either', async () => {
    const ana = await buildTenant(app);
    await consent('POST', ana);
    await consent('DELETE', ana);
    const [, changed] = await app.services.db.tx(ana.tenantId, em =>
      em.query('UPDATE consents SET revoked_at = NULL WHERE tenant_id = $1', [ana.tenantId]),
    );
    expect(changed).toBe(0);
  });
});

describe('the privacy policy', () => {
  test('has versions: a new one takes the place of the last from its day on, and consents keep the one they were given under', async () => {
    const ana = await buildTenant(app);
    const before = (await app.rest('GET', '/lopd/privacy-policies/active')).body.policy;
    await consent('POST', ana);
    const day = dayOf(addDays(new Date(), 10));
    const { status, body } = await publish({ content: 'Texto nuevo.\n\nSegundo párrafo.', effectiveDate: day });
    expect([status, body.policy]).toEqual([
      201,
      {
        title: 'Política de privacidad',
        version: before.version + 1,
        effectiveDate: day,
        content: 'Texto nuevo.\n\nSegundo párrafo.',
        hash: createHash('sha256').update('Texto nuevo.\n\nSegundo párrafo.').digest('hex'),
        publishedAt: expect.any(String),
      },
    ]);
    expect((await app.rest('GET', '/lopd/privacy-policies/active')).body.policy).toEqual(before);
    app.at(addDays(new Date(), 10.5));
    expect((await app.rest('GET', '/lopd/privacy-policies/active')).body.policy).toEqual(body.policy);
    const later = app.services.now();
    app.at(null);
    expect(
      (await app.rest('GET', '/lopd/privacy-policies', { token: boss.token })).body.policies.map(
        (each: { version: number }) => each.version,
      ),
    ).toEqual([body.policy.version, before.version]);
    app.at(later);
    const ben = await buildUser(app, ana);
    expect((await consent('POST', ben)).body.consent.version).toBe(body.policy.version);
    app.at(null);
    expect((await app.rest('GET', '/lopd/consents', { token: ana.token })).body.consents[0].version).toBe(
      before.version,
    );
  });

  test('is refused on its field, and then nothing is published', async () => {
    const count = async () =>
      (await app.rest('GET', '/lopd/privacy-policies', { token: boss.token })).body.policies.length;
    const versions = await count();
    const wrong: [field: string, given: Record<string, unknown>][] = [
      ['content', { content: ' ' }],
      ['content', { content: 'a'.repeat(20_001) }],
      ['content', { content: 'a\u0000' }],
      ['title', { content: 'a', title: '' }],
      ['effectiveDate', { content: 'a', effectiveDate: '2026-02-30' }],
      ['effectiveDate', { content: 'a', effectiveDate: '2020-01-01' }],
      ['effectiveDate', { content: 'a' }],
    ];
    for (const [field, given] of wrong) {
      const { status, body } = await publish(given);
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 400, [field]]);
    }
    expect(
      (await publish({ content: 'Texto nuevo.\n\nSegundo párrafo.', effectiveDate: dayOf(addDays(new Date(), 10)) }))
        .status,
    ).toBe(409);
    expect(await count()).toBe(versions);
  });
});
