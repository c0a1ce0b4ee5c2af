import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperator } from '../../platform/config/operator';
import { readOperatorCertificate } from '../../platform/config/operator-certificate';
import { addDays } from '../../platform/dates';
import { makeAuthority, makeClientCertificate } from '../../sandbox/aeat/certificates/certificates';
import { startTestApp, type TestApp } from '../../test/harness';
import { putLawAsWritten } from '../../test/law';
import { openOperatorCertificate, warnOperator } from './operator-certificate';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const dir = mkdtempSync(join(tmpdir(), 'folio-operator-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const operator = readOperator({});
const file = join(dir, 'operator.p12');
const open = (env: Record<string, string>) =>
  Promise.resolve()
    .then(() => readOperatorCertificate(env))
    .then(read => openOperatorCertificate(read, operator))
    .catch((error: Error) => error.message);
const authority = makeAuthority();
const write = (given: { nif?: string; days?: number } = {}) =>
  writeFileSync(
    file,
    makeClientCertificate({ nif: operator.nif, name: operator.name, password: 'clave', authority, ...given }).p12,
  );

test('is read once at start; without one nothing is offered', async () => {
  write();
  expect(await open({ PLATFORM_CERTIFICATE: file, PLATFORM_CERTIFICATE_PASSWORD: 'clave' })).toMatchObject({
    notAfter: expect.any(Date),
    key: expect.stringContaining('PRIVATE KEY'),
  });
  expect(await open({})).toBeNull();
});

test('what cannot be used stops the start, in one line that names the variable and no secret', async () => {
  write();
  const right = { PLATFORM_CERTIFICATE: file, PLATFORM_CERTIFICATE_PASSWORD: 'clave' };
  expect(await open({ ...right, PLATFORM_CERTIFICATE: join(dir, 'none.p12') })).toMatch(
    /^PLATFORM_CERTIFICATE: [^\n]+ENOENT\)$/,
  );
  expect(await open({ ...right, PLATFORM_CERTIFICATE_PASSWORD: 'otra-clave' })).toMatch(
    /^PLATFORM_CERTIFICATE_PASSWORD: (?!.*otra-clave)[^\n]+$/,
  );
  expect(await open({ ...right, PLATFORM_CERTIFICATE_PASSWORD: '' })).toMatch(/^PLATFORM_CERTIFICATE_PASSWORD: /);
  expect(await open({ PLATFORM_CERTIFICATE_PASSWORD: 'clave' })).toMatch(/^PLATFORM_CERTIFICATE_PASSWORD: sobra/);
  write({ nif: 'B12345674' });
  expect(await open(right)).toMatch(/^PLATFORM_CERTIFICATE: un certificado de B99999997 .*no de B12345674$/);
  writeFileSync(file, 'nada');
  expect(await open(right)).toMatch(/^PLATFORM_CERTIFICATE: /);
});

test('its end is announced in the log ahead of time, and every day after', async () => {
  const noticesOf = async (days: number) => {
    const log = { warn: jest.fn(), error: jest.fn() };
    const now = new Date();
    await warnOperator({
      ...app.services,
      operatorCertificate: { nif: '', key: '', cert: '', fingerprint: '', seal: false, notAfter: addDays(now, days) },
      log: log as never,
      now: () => now,
    });
    return [log.warn.mock.calls.length, log.error.mock.calls.length];
  };
  expect([await noticesOf(61), await noticesOf(59), await noticesOf(-1)]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('without one who invoices is warned from 90 days before the law binds it that it needs one', async () => {
  await putLawAsWritten(app.database);
  const noticesOf = async (day: string, stripe = { apiBase: null } as never) => {
    const log = { warn: jest.fn(), error: jest.fn() };
    await warnOperator({
      ...app.services,
      operatorCertificate: null,
      stripe,
      log: log as never,
      now: () => new Date(`${day}T10:00:00Z`),
    });
    return [log.warn.mock.calls.length, log.error.mock.calls.length];
  };
  expect([
    await noticesOf('2026-10-02'),
    await noticesOf('2026-10-03'),
    await noticesOf('2027-01-01'),
    await noticesOf('2027-01-01', null as never),
  ]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});
