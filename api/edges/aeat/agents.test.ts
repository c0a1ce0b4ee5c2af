import { makeCertificate } from '../../test/certificates';
import { TenantAgents } from './agents';

const made = makeCertificate({ name: 'UNO' });
const credentials = (fingerprint: string) => ({ ...made, fingerprint, seal: false });

const agents = new TenantAgents(null);
afterAll(() => agents.close());

function lend(tenant: string, fingerprint = 'f') {
  const { agent, release } = agents.lease(tenant, credentials(fingerprint));
  const destroyed = jest.spyOn(agent, 'destroy');
  return { agent, release, destroyed };
}

test('a tenant keeps its agent for as long as its certificate', () => {
  const first = lend('a');
  first.release();
  expect(lend('a').agent).toBe(first.agent);
  expect(lend('b').agent).not.toBe(first.agent);
  expect(lend('a', 'g').agent).not.toBe(first.agent);
});

test('it verifies, whatever the environment says, and resumes no session', () => {
  expect(lend('c').agent.options).toMatchObject({
    rejectUnauthorized: true,
    maxCachedSessions: 0,
    keepAlive: true,
    timeout: 2_000,
  });
});

test('a replaced agent goes when its last request has ended', () => {
  const [first, second] = [lend('d'), lend('d')];
  lend('d', 'new').release();
  first.release();
  first.release();
  expect(first.destroyed).not.toHaveBeenCalled();
  second.release();
  expect(first.destroyed).toHaveBeenCalledTimes(1);
});

test('only so many are kept, the longest unused goes first', () => {
  const [oldest, used] = [lend('e'), lend('f')];
  oldest.release();
  used.release();
  for (let count = 0; count < 99; count += 1) {
    lend(`other ${count}`).release();
    lend('f').release();
  }
  expect(agents.size).toBe(100);
  expect(oldest.destroyed).toHaveBeenCalledTimes(1);
  expect(used.destroyed).not.toHaveBeenCalled();
  expect(lend('f').agent).toBe(used.agent);
});
