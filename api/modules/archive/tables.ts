import { shownXml } from '../verifactu/records/shown-xml';

/** A table as an archive holds it: a line of JSON for each row, with all its columns but `without`. */
export interface Kept {
  table: string;
  /** Columns that sort its rows: the same rows give the same file. */
  key: string;
  without?: string[];
  /** Columns that are written otherwise than they stand: SQL of each, of a row `t`. */
  shown?: Record<string, string>;
  /** SQL: which rows; all of the company where it says nothing. */
  only?: string;
}

/**
 * What a company takes away with it, in the order in which it can be put back: a row that others point at comes first.
 */
export const KEPT: Kept[] = [
  // The number of the installation stands in the manifest: a copy gets one of its own.
  { table: 'tenants', key: 'tenant_id', without: ['installation_number'] },
  // What is made of a password opens this Folio, and is the person's, not the company's.
  { table: 'users', key: 'id', without: ['password_hash'] },
  { table: 'login_identities', key: 'email' },
  // How the payment provider calls the company means nothing elsewhere, and must not be used there.
  {
    table: 'subscriptions',
    key: 'tenant_id',
    without: [
      'provider_customer_id',
      'provider_subscription_id',
      'sync_ticket',
      'sync_applied',
      'end_at_provider',
      'acting',
      'acting_until',
      'ends_again',
    ],
  },
  { table: 'payments', key: 'id' },
  { table: 'billing_notices', key: 'kind, about' },
  { table: 'customers', key: 'id' },
  { table: 'products', key: 'id' },
  { table: 'series', key: 'code' },
  { table: 'counters', key: 'series, year' },
  { table: 'invoices', key: 'id' },
  { table: 'invoice_lines', key: 'invoice_id, position' },
  { table: 'rectified_invoices', key: 'invoice_id, rectified_id' },
  { table: 'rectifying_drafts', key: 'invoice_id' },
  { table: 'exchanged_invoices', key: 'invoice_id, exchanged_id' },
  { table: 'recurring_invoices', key: 'id' },
  { table: 'recurring_periods', key: 'rule_id, day' },
  { table: 'quote_counters', key: 'kind, year' },
  { table: 'quotes', key: 'id', without: ['link_id', 'link_hash', 'link_expires_at'] },
  // Its link says who answered, and opens nothing: the quote's own stays here.
  { table: 'quote_events', key: 'id' },
  { table: 'quote_invoices', key: 'quote_id, invoice_id' },
  // Links stay here: they open this Folio.
  { table: 'deliveries', key: 'id', without: ['link_id'] },
  { table: 'link_answers', key: 'id' },
  { table: 'letter_texts', key: 'letter, language' },
  // A copy that is put back elsewhere writes to nobody until somebody there switches it on.
  { table: 'reminder_settings', key: 'tenant_id', without: ['enabled'] },
  { table: 'reminder_steps', key: 'step', without: ['since'] },
  { table: 'reminder_letters', key: 'id' },
  { table: 'reminders', key: 'invoice_id, step', without: ['link_id'] },
  { table: 'reminder_marks', key: 'invoice_id' },
  { table: 'reminder_customers', key: 'customer_id' },
  { table: 'collections', key: 'created_at, id' },
  { table: 'bank_movements', key: 'id' },
  { table: 'bank_statements', key: 'created_at, id' },
  { table: 'bank_statement_movements', key: 'statement_id, movement_id' },
  { table: 'bank_matches', key: 'collection_id' },
  // Those of invoices are kept for ever, so that none is issued twice; the others are over in a day.
  { table: 'idempotency_keys', key: 'key', only: 'expires_at IS NULL' },
  // How many of its records another installation sealed: all, in the one that they are put back into.
  { table: 'chains', key: 'tenant_id', without: ['sealed_elsewhere'] },
  // A person who was erased is named in no copy either: until their day they stay blocked here.
  { table: 'records', key: 'sequence', shown: { xml: shownXml('t') } },
  { table: 'unsent_records', key: 'sequence', shown: { xml: shownXml('t') } },
  { table: 'submissions', key: 'sequence' },
  { table: 'senders', key: 'tenant_id', without: ['lease_until', 'fence'] },
  { table: 'messages', key: 'id' },
  { table: 'incidents', key: 'id' },
  { table: 'representations', key: 'id' },
  { table: 'sending_choices', key: 'id' },
  { table: 'consents', key: 'id' },
  // A request of the public form is nobody's until its address is confirmed.
  { table: 'data_requests', key: 'id', only: 'due_on IS NOT NULL' },
  { table: 'erasures', key: 'request_id' },
  { table: 'affiliates', key: 'id' },
  { table: 'affiliate_codes', key: 'code' },
  { table: 'activities', key: 'created_at, id' },
  { table: 'activity_chains', key: 'tenant_id' },
  { table: 'activity_seals', key: 'sequence' },
];

/** A company's tables that stay here, each for a reason. docs/seed.md says the same to people. */
export const LEFT: Record<string, string> = {
  month_sums: 'added up again from the invoices where they are put back',
  due_sums: 'added up again from the invoices where they are put back',
  customer_sums: 'added up again from the invoices where they are put back',
  sessions: 'they sign in to this Folio',
  one_time_tokens: 'they open links that this Folio mailed',
  api_keys: 'a key without its secret opens nothing; with it, it would open two doors',
  certificates:
    'the private key is encrypted for this Folio alone and leaves it for the tax agency only; its holder has the file',
  company_faces: 'a picture is believed only as this Folio has read it; the papers in the archive show it',
  blocked_data: 'whom the law keeps blocked nobody of the company may read, nor carry elsewhere',
  invoice_links: 'they open this Folio, and are made with its key',
  mails: 'letters under way: a copy would send them again',
  checkouts: 'payments under way at the provider',
  card_accounts: 'the account is connected to this Folio alone',
  card_payments:
    'what came in by card stands with the collections, and what was too much in the log; pages are for this Folio alone',
  stripe_customers: 'how the payment provider calls the company',
  company_ends: "the platform's own count of who left",
  referrals: 'by whom the company came is between that other company and the platform',
  commissions: 'what another is owed for it: likewise',
  stripe_events: 'what the payment provider reported to this Folio',
};

export const fileOf = ({ table }: Kept): string => `datos/${table}.jsonl`;

/** Rows as lines of JSON, written by the database: amounts keep their figures, instants their microseconds. */
export const linesOf = ({ table, key, without = [], shown = {}, only }: Kept): string =>
  `SELECT (to_jsonb(t) - ARRAY[${without.map(column => `'${column}'`).join(', ')}]::text[]${Object.entries(shown)
    .map(([column, sql]) => ` || jsonb_build_object('${column}', ${sql})`)
    .join('')})::text AS line
     FROM ${table} t
    WHERE tenant_id = $1${only ? ` AND ${only}` : ''} ORDER BY ${key
      .split(', ')
      .map(column => `t.${column}`)
      .join(', ')}`;
