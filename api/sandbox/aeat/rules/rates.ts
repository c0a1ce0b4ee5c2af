import type { Alta, Detail } from '../record';

const dayOf = ({ operationDay, day }: Alta) => operationDay ?? day!;
const between = (day: string, from: string, to: string) => day >= from && day <= to;
const isVatS1 = ({ tax, qualification }: Detail) => tax === '01' && qualification === 'S1';

const ALWAYS = [0, 4_00, 10_00, 21_00];
/** Rates that had their time. */
const FOR_A_WHILE: Record<number, [code: number, from: string, to: string]> = {
  5_00: [1194, '2022-07-01', '2024-09-30'],
  2_00: [1235, '2024-10-01', '2024-12-31'],
  7_50: [1236, '2024-10-01', '2024-12-31'],
};

export function taxRate(detail: Detail, record: Alta): number | null {
  if (!isVatS1(detail) || detail.rate === null || ALWAYS.includes(detail.rate)) return null;
  const [code, from, to] = FOR_A_WHILE[detail.rate] ?? [1124, '', ''];
  return between(dayOf(record), from, to) ? null : code;
}

const KNOWN = [0, 26, 50, 62, 1_00, 1_40, 1_75, 5_20];
const PAIRS: Record<number, [code: number, allowed: number[]]> = {
  21_00: [1162, [5_20, 1_75]],
  10_00: [1163, [1_40]],
  7_50: [1169, [1_00]],
  4_00: [1164, [50]],
  2_00: [1166, [26]],
};

/** Which surcharge goes with which rate: those of 5 % and 0 % depend on the day. */
function pairOf(rate: number, day: string): [code: number, allowed: number[]] | undefined {
  if (rate === 5_00) return day <= '2022-12-31' ? [1167, [50]] : [1168, [62]];
  if (rate === 0)
    return between(day, '2023-01-01', '2024-09-30') ? [1165, [0]] : day > '2024-09-30' ? [1170, [26]] : [1277, [0]];
  return PAIRS[rate];
}

export function surcharges(detail: Detail, record: Alta): number | null {
  const { rate, surchargeRate } = detail;
  if (!isVatS1(detail) || rate === null || surchargeRate === null) return null;
  if (!KNOWN.includes(surchargeRate)) return 1127;
  const pair = pairOf(rate, dayOf(record));
  return pair && !pair[1].includes(surchargeRate) ? pair[0] : null;
}
