import { Counter, Gauge, type Registry } from 'prom-client';
import { drawing } from '../edges/pdf/drawing';
import { certificatesToEnd, companiesAtWork } from '../modules/superadmin/at-work';
import type { Services } from '../platform/context';
import { queueOf } from '../platform/jobs';
import { Measured } from '../platform/log/measured';
import { processMetrics } from '../platform/log/metrics';

/** How often a statement is sent for it, however often somebody asks. */
const QUEUE_MS = 5_000;
const COMPANIES_MS = 15_000;
const CERTIFICATES_MS = 3_600_000;

type Labels = Record<string, string>;
type Value = [labels: Labels, value: number];
const NO_LABELS: Labels = {};

/** The figures of a server: what its process counts, and what is measured when somebody asks for them. */
export class Figures {
  private readonly registry: Registry = processMetrics();
  private readonly queue: Measured<Awaited<ReturnType<typeof queueOf>>>;
  private readonly companies: Measured<Awaited<ReturnType<typeof companiesAtWork>>>;
  private readonly certificates: Measured<Awaited<ReturnType<typeof certificatesToEnd>>>;

  /** `tasks`: the jobs that there are; others are 'other'. */
  constructor(
    private readonly services: Services,
    private readonly tasks: readonly string[],
  ) {
    const { db } = services;
    const now = () => services.now();
    this.queue = new Measured(() => queueOf(db), QUEUE_MS, now);
    this.companies = new Measured(() => companiesAtWork(db, now()), COMPANIES_MS, now);
    this.certificates = new Measured(() => certificatesToEnd(db, now()), CERTIFICATES_MS, now);
    this.ofProcess();
    this.ofDatabase();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private gauge(name: string, help: string, labelNames: string[], read: () => Value[] | Promise<Value[]>): void {
    this.registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          const values = await read();
          this.reset();
          for (const [labels, value] of values) this.set(labels, value);
        },
      }),
    );
  }

  /** What somebody else counts. */
  private counter(name: string, help: string, labelNames: string[], read: () => Value[]): void {
    this.registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          this.reset();
          for (const [labels, value] of read()) this.inc(labels, value);
        },
      }),
    );
  }

  private ofProcess(): void {
    const { db, operatorCertificate } = this.services;
    this.gauge(
      'folio_database_connections',
      'Connections to the database by pool, and requests that wait for one.',
      ['pool', 'state'],
      () =>
        db
          .connectionsByPool()
          .flatMap(({ pool, ...states }) => Object.entries(states).map(([state, n]): Value => [{ pool, state }, n])),
    );
    this.counter('folio_database_statements_total', 'Statements sent to the database.', [], () => [
      [NO_LABELS, db.statements],
    ]);
    this.counter('folio_database_packets_total', 'Packets that statements left in.', [], () => [
      [NO_LABELS, db.packets],
    ]);
    this.counter('folio_pdf_total', 'Papers by what came of drawing them.', ['outcome'], () =>
      Object.entries(drawing.outcomes).map(([outcome, n]) => [{ outcome }, n]),
    );
    this.counter('folio_pdf_seconds_total', 'Time that threads have drawn.', [], () => [
      [NO_LABELS, drawing.ms / 1_000],
    ]);
    this.gauge('folio_pdf_waiting', 'Papers that wait for a thread.', [], () => [[NO_LABELS, drawing.waiting()]]);
    this.gauge(
      'folio_operator_certificate_end_seconds',
      "Unix time at which the operator's certificate ends; absent without one.",
      [],
      () => (operatorCertificate ? [[NO_LABELS, operatorCertificate.notAfter.getTime() / 1_000]] : []),
    );
  }

  private ofDatabase(): void {
    const ago = (since: Date) => Math.max(0, (this.services.now().getTime() - since.getTime()) / 1_000);
    const taskOf = (task: string) => (this.tasks.includes(task) ? task : 'other');
    this.gauge('folio_jobs', 'Jobs in the queue by task and state.', ['task', 'state'], async () =>
      ((await this.queue.value()) ?? []).flatMap(({ task, since: _since, ...states }) =>
        Object.entries(states).map(([state, n]): Value => [{ task: taskOf(task), state }, n]),
      ),
    );
    this.gauge('folio_job_oldest_seconds', 'Age of the oldest job that waits, by task.', ['task'], async () =>
      ((await this.queue.value()) ?? []).flatMap(({ task, since }): Value[] =>
        since ? [[{ task: taskOf(task) }, ago(since)]] : [],
      ),
    );
    this.gauge('folio_records', 'Records of all companies by state; counted up to 100,000.', ['state'], async () => {
      const known = await this.companies.value();
      return known ? (['waiting', 'sending', 'rejected'] as const).map(state => [{ state }, known[state]]) : [];
    });
    this.gauge('folio_record_oldest_seconds', 'Age of the oldest record that is not yet answered.', [], async () => {
      const known = await this.companies.value();
      return known ? [[NO_LABELS, known.since ? ago(known.since) : 0]] : [];
    });
    this.gauge('folio_companies_paused', 'Companies whose sending to the AEAT is paused.', [], async () => {
      const known = await this.companies.value();
      return known ? [[NO_LABELS, known.paused]] : [];
    });
    this.gauge('folio_recurring_due', 'Recurring invoices that are due and not yet tried today.', [], async () => {
      const known = await this.companies.value();
      return known ? [[NO_LABELS, known.recurring]] : [];
    });
    this.gauge(
      'folio_certificates',
      "Companies' certificates that have ended, or end within 7 days, or within 8 to 30; read once an hour.",
      ['end'],
      async () => {
        const known = await this.certificates.value();
        return known ? Object.entries(known).map(([end, n]) => [{ end }, n]) : [];
      },
    );
    this.gauge('folio_measured', '1 where what is read from the database could be read.', ['what'], async () => {
      const read = { queue: this.queue, companies: this.companies, certificates: this.certificates };
      return Promise.all(
        Object.entries(read).map(async ([what, each]): Promise<Value> => [{ what }, (await each.value()) ? 1 : 0]),
      );
    });
  }
}
