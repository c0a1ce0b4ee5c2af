import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { STATUS } from '../errors';

const HTTP_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Fewer of them: there is a series for each operation that is used. */
const OPERATION_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5];
/** As long as a message to the AEAT may take. */
const AEAT_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** What this process has counted since it started. Labels are words of ours alone: nothing of a company, no free text. */
export const requestSeconds = new Histogram({
  name: 'folio_http_request_seconds',
  help: 'Duration of HTTP requests by door and status.',
  labelNames: ['door', 'status'],
  buckets: HTTP_BUCKETS,
  registers: [],
});

export const operationSeconds = new Histogram({
  name: 'folio_operation_seconds',
  help: 'Duration of operations that were admitted, of GraphQL and of REST, by root field of the schema.',
  labelNames: ['operation'],
  buckets: OPERATION_BUCKETS,
  registers: [],
});

export const refusals = new Counter({
  name: 'folio_refusals_total',
  help: 'Errors that callers were answered, by code.',
  labelNames: ['code'],
  registers: [],
});

export const mails = new Counter({
  name: 'folio_mails_total',
  help: 'Tries at mails by outcome; queued: it is tried again; dropped: what it was to say was so no longer.',
  labelNames: ['outcome'],
  registers: [],
});

export const aeatSeconds = new Histogram({
  name: 'folio_aeat_request_seconds',
  help: 'Duration of messages and questions to the AEAT by what came of them.',
  labelNames: ['request', 'outcome'],
  buckets: AEAT_BUCKETS,
  registers: [],
});

export const aeatRecords = new Counter({
  name: 'folio_aeat_records_total',
  help: 'Records that the AEAT answered, by state.',
  labelNames: ['state'],
  registers: [],
});

export const replicaReads = new Counter({
  name: 'folio_replica_reads_total',
  help: 'Reads that a replica may answer, by who did: replica, or the primary because it was late, away, foreign or at rest.',
  labelNames: ['from'],
  registers: [],
});

export const replicaSeconds = new Histogram({
  name: 'folio_replica_lag_seconds',
  help: 'How long the replica took to be where the primary was when a read began.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
  registers: [],
});

/**
 * What alerts watch begins at 0: of a series that begins with its first error Prometheus sees no increase. The first is
 * the one that counts.
 */
for (const door of ['graphql', 'rest', 'web']) requestSeconds.zero({ door, status: '500' });
for (const code of Object.keys(STATUS)) refusals.inc({ code }, 0);
for (const outcome of ['sent', 'queued', 'failed', 'doubtful', 'dropped']) mails.inc({ outcome }, 0);
for (const request of ['send', 'query'])
  for (const outcome of [request === 'send' ? 'answer' : 'found', 'fault', 'silence', 'refused'])
    aeatSeconds.zero({ request, outcome });
for (const state of ['accepted', 'accepted_with_errors', 'rejected']) aeatRecords.inc({ state }, 0);
for (const from of ['replica', 'late', 'away', 'foreign', 'rest']) replicaReads.inc({ from }, 0);

const COUNTED = [
  requestSeconds,
  operationSeconds,
  refusals,
  mails,
  aeatSeconds,
  aeatRecords,
  replicaReads,
  replicaSeconds,
];

/** A server's own registry: what the process counts, with loop delay, memory and garbage collection. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of COUNTED) registry.registerMetric(metric as Counter);
  return registry;
}
