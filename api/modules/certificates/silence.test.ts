import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../platform/config/config';
import { buildTenant, setSubscription } from '../../test/build';
import { FEW_CONNECTIONS, POOLED, testDataDir } from '../../test/database';
import { formAsk } from '../../test/forms';
import { send, startTestApp, type Answer, type Body, type TestApp } from '../../test/harness';
import { makeLeaf } from '../../test/leaf';
import { writeP12 } from '../../test/p12';

const [PASSWORD, WRONG] = ['Contraseña-del-certificado-51937', 'Contraseña-equivocada-20468'];
const leaf = makeLeaf();
const file = writeP12({ keys: [leaf.key], certificates: [leaf], password: PASSWORD });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A server of its own that says all it can; everything it said once it has ended. */
async function outspoken(work: (url: string) => Promise<void>): Promise<string> {
  const { app: url, owner, platform } = app.database;
  const server = spawn(process.execPath, ['-r', './api/bin/typescript.cjs', 'api/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: owner,
      DATABASE_PLATFORM_URL: platform,
      DATA_DIR: testDataDir(),
      DEMO: '0',
      PORT: '0',
      ...FEW_CONNECTIONS,
      LOG_LEVEL: 'trace',
      APP_SECRET: app.services.appSecret.toString('base64'),
      ...POOLED,
    },
  });
  let said = '';
  const at = new Promise<string>((done, fail) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [, port] = /http:\/\/localhost:(\d+)\s/.exec(said) ?? [];
        if (port) done(`http://127.0.0.1:${port}`);
      });
    }
    server.once('close', () => fail(new Error(said)));
  });
  await work(await at).finally(() => server.kill('SIGTERM'));
  if (server.exitCode === null) await once(server, 'close');
  return said;
}

test('neither an answer nor a line of the log holds anything of a file or its password, whatever becomes of an upload', async () => {
  const ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  const answers: Answer<Body>[] = [];
  const said = await outspoken(async url => {
    const rest = async (form: Parameters<typeof formAsk>[0]) =>
      answers.push(
        await send(`${url}/api/verifactu/certificate`, 'POST', { token: ana.token, ...(await formAsk(form)) }),
      );
    const gql = async (query: string, variables: Record<string, unknown>) =>
      answers.push(await send(`${url}/graphql`, 'POST', { token: ana.token, body: { query, variables } }));
    await rest({ certificate: file, password: PASSWORD });
    await rest({ certificate: file, password: WRONG });
    await rest({ certificate: file.subarray(0, 900), password: PASSWORD });
    await rest({
      certificate: Buffer.from(leaf.pem),
      key: Buffer.from(leaf.key.export({ type: 'pkcs8', format: 'pem' }).toString().slice(0, 400)),
      password: PASSWORD,
    });
    await gql(
      'mutation($c: CertificateFile, $p: String) { uploadCertificate(certificate: $c, password: $p) { holderName } }',
      { c: file.toString('base64'), p: PASSWORD },
    );
    await gql(
      'mutation($c: CertificateFile, $p: Boolean) { uploadCertificate(certificate: $c, noPassword: $p) { holderName } }',
      { c: file.toString('base64'), p: PASSWORD },
    );
    await gql(
      `mutation { uploadCertificate(certificate: "${file.toString('base64').slice(0, 900)}", password: "${WRONG}", nada: 1) { holderName } }`,
      {},
    );
    answers.push(await send(`${url}/api/verifactu/certificate/status`, 'GET', { token: ana.token }));
  });
  expect(answers.map(each => each.status)).toEqual([200, 400, 400, 400, 200, 400, 400, 200]);
  expect(said).toContain('/verifactu/certificate');
  const secrets = [
    PASSWORD,
    WRONG,
    'PRIVATE KEY',
    file.toString('base64').slice(40, 80),
    file.toString('hex').slice(80, 160),
    leaf.pem.slice(200, 240),
  ];
  for (const text of [said, ...answers.map(each => each.text)])
    expect(secrets.filter(each => text.includes(each))).toEqual([]);
}, 60_000);
