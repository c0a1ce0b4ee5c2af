import { randomUUID } from 'node:crypto';
import { OPERATIONS } from './access-matrix';
import type { Things } from './things';
import { sings, type Canary } from '../canary';
import { CALLS, type Door } from '../doors';
import type { TestApp } from '../harness';
import { IS_LONG } from '../long';
import { idPaths, operations, valueAt, withValueAt } from './operations';

const isInBody = (path: string) => path.startsWith('input.');

/**
 * Calls an operation once for every argument that takes an id, with B's id there and A's own elsewhere, and again with
 * an id that nobody has: the two answers are the same, NOT_FOUND, and sing no canary. What is the platform's is
 * forbidden either way. A row of REST hands a body on as it is: of what stands in one, the first is asked for.
 */
export async function askForeign(
  app: TestApp,
  door: Door,
  name: string,
  own: Things,
  canary: Canary,
  token: string | undefined,
  isRow = false,
): Promise<void> {
  const operation = operations().find(each => each.name === name)!;
  const code = OPERATIONS[name]!.right === 'platform' ? 'FORBIDDEN' : 'NOT_FOUND';
  const all = idPaths(operation);
  const first = all.find(isInBody);
  const paths = isRow && !IS_LONG ? all.filter(path => !isInBody(path) || path === first) : all;
  // Whatever is refused leaves A's own as it was.
  const mine = paths.length > 0 ? await OPERATIONS[name]!.given!(own) : {};
  for (const path of paths) {
    const theirs = valueAt(await OPERATIONS[name]!.given!(canary.things), path);
    const answers = [];
    for (const id of [theirs, randomUUID()]) {
      const outcome = await door(app, withValueAt(mine, path, id), { token });
      expect([name, path, outcome.code]).toEqual([name, path, code]);
      expect(sings(outcome.text)).toBe(false);
      answers.push([outcome.status, outcome.text]);
    }
    expect(answers[0]).toEqual(answers[1]);
  }
}

/** Reads whose answer holds no text of the company's. */
export const DEAF = [
  'nextNumber',
  // A file, in base64.
  'invoicePreview',
  'POST /invoices/preview',
  'invoiceExport',
  'invoiceSums',
  'GET /invoices/sums',
  'invoiceCounts',
  'customerAccount',
  'GET /customers/:id/account',
  'GET /invoices/counts',
  // An account is too short a text for one.
  'bankStatements',
  'GET /bank/statements',
  'dueWeeks',
  'GET /invoices/due',
  'verifyChain',
  'GET /verifactu/chain',
  // Of what was invoiced under criterio de caja alone.
  'cashAccrual',
  'GET /invoices/cash-basis',
  'GET /invoices/cash-basis/csv',
  'GET /invoices/correlativity/pdf',
  'verifactuExport',
  'companyFace',
  'GET /settings/face',
  'cardAccount',
  'GET /settings/card',
  'GET /verifactu/certificate/status',
  'GET /verifactu/representation/pdf',
  'GET /verifactu/representation/:id/pdf',
  'GET /billing/status',
  'GET /billing/payments/:id/invoice',
  'checkoutPaid',
  'myAffiliateStats',
  'GET /affiliates/my-stats',
  'activityExport',
  'checkActivities',
  'GET /lopd/reports/activity/check',
  'nextRectifyingNumber',
];
/** Its answer is the filter that was asked with. */
const ECHO = 'invoiceExport';

/**
 * Names of the reads, through both doors, whose answers sing: unfiltered, or of those that search, with this search.
 */
export async function hearing(app: TestApp, token: string, things: Things, wanted?: string): Promise<string[]> {
  const heard: string[] = [];
  for (const [name, operation, right, make] of CALLS) {
    if (!right.endsWith('read')) continue;
    const { search, status: _status, ...rest } = (await OPERATIONS[operation]!.given?.(things)) ?? {};
    if (wanted !== undefined && (search === undefined || name === ECHO)) continue;
    const outcome = await make()(app, { ...rest, ...(wanted !== undefined && { search: wanted }) }, { token });
    expect([name, outcome.code]).toEqual([name, null]);
    if (sings(outcome.text)) heard.push(name);
  }
  return heard;
}
