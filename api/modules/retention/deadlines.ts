import { RECIPIENT } from '../../../schema/privacy/erased';
import { IDLE_HOURS } from '../sign-in/session';

/** When something of a table is over. `days` after that it goes. */
export interface Deadline {
  /** Its name in the log. */
  name: string;
  table: string;
  /** Columns that identify a row. */
  key: string;
  days: number;
  /** Why it is kept for so long and no longer. Also in docs/security.md. */
  why: string;
  /** SQL: which rows are over at the instant $1, which lies `days` before now. */
  over: string;
  /** The column that is emptied; without it the row is deleted. */
  blank?: string;
  /** SQL: what else is done to what hangs on the rows that go, `gone` with their key, statement by statement. */
  also?: string[];
}

/** After so much idle time a person's session no longer signs in. */
const IDLE = `kind = 'user' AND last_used_at < $1::timestamptz - interval '${IDLE_HOURS} hours'`;

/** SQL: the literal text of a record `r` without whom the invoice was for; its hash does not cover that. */
export const WITHOUT_RECIPIENT = `regexp_replace(r.xml, '${RECIPIENT}', '')`;

/** Tables that hold such texts. */
export const SEALED = ['records', 'unsent_records'] as const;

/** Everything that ends, in one place. Whatever is not here is in `KEPT`. */
export const DEADLINES: Deadline[] = [
  {
    name: 'sessions',
    table: 'sessions',
    key: 'token_hash',
    days: 7,
    over: `expires_at < $1 OR (${IDLE})`,
    why: 'A session that is over signs nobody in, but says from which address and device somebody worked. A week is left to look into a theft.',
  },
  {
    name: 'links',
    table: 'one_time_tokens',
    key: 'id',
    days: 0,
    over: 'expires_at < $1',
    why: 'A link that is over opens nothing: there is no reason to know whose it was.',
  },
  {
    name: 'limits',
    table: 'rate_limits',
    key: 'key',
    days: 0,
    over: 'expire < extract(epoch FROM $1::timestamptz) * 1000',
    why: 'A count whose window is over limits nothing. Its key is made of an address or an email, hashed.',
  },
  {
    name: 'day keys',
    table: 'idempotency_keys',
    key: 'tenant_id, key',
    days: 0,
    over: 'expires_at < $1',
    why: 'The key of a create other than an invoice answers for 24 hours. Keys of invoices stay, so that none is ever issued twice.',
  },
  {
    name: 'raw answers',
    table: 'messages',
    key: 'tenant_id, id',
    days: 365,
    over: 'sent_at < $1 AND raw IS NOT NULL',
    blank: 'raw',
    why: "The AEAT's literal answer names the company's customers again. A year is enough to dispute it; outcome, code, reason and CSV stay with the records.",
  },
  {
    name: 'mail errors',
    table: 'mails',
    key: 'tenant_id, id',
    days: 30,
    over: 'created_at < $1 AND last_error IS NOT NULL',
    blank: 'last_error',
    why: "A mail server's refusal often repeats the address that was written to. A month is enough to see why a mail did not arrive.",
  },
  {
    name: 'sent invoices',
    table: 'deliveries',
    key: 'tenant_id, id',
    days: 0,
    over: `created_at < $1::timestamptz - interval '4 years'`,
    why: 'To whom an invoice was mailed proves that it was handed over, for as long as its tax may be looked at (LGT art. 66): four years.',
  },
  {
    name: 'reminders',
    table: 'reminder_letters',
    key: 'tenant_id, id',
    days: 0,
    over: `created_at < $1::timestamptz - interval '4 years'`,
    why: 'What a customer was written about an overdue invoice is kept as long as to whom that was sent: four years. That each step was sent stays: nobody gets it again.',
  },
  {
    name: 'invoice links',
    table: 'invoice_links',
    key: 'tenant_id, id',
    days: 0,
    over: 'expires_at < $1 OR revoked_at < $1',
    why: "A customer's link that is over or revoked shows nothing: there is no reason to know that it was.",
  },
  {
    name: 'answers by link',
    table: 'link_answers',
    key: 'tenant_id, id',
    days: 0,
    over: `created_at < $1::timestamptz - interval '4 years'`,
    why: 'What a customer said of an invoice through its link is kept as long as to whom it was sent: four years.',
  },
  {
    name: 'card pages',
    table: 'card_payments',
    key: 'tenant_id, id',
    days: 30,
    over: `expires_at < $1 AND state <> 'paid'`,
    why: 'A page on which nobody paid by card was for nothing. What was paid is part of the books: at least six years.',
  },
  {
    name: 'histories of quotes',
    table: 'quote_events',
    key: 'tenant_id, id',
    days: 0,
    over: `created_at < $1::timestamptz - interval '4 years'`,
    why: 'To whom a quote was mailed and what they said of it is kept as long as that of an invoice: four years. How it stands stays with the quote.',
  },
  {
    name: 'bank movements',
    table: 'bank_movements',
    key: 'tenant_id, id',
    days: 365,
    over: `(created_at < $1 AND NOT EXISTS (SELECT FROM bank_matches x
         WHERE x.tenant_id = bank_movements.tenant_id AND x.movement_id = bank_movements.id))
       OR created_at < $1::timestamptz - interval '5 years'`,
    why: 'What a bank wrote of an account says far more than what was collected. What no collection was written down of is not needed after a year; what one was proves it for six, as the books (Código de Comercio, art. 30).',
  },
  {
    name: 'bank statements',
    table: 'bank_statements',
    key: 'tenant_id, id',
    days: 365,
    over: `created_at < $1 AND NOT EXISTS (SELECT FROM bank_statement_movements x
         WHERE x.tenant_id = bank_statements.tenant_id AND x.statement_id = bank_statements.id)`,
    why: 'That a file was uploaded says nothing any more once none of its movements is left.',
  },
  {
    name: 'payment events',
    table: 'stripe_events',
    key: 'event_id',
    days: 35,
    over: 'received_at < $1 AND applied_at IS NOT NULL',
    why: 'The operator can have Stripe send an event again for 30 days. After that it never comes again, and read anew it would change nothing.',
  },
  {
    name: 'affiliates not wanted',
    table: 'affiliates',
    key: 'tenant_id, id',
    days: 180,
    over: `created_at < $1
       AND activated_at IS NULL`,
    why: 'An affiliate that a company proposed and nobody ever made active has earned nothing: half a year is enough to decide. What others have earned stays in the books.',
  },
  {
    name: 'unconfirmed requests',
    table: 'data_requests',
    key: 'tenant_id, id',
    days: 2,
    over: `source = 'public'
       AND verified_at IS NULL AND created_at < $1`,
    why: 'A request whose mailed link nobody opened in 48 hours reaches nobody: there is no reason to know who wrote it.',
  },
  {
    name: 'answered requests',
    table: 'data_requests',
    key: 'tenant_id, id',
    days: 0,
    over: `completed_at < $1::timestamptz - interval '3 years'`,
    why: 'A request over personal data and its answer prove that the law was kept, until that prescribes (LOPDGDD art. 72): three years.',
  },
  {
    name: 'blocked data',
    table: 'blocked_data',
    key: 'tenant_id, invoice_id',
    days: 0,
    over: `until < ($1::timestamptz AT TIME ZONE 'Europe/Madrid')::date`,
    also: SEALED.map(
      table => `UPDATE ${table} r SET xml = ${WITHOUT_RECIPIENT} FROM gone
       WHERE r.tenant_id = gone.tenant_id AND r.invoice_id = gone.invoice_id`,
    ),
    why: 'Whom an invoice was issued to, where they were erased: blocked for the six years that the books are kept after their own, and for nobody to read. The records lose the name on the same day.',
  },
  {
    name: 'withdrawn consents',
    table: 'consents',
    key: 'tenant_id, id',
    days: 0,
    over: `revoked_at < $1::timestamptz - interval '3 years'`,
    why: 'A consent that was withdrawn is proof of what could be done until then, for as long as the authority may ask: three years.',
  },
];

/** Tables without a deadline, each for a reason. */
export const KEPT: Record<string, string> = {
  tenants: 'the company itself, for as long as it has invoices',
  users: 'who did what must keep its name; a deleted person signs in no more',
  subscriptions: 'one row for each company',
  login_identities: 'deleted with the person',
  worker_heartbeats: 'its own worker deletes those of a day ago',
  api_keys: 'who gave a program access, and when it ended',
  activities: 'the register of what was done: it is proof, and nobody may shorten it',
  activity_chains: 'one row for each company',
  activity_seals: 'the chain of the log never ends',
  customers: "the company's own catalogue: it decides",
  recurring_invoices: 'what the company repeats, until it deletes it; it goes with an erasure of its customer',
  recurring_periods: 'which days a rule has dealt with, for as long as it is there: none twice',
  quotes: 'what the company offered, until it deletes it; it goes with an erasure of its customer',
  quote_invoices: 'what was invoiced of a quote: the whole once; it goes with the quote, or with what was deleted',
  quote_counters: 'numbers of quotes are never given twice',
  products: "the company's own catalogue: it decides",
  series: 'part of the books',
  counters: 'part of the books',
  invoices: 'the books: at least six years',
  invoice_lines: 'the books: at least six years',
  rectified_invoices: 'the books: at least six years',
  exchanged_invoices: 'the books: at least six years',
  rectifying_drafts:
    'what a draft rectifies: it goes with the draft, which the company keeps until it issues or deletes it',
  collections: 'the books: what was paid of each invoice, at least six years',
  bank_statement_movements: 'which movements a file said: ids, which go with the movement and with the file',
  month_sums: 'sums of the books, as long as they',
  due_sums: 'sums of the books, as long as they',
  customer_sums: 'sums of the books, as long as they; the number of somebody without a card goes with their erasure',
  bank_matches: 'of which movement a collection was made: ids, which go with the movement',
  letter_texts: 'what a company writes in its letters: a row for each letter and language at most',
  reminder_settings: 'whether a company reminds: one row for each',
  reminder_steps: 'when a company reminds: three rows for each',
  reminders: 'that an invoice was told a step, so that nobody is told it twice: ids, a day and amounts of the books',
  reminder_marks: 'what is not to be reminded of: one row for an invoice',
  reminder_customers: 'who is not to be reminded: one row for a customer',
  chains: 'the chain of records never ends',
  records: 'the chain of records never ends',
  unsent_records: 'part of the books: what was sealed before everything was sent',
  submissions: 'what the AEAT said of each record',
  senders: 'one row for each company',
  incidents: 'the law asks what kept records waiting',
  erasures: 'goes with the request that it answers',
  sending_choices: 'what a company said of the law, which it may have to prove',
  representations: 'who let the operator send, and until when: for as long as what was sent with it',
  regulations: 'the dates of the law, a row each',
  late_rates: 'the interest of late payment by half-year, for everybody',
  privacy_policies: 'each consent names the version that it was given under',
  company_faces: 'what the issued papers look like: as long as they; what no paper shows goes with the next change',
  certificates: 'one for each company, until it is replaced or deleted',
  payments: 'the books: at least six years',
  card_accounts: 'which account at the payment provider belongs to a company: one row for each',
  checkouts: 'one for each plan of a company',
  billing_notices: 'what was announced to a company already',
  stripe_customers: 'which company a customer of the payment provider is',
  affiliate_codes: 'a code is never given to another',
  referrals: 'one row for each company that came by a code',
  commissions: 'the books: at least six years',
  rollup_marks: 'gone with the next count of the figures',
  platform_months: 'twelve figures a year, of nobody in particular',
  company_ends: 'one row for each company that has left',
  migrations: 'what the schema went through',
};
