import { PassThrough } from 'node:stream';
import { drawInvoice } from '../../../edges/pdf/drawing';
import { specimen } from '../../../edges/pdf/specimen';
import { AppError } from '../../../platform/errors';
import type { FileAnswer } from '../../../rest/route';
import { sendInvoicesZip } from './invoice-zip';

const chosen = { invoicesByIds: [{ id: '1', fullNumber: 'A-2026-0001', date: '2026-11-20' }] };

const aeat = { environment: 'sandbox', qrBase: '' };
const limits = { take: async () => undefined };

/** A ZIP being sent by a database that goes away in the middle, or with an invoice that cannot be drawn. */
async function sending(read: () => Promise<unknown>): Promise<{ failure: unknown; cut: boolean }> {
  const res = Object.assign(new PassThrough(), { status: () => res, set: () => res });
  res.resume().on('error', () => undefined);
  const ctx = { services: { aeat, limits, db: { read } }, me: { tenantId: 't' }, read: async () => 1 };
  const failure = await sendInvoicesZip(chosen, { res, ctx } as unknown as FileAnswer).then(
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
  expect(await sending(async () => null)).toEqual({ failure: expect.stringContaining('borrador'), cut: true });
});

test('a paper that finds no place, to be read or to be drawn, waits for one', async () => {
  let calls = 0;
  const full: Promise<unknown>[] = [];
  const read = async () => {
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
    const { lines, ...invoice } = specimen();
    return { invoice, lines, face: {}, verifactu: null, rectification: null, exchange: null };
  };
  expect(await sending(read)).toEqual({ failure: null, cut: false });
  expect(await Promise.all(full)).toContain('refused');
  expect(calls).toBeGreaterThan(2);
}, 60_000);
