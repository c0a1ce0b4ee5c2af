import type { Alta, Detail } from '../record';
import { MARGIN, near } from '../values/amounts';
import { firstOf, type Rule } from './case';
import { isFull } from './kind';
import { surcharges, taxRate } from './rates';
import { regimeOf, regimes } from './regimes';

type DetailRule = (detail: Detail, record: Alta) => number | null;

const isNotSubject = ({ qualification }: Detail) => qualification === 'N1' || qualification === 'N2';
const hasFigures = ({ rate, quota, surchargeRate, surcharge }: Detail) =>
  [rate, quota, surchargeRate, surcharge].some(figure => figure !== null);

const exemption: DetailRule = detail => {
  if (!detail.exemption) return null;
  if (/E[78]/.test(detail.exemption) && detail.tax !== '03') return 1182;
  return hasFigures(detail) ? 1238 : null;
};

const qualification: DetailRule = (detail, { kind }) => {
  if (detail.qualification === 'S2') {
    if (!isFull(kind)) return 1197;
    if (detail.rate !== 0 || detail.quota !== 0) return 1198;
  }
  if (isNotSubject(detail) && detail.tax === '01' && hasFigures(detail)) return 1237;
  return detail.qualification !== 'S1' && detail.quota ? 1207 : null;
};

const surchargePair: DetailRule = ({ qualification: which, surchargeRate, surcharge }) => {
  if ((surchargeRate === null) !== (surcharge === null)) return 1284;
  return surchargeRate !== null && which !== 'S1' ? 1281 : null;
};

const atCost: DetailRule = ({ atCost: cost, regime, tax }) =>
  cost !== null && regime !== '06' && tax !== '02' && tax !== '05' ? 1257 : null;

/** Quota = base × rate, ten euros up or down, with the sign of the base; not asked of differences and of bad debts. */
const quota: DetailRule = (detail, { rectification, kind }) => {
  if (detail.qualification !== 'S1') return null;
  if (detail.rate === null || detail.quota === null) return detail.atCost === null ? 1208 : 1209;
  if (rectification === 'I' || kind === 'R2' || kind === 'R3') return null;
  const base = detail.atCost ?? detail.base;
  if (detail.quota * base < 0) return detail.atCost === null ? 1143 : 1140;
  return near(detail.quota, (base * detail.rate) / 10_000) ? null : detail.atCost === null ? 1142 : 1144;
};

const DETAIL_RULES: DetailRule[] = [
  regimeOf,
  regimes,
  exemption,
  qualification,
  surchargePair,
  atCost,
  taxRate,
  surcharges,
  quota,
];

const everyDetail: Rule = record => {
  for (const detail of record.details) {
    for (const rule of DETAIL_RULES) {
      const code = rule(detail, record);
      if (code) return code;
    }
  }
  return null;
};

const simplifiedLimit: Rule = ({ kind, agreement, unidentified, details }) => {
  if (kind !== 'F2' || agreement || unidentified) return null;
  return details.reduce((sum, detail) => sum + detail.base + (detail.quota ?? 0), 0) > 3000_00 + MARGIN ? 1150 : null;
};

const intraCommunity: Rule = ({ details, customers }) =>
  details.some(({ tax, exemption: which }) => tax === '01' && which === 'E5') && customers.some(({ other }) => !other)
    ? 1289
    : null;

/** The lines of the breakdown, one by one and together. */
export const breakdown = firstOf([everyDetail, intraCommunity, simplifiedLimit]);
