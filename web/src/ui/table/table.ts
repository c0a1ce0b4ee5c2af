import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /**
   * `chosen`: as the table's `selected` says. As long as the function and the row are the same as before, the cell is
   * not drawn again: anything else that it shows comes from hooks of its own.
   */
  cell(row: Row, chosen: boolean): ReactNode;
  /** Where it leads to be sorted by this column, or the other way round; which way it is by now. */
  sort?: { to: string; now?: 'ascending' | 'descending' };
  /** Of the fixed layout: '120px', '24%'; without one, what is left. */
  width?: string;
  align?: 'start' | 'end';
  /** Secondary text. */
  quiet?: boolean;
  /** Figures: tabular, never wrapped. */
  figures?: boolean;
  /** Shape of the place holder. */
  skeleton?: 'text' | 'pill' | 'none';
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  label: string;
  columns: Column<Row>[];
  /** Nothing until the first answer. */
  rows: Row[] | undefined;
  rowKey(row: Row): string;
  /** Where the row leads, or what it opens: then its first cell is the link or the button. */
  rowLink?(row: Row): string;
  rowPress?(row: Row): void;
  /** Marks the row as chosen. */
  selected?(row: Row): boolean;
  /** A media query: when it is a table, where that is not from 992 px. */
  tableFrom?: string;
  /** The row below that; as `cell`. */
  card(row: Row, chosen: boolean): ReactNode;
  /** Buttons at the end of a card, above its link; as `cell`. */
  cardActions?(row: Row): ReactNode;
  /** The catalogue's message; shows 'Reintentar' in the rows' place. */
  error?: string | null;
  onRetry(): void;
  empty: ReactNode;
}
