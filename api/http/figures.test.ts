import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { schema } from '../gate/schema';
import { readConfig, ROOT } from '../platform/config/config';
import { Measured } from '../platform/log/measured';
import { buildCustomer, buildInvoice, buildTenant, leaveRecurring, refuseRecord, type Person } from '../test/build';
import { testDataDir } from '../test/database';
import { startTestApp, type TestApp } from '../test/harness';
import { runs } from '../test/long';
import { startAeat, type AeatKit } from '../test/servers/aeat';
import { startBackground } from '../workers/background';
import { startSending } from '../workers/sending';

let app: TestApp;
let aeat: AeatKit;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  aeat = await startAeat(app);
  ana = await buildTenant(app, { companyName: 'Zarzamora Digital' });
});
afterAll(async () => {
  await aeat.stop();
  await app.close();
});
/** Every reading of the database is another one. */
let clock = Date.now();
beforeEach(() => {
  clock += 3_700_000;
  app.at(new Date(clock));
});

const ask = async (url = app.url) => (await fetch(`${url}/metrics`)).text();
/** The value of a series, by its name and labels as they are written; 0 where there is none. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );
const read = async (series: string) => valueOf(await ask(), series);
/** How much a series has moved by the time something is done. */
async function moved(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = await read(series);
  await work();
  clock += 60_000;
  app.at(new Date(clock));
  return (await read(series)) - before;
}
async function until(series: string, is: (value: number) => boolean): Promise<void> {
  for (const end = performance.now() + 30_000; ;) {
    clock += 20_000;
    app.at(new Date(clock));
    const value = await read(series);
    if (is(value)) return;
    if (performance.now() > end) throw new Error(`${series} is ${value}`);
    await new Promise(resolve => {
      setTimeout(resolve, 100);
    });
  }
}

test('what alerts watch is there from the start, so that the first error is an increase', async () => {
  const text = await ask();
  for (const series of [
    'folio_refusals_total{code="INTERNAL"}',
    'folio_refusals_total{code="UNAVAILABLE"}',
    'folio_http_request_seconds_count{door="rest",status="500"}',
    'folio_mails_total{outcome="failed"}',
    'folio_mails_total{outcome="doubtful"}',
    'folio_aeat_request_seconds_count{request="send",outcome="refused"}',
    'folio_aeat_records_total{state="rejected"}',
    'folio_pdf_total{outcome="failed"}',
  ])
    expect(text).toContain(`\n${series} `);
});

describe('what the process counts', () => {
  const list = () => app.rest('GET', '/customers', { token: ana.token });

  test('an operation is counted under its root field, whichever door it came by', async () => {
    const series = 'folio_operation_seconds_count{operation="customers"}';
    expect(await moved(series, list)).toBe(1);
    const query = 'query Secreto { mine: customers { items { id } } }';
    expect(await moved(series, () => app.gql(query, {}, { token: ana.token }))).toBe(1);
    const requests = 'folio_http_request_seconds_count{door="rest",status="200"}';
    const before = await read(requests);
    await list();
    // An answer arrives before the server is done with it.
    await until(requests, value => value === before + 1);
  });

  test('of several at once, and of what is no field of ours, it says no more than that', async () => {
    const count = (operation: string, query: string) =>
      moved(`folio_operation_seconds_count{operation="${operation}"}`, () => app.gql(query, {}, { token: ana.token }));
    expect(await count('several', '{ a: customers { items { id } } b: products { items { id } } }')).toBe(1);
    expect(await count('other', '{ __typename }')).toBe(1);
    expect(await count('other', '{ nada }')).toBe(0);
  });

  test('a refusal is counted by its code, before and behind the gate', async () => {
    const count = (code: string, work: () => Promise<unknown>) => moved(`folio_refusals_total{code="${code}"}`, work);
    expect(await count('UNAUTHENTICATED', () => app.rest('GET', '/customers'))).toBe(1);
    expect(await count('BAD_USER_INPUT', () => app.rest('POST', '/customers', { token: ana.token, body: {} }))).toBe(1);
    expect(await count('UNAUTHENTICATED', () => app.gql('{ customers { items { id } } }'))).toBe(1);
    const missing = '/invoices/0191f0a0-0000-7000-8000-000000000000';
    expect(await count('NOT_FOUND', () => app.rest('GET', missing, { token: ana.token }))).toBe(1);
  });

  test('connections, statements, packets, loop delay and memory are there', async () => {
    expect(await moved('folio_database_statements_total', list)).toBeGreaterThan(0);
    expect(await moved('folio_database_packets_total', list)).toBeGreaterThan(0);
    const text = await ask();
    expect(valueOf(text, 'folio_database_connections{pool="requests",state="idle"}')).toBeGreaterThan(0);
    for (const series of [
      'folio_database_connections{pool="platform",state="waiting"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(`\n${series} `);
  });

  test('a paper that is drawn is counted with its time', async () => {
    const { id } = await buildInvoice(app, ana);
    const draw = () => app.rest('GET', `/invoices/${id}/pdf`, { token: ana.token });
    expect(await moved('folio_pdf_total{outcome="drawn"}', draw)).toBe(1);
    expect(await moved('folio_pdf_seconds_total', draw)).toBeGreaterThan(0);
    expect(await read('folio_pdf_waiting')).toBe(0);
  });
});

describe('what waits', () => {
  test('a job is counted by its task, with its age; done it is gone, and its mail counted', async () => {
    const forgot = () => app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
    expect(await moved('folio_jobs{task="mail",state="waiting"}', forgot)).toBe(1);
    expect(await read('folio_job_oldest_seconds{task="mail"}')).toBeGreaterThan(3_600);
    const sent = await read('folio_mails_total{outcome="sent"}');
    const background = await startBackground(
      readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }),
      app.services,
      app.database.app,
    );
    try {
      await until('folio_jobs{task="mail",state="waiting"}', waiting => waiting === 0);
    } finally {
      await background.stop();
    }
    expect(await read('folio_mails_total{outcome="sent"}')).toBeGreaterThan(sent);
  });

  test('a job that was given up, and one that nobody knows', async () => {
    const add = (task: string) =>
      app.services.db.global(em =>
        em.query(`SELECT id FROM graphile_worker.add_job($1, '{}'::json, run_at => now() + interval '1 year')`, [task]),
      );
    expect(await moved('folio_jobs{task="other",state="waiting"}', () => add('desconocido'))).toBe(1);
    expect(
      await moved('folio_jobs{task="purge",state="given_up"}', async () => {
        const [{ id }] = await add('purge');
        await app.services.db.global(em =>
          em.query(`SELECT 1 FROM graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint], 'x')`, [id]),
        );
      }),
    ).toBe(1);
    expect(await ask()).not.toContain('desconocido');
  });

  test('records wait, leave by the sending thread, and its answers are counted', async () => {
    const sender = await aeat.buildSender();
    app.at(null);
    await buildInvoice(app, sender);
    app.at(new Date(clock));
    expect(await read('folio_records{state="waiting"}')).toBe(1);
    expect(await read('folio_record_oldest_seconds')).toBeGreaterThan(0);
    const accepted = await read('folio_aeat_records_total{state="accepted"}');
    const answered = await read('folio_aeat_request_seconds_count{request="send",outcome="answer"}');
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir(), LOG_LEVEL: 'silent' });
    const sandbox = { url: aeat.sandbox.url, caPem: aeat.sandbox.caPem };
    const sending = startSending(
      { ...config, appSecret: app.services.appSecret },
      app.database,
      sandbox,
      null,
      app.services.log,
    );
    try {
      await until('folio_records{state="waiting"}', waiting => waiting === 0);
      await until('folio_aeat_records_total{state="accepted"}', value => value === accepted + 1);
    } finally {
      await sending.stop();
    }
    expect(await read('folio_aeat_request_seconds_count{request="send",outcome="answer"}')).toBe(answered + 1);
    // Answered is one thing, written down another.
    await until('folio_record_oldest_seconds', seconds => seconds === 0);
  });

  test('records that were refused, companies that are paused, and recurring invoices that are due', async () => {
    const sender = await aeat.buildSender();
    const set = (sql: string) => () => app.services.db.tx(sender.tenantId, em => em.query(sql));
    const { id } = await buildInvoice(app, sender);
    expect(await moved('folio_records{state="rejected"}', () => refuseRecord(app, sender, id))).toBe(1);
    expect(
      await moved(
        'folio_companies_paused',
        set(`UPDATE senders SET paused_at = now(), paused_reason = 'sin certificado'`),
      ),
    ).toBe(1);
    await leaveRecurring(app, sender);
    expect(
      await moved(
        'folio_recurring_due',
        set(`UPDATE recurring_invoices SET state = 'active', next_date = '2026-01-02'`),
      ),
    ).toBe(1);
  });

  test("companies' certificates are counted by when they end, read once an hour", async () => {
    const sender = await aeat.buildSender();
    const [{ ends }] = await app.services.db.read(sender.tenantId, em =>
      em.query('SELECT not_after AS ends FROM certificates'),
    );
    const at = async (days: number) => {
      app.at(new Date(ends.getTime() - days * 86_400_000));
      const text = await ask();
      return ['month', 'week', 'ended'].map(end => valueOf(text, `folio_certificates{end="${end}"}`) > 0);
    };
    expect([await at(20), await at(5), await at(-1)]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});

describe('whoever reads the figures', () => {
  test('finds nothing of a company in them, and no name but ours', async () => {
    await buildCustomer(app, ana, { name: 'Ultramarinos Quiroga' });
    await app.gql('query Quiroga { quiroga: customers(search: "Quiroga") { items { id } } }', {}, { token: ana.token });
    const text = await ask();
    expect(text).not.toMatch(/Quiroga|Zarzamora|@/i);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain(ana.tenantId);
    const fields = [schema().getQueryType()!, schema().getMutationType()!].flatMap(type =>
      Object.keys(type.getFields()),
    );
    const named = [...text.matchAll(/operation="([^"]*)"/g)].map(([, name]) => name!);
    expect(named.filter(name => ![...fields, 'several', 'other'].includes(name))).toEqual([]);
  });

  test('finds no more series, whatever names, addresses, methods and words callers send', async () => {
    const series = async () =>
      (await ask())
        .split('\n')
        .filter(line => /^folio_(http|operation|refusals)/.test(line))
        .map(line => line.slice(0, line.lastIndexOf(' ')));
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'SEARCH'];
    const send = async (n: number) => {
      const name = `invento${n}`;
      const asked = [`query ${name} { ${name}: customers { items { id } } }`, `{ ${name} }`, `query ${name} {`];
      await app.gql(asked[n % 3]!, { [name]: n }, { token: ana.token });
      for (const at of [`/api/${name}`, `/${name}`, `/graphql/${name}`, `/api/customers?${name}=${n}`])
        await fetch(`${app.url}${at}`, { method: methods[n % 7], headers: { 'x-request-id': name } });
      await app.rest('GET', `/invoices/${name}`, { token: `${name}.${name}` });
    };
    for (let n = 0; n < 42; n += 1) await send(n);
    const before = await series();
    for (let n = 42; n < 42 + runs(84, 2_000); n += 1) await send(n);
    expect((await series()).filter(each => !before.includes(each))).toEqual([]);
    expect(await ask()).not.toMatch(/invento|SEARCH|PATCH/);
  }, 600_000);

  test('costs one statement of the queue and one of the companies, however often somebody asks', async () => {
    await ask();
    const across = jest.spyOn(app.services.db, 'acrossTenants');
    const queue = jest.spyOn(app.services.db, 'global');
    await Promise.all([ask(), ask(), ask()]);
    expect([across.mock.calls.length, queue.mock.calls.length]).toEqual([0, 0]);
    clock += 20_000;
    app.at(new Date(clock));
    await Promise.all([ask(), ask(), ask()]);
    expect([across.mock.calls.map(([reason]) => reason), queue.mock.calls.length]).toEqual([
      ['what waits in all companies'],
      1,
    ]);
    jest.restoreAllMocks();
  });

  test('with the database away they are answered, and say so', async () => {
    const away = await startTestApp();
    expect(valueOf(await ask(away.url), 'folio_measured{what="queue"}')).toBe(1);
    away.at(new Date(Date.now() + 10_000_000));
    const lost = jest.spyOn(away.services.db, 'global').mockRejectedValue(new Error('connection refused'));
    jest.spyOn(away.services.db, 'acrossTenants').mockRejectedValue(new Error('connection refused'));
    const answer = await fetch(`${away.url}/metrics`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const what of ['queue', 'companies', 'certificates'])
      expect(text).toContain(`\nfolio_measured{what="${what}"} 0\n`);
    expect(text).not.toContain('\nfolio_records{');
    expect(text).toContain('\nfolio_database_connections{');
    lost.mockRestore();
    jest.restoreAllMocks();
    expect(valueOf(await ask(away.url), 'folio_measured{what="queue"}')).toBe(1);
    await away.close();
  });

  test('a reading that takes too long is not waited for, nor begun again meanwhile', async () => {
    let begun = 0;
    let answer!: (value: string) => void;
    const measured = new Measured(
      () => {
        begun += 1;
        return new Promise<string>(resolve => {
          answer = resolve;
        });
      },
      1_000,
      () => new Date(0),
      20,
    );
    expect(await Promise.all([measured.value(), measured.value()])).toEqual([null, null]);
    expect(await measured.value()).toBe(null);
    expect(begun).toBe(1);
    answer('sabido');
    await new Promise(setImmediate);
    expect(await measured.value()).toBe('sabido');
    expect(begun).toBe(1);
  });
});

describe('what watches them', () => {
  const file = (path: string) => readFileSync(join(ROOT, 'docs', path), 'utf8');
  interface Rule {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string };
  }
  const rules = (): Rule[] => parse(file('watch/alerts.yml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
  interface Target {
    expr: string;
    legendFormat?: string;
  }
  const targets = (): Target[] =>
    JSON.parse(file('watch/dashboard.json')).panels.flatMap((panel: { targets?: Target[] }) => panel.targets ?? []);
  const queries = (): string[] => targets().map(({ expr }) => expr);
  /** Each metric with the words that may stand beside it, histograms by their three series. */
  async function offered(): Promise<string[]> {
    const types = [...(await ask()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    return types.flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map(end => `${name}_${end}`) : [name!],
    );
  }
  const named = (expressions: string[]) => [
    ...new Set(expressions.flatMap(each => each.match(/\b(folio|nodejs|process)_\w+/g) ?? [])),
  ];

  test('each figure that an alert or the dashboard names is there', async () => {
    const there = await offered();
    const wanted = named([...rules().map(({ expr }) => expr), ...queries()]);
    expect(wanted.filter(name => !there.includes(name))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(20);
  });

  test('each label and word that an alert or the dashboard names stands beside its figure', async () => {
    // A queue that is empty has no words.
    await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email } });
    clock += 60_000;
    app.at(new Date(clock));
    const words = new Map<string, Set<string>>();
    for (const [, name, labels] of (await ask()).matchAll(/^(\w+)\{([^}]*)\} /gm))
      for (const [, label, word] of labels!.matchAll(/(\w+)="([^"]*)"/g)) {
        const key = `${name} ${label}`;
        words.set(key, (words.get(key) ?? new Set()).add(word!));
      }
    const wrong: string[] = [];
    let looked = 0;
    const told = (text: string) => [...text.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, label]) => label!);
    const asked = [
      ...rules().map(({ expr, annotations }) => ({ expr, told: told(annotations.summary) })),
      ...targets().map(({ expr, legendFormat }) => ({ expr, told: told(legendFormat ?? '') })),
    ];
    for (const each of asked) {
      const kept = [...each.expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels]) => labels!.split(/,\s*/));
      if (kept.length > 0) wrong.push(...each.told.filter(label => !kept.includes(label)));
      for (const [, name, matchers] of each.expr.matchAll(/\b((?:folio|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)) {
        for (const label of [...kept, ...each.told])
          if (!['instance', 'job'].includes(label) && !words.has(`${name} ${label}`)) wrong.push(`${name} ${label}`);
        for (const [, label, word] of (matchers ?? '').matchAll(/(\w+)(?:=~|!=|!~|=)"([^"]*)"/g)) {
          if (label === 'job') continue;
          looked += 1;
          const there = words.get(`${name} ${label}`);
          wrong.push(...word!.split('|').flatMap(one => (there?.has(one) ? [] : [`${name} ${label}=${one}`])));
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(10);
  });

  test('each figure of ours is on the dashboard, and operations.md says what it is', async () => {
    const text = file('operations.md');
    const ours = [...(await ask()).matchAll(/^# TYPE (folio_\w+) /gm)].map(([, name]) => name!);
    const shown = queries().join(' ');
    expect(ours.filter(name => !shown.includes(name))).toEqual([]);
    expect(ours.filter(name => !text.includes(`\`${name}`))).toEqual([]);
    const told = [...text.matchAll(/^\| `(folio_\w+)/gm)].map(([, name]) => name!);
    expect(told.filter(name => !ours.includes(name))).toEqual([]);
  });

  test('each alert has a severity and a sentence, and operations.md says what to do', () => {
    const text = file('operations.md');
    const told = [...text.matchAll(/^\| `(Folio\w+)` \|/gm)].map(([, name]) => name!);
    expect(rules().map(({ alert }) => alert)).toEqual(told);
    for (const { alert, labels, annotations } of rules())
      expect([alert, ['page', 'warn', 'info'].includes(labels.severity), annotations.summary.length > 20]).toEqual([
        alert,
        true,
        true,
      ]);
  });
});

// Behind all others: it moves the clock past the end of every session.
test('a mail that is not to go any more is dropped, not failed', async () => {
  const late = await buildTenant(app);
  await app.rest('POST', '/auth/forgot-password', { body: { email: late.email } });
  const failed = await read('folio_mails_total{outcome="failed"}');
  const dropped = await read('folio_mails_total{outcome="dropped"}');
  // Its link opens nothing any more.
  clock += 8 * 86_400_000;
  app.at(new Date(clock));
  const background = await startBackground(
    readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }),
    app.services,
    app.database.app,
  );
  try {
    await until('folio_mails_total{outcome="dropped"}', value => value > dropped);
  } finally {
    await background.stop();
  }
  expect(await read('folio_mails_total{outcome="failed"}')).toBe(failed);
});
