import type { ColumnOptions } from 'typeorm';

/** A percentage of tax with one decimal at most: numeric in the table, a number in the code (21, 9.5). */
export const RATE_COLUMN: ColumnOptions = {
  type: 'numeric',
  precision: 4,
  scale: 1,
  transformer: { from: (text: string | null) => (text === null ? null : Number(text)), to: (rate: number) => rate },
};
