import { Box } from '@chakra-ui/react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate, formatDayShort, today } from '../../ui/format/dates';
import type { Column } from '../../ui/table/table';
import { distanceOf } from '../collect/dueText';
import { invoiceColumns, type TickColumn } from './invoiceColumns';

/** A row that may say which reminder of it went last. */
type DueRow = InvoiceRowFragment & { reminded?: { step: number; at: string } | null };

/** When it is due, and how far off that is; what is for the customer is due on no day. */
export function DueCell({ invoice }: { invoice: DueRow }) {
  const { dueOn, owed, reminded } = invoice;
  if (owed.startsWith('-')) return <Box color="muted">A su favor</Box>;
  if (!dueOn) return null;
  const { text, color } = distanceOf(dueOn, today());
  return (
    <>
      <Box as="span" whiteSpace="nowrap">
        {formatDate(dueOn)}
        <Box as="span" color={color}>{` · ${text}`}</Box>
      </Box>
      {reminded && (
        <Box color="muted" textStyle="small" whiteSpace="nowrap">
          {remindedText(reminded)}
        </Box>
      )}
    </>
  );
}

/** 'Recordada el 12 nov · 2.º' */
const remindedText = ({ step, at }: { step: number; at: string }) => `Recordada el ${formatDayShort(at)} · ${step}.º`;

const due: Column<InvoiceRowFragment> = {
  key: 'due',
  head: 'Vence',
  width: '204px',
  figures: true,
  cell: invoice => <DueCell invoice={invoice} />,
};

const left: Column<InvoiceRowFragment> = {
  key: 'owed',
  head: 'Pendiente',
  width: '136px',
  align: 'end',
  figures: true,
  cell: invoice => <Box textStyle="name">{formatMoney(invoice.owed)}</Box>,
};

const total: Column<InvoiceRowFragment> = {
  key: 'total',
  head: 'Total',
  width: '132px',
  align: 'end',
  quiet: true,
  figures: true,
  cell: invoice => formatMoney(invoice.total),
};

/** Closer together than in the list of all, so that the customer's name has room. */
const NARROWED: Record<string, string> = { number: '124px', date: '108px', verifactu: '128px' };

/**
 * What is owed, in the order in which it is due: without NIF, and where it is narrow without date and total, and with
 * the agency's answer only where it refused.
 */
export function dueColumns(tick: TickColumn, pro: boolean, wide: boolean): Column<InvoiceRowFragment>[] {
  const columns = invoiceColumns(tick, pro && wide, false)
    .filter(({ key }) => key !== 'total' && (wide || key !== 'date'))
    .map(column => ({ ...column, width: NARROWED[column.key] ?? column.width }));
  const at = columns.findIndex(({ key }) => key === 'customer') + 1;
  return [...columns.slice(0, at), due, ...columns.slice(at), ...(wide ? [total] : []), left];
}
