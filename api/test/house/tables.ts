import type { Source } from './sources';
import { isTest } from './sources';

/** Whose each table is. What several modules need of one is a verb of that module, or a row below with its reason. */
const OWNERS: Record<string, string[]> = {
  activity: ['activities', 'activity_chains', 'activity_seals'],
  affiliates: ['affiliates', 'affiliate_codes', 'commissions', 'referrals'],
  'api-keys': ['api_keys'],
  bank: ['bank_matches', 'bank_movements', 'bank_statement_movements', 'bank_statements'],
  billing: ['billing_notices', 'checkouts', 'payments', 'stripe_customers', 'stripe_events'],
  card: ['card_accounts', 'card_payments'],
  certificates: ['certificates'],
  company: ['company_faces', 'tenants'],
  customers: ['customers'],
  delivery: ['deliveries', 'invoice_links', 'link_answers'],
  invoices: [
    'collections',
    'counters',
    'customer_sums',
    'due_sums',
    'invoices',
    'invoice_lines',
    'month_sums',
    'rectified_invoices',
    'rectifying_drafts',
    'exchanged_invoices',
    'series',
  ],
  'letter-texts': ['letter_texts'],
  mail: ['mails'],
  obligation: ['sending_choices'],
  plans: ['subscriptions'],
  privacy: ['blocked_data', 'consents', 'data_requests', 'erasures', 'privacy_policies'],
  products: ['products'],
  reminders: [
    'late_rates',
    'reminder_customers',
    'reminder_letters',
    'reminder_marks',
    'reminder_settings',
    'reminder_steps',
    'reminders',
  ],
  representation: ['representations'],
  regulation: ['regulations'],
  quotes: ['quote_counters', 'quote_events', 'quote_invoices', 'quotes'],
  recurring: ['recurring_invoices', 'recurring_periods'],
  'sign-in': ['login_identities', 'one_time_tokens', 'sessions'],
  superadmin: ['company_ends', 'platform_months', 'rollup_marks'],
  users: ['users'],
  verifactu: ['chains', 'incidents', 'messages', 'records', 'senders', 'submissions', 'unsent_records'],
};
const OWNER = new Map(
  Object.entries(OWNERS).flatMap(([module, tables]) => tables.map(table => [table, module] as const)),
);

/** Modules that read another's tables in statements of their own. */
const READS: Record<string, { tables: string; reason: string }[]> = {
  activity: [
    { tables: 'tenants', reason: 'the log is sealed company by company, by a job that walks them all' },
    { tables: 'users', reason: 'a page of the log names who did it, in the same read' },
  ],
  affiliates: [
    { tables: 'tenants', reason: 'the panel names the companies that somebody brought' },
    { tables: 'payments', reason: 'a commission is a share of what was paid' },
    { tables: 'users', reason: 'nobody earns by inviting themselves: addresses are compared' },
  ],
  'api-keys': [
    { tables: 'sessions', reason: 'a key is a session without a person' },
    { tables: 'users', reason: 'the list of keys says who made each' },
  ],
  archive: [{ tables: 'invoices tenants', reason: 'a copy takes every table as it lies there' }],
  bank: [{ tables: 'collections invoices', reason: 'how a movement is matched follows from its entries' }],
  billing: [
    { tables: 'subscriptions', reason: 'plans says what a subscription allows, billing changes it' },
    { tables: 'tenants', reason: 'letters and checkouts name the company' },
    { tables: 'invoices', reason: "the operator's own invoices are found by their payment" },
  ],
  card: [{ tables: 'tenants', reason: 'an account is made in the name of the company, and a day ends where it is' }],
  certificates: [
    { tables: 'regulations', reason: 'the operator is warned from the day that the law sets it, by a job' },
    { tables: 'tenants', reason: 'the daily warning names the company' },
    {
      tables: 'submissions',
      reason: 'a certificate is not deleted while records wait for it: looked at under the same lock',
    },
  ],
  company: [
    { tables: 'chains counters subscriptions', reason: "the operator's own company is made whole or not at all" },
    { tables: 'invoices', reason: 'a face begins after what is issued, and goes where no invoice can show it' },
  ],
  dashboard: [
    {
      tables: 'customer_sums customers invoices month_sums products',
      reason: 'its figures are one statement over what the company has',
    },
  ],
  delivery: [
    { tables: 'customers invoices', reason: 'to whom an invoice may be sent is said by it and by its customer' },
    { tables: 'mails', reason: 'the list of sendings says what became of each' },
    { tables: 'tenants users', reason: 'answers go to the company once somebody has shown that the address is theirs' },
  ],
  invoices: [
    {
      tables: 'customers subscriptions tenants',
      reason: "an invoice's parties and what the plan allows come in one round trip",
    },
    { tables: 'products', reason: 'lines name the products that filled them' },
    {
      tables: 'records senders submissions',
      reason: 'whether an invoice may be corrected or sent is decided under its own lock',
    },
  ],
  'letter-examples': [{ tables: 'tenants', reason: 'an example goes in the name of the company' }],
  mail: [
    {
      tables: 'certificates data_requests one_time_tokens payments representations subscriptions tenants users',
      reason: 'a letter is written from what holds when it goes: one statement reads it',
    },
  ],
  obligation: [
    {
      tables: 'counters invoices records regulations subscriptions tenants users',
      reason: 'what binds a company follows from how it stands: one statement reads it',
    },
  ],
  plans: [{ tables: 'counters', reason: "a trial's free invoices are those that got a number" }],
  privacy: [
    {
      tables:
        'activities bank_matches bank_movements card_payments collections customers deliveries invoices invoice_lines invoice_links link_answers mails messages quotes quote_events records recurring_invoices reminder_letters sessions submissions tenants unsent_records users',
      reason: "a person's data lie with every module",
    },
  ],
  quotes: [
    { tables: 'customers', reason: 'a list of one customer says where there is none' },
    { tables: 'tenants', reason: 'a day ends where the company is' },
    {
      tables: 'invoices rectified_invoices',
      reason: 'how a quote stands follows from the invoices that were made of it',
    },
    { tables: 'mails users', reason: 'what became of a mail, and who did what, stands with its history' },
  ],
  recurring: [
    { tables: 'customers', reason: 'the list names its customers, and the job asks where to send' },
    { tables: 'invoices', reason: 'the list of days says what became of each invoice' },
    { tables: 'tenants', reason: 'the job asks where the company is, and whether it may write' },
  ],
  reminders: [
    {
      tables: 'collections customers deliveries invoice_links invoices link_answers mails',
      reason: 'whether an overdue invoice is reminded of follows from all that is known of it: one statement reads it',
    },
    { tables: 'tenants users', reason: 'which companies remind, and who sent a letter by hand' },
  ],
  retention: [
    {
      tables: 'bank_matches bank_statement_movements',
      reason: 'what no collection was made of goes sooner, and a statement with its last movement',
    },
  ],
  representation: [
    {
      tables: 'certificates submissions tenants',
      reason: "whether it may be withdrawn is decided by what waits, under the chain's lock",
    },
    { tables: 'sending_choices', reason: 'whether to ask who sends' },
  ],
  'sign-in': [
    { tables: 'api_keys subscriptions tenants users', reason: 'who signs in is a person of a company, or a key of it' },
  ],
  superadmin: [
    {
      tables: 'customers invoices products subscriptions tenants users',
      reason: 'the panel shows every company by what it has',
    },
    {
      tables: 'certificates recurring_invoices senders submissions',
      reason: "the operator's alerts ask what waits in all companies together",
    },
  ],
  users: [
    {
      tables: 'login_identities one_time_tokens sessions',
      reason: 'who leaves a company can no longer sign in, from the same moment',
    },
    { tables: 'mails', reason: 'the list of people says what became of each invitation' },
  ],
  verifactu: [
    {
      tables: 'certificates representations subscriptions tenants',
      reason: "whether a company sends is read with its chain's end, in one packet",
    },
    { tables: 'invoices', reason: 'the list of records is searched by what the invoice says' },
  ],
};

/** Files that write another module's table. */
const WRITES: Record<string, { tables: string; reason: string }> = {
  'api/modules/api-keys/api-keys.ts': { tables: 'sessions', reason: 'a key is a session without a person' },
  'api/modules/billing/checkout.ts': { tables: 'subscriptions', reason: 'a plan that is being paid' },
  'api/modules/billing/clock.ts': { tables: 'subscriptions', reason: 'trials and grace that end' },
  'api/modules/billing/manage.ts': { tables: 'subscriptions', reason: 'a plan cancelled or taken up again' },
  'api/modules/billing/stripe/end-at-provider.ts': { tables: 'subscriptions', reason: 'what ended at Stripe too' },
  'api/modules/billing/stripe/ends-again.ts': { tables: 'subscriptions', reason: 'what is to end at Stripe' },
  'api/modules/billing/stripe/one-at-a-time.ts': { tables: 'subscriptions', reason: 'one change of a plan at a time' },
  'api/modules/billing/stripe/sync.ts': {
    tables: 'subscriptions tenants',
    reason: "what Stripe says of a plan, and the company's state that follows",
  },
  'api/modules/company/platform-company.ts': {
    tables: 'subscriptions',
    reason: "the operator's own company has a plan that never ends",
  },
  'api/modules/invoices/issue.ts': { tables: 'tenants', reason: 'the cause chosen last, which the form proposes next' },
  'api/modules/privacy/erase.ts': {
    tables:
      'bank_movements card_payments collections customers deliveries invoices invoice_links link_answers mails messages quotes recurring_invoices reminder_letters submissions',
    reason: 'an erasure goes through every module',
  },
  'api/modules/privacy/rights.ts': {
    tables: 'customers',
    reason: 'what a person asked to have put right, or kept from use',
  },
  'api/modules/sign-in/first-superadmin.ts': { tables: 'tenants users', reason: 'the first company and person of all' },
  'api/modules/sign-in/sign-in.ts': {
    tables: 'subscriptions tenants users',
    reason: 'a company begins with its first person and its trial',
  },
  'api/modules/sign-in/set-password.ts': { tables: 'users', reason: 'a password is kept with its person' },
  'api/modules/sign-in/verify-email.ts': { tables: 'users', reason: 'an address shown to be theirs' },
  'api/modules/superadmin/status.ts': {
    tables: 'subscriptions tenants',
    reason: 'a company suspended, or given another plan',
  },
  'api/modules/users/users.ts': {
    tables: 'login_identities one_time_tokens sessions',
    reason: 'who leaves can no longer sign in, from the same moment',
  },
};

/** The class of each table, as its file says it. */
function classesOf(sources: Pick<Source, 'path' | 'text'>[]): Map<string, string> {
  const classes = sources
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ text }) => [...text.matchAll(/@Entity\('(\w+)'\)[^]*?\nexport class (\w+)/g)])
    .map(([, table, name]) => [name!, table!] as const);
  return new Map(classes);
}
/** How rows are reached by their class. */
const BY_CLASS = /\bem\s*\.(?:find\w*|exists\w*|count\w*|createQueryBuilder)\(\s*(\w+)/g;
const CHANGED_BY_CLASS = /(?:\bem\s*\.(?:insert|update|delete)|\binsertRows|\.(?:update|into|from))\((?:em,)?\s*(\w+)/g;

const moduleOf = (path: string) => /^api\/modules\/([\w-]+)\//.exec(path)?.[1];
const tablesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, table]) => table!).filter(table => OWNER.has(table)));

/** Which tables a text reads and writes, in SQL or by their classes. */
function looker(classes: Map<string, string>) {
  const byClass = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => classes.get(name!) ?? []);
  const written = (text: string) =>
    new Set([
      ...tablesIn(text, /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+([a-z_]+)\b/g),
      ...byClass(text, CHANGED_BY_CLASS),
    ]);
  const named = (text: string) =>
    new Set([
      ...tablesIn(text, /\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)\b/g),
      ...byClass(text, BY_CLASS),
      ...written(text),
    ]);
  return { written, named };
}

const product = (sources: Pick<Source, 'path' | 'text'>[]) =>
  sources.filter(({ path }) => moduleOf(path) && !isTest(path));
const foreign = (path: string, tables: Set<string>) => [...tables].filter(table => OWNER.get(table) !== moduleOf(path));

/** Every table of another module that a statement names without a reason above. */
export function foreignTables(
  sources: Pick<Source, 'path' | 'text'>[],
  classes: Map<string, string> = classesOf(sources),
): string[] {
  const { written, named } = looker(classes);
  return product(sources).flatMap(({ path, text }) => {
    const reads = READS[moduleOf(path)!]?.flatMap(({ tables }) => tables.split(' ')) ?? [];
    const writes = WRITES[path]?.tables.split(' ') ?? [];
    return [
      ...foreign(path, written(text))
        .filter(table => !writes.includes(table))
        .map(table => `${path} writes ${table} of ${OWNER.get(table)}`),
      ...foreign(path, named(text))
        .filter(table => !reads.includes(table) && !writes.includes(table))
        .map(table => `${path} reads ${table} of ${OWNER.get(table)}`),
    ];
  });
}

/** Reasons that nobody needs any more. */
export function idleReasons(sources: Pick<Source, 'path' | 'text'>[]): string[] {
  const files = product(sources);
  const { written, named } = looker(classesOf(sources));
  const used = (module: string, table: string) =>
    files.some(({ path, text }) => moduleOf(path) === module && named(text).has(table));
  return [
    ...Object.entries(READS).flatMap(([module, rows]) =>
      rows.flatMap(({ tables }) =>
        tables
          .split(' ')
          .filter(table => !used(module, table))
          .map(table => `${module} does not read ${table}`),
      ),
    ),
    ...Object.entries(WRITES).flatMap(([path, { tables }]) =>
      tables
        .split(' ')
        .filter(table => !files.some(each => each.path === path && written(each.text).has(table)))
        .map(table => `${path} does not write ${table}`),
    ),
  ];
}
