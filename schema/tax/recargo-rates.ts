/** Recargo de equivalencia in thousandths by rate of VAT (LIVA, art. 161). */
export const RECARGO: Record<number, bigint> = { 21: 52n, 10: 14n, 4: 5n };
