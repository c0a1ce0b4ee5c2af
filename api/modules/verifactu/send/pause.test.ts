import type { AeatKit, Sender } from '../../../test/servers/aeat';
import { withAeat } from '../../../test/servers/with-aeat';
import { buildInvoice } from '../../../test/build';
import { certificateUpload } from '../../../test/certificate-upload';
import type { TestApp } from '../../../test/harness';

let app: TestApp;
let aeat: AeatKit;
withAeat(started => void ({ app, aeat } = started));

const pauseOf = async ({ token }: Sender) =>
  (await app.rest('GET', '/verifactu/status', { token })).body.verifactu.pause;
const UPLOAD =
  'mutation($certificate: CertificateFile!, $password: String!, $represents: Boolean) { uploadCertificate(certificate: $certificate, password: $password, represents: $represents) { hasCertificate } }';

const ACTIONS: Record<string, (ana: Sender) => Promise<unknown>> = {
  rename: async ana => {
    const { status } = await app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName: 'Otro nombre, S.L.', companyNif: ana.nif, companyAddress: null },
    });
    expect(status).toBe(200);
  },
  upload: async ana => {
    const { body } = await app.gql(UPLOAD, certificateUpload(), { token: ana.token });
    expect(body.data.uploadCertificate).toEqual({ hasCertificate: true });
  },
};

async function pausedBy(step: Record<string, unknown>): Promise<Sender> {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await aeat.control('POST', '/script', [{ nif: ana.nif, ...step }]);
  await aeat.sendNext(ana);
  expect(await pauseOf(ana)).not.toBeNull();
  return ana;
}

const fault = (code: number) => ({ mode: 'fault', side: 'client', code });

describe.each<[string, Record<string, unknown>, string[]]>([
  ['4112: nobody may send with that certificate', fault(4112), ['upload']],
  ['4140: its holder has not the power', fault(4140), ['upload']],
  ['401: an issuer that the AEAT does not take', fault(401), ['upload']],
  ['403 to the connection', { mode: 'http', status: 403 }, ['upload']],
  ['4109: the NIF of company or certificate', fault(4109), ['rename', 'upload']],
  ['4104: NIF and name do not go together', fault(4104), ['rename']],
  ['4141: the AEAT has suspended the company', fault(4141), []],
  ['4105: a head that we wrote wrong', fault(4105), []],
  ['a code that nobody knows', fault(98765), []],
])('a pause for %s', (_name, step, cures) => {
  test(`is lifted by: ${cures.join(', ') || 'neither a name nor a certificate'}`, async () => {
    for (const [action, act] of Object.entries(ACTIONS)) {
      const ana = await pausedBy(step);
      await act(ana);
      expect([action, (await pauseOf(ana)) === null]).toEqual([action, cures.includes(action)]);
      if (!cures.includes(action)) expect(await aeat.sendNext(ana)).toBe(false);
      await app.rest('POST', '/verifactu/resume', { token: ana.token });
      expect(await pauseOf(ana)).toBeNull();
    }
  });
});

test('a name changed while the AEAT says that it has suspended the company leaves the pause', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await aeat.sendHeld(ana, fault(4141), () => ACTIONS.rename!(ana));
  expect(await pauseOf(ana)).toMatchObject({ explanation: { code: 4141 } });
});

test('a name put right while the AEAT refuses the one before goes on by itself', async () => {
  const ana = await aeat.buildSender();
  await buildInvoice(app, ana);
  await aeat.sendHeld(ana, fault(4104), () => ACTIONS.rename!(ana));
  expect(await pauseOf(ana)).toBeNull();
});
