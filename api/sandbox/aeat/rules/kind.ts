import { kindOfNif } from '../values/nif';
import { firstOf, type Rule } from './case';

const HUGE = 100_000_000_00;
const named = (kinds: string) => (kind: string) => kinds.split(' ').includes(kind);
export const isFull = named('F1 F3 R1 R2 R3 R4');
const isRectification = (kind: string) => kind.startsWith('R');

const correction: Rule = ({ correction: corrects, rejectedBefore }) => {
  if (corrects === 'S' || rejectedBefore === 'N') return null;
  return rejectedBefore === 'X' ? 1153 : 1161;
};

const rectification: Rule = ({ kind, rectification: way, rectified, replaced, hasRectifiedAmounts }) => {
  if (isRectification(kind) && !way) return 1114;
  if (!isRectification(kind) && way) return 1115;
  if (rectified && !isRectification(kind)) return 1117;
  if (replaced && kind !== 'F3') return 1116;
  if (way === 'S' && !hasRectifiedAmounts) return 1118;
  return way !== 'S' && hasRectifiedAmounts ? 1119 : null;
};

const earlierIssuers: Rule = ({ rectified, replaced }, { missing }) =>
  [...(rectified ?? []), ...(replaced ?? [])].some(({ nif }) => !nif || !kindOfNif(nif) || missing.has(nif))
    ? 1154
    : null;

const marks: Rule = ({ kind, simplified, unidentified, coupon, huge, total }) => {
  if (simplified && !isFull(kind)) return 1183;
  if (unidentified && !named('F2 R5')(kind)) return 1185;
  if (coupon && !named('R1 R5')(kind)) return 1157;
  if (huge === 'S' && Math.abs(total) < HUGE) return 1138;
  return huge !== 'S' && Math.abs(total) >= HUGE ? 1139 : null;
};

/** Kind of invoice, and what goes with each kind. */
export const kindOfInvoice = firstOf([correction, rectification, earlierIssuers, marks]);
