import type { EntityManager } from 'typeorm';
import type { Invoice } from '../invoice.entity';
import { asRelated } from '../rectify/related';
import type { Exchange } from './exchange.types';
import { takenBack, ticketsOf } from './exchanges';

const related = (invoice: Invoice | null) => invoice && asRelated(invoice);

/** Which simplified invoices a complete one stands for; null of any other. */
export async function exchangeOf(em: EntityManager, invoice: Invoice): Promise<Exchange | null> {
  if (invoice.kind !== 'F3') return null;
  const [invoices, { takesBack, takenBackBy }] = [await ticketsOf(em, invoice), await takenBack(em, invoice)];
  return { invoices: invoices.map(asRelated), takesBack: related(takesBack), takenBackBy: related(takenBackBy) };
}
