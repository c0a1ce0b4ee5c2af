import { IsNull, In, MoreThan, type EntityManager } from 'typeorm';
import { interestOf, isBusiness, unratedFrom, type HalfYear } from '../../../schema/remind/interest';
import { letterOfStep } from '../../../schema/paper/letter/letters';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Step } from '../../../schema/remind/ladder';
import type { Services } from '../../platform/context';
import { answersTo } from '../delivery/deliveries';
import { InvoiceLinkRow } from '../delivery/invoice-link.entity';
import { linkUrl } from '../delivery/links';
import { senderOf } from '../delivery/sendable';
import { Invoice } from '../invoices/invoice.entity';
import { textOf } from '../letter-texts/letter-texts';
import { halfYears } from './late-rates';
import type { Overdue } from './overdue';
import type { Due, ReminderOccasion } from './reminder-letter';

/** PDFs that go with a letter; all of its invoices have their link in it. */
export const MOST_FILES = 5;

/** The last step says what the law adds. */
const LAST: Step = 3;

type Payment = { id: string; date: string; amount: string };

/** What came in for these invoices, with its day. */
const paymentsOf = (em: EntityManager, tenantId: string, ids: readonly string[]): Promise<Payment[]> =>
  em.query(
    `SELECT c.invoice_id AS id, c.date::text AS date, c.amount::text AS amount FROM collections c
      WHERE c.tenant_id = $1 AND c.invoice_id = ANY ($2)`,
    [tenantId, ids],
  );

/** What the law lets the company ask for besides, of a customer that is a business. */
function lateOf(overdue: Overdue, payments: readonly Payment[], until: string, rates: HalfYear[]): Due['late'] {
  if (!isBusiness(overdue)) return null;
  const own = payments.filter(({ id }) => id === overdue.id);
  return {
    interest: interestOf({ ...overdue, payments: own }, until, rates),
    unratedFrom: unratedFrom(overdue.dueOn, until, rates),
  };
}

/** Where each invoice is seen, by its link's id. */
async function linksOf(
  em: EntityManager,
  services: Services,
  tenantId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await em.findBy(InvoiceLinkRow, {
    tenantId,
    id: In(ids),
    revokedAt: IsNull(),
    expiresAt: MoreThan(services.now()),
  });
  return new Map(
    rows
      .flatMap(row => [[row.id, linkUrl(services, row)] as const])
      .filter((each): each is readonly [string, string] => each[1] !== null),
  );
}

const ibanOf = ({ paymentMeans, iban }: Invoice): string | null => (paymentMeans === 'transfer' ? iban : null);

/** Of several languages that of what was issued last. */
export const languageOf = (invoices: readonly Invoice[]): PaperLanguage =>
  invoices.reduce((latest, each) => (each.issuedAt! > latest.issuedAt! ? each : latest)).paperLanguage ?? 'es';

interface Facing {
  tenantId: string;
  step: Step;
  /** What was written for this letter, or when it was queued; absent: the company's text in the invoices' language. */
  said?: { words: string; paperLanguage?: PaperLanguage };
  today: string;
  /** Each with its link's id. */
  invoices: readonly { overdue: Overdue; linkId: string | null }[];
}

interface Faced {
  occasion: Omit<ReminderOccasion, 'files' | 'face'>;
  replyTo: string | null;
}

/** What a letter about these invoices is written from, as they stand. */
export async function occasionOf(em: EntityManager, services: Services, facing: Facing): Promise<Faced> {
  const { tenantId, step, said, today, invoices } = facing;
  const ids = invoices.map(({ overdue }) => overdue.id);
  const rows = await em.findBy(Invoice, { tenantId, id: In(ids) });
  const byId = new Map(rows.map(row => [row.id, row]));
  const first = byId.get(ids[0]!)!;
  const paperLanguage = said?.paperLanguage ?? languageOf(rows);
  const words = said?.words ?? (await textOf(em, tenantId, letterOfStep(step), paperLanguage));
  const payments = step === LAST ? await paymentsOf(em, tenantId, ids) : [];
  const rates = step === LAST ? await halfYears(em) : [];
  const links = await linksOf(
    em,
    services,
    tenantId,
    invoices.flatMap(({ linkId }) => (linkId ? [linkId] : [])),
  );
  const replyTo = await answersTo(em, tenantId);
  const due = invoices.map(({ overdue, linkId }): Due => ({
    fullNumber: overdue.fullNumber,
    dueOn: overdue.dueOn,
    owed: overdue.owed,
    late: step === LAST ? lateOf(overdue, payments, today, rates) : null,
    link: (linkId && links.get(linkId)) ?? null,
    iban: ibanOf(byId.get(overdue.id)!),
  }));
  return {
    replyTo,
    occasion: {
      paperLanguage,
      step,
      words,
      customerName: first.toName,
      invoices: due,
      issuer: senderOf(first, replyTo !== null),
    },
  };
}
