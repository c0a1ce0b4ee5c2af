import type { EntityManager } from 'typeorm';
import { conflict } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';
import { lockInvoices } from '../lock-invoice';
import { ticketRefusal } from '../../../../schema/kinds/exchange';
import { allStandingFor, exchangesOf, standingFor, takenBack, ticketsOf } from './exchanges';
import { look } from './look';

/**
 * Throws 409 where an invoice cannot be annulled because of an exchange: what was exchanged is on the complete invoice
 * too, and one that another of the opposite sign takes back is put right already (AEAT, FAQ 27).
 */
export async function checkExchangeStands(em: EntityManager, invoice: Invoice): Promise<void> {
  const { tenantId, id, kind, fullNumber } = invoice;
  if (kind === 'F2' || kind === 'R5') {
    const by = standingFor(await exchangesOf(em, tenantId, 'exchangedId', [id]), id);
    if (by)
      throw conflict(
        `La ${fullNumber} está canjeada por ${by.fullNumber}: ya no se anula. Si la venta cambió, rectifícala (R5) y canjea también esa rectificativa.`,
      );
  }
  if (kind !== 'F3') return;
  const tickets = (await ticketsOf(em, invoice)).map(each => each.id);
  await lockInvoices(em, tenantId, tickets);
  const held = await ticketsOf(em, invoice);
  const { takesBack, takenBackBy } = await takenBack(em, invoice);
  if (takenBackBy) throw conflict(`La ${fullNumber} ya está sin efecto, por la ${takenBackBy.fullNumber}: no se anula`);
  if (!takesBack) return;
  const exchanges = await exchangesOf(em, tenantId, 'exchangedId', tickets);
  const again = tickets.flatMap(each => allStandingFor(exchanges, each)).find(by => by.id !== takesBack.id);
  if (again)
    throw conflict(`Sus facturas simplificadas ya están canjeadas de nuevo, por ${again.fullNumber}: no se anula`);
  // The one that it takes back stands again, for tickets of which something may have become since.
  for (const ticket of (await look(em, tenantId, held)).tickets) {
    const text = ticketRefusal({ ...ticket, exchangedBy: null });
    if (text)
      throw conflict(`Sin la ${fullNumber} volvería a valer la ${takesBack.fullNumber}, y ya no puede. ${text}`);
  }
}

/** What to know of what rectifies a simplified invoice that was exchanged; `way`: I, by differences, or S. */
export async function warningsOfExchanged(em: EntityManager, original: Invoice, way: string): Promise<string[]> {
  const { tenantId, id, kind, fullNumber } = original;
  if (kind !== 'F2' && kind !== 'R5') return [];
  const by = standingFor(await exchangesOf(em, tenantId, 'exchangedId', [id]), id);
  if (!by) return [];
  const then =
    way === 'S' ? 'deja sin efecto ese canje y canjea esta rectificativa' : 'canjea también esta rectificativa';
  return [`La ${fullNumber} está canjeada por ${by.fullNumber}: ${then}, para que ${by.toName} tenga la suya.`];
}
