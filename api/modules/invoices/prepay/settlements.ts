import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import { InvoiceStatus } from '../invoice.types';
import { RectifiedInvoice } from '../rectify/rectified-invoice.entity';
import { standingOver } from '../rectify/related';

const isOut = ({ status }: Invoice): boolean => status === InvoiceStatus.issued || status === InvoiceStatus.paid;

/** Prepayments and what replaces them by substitution: whoever takes one of a family off has taken them all off. */
type Families = Map<string, string>;

/** All prepayments of the families of some, each with one name for its family. */
async function familiesOf(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<Families> {
  const families: Families = new Map(ids.map(id => [id, id]));
  for (let next = [...ids]; next.length > 0;) {
    const links = await em
      .createQueryBuilder(RectifiedInvoice, 'r')
      .innerJoin('r.invoice', 'by', 'by.prepayment')
      .where('r.tenantId = :tenantId AND (r.invoiceId IN (:...next) OR r.rectifiedId IN (:...next))', {
        tenantId,
        next,
      })
      .getMany();
    next = links.flatMap(({ invoiceId, rectifiedId }) => [invoiceId, rectifiedId]).filter(id => !families.has(id));
    for (const { invoiceId, rectifiedId } of links) {
      const [one, other] = [families.get(invoiceId) ?? invoiceId, families.get(rectifiedId) ?? rectifiedId];
      for (const id of [invoiceId, rectifiedId, ...families.keys()])
        if ((families.get(id) ?? other) === other) families.set(id, one);
    }
  }
  return families;
}

/** Prepayments with all that replaces them, or that they replace. */
export const withFamilies = async (em: EntityManager, tenantId: string, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0 ? [] : [...(await familiesOf(em, tenantId, ids)).keys()];

/** An invoice whose lines name prepayments of a family: it takes them off (-1), or gives them back (1). */
interface Naming {
  invoice: Invoice;
  family: string;
  sign: number;
}

async function namingOf(em: EntityManager, tenantId: string, families: Families): Promise<Naming[]> {
  const lines = await em.find(InvoiceLine, {
    select: { tenantId: true, invoiceId: true, position: true, quantity: true, prepaymentId: true },
    where: { tenantId, prepaymentId: In([...families.keys()]) },
  });
  if (lines.length === 0) return [];
  const found = await em.find(Invoice, {
    where: { tenantId, id: In([...new Set(lines.map(({ invoiceId }) => invoiceId))]) },
    order: { issuedAt: 'DESC' },
  });
  return found.filter(isOut).flatMap(invoice => {
    const signs = new Map(
      lines
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map(({ prepaymentId, quantity }) => [families.get(prepaymentId!)!, quantity.startsWith('-') ? -1 : 1]),
    );
    return [...signs].map(([family, sign]) => ({ invoice, family, sign }));
  });
}

/**
 * The invoices that settle each of these prepayments: issued, not cancelled, and neither credited whole, which gives
 * back what their lines take off, nor replaced. There is one at most, but while another is being put right.
 */
export async function settlersOf(
  em: EntityManager,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, Invoice[]>> {
  if (ids.length === 0) return new Map();
  const families = await familiesOf(em, tenantId, ids);
  const naming = await namingOf(em, tenantId, families);
  if (naming.length === 0) return new Map();
  const over = await standingOver(em, tenantId, [...new Set(naming.map(({ invoice }) => invoice.id))]);
  const isReplaced = ({ id }: Invoice) => (over.get(id) ?? []).some(each => each.rectificationWay === 'S');
  const settlersIn = (family: string): Invoice[] => {
    const own = naming.filter(each => each.family === family);
    /** What it rectifies in the end: all that was done about it afterwards counts together. */
    const firstOf = ({ id }: Invoice): string => {
      const rectified = own.find(({ invoice }) => over.get(invoice.id)?.some(by => by.id === id));
      return rectified ? firstOf(rectified.invoice) : id;
    };
    const counted = own
      .filter(({ invoice }) => !isReplaced(invoice))
      .map(each => ({ ...each, first: firstOf(each.invoice) }));
    const takenOffIn = (first: string) =>
      counted.reduce((sum, each) => (each.first === first ? sum + each.sign : sum), 0) < 0;
    return counted
      .filter(({ invoice, sign, first }) => invoice.rectificationWay !== 'I' && sign < 0 && takenOffIn(first))
      .map(({ invoice }) => invoice);
  };
  return new Map(ids.map(id => [id, settlersIn(families.get(id)!)]));
}

/** The prepayments that an invoice's lines name, each once, in their order. */
export const settledIn = (lines: readonly Pick<InvoiceLine, 'prepaymentId'>[]): string[] => [
  ...new Set(lines.flatMap(({ prepaymentId }) => prepaymentId ?? [])),
];

/** Those of an invoice, whose lines may not be at hand. */
export async function prepaymentsOf(em: EntityManager, { tenantId, id, lines }: Invoice): Promise<string[]> {
  if (lines) return settledIn(lines);
  const where = { tenantId, invoiceId: id, prepaymentId: Not(IsNull()) };
  return settledIn(await em.find(InvoiceLine, { where, order: { position: 'ASC' } }));
}
