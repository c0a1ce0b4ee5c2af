import { Box } from '@chakra-ui/react';
import { useCallback, useRef, type ReactElement } from 'react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { DataTable } from '../../ui/table/DataTable';
import type { Column } from '../../ui/table/table';
import { InvoiceCard } from './InvoiceCard';
import type { TickColumn } from './invoiceColumns';
import { RowDialogs } from './RowDialogs';
import { SelectionBar } from './selection/SelectionBar';
import { Tick, TickAll } from './selection/Tick';
import { useRowKeys } from './useRowKeys';
import { useSelection } from './selection/useSelection';

interface InvoiceTableProps {
  rows: InvoiceRowFragment[] | undefined;
  columns(ticks: TickColumn): Column<InvoiceRowFragment>[];
  /** Stand above the rows as long as none is ticked. */
  filters: ReactElement | null;
  pro: boolean;
  due: boolean;
  desktop: boolean;
  error: string | null;
  onRetry(): void;
  empty: ReactElement;
}

/**
 * The invoices, and what may be done with those that are ticked. A tick draws nothing outside of this: it is to be seen
 * within 100 ms in a list of 200, also on a slow processor.
 */
export function InvoiceTable({ rows, columns, filters, pro, due, desktop, ...rest }: InvoiceTableProps) {
  const selection = useSelection(rows);
  const { tick } = selection;
  const rowKeys = useRowKeys(rows, selection);
  // The same functions from one tick to the next: rows that stay as they are are not drawn anew.
  const tickCell = useCallback(
    (invoice: InvoiceRowFragment, chosen: boolean) => <Tick invoice={invoice} chosen={chosen} tick={tick} />,
    [tick],
  );
  const card = useCallback(
    (invoice: InvoiceRowFragment, chosen: boolean) => (
      <InvoiceCard invoice={invoice} chosen={chosen} tick={tick} pro={pro} due={due} />
    ),
    [tick, pro, due],
  );
  const any = selection.chosen.length > 0;
  const { height, watch } = useHeight();
  return (
    <>
      <Box
        display="flow-root"
        // What scrolls by must not show between the bar of the product and the selection's.
        {...(any && { position: 'sticky', top: 'calc({sizes.nav} + 8px)', zIndex: 'sticky', pointerEvents: 'none' })}
        // From 992 px no row moves under the hand that ticks it.
        style={any ? { minHeight: height.current } : undefined}
      >
        {any && <SelectionBar selection={selection} desktop={desktop} />}
        <Box ref={watch} display={any ? 'none' : 'flow-root'}>
          {filters}
        </Box>
      </Box>
      <DataTable
        label="Facturas"
        columns={columns({ head: <TickAll selection={selection} />, cell: tickCell })}
        rows={rows}
        rowKey={invoice => invoice.id}
        rowLink={invoice => paths.invoice(invoice.id)}
        selected={selection.has}
        card={card}
        {...rest}
      />
      <RowDialogs opened={rowKeys.opened} close={rowKeys.close} />
    </>
  );
}

/** How high what `watch` is given was when it was last seen; reading it lays nothing out. */
function useHeight() {
  const height = useRef(0);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) height.current = entry.contentRect.height;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { height, watch };
}
