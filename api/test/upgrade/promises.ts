export type Row = Record<string, unknown>;
/**
 * Rows per table, as JSON has them. A row holds what is certain of it: a column that is not there may hold anything.
 */
export type Rows = Record<string, Row[]>;

const SOME_TIME = expect.any(String) as unknown;
const REGULATIONS = [
  'software',
  'verifactu-companies',
  'verifactu-others',
  'verifactu-delay',
  'e-invoice-large',
  'e-invoice-rest',
  'e-invoice-status',
];

/** From 2020 to the first of 2026. */
const HALF_YEARS = Array.from({ length: 13 }, (_, at) => `${2020 + Math.floor(at / 2)}-${at % 2 ? '07' : '01'}-01`);

/** A new table is empty where the migration puts nothing in. */
const of = (rows: Rows, table: string): Row[] => (rows[table] ??= []);
const without = (rows: Rows, table: string, ...columns: string[]) => {
  rows[table] = of(rows, table).map(row =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))),
  );
};

/** Companies that have records, none of which was ever sent or waits to be. */
function neverSent(rows: Rows): Set<unknown> {
  const sends = new Set(of(rows, 'submissions').map(row => row.tenant_id));
  return new Set(
    of(rows, 'records')
      .map(row => row.tenant_id)
      .filter(id => !sends.has(id)),
  );
}

const EMPTY_CHAIN = {
  records: 0,
  sealed_elsewhere: 0,
  environment: null,
  last_hash: null,
  last_nif: null,
  last_number: null,
  last_date: null,
  last_generated_at: null,
};

function sendEverything(rows: Rows): void {
  const moved = neverSent(rows);
  const isMoved = (row: Row) => moved.has(row.tenant_id);
  const environments = new Map(of(rows, 'chains').map(row => [row.tenant_id, row.environment]));
  rows.unsent_records = rows
    .records!.filter(isMoved)
    .map(({ tenant_id, id, sequence, kind, invoice_id, number, date, xml, hash, previous_hash, generated_at }) => ({
      tenant_id,
      id,
      sequence,
      kind,
      invoice_id,
      number,
      date,
      xml,
      hash,
      previous_hash,
      generated_at,
    }));
  rows.records = rows
    .records!.filter(row => !isMoved(row))
    .map(row => ({ ...row, environment: environments.get(row.tenant_id) }));
  for (const row of rows.chains!.filter(isMoved)) Object.assign(row, EMPTY_CHAIN);
  for (const row of rows.tenants!.filter(isMoved))
    row.installation_number = expect.not.stringMatching(`^${row.installation_number as string}$`);
  for (const row of rows.submissions!)
    if (row.status === 'held' || row.status === 'blocked') Object.assign(row, { status: 'waiting', message: null });
  without(rows, 'records', 'mode');
  without(rows, 'invoices', 'mode');
  without(rows, 'tenants', 'automatic_sending');
}

function endKeys(rows: Rows): void {
  const admins = new Set(
    of(rows, 'users')
      .filter(row => row.role === 'admin' && row.deleted_at === null)
      .map(row => row.id),
  );
  for (const key of of(rows, 'api_keys')) {
    if (key.revoked_at !== null) continue;
    if (!admins.has(key.created_by)) key.revoked_at = SOME_TIME;
    const [session] = of(rows, 'sessions').filter(row => row.api_key_id === key.id);
    if (session) session.expires_at = SOME_TIME;
  }
  const revoked = new Set(
    of(rows, 'api_keys')
      .filter(row => row.revoked_at !== null)
      .map(row => row.id),
  );
  rows.sessions = of(rows, 'sessions').filter(row => !revoked.has(row.api_key_id));
}

function endCompanies(rows: Rows): void {
  const ended = new Set(
    of(rows, 'subscriptions')
      .filter(row => row.status === 'cancelled' || row.status === 'expired')
      .map(row => row.tenant_id),
  );
  rows.company_ends = of(rows, 'tenants')
    .filter(row => !row.is_platform && (row.status === 'cancelled' || ended.has(row.tenant_id)))
    .map(({ tenant_id }) => ({ tenant_id, ended_at: SOME_TIME }));
}

function countLines(rows: Rows): void {
  for (const invoice of of(rows, 'invoices'))
    invoice.line_count = of(rows, 'invoice_lines').filter(line => line.invoice_id === invoice.id).length;
}

const cents = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);

/** What an invoice has its customer pay, in cents. */
function payable(invoice: Row): number {
  const suplidos = ((invoice.suplidos ?? []) as { amount: string }[]).reduce(
    (all, { amount }) => all + cents(amount),
    0,
  );
  return cents(invoice.total) - cents(invoice.withholding) + suplidos;
}

/** What an invoice that replaces others takes off what is to be paid: what was to be paid for these, in cents. */
function replacedBy(rows: Rows): (invoice: Row) => number {
  const byId = new Map(of(rows, 'invoices').map(row => [row.id, row]));
  return ({ id, rectification_way: way }) =>
    of(rows, 'rectified_invoices')
      .filter(row => way === 'S' && row.invoice_id === id)
      .reduce((all, row) => all + payable(byId.get(row.rectified_id)!), 0);
}

function keepCollections(rows: Rows): void {
  const replaced = replacedBy(rows);
  rows.collections = of(rows, 'invoices')
    .filter(row => row.paid_on !== null && row.kind !== 'F3')
    .map(row => ({
      tenant_id: row.tenant_id,
      id: row.id,
      invoice_id: row.id,
      date: row.paid_on,
      amount: (payable(row) - replaced(row)) / 100,
    }));
}

function sumUp(rows: Rows): void {
  const replaced = replacedBy(rows);
  const came = (id: unknown) =>
    of(rows, 'collections')
      .filter(row => row.invoice_id === id)
      .reduce((all, { amount }) => all + cents(amount), 0);
  const months = new Map<string, Row>();
  const customers = new Map<string, Row>();
  const days = new Map<string, Row>();
  const isRectified = (id: unknown) => of(rows, 'rectified_invoices').some(row => row.rectified_id === id);
  for (const row of of(rows, 'invoices')) {
    const { tenant_id, status, kind } = row;
    if ((status !== 'issued' && status !== 'paid') || kind === 'F3') continue;
    const month = `${String(row.date).slice(0, 7)}-01`;
    const customer = row.customer_id ?? `nif ${String(row.customer_nif)}`;
    const counted = [row.replaced_base, row.replaced_quota, row.replaced_recargo].map(cents);
    const revenue = cents(row.total) - counted.reduce((all, each) => all + each, 0);
    const pending = status === 'issued' ? payable(row) - replaced(row) - came(row.id) : 0;
    const put = (sums: Map<string, Row>, own: Row, more: Record<string, number>) => {
      const key = JSON.stringify(own);
      const sum = sums.get(key) ?? own;
      for (const [name, value] of Object.entries(more))
        sum[name] = Math.round(Number(sum[name] ?? 0) * 100 + value * 100) / 100;
      sums.set(key, sum);
    };
    const due = row.due_date ?? new Date(Date.parse(String(row.date)) + 30 * 86_400_000).toISOString().slice(0, 10);
    if (pending > 0 && !isRectified(row.id)) put(days, { tenant_id, due }, { invoices: 1, owed: pending / 100 });
    put(months, { tenant_id, month }, { invoices: 1, revenue: revenue / 100, pending: pending / 100 });
    if (row.customer_name !== '') put(customers, { tenant_id, customer }, { invoices: 1, revenue: revenue / 100 });
  }
  rows.month_sums = [...months.values()];
  rows.customer_sums = [...customers.values()];
  rows.due_sums = [...days.values()];
}

function lookAtPaused(rows: Rows): void {
  for (const sender of of(rows, 'senders'))
    if (sender.paused_at !== null && sender.next_at === null && sender.paused_code !== 4141) sender.next_at = SOME_TIME;
}

/**
 * What a migration does to rows that are there, said a second time: by its name, on the rows before it. One that is not
 * named here keeps every row, every column and every value.
 */
export const PROMISES: Record<string, (rows: Rows) => void> = {
  ProveAddressesAndEndKeys1763800310000: endKeys,
  NarrowRights1763800400000: countLines,
  DropTheCertificatesPassword1763800610000: rows => without(rows, 'certificates', 'password_sealed'),
  CreateConsentsAndPolicies1763802000000: rows => {
    rows.privacy_policies = [{ version: 1 }];
  },
  KeepSuperadminFigures1763804010000: endCompanies,
  AskWhoseDuplicatesAre1763806000000: lookAtPaused,
  KeepTheDatesOfTheLaw1763807000000: rows => {
    rows.regulations = REGULATIONS.map(code => ({ code }));
  },
  SendEverything1763809000000: sendEverything,
  KeepWhatIsCollected1763831000000: keepCollections,
  KeepTheRatesOfLatePayment1763855100000: rows => {
    rows.late_rates = HALF_YEARS.map(starts_on => ({ starts_on }));
  },
  TellWhereRatesWereRead1763885000000: rows => {
    rows.late_rates = HALF_YEARS.map(starts_on => ({ starts_on }));
  },
  SumUpInvoices1763898300000: sumUp,
};
