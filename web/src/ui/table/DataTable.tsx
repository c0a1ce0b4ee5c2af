import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Banner } from '../layout/Banner';
import { Button } from '../Button';
import { CardList } from './CardList';
import { DESKTOP, useMedia } from '../format/media';
import { TableBody } from './TableBody';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell(row: Row): ReactNode;
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
  /** What the table holds, for readers. */
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
  /** The row below that. */
  card(row: Row): ReactNode;
  /** Buttons at the end of a card, above its link. */
  cardActions?(row: Row): ReactNode;
  /** The catalogue's message; shows 'Reintentar' in the rows' place. */
  error?: string | null;
  onRetry(): void;
  empty: ReactNode;
}

/** Table from 992 px or `tableFrom`, cards below; place holders, an empty state and a failing one stand in the same frame. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useMedia(props.tableFrom ?? DESKTOP);
  const { rows, error, onRetry, empty } = props;
  if (error && !rows) return <Banner kind="danger" action={<Button size="sm" onClick={onRetry}>Reintentar</Button>}>{error}</Banner>;
  if (rows?.length === 0) return empty;
  return (
    <Box aria-busy={!rows || undefined}>
      {error && <Box marginBottom="3"><Banner kind="danger" action={<Button size="sm" onClick={onRetry}>Reintentar</Button>}>{error}</Banner></Box>}
      {table ? <TableBody {...props} /> : <CardList {...props} />}
    </Box>
  );
}
