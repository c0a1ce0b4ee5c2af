import { PassThrough } from 'node:stream';
import { drawInvoice } from '../../../edges/pdf/drawing';
import { specimen } from '../../../edges/pdf/specimen';
import { AppError } from '../../../platform/errors';
import type { FileAnswer } from '../../../rest/route';
import { sendInvoicesZip } from './invoice-zip';

const chosen = { invoicesByIds: [{ id: '1', fullNumber: 'A-2026-0001', date: '2026-11-20' }] };

const ctx = {
  services: { aeat: { environment: 'sandbox', qrBase: '' }, limits: { take: async () => undefined } },
  me: { tenantId: 't' },
  read: async () => 1,
};

/** A ZIP being sent by a database that goes away in the middle, or with an invoice that cannot be drawn. */
async function sending(run: FileAnswer['run']): Promise<{ failure: unknown; cut: boolean }> {
  const res = Object.assign(new PassThrough(), { status: () => res, set: () => res });
  res.resume().on('error', () => undefined);
  const failure = await sendInvoicesZip(chosen, { res, ctx, run } as unknown as FileAnswer).then(
    () => null,
    (error: Error) => error.message,
  );
  return { failure, cut: res.destroyed && !res.writableFinished };
}

test('what fails in the middle of a ZIP cuts that download and nothing else', async () => {
  expect(
    await sending(async () => {
      throw new Error('no database');
    }),
  ).toEqual({ failure: 'no database', cut: true });
  expect(await sending(async () => ({ invoice: null }))).toEqual({
    failure: expect.stringContaining('undefined'),
    cut: true,
  });
});

test('a paper that finds no place, to be read or to be drawn, waits for one', async () => {
  let calls = 0;
  const full: Promise<unknown>[] = [];
  const run = async () => {
    calls += 1;
    if (calls === 1) throw new AppError('UNAVAILABLE', 'tu empresa tiene demasiadas operaciones a la vez');
    // More than may wait to be drawn.
    if (calls === 2)
      for (let n = 0; n < 50; n += 1)
        full.push(
          drawInvoice(specimen()).then(
            () => 'drawn',
            () => 'refused',
          ),
        );
    return { invoice: { ...specimen(), verifactu: null, qrUrl: null } };
  };
  expect(await sending(run)).toEqual({ failure: null, cut: false });
  expect(await Promise.all(full)).toContain('refused');
  expect(calls).toBeGreaterThan(2);
}, 60_000);
