import { buildInvoice, invoicePayload, setSubscription } from '../../../test/build';
import type { Answer, Body, TestApp } from '../../../test/harness';
import { runs } from '../../../test/long';
import { offerRepresentation } from '../../../test/representation';
import { expectSameLedger, type AeatKit, type Sender } from '../../../test/servers/aeat';
import { withAeat } from '../../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
withAeat(async started => {
  ({ app, aeat } = started);
  offerRepresentation(app);
  await aeat.control('POST', '/represent', { holder: app.services.operator.nif, collaborator: true });
});

/** Who could send at the end: nobody may have sealed what nobody sends. */
async function canSend(ana: Sender): Promise<boolean> {
  const { token } = ana;
  const { certificate, representation } = {
    certificate: (await app.rest('GET', '/verifactu/certificate/status', { token })).body.hasCertificate,
    representation: (await app.rest('GET', '/verifactu/representation', { token })).body.representation.current,
  };
  return certificate || representation !== null;
}

test('while invoices are issued, annulled, corrected and sent at once, certificate, operator and plan come and go: what is sealed arrives, once and in order', async () => {
  for (let round = 0; round < runs(3, 30); round += 1) {
    const ana = await aeat.buildSender();
    const { token } = ana;
    const call = (method: string, path: string, body?: object): Promise<Answer<Body>> =>
      app.rest(method, path, { token, body });
    const first = await buildInvoice(app, ana);
    const { hash } = (await call('GET', '/verifactu/representation')).body.representation;
    const accepted = { hash, name: 'Ana Pérez', capacity: 'administrator', accepted: true };
    const answers = await aeat.sending(ana, () =>
      Promise.all([
        ...[1, 2, 3].map(() => call('POST', '/invoices', invoicePayload())),
        call('POST', `/verifactu/invoices/${first.id}/send`),
        call('POST', `/invoices/${first.id}/cancel`),
        round % 2 === 1 ? call('POST', '/verifactu/representation', accepted) : null,
        call('POST', `/verifactu/invoices/${first.id}/correct`),
        call('DELETE', '/verifactu/certificate'),
        setSubscription(app, ana, { plan: 'basic' }).then(() => setSubscription(app, ana, { plan: 'pro' })),
        call('DELETE', '/verifactu/representation'),
        call('DELETE', '/verifactu/certificate'),
        call('POST', '/invoices', invoicePayload()),
      ]),
    );
    const statuses = answers.flatMap(answer => (answer ? [answer.status] : []));
    expect([statuses, statuses.filter(status => ![200, 201, 402, 403, 404, 409].includes(status))]).toEqual([
      statuses,
      [],
    ]);
    expect(await canSend(ana)).toBe(true);
    await aeat.drain(ana);
    const sealed = await aeat.statuses(ana);
    const issued = answers.filter(answer => answer?.status === 201 && answer.body.invoice);
    expect(sealed.map(({ status }) => status)).toEqual(sealed.map(() => 'accepted'));
    expect(sealed.filter(({ kind }) => kind === 'alta')).toHaveLength(issued.length + 1);
    await expectSameLedger(aeat, ana);
  }
}, 300_000);
