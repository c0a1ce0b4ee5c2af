import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { timeOf } from '../../platform/dates';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { requirePro } from '../plans/plans';
import { CorrectionWay } from '../verifactu/correct/correction.types';
import { messageOf } from '../verifactu/codes/codes';
import { endBackoff, sendAgain } from '../verifactu/send/send-now';
import type { VerifactuSend } from '../verifactu/verifactu.types';
import { correctIfThatHelps, correctRecord, sealLate } from './invoice-correction';
import type { Invoice } from './invoice.entity';
import { InvoiceStatus } from './invoice.types';
import { findInvoice } from './invoices';
import { checkInstrument } from './rectify/advice';
import type { WrongInput } from './rectify/wrong.types';

/** The call answers within 5 s with what is known by then. */
const PATIENCE_MS = 4_200;
const LOOK_MS = 150;

interface Seen {
  status: string;
  code: number | null;
  message: string | null;
  csv: string | null;
  attempts: number;
  next_at: Date | null;
  paused_reason: string | null;
}

const SEEN = `
  SELECT x.status, x.code, x.message, x.csv, x.attempts, d.next_at, d.paused_reason
    FROM records r JOIN senders d ON d.tenant_id = r.tenant_id JOIN submissions x ON x.tenant_id = r.tenant_id
      AND x.record_id = r.id
   WHERE r.tenant_id = $1 AND r.invoice_id = $2 ORDER BY r.sequence DESC LIMIT 1`;

function resultOf(
  { status, code, message, csv, attempts, next_at: next, paused_reason: paused }: Seen,
  ctx: Ctx,
): VerifactuSend {
  const said = messageOf(code, message) ?? '';
  if (status === 'accepted') return { success: true, message: 'Aceptada por la AEAT', csv };
  if (status === 'accepted_with_errors')
    return { success: true, message: `Aceptada por la AEAT con un aviso: ${said}`, csv };
  if (status === 'rejected') return { success: false, message: `Rechazada por la AEAT: ${said}`, csv: null };
  if (paused) return { success: false, message: `Los envíos están en pausa: ${paused}`, csv: null };
  if (attempts > 0)
    return { success: true, message: 'Enviada: la AEAT todavía no ha contestado. Se reintenta sola.', csv: null };
  if (next && next > ctx.now())
    return {
      success: true,
      message: `En cola: la AEAT pide esperar entre envíos. Sale a las ${timeOf(next, ctx.zone)}.`,
      csv: null,
    };
  return { success: true, message: 'En cola: se envía en unos segundos.', csv: null };
}

/** What ends the asking, and changes nothing: the AEAT would refuse its record. */
class Unsendable extends Error {}

/** Another record would be refused as well, or there is nothing to say again. */
const UNHELPED: CorrectionWay[] = [CorrectionWay.rectify, CorrectionWay.nothing];

/**
 * Sending by hand is PRO's; but what is on its way or was refused concerns every company that sends, by the operator
 * too.
 */
export async function requireRecordOrPro(em: EntityManager, { tenantId, id }: Invoice): Promise<void> {
  const [sent] = await em.query(
    'SELECT 1 FROM records r JOIN submissions s ON s.tenant_id = r.tenant_id AND s.record_id = r.id WHERE r.tenant_id = $1 AND r.invoice_id = $2 LIMIT 1',
    [tenantId, id],
  );
  if (!sent) await requirePro(em, tenantId);
}

/**
 * Puts what an invoice needs in motion: a record where it has none, and one that was refused gets a successor. The
 * answer says what has to be changed first where that is no help.
 */
async function putOnItsWay(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<string | null> {
  const { tenantId } = ctx.me;
  await requireRecordOrPro(em, invoice);
  if (invoice.status === InvoiceStatus.draft) throw conflict('Un borrador no se envía: emite antes la factura');
  const [seen]: Seen[] = await em.query(SEEN, [tenantId, invoice.id]);
  const refused = seen ? null : await sealLate(em, ctx, invoice);
  if (refused !== null) throw new Unsendable(refused);
  const correction = seen?.status === 'rejected' ? await correctIfThatHelps(em, ctx, invoice) : null;
  if (correction?.way === CorrectionWay.send) await sendAgain(em, tenantId, invoice.id);
  await endBackoff(em, tenantId);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: invoice.id,
    description: `Envío de la factura ${invoice.fullNumber} a la AEAT pedido`,
  });
  return correction && UNHELPED.includes(correction.way) ? correction.willDo : null;
}

const settled = ({ status, paused_reason: paused }: Seen) =>
  paused !== null || ['accepted', 'accepted_with_errors', 'rejected'].includes(status);

/** Waits for the dispatcher's answer as long as the caller may be kept. */
async function whatIsKnown(ctx: Ctx, invoiceId: string): Promise<VerifactuSend> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await ctx.read(async em => (await em.query(SEEN, [ctx.me.tenantId, invoiceId]))[0] as Seen);
    const now = ctx.now();
    const waits = seen.attempts === 0 && seen.next_at !== null && seen.next_at.getTime() > now.getTime() + PATIENCE_MS;
    if (settled(seen) || waits || Date.now() >= end) return resultOf(seen, ctx);
    await sleep(LOOK_MS);
  }
}

/**
 * 'Enviar Verifactu' and 'Enviar Ahora': send now, and say what is known by then. What was refused is corrected and
 * sent again.
 */
export async function sendVerifactu(ctx: Ctx, id: string): Promise<VerifactuSend> {
  const asked = await ctx
    .tx(async em => {
      const found = await findInvoice(em, ctx, id);
      return [found, await putOnItsWay(em, ctx, found)] as const;
    })
    .catch((error: unknown) => {
      if (error instanceof Unsendable) return error;
      throw error;
    });
  if (asked instanceof Unsendable)
    return { success: false, message: `No se puede enviar: ${asked.message}`, csv: null };
  const [invoice, toChange] = asked;
  const known = await whatIsKnown(ctx, invoice.id);
  return known.success || toChange === null ? known : { ...known, message: withChange(known.message, toChange) };
}

/** A refusal and what to change, which may begin with the refusal's own reason. */
function withChange(refusal: string, toChange: string): string {
  const reason = refusal.slice(refusal.indexOf(': ') + 2);
  if (toChange.startsWith(reason)) return refusal.slice(0, -reason.length) + toChange;
  return `${refusal.replace(/[.\s]*$/, '.')} ${toChange}`;
}

/**
 * 'Reintentar': seals and sends a corrected record, and says what is known by then. 409 where `because` says that the
 * law has another instrument for it.
 */
export async function correctVerifactu(ctx: Ctx, id: string, because?: WrongInput | null): Promise<VerifactuSend> {
  const invoice = await ctx.tx(async em => {
    const found = await findInvoice(em, ctx, id);
    await requireRecordOrPro(em, found);
    await checkInstrument(em, found, 'correct', because);
    await correctRecord(em, ctx, found);
    await endBackoff(em, ctx.me.tenantId);
    return found;
  });
  return whatIsKnown(ctx, invoice.id);
}
