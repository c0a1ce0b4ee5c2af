import type { Alta, InvoiceRecord } from '../record';
import { near } from '../values/amounts';
import type { Surroundings } from './case';
import { lacksIpsiKey } from './regimes';

/** How far a record's hour may be from ours, either way. */
const SECONDS = 240;
const UNSUMMED = ['03', '05', '06', '08', '09'];

function sums({ details, quotaTotal, total }: Alta): number | null {
  if (details.some(({ regime }) => UNSUMMED.includes(regime ?? ''))) return null;
  const quotas = details.reduce((sum, { quota, surcharge }) => sum + (quota ?? 0) + (surcharge ?? 0), 0);
  if (
    !near(
      total,
      details.reduce((sum, { base }) => sum + base, quotas),
    )
  )
    return 2005;
  return near(quotaTotal, quotas) ? null : 2006;
}

function hashes({ hash, computed, previous }: InvoiceRecord): number | null {
  if (hash !== computed) return 2000;
  if (!previous) return null;
  if (previous.hash.length !== 64) return 2002;
  if (!/^[\dA-F]{64}$/.test(previous.hash)) return 2003;
  return previous.hash === hash ? 2008 : null;
}

const hasNoIpsiKey = (record: InvoiceRecord) => record.operation === 'Alta' && record.details.some(lacksIpsiKey);

/** From 2027 the missing key of IPSI is a reason to refuse. */
export const refusalOfIpsi = (record: InvoiceRecord, today: string): number | null =>
  today >= '2027-01-01' && hasNoIpsiKey(record) ? 1245 : null;

/** What is noted on a record that is taken all the same: the first, those that need no correction last. */
export function warningOf(record: InvoiceRecord, isFirstAgain: boolean, { header, now }: Surroundings): number | null {
  const uncounted = record.operation === 'Alta' && record.customers.some(({ other }) => other?.type === '07');
  const own = (uncounted ? 2001 : null) ?? hashes(record) ?? (record.operation === 'Alta' ? sums(record) : null);
  if (own) return own;
  if (isFirstAgain) return 2007;
  if (hasNoIpsiKey(record)) return 2009;
  const late = Math.abs(Date.parse(record.generatedAt) - now.getTime()) > SECONDS * 1000;
  return late && !header.incident ? 2004 : null;
}
