import { IsNull, type EntityManager } from 'typeorm';
import { normaliseNif } from '../../../schema/nif';
import { ways } from '../../../schema/obligation';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { Customer } from '../customers/customer.entity';
import { openChain, type Chain } from '../verifactu/seal/chain';
import { correctionOf, flagsOf, type Standing } from '../verifactu/correct/correction';
import { CorrectionWay, type Correction } from '../verifactu/correct/correction.types';
import type { Factura } from '../verifactu/seal/factura';
import { altaFlags, historyOf } from '../verifactu/correct/history';
import { whyNotSendable } from '../verifactu/seal/checks';
import { facturaOf } from './factura-of';
import type { Invoice } from './invoice.entity';
import { InvoiceLine } from './invoice-line.entity';
import { InvoiceStatus } from './invoice.types';
import { lockInvoice } from './lock-invoice';
import { Tenant } from '../company/tenant.entity';
import { rectifiedOf } from './rectify/related';
import { ticketsOf } from './exchange/exchanges';

/** The customer's card. One that was written by hand may have got it since: the newest of the same NIF. */
function cardOf(em: EntityManager, { tenantId, customerId, toNif }: Invoice): Promise<Customer | null> {
  if (customerId) return em.findOneBy(Customer, { tenantId, id: customerId });
  return em.findOne(Customer, {
    where: { tenantId, nif: normaliseNif(toNif), deletedAt: IsNull() },
    order: { id: 'DESC' },
  });
}

/**
 * The invoice as a corrected record may say it: what stands on the paper as it stands there, and what is the record's
 * own affair (country and kind of the customer's number, spelling of names) as the customer and the company have it
 * now.
 */
async function correctedFactura(em: EntityManager, invoice: Invoice): Promise<Factura> {
  const key = { tenantId: invoice.tenantId, invoiceId: invoice.id };
  invoice.lines ??= await em.find(InvoiceLine, { where: key, order: { position: 'ASC' } });
  if (invoice.rectificationWay) invoice.rectified ??= await rectifiedOf(em, invoice);
  if (invoice.kind === 'F3') invoice.exchange ??= { invoices: await ticketsOf(em, invoice), takesBack: null };
  const factura = facturaOf(invoice);
  const { name } = await em.findOneByOrFail(Tenant, { id: invoice.tenantId });
  const customer = factura.recipient && (await cardOf(em, invoice));
  if (!customer) return { ...factura, issuerName: name };
  return {
    ...factura,
    issuerName: name,
    recipient: { name: customer.name, nif: invoice.toNif, country: customer.country, idKind: customer.idKind },
  };
}

async function standingOf(em: EntityManager, invoice: Invoice): Promise<Standing> {
  if (invoice.status === InvoiceStatus.draft) throw conflict('Un borrador no tiene registro: emite antes la factura');
  const cancelled = invoice.status === InvoiceStatus.cancelled;
  const [history, factura] = await Promise.all([
    historyOf(em, invoice.tenantId, invoice.id),
    correctedFactura(em, invoice),
  ]);
  const [last] = await em.query(
    `SELECT r.xml, s.status, s.code, s.message, s.held_as AS "heldAs" FROM records r
       LEFT JOIN submissions s ON s.tenant_id = r.tenant_id AND s.record_id = r.id
      WHERE r.tenant_id = $1 AND r.invoice_id = $2 AND r.kind = $3 ORDER BY r.sequence DESC
        LIMIT 1`,
    [invoice.tenantId, invoice.id, cancelled ? 'anulacion' : 'alta'],
  );
  if (!last) throw conflict('Esta factura no tiene registro: se emitió sin enviarla a la AEAT');
  return { history, factura, last, cancelled };
}

/** What correcting an invoice's record would do. Changes nothing. */
export async function viewCorrection(em: EntityManager, invoice: Invoice): Promise<Correction> {
  return correctionOf(await standingOf(em, invoice));
}

/** Seals a corrected record of an invoice, to be sent at once; 409 where that is not the way out. */
export async function correctRecord(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<void> {
  const { way, willDo } = await correctIfThatHelps(em, ctx, invoice);
  if (way !== CorrectionWay.correct) throw conflict(willDo);
}

/**
 * The invoice first, as cancelling does: of a correction and a cancellation at once the second sees what the first has
 * done. One that is cancelled never changes again.
 */
async function lockInvoiceAndChain(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<Chain> {
  const status = await lockInvoice(em, invoice.tenantId, invoice.id);
  if (invoice.status !== InvoiceStatus.draft) invoice.status = status ?? InvoiceStatus.cancelled;
  return openChain(em, ctx);
}

/**
 * Seals the alta of an invoice that was issued before its company sent; 409 where it still does not, or the invoice was
 * cancelled. Answers why the AEAT would refuse it, and then seals nothing; null: it is on its way.
 */
export async function sealLate(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<string | null> {
  const chain = await lockInvoiceAndChain(em, ctx, invoice);
  if (invoice.status === InvoiceStatus.cancelled) throw conflict('La factura está anulada: no se envía');
  if (!chain.sending) {
    const { operatorCertificate } = ctx.services;
    throw conflict(
      `Tu empresa todavía no envía sus facturas a la AEAT. Para empezar, ${ways({ pro: chain.standing.pro, offered: operatorCertificate !== null })}, en Configuración › Verifactu.`,
    );
  }
  const [history, factura] = await Promise.all([
    historyOf(em, invoice.tenantId, invoice.id),
    correctedFactura(em, invoice),
  ]);
  // Of two who ask at once, the second.
  if (history.some(({ status }) => status !== null)) return null;
  const refused = whyNotSendable(factura);
  if (refused) return refused;
  chain.seal({ kind: 'alta', factura, flags: altaFlags(history) });
  return null;
}

/**
 * Seals a corrected record where that is the way out, and says which way it is. The flags come from history, under the
 * chain's lock.
 */
export async function correctIfThatHelps(em: EntityManager, ctx: Ctx, invoice: Invoice): Promise<Correction> {
  const chain = await lockInvoiceAndChain(em, ctx, invoice);
  const standing = await standingOf(em, invoice);
  const correction = correctionOf(standing);
  if (correction.way !== CorrectionWay.correct) return correction;
  chain.seal({ kind: standing.cancelled ? 'anulacion' : 'alta', factura: standing.factura, flags: flagsOf(standing) });
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: invoice.id,
    description: `Registro de la factura ${invoice.fullNumber} corregido`,
    riskLevel: 'medium',
  });
  return correction;
}
