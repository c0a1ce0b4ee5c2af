import type { Alta, Detail } from '../record';

const LISTS: Record<string, string[]> = {
  '01': '01 02 03 04 05 06 07 08 09 10 11 14 15 17 18 19 20'.split(' '),
  '03': '01 02 03 04 05 06 07 08 09 10 11 14 15 17 18 19 20 21'.split(' '),
  '02': '01 08 11 18 19 20'.split(' '),
};

/** IPSI without a right key is only noted until the end of 2026: see warnings.ts. */
export const lacksIpsiKey = ({ tax, regime }: Detail): boolean => tax === '02' && !LISTS['02'].includes(regime ?? '');

/** Whether there is a key, of the list of its tax. */
export function regimeOf({ tax, regime }: Detail): number | null {
  if (tax === '05') return regime ? 1260 : null;
  if (tax === '02') return null;
  if (!regime) return 1245;
  return LISTS[tax].includes(regime) ? null : 1246;
}

type Check = (detail: Detail, record: Alta) => boolean;
const qualifiedAs =
  (...allowed: string[]): Check =>
  ({ qualification }) =>
    allowed.includes(qualification ?? '');

/** What each key asks for: the code comes where its check does not hold. */
const DEMANDS: Record<string, [code: number, holds: Check][]> = {
  '01': [[1199, ({ exemption }) => exemption !== 'E2' && exemption !== 'E3']],
  '02': [[1286, ({ qualification }) => !qualification]],
  '03': [[1200, ({ qualification }) => !qualification || qualification === 'S1']],
  '04': [[1201, ({ qualification }) => !qualification || qualification === 'S2']],
  '06': [[1202, ({ atCost }, { kind }) => atCost !== null && !['F2', 'F3', 'R5'].includes(kind)]],
  '07': [
    [
      1203,
      ({ qualification, exemption }) => qualification === 'S1' || ['E1', 'E6', 'E7', 'E8'].includes(exemption ?? ''),
    ],
  ],
  '08': [[1252, qualifiedAs('N2')]],
  '10': [
    [
      1205,
      ({ qualification }, { kind, customers }) =>
        qualification === 'N1' && kind === 'F1' && customers.every(({ nif }) => nif),
    ],
  ],
  '14': [
    [1147, (_, { operationDay, day }) => !!operationDay && operationDay > day!],
    [1148, (_, { kind }) => ['F1', 'R1', 'R2', 'R3', 'R4'].includes(kind)],
    [1149, (_, { customers }) => customers.every(({ nif }) => /^[PQSV]/.test(nif ?? ''))],
  ],
};
const ONLY_VAT: Record<string, [code: number, holds: Check]> = { '11': [1206, ({ rate }) => rate === 21_00] };
const ONLY_IGIC: Record<string, [code: number, holds: Check]> = { '20': [1293, qualifiedAs('N2')] };

/** What the key of the regime allows. */
export function regimes(detail: Detail, record: Alta): number | null {
  const { tax, regime } = detail;
  if (!regime || (tax !== '01' && tax !== '03')) return null;
  const own = (tax === '01' ? ONLY_VAT : ONLY_IGIC)[regime];
  return [...(DEMANDS[regime] ?? []), ...(own ? [own] : [])].find(([, holds]) => !holds(detail, record))?.[0] ?? null;
}
