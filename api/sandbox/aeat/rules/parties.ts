import type { Alta, OtherId, Party } from '../record';
import { kindOfNif } from '../values/nif';
import { countryOfVatId, isVatId } from '../values/vat-id';
import { firstOf, type Rule, type Surroundings } from './case';
import { isFull } from './kind';

/** The number of a party in another state, for a day on which the United Kingdom counted or not. */
export function vatIdTrouble({ country, id }: OtherId, day: string, missing: ReadonlySet<string>): number | null {
  if (id.startsWith('XI') && day < '2021-01-01') return 1254;
  if (id.startsWith('GB') && day >= '2021-02-01') return 1255;
  if (!isVatId(id)) return 1103;
  if (country && countryOfVatId(id) !== country) return 1122;
  return missing.has(id) ? 1121 : null;
}

export function nifTrouble({ nif, name }: Party, missing: ReadonlySet<string>): number | null {
  const kind = kindOfNif(nif ?? '');
  if (!kind) return 1123;
  if (kind === 'natural' && !name.trim()) return 1283;
  return missing.has(nif!) ? 1110 : null;
}

const dayOfOperation = (record: Alta) => record.operationDay ?? record.day!;

function otherIdTrouble(other: OtherId, record: Alta, { missing }: Surroundings): number | null {
  const { country, type, id } = other;
  if (type === '02') return isFull(record.kind) ? vatIdTrouble(other, dayOfOperation(record), missing) : 1156;
  if (!country) return 1111;
  if ((country === 'ES' && type !== '03' && type !== '07') || (type === '07' && country !== 'ES')) return 1126;
  if (type !== '07') return id.trim() ? null : 1103;
  const kind = kindOfNif(id);
  if (!kind) return 1290;
  return kind === 'natural' ? null : 1131;
}

const customers: Rule = (record, around) => {
  const { kind, hasCustomers } = record;
  if (isFull(kind) !== hasCustomers) return hasCustomers ? 1190 : 1189;
  for (const party of record.customers) {
    const type = party.other?.type;
    const trouble = party.other ? otherIdTrouble(party.other, record, around) : nifTrouble(party, around.missing);
    if (trouble) return trouble;
    if (party.nif === record.nif) return 1193;
    if (kind === 'R3' && type && type !== '07') return 1191;
    if (kind === 'R2' && type && type !== '07' && type !== '02') return 1192;
  }
  return null;
};

const issuer: Rule = (record, { missing }) => {
  const { issuedBy, third, hasCustomers } = record;
  if (issuedBy === 'T' && !third) return 1186;
  if (issuedBy === 'D' && third) return 1159;
  if (issuedBy === 'D' && !hasCustomers) return 1158;
  if (!third) return null;
  if (!issuedBy) return 1155;
  if (!third.other) return third.nif === record.nif ? 1188 : nifTrouble(third, missing);
  if (third.other.type === '07') return 1211;
  if (third.other.type === '02') return vatIdTrouble(third.other, dayOfOperation(record), missing);
  if (!third.other.country) return 1111;
  return third.other.country === 'ES' && third.other.type !== '03' ? 1232 : null;
};

/** Who issued it and whom it is for. */
export const parties = firstOf([issuer, customers]);
