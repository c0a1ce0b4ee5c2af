import { buildSuperadmin, buildTenant } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.at(new Date('2026-12-14T09:30:00Z'));
});
afterAll(() => app.close());

test('the superadmin writes down the rate of a half-year, which everybody reads; nobody else does', async () => {
  const boss = await buildSuperadmin(app);
  const put = (day: string, body: object, token = boss.token) =>
    app.rest('PUT', `/superadmin/late-rates/${day}`, { token, body });
  const rate = { reference: '2.4', source: 'BOE', readOn: '2026-12-14' };
  expect((await put('2026-07-01', rate)).body.rate).toMatchObject({
    startsOn: '2026-07-01',
    reference: 2.4,
    rate: 10.4,
    readOn: '2026-12-14',
  });
  const { rates } = (await app.rest('GET', '/late-rates')).body;
  expect(rates.slice(0, 2)).toMatchObject([
    { startsOn: '2026-07-01', rate: 10.4 },
    { startsOn: '2026-01-01', rate: 10.15, changedAt: null, readOn: null },
  ]);
  // What was read in the BOE when this version was made.
  const read = rates.filter(({ readOn }: Body) => readOn === '2026-11-24');
  expect(read.map(({ startsOn, rate, source }: Body) => [startsOn, rate, source])).toEqual([
    ['2022-01-01', 8, 'Resolución del Tesoro de 30/12/2021 (BOE-A-2021-21959)'],
    ['2020-01-01', 8, 'Resolución del Tesoro de 27/12/2019 (BOE-A-2019-18736)'],
  ]);
  expect((await put('2027-01-01', rate)).status).toBe(200);
  for (const [day, body, field] of [
    ['2026-04-01', rate, 'startsOn'],
    ['2012-07-01', rate, 'startsOn'],
    ['2027-07-01', rate, 'startsOn'],
    ['2026-07-01', { ...rate, reference: '100.01' }, 'reference'],
    ['2026-07-01', { ...rate, reference: '-1' }, 'reference'],
    ['2026-07-01', { ...rate, source: ' ' }, 'source'],
    ['2026-07-01', { ...rate, readOn: '2026-12-16' }, 'readOn'],
  ] as const) {
    const answer = await put(day, body);
    expect([day, answer.status, Object.keys(answer.body.fields)[0]]).toEqual([
      day,
      400,
      expect.stringMatching(new RegExp(`${field}$`)),
    ]);
  }
  expect((await put('2026-07-01', rate, (await buildTenant(app)).token)).status).toBe(403);
});
