import { In, type EntityManager } from 'typeorm';
import type { Ticket } from '../../../../schema/kinds/exchange';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { RectifiedInvoice } from '../rectify/rectified-invoice.entity';
import { exchangesOf, standingFor } from './exchanges';

interface Looked {
  tickets: Ticket[];
  /** In the order of the tickets, the exchange in force of what each rectifies; null: none is. */
  before: (Invoice | null)[];
  warnings: string[];
}

/** How each of them stands to what was exchanged before, and to what rectifies it. */
export async function look(em: EntityManager, tenantId: string, chosen: Invoice[]): Promise<Looked> {
  const ids = chosen.map(({ id }) => id);
  const rectified = await em.findBy(RectifiedInvoice, [
    { tenantId, invoiceId: In(ids) },
    { tenantId, rectifiedId: In(ids) },
  ]);
  const around = [...new Set([...ids, ...rectified.flatMap(({ invoiceId, rectifiedId }) => [invoiceId, rectifiedId])])];
  const exchanges = await exchangesOf(em, tenantId, 'exchangedId', around);
  const others = await em.findBy(Invoice, { tenantId, id: In(around) });
  const byId = new Map(others.map(each => [each.id, each]));
  const replacementOf = (id: string) =>
    rectified
      .filter(({ rectifiedId }) => rectifiedId === id)
      .map(({ invoiceId }) => byId.get(invoiceId)!)
      .find(each => each.rectificationWay === 'S' && each.status !== InvoiceStatus.cancelled);
  const originalsOf = (id: string) =>
    rectified.filter(({ invoiceId }) => invoiceId === id).map(each => each.rectifiedId);
  const isOut = (id: string) => !ids.includes(id) && standingFor(exchanges, id) === null;
  const tickets = chosen.map((invoice): Ticket => {
    const originals = originalsOf(invoice.id);
    const replaces = invoice.rectificationWay === 'S';
    const original = originals.find(each => isOut(each) !== replaces);
    const number = (original && byId.get(original)?.fullNumber) ?? null;
    return {
      ...invoice,
      recargo: invoice.recargo !== null,
      exchangedBy: standingFor(exchanges, invoice.id)?.fullNumber ?? null,
      unexchanged: replaces ? null : number,
      replaces: replaces ? number : null,
      replacedBy: replacementOf(invoice.id)?.fullNumber ?? null,
    };
  });
  const warnings = rectified
    .filter(({ invoiceId, rectifiedId }) => ids.includes(rectifiedId) && isOut(invoiceId))
    .filter(({ invoiceId }) => byId.get(invoiceId)?.status !== InvoiceStatus.cancelled)
    .map(
      ({ invoiceId, rectifiedId }) =>
        `La ${byId.get(rectifiedId)!.fullNumber} tiene una rectificativa, ${byId.get(invoiceId)!.fullNumber}: canjéala también, para que tu cliente tenga la suya.`,
    );
  const before = chosen.map(
    ({ id }) => originalsOf(id).flatMap(original => standingFor(exchanges, original) ?? [])[0] ?? null,
  );
  return { tickets, before, warnings };
}

/** What rectifies one of these by differences and is exchanged apart stays so where their exchange is taken back. */
export async function warningsOfTakenBack(em: EntityManager, tenantId: string, chosen: Invoice[]): Promise<string[]> {
  const ids = chosen.map(({ id }) => id);
  const links = (await em.findBy(RectifiedInvoice, { tenantId, rectifiedId: In(ids) })).filter(
    ({ invoiceId }) => !ids.includes(invoiceId),
  );
  if (links.length === 0) return [];
  const rectifying = links.map(({ invoiceId }) => invoiceId);
  const exchanges = await exchangesOf(em, tenantId, 'exchangedId', rectifying);
  const numbers = new Map((await em.findBy(Invoice, { tenantId, id: In(rectifying) })).map(each => [each.id, each]));
  return links.flatMap(({ invoiceId, rectifiedId }) => {
    const by = standingFor(exchanges, invoiceId);
    const original = chosen.find(({ id }) => id === rectifiedId)!;
    return by
      ? [
          `La ${numbers.get(invoiceId)!.fullNumber} rectifica ${original.fullNumber} y sigue canjeada por ${by.fullNumber}: deshaz también ese canje.`,
        ]
      : [];
  });
}
