import { buildOverdue, buildTenant, setSubscription, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { remind } from './remind';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' });
  app.at(new Date('2026-11-20T09:30:00Z'));
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active', trialEndsAt: null });
  await app.services.db.tx(ana.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: ana.token, body });
/** Sessions do not outlast a weekend. */
async function signIn(): Promise<void> {
  const { body } = await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'secreta-123' } });
  ana = { ...ana, token: body.token };
}
const letters = (): Promise<Body[]> =>
  app.services.db.read(ana.tenantId, em => em.query('SELECT user_id FROM reminder_letters ORDER BY created_at'));

test('a hundred letters a day go by themselves; the rest of the day is for its people, and what had no room goes on', async () => {
  const { body } = await ask('GET', '/reminders/settings');
  const steps = body.settings.steps.map(({ on, days, words }: Body) => ({ on, days, words }));
  expect((await ask('PUT', '/reminders/settings', { enabled: true, steps })).status).toBe(200);
  for (let n = 0; n < 4; n++) await buildOverdue(app, ana);
  // A Monday, before nine, and at ten and a half.
  app.at(new Date('2026-11-23T07:30:00Z'));
  await remind(app.services);
  expect(await letters()).toEqual([]);
  app.at(new Date('2026-11-23T09:30:00Z'));
  await app.services.limits.take('reminderTenant', ana.tenantId, 98);
  await remind(app.services);
  expect(await letters()).toHaveLength(2);
  app.at(new Date('2026-11-23T09:40:00Z'));
  await signIn();
  const told = async (): Promise<Body[]> => (await ask('GET', '/reminders/overdue')).body.invoices;
  const [left] = (await told()).filter(each => each.told === null);
  expect((await ask('POST', `/invoices/${left.id}/remind`, { step: 1 })).status).toBe(200);
  app.at(new Date('2026-11-24T09:30:00Z'));
  await signIn();
  await app.services.limits.giveBack('reminderTenant', ana.tenantId, 100);
  await remind(app.services);
  expect((await letters()).map(({ user_id: by }) => by !== null)).toEqual([false, false, true, false]);
  expect((await told()).map(each => each.told)).toEqual([1, 1, 1, 1]);
});
