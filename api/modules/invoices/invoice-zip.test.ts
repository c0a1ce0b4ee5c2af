import { PassThrough } from 'node:stream';
import type { FileAnswer } from '../../rest/route';
import { sendInvoicesZip } from './invoice-zip';

const chosen = { invoicesByIds: [{ id: '1', fullNumber: 'A-2026-0001', date: '2026-11-20' }] };

const ctx = { services: { limits: { take: async () => undefined } }, me: { tenantId: 't' } };

/** A ZIP being sent by a database that goes away in the middle, or with an invoice that cannot be drawn. */
async function sending(run: FileAnswer['run']): Promise<{ failure: unknown; cut: boolean }> {
  const res = Object.assign(new PassThrough(), { status: () => res, set: () => res });
  res.resume().on('error', () => undefined);
  const failure = await sendInvoicesZip(chosen, { res, ctx, run } as unknown as FileAnswer).then(() => null, (error: Error) => error.message);
  return { failure, cut: res.destroyed && !res.writableFinished };
}

test('what fails in the middle of a ZIP cuts that download and nothing else', async () => {
  expect(await sending(async () => { throw new Error('no database'); })).toEqual({ failure: 'no database', cut: true });
  expect(await sending(async () => ({ invoice: null }))).toEqual({ failure: expect.stringContaining('null'), cut: true });
});
