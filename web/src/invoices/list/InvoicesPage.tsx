import { Box } from '@chakra-ui/react';
import { Landmark, Plus, Repeat } from 'lucide-react';
import { useCallback } from 'react';
import { useInvoicesQuery, type InvoiceRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { DataTable } from '../../ui/table/DataTable';
import { useDesktop, useMedia, WIDE } from '../../ui/format/media';
import { Page } from '../../ui/layout/Page';
import { Pager } from '../../ui/table/Pager';
import { useListQuery } from '../../ui/table/useListQuery';
import { ObligationNotice } from '../../verifactu/ObligationNotice';
import { SendingNotice } from '../../verifactu/SendingNotice';
import { usePro } from '../../verifactu/useOverview';
import { ExportButton } from './ExportButton';
import { InvoiceCard } from './InvoiceCard';
import { dueColumns } from './dueColumns';
import { DueSums } from './DueSums';
import { invoiceColumns } from './invoiceColumns';
import { InvoiceFilterBar } from './InvoiceFilterBar';
import { ListFoot } from './ListFoot';
import { KeyHints } from '../../ui/keys/KeyHints';
import { HINTS } from './hints';
import { NoInvoices } from './NoInvoices';
import { RowDialogs } from './RowDialogs';
import { SelectionBar } from './SelectionBar';
import { sortable } from './sortable';
import { Tick, TickAll } from './Tick';
import { useInvoiceFilters } from './useInvoiceFilters';
import { useRowKeys } from './useRowKeys';
import { useSelection } from './useSelection';
import { ViewTabs } from './ViewTabs';

const PAGE = 50;

export function InvoicesPage() {
  const list = useInvoiceFilters();
  const desktop = useDesktop();
  const pro = usePro();
  const wide = useMedia(WIDE);
  const { sort } = list;
  const { search, status, kind, due, customer, verifactu, dateFrom, dateTo } = list.filters;
  const asked = {
    search: search || null,
    status: status ?? null,
    ...(kind && { kind }),
    ...(due && { due }),
    ...(customer && { customerId: customer }),
    ...(verifactu && { verifactu }),
    dateFrom: dateFrom || null,
    dateTo: dateTo || null,
  };
  const variables = { ...asked, ...(sort && { sort }), page: list.page, limit: PAGE, ...(due && { reminded: true }) };
  const { shown, failed, retry } = useListQuery(useInvoicesQuery({ variables }), 'Error cargando facturas');

  const found = shown?.invoices;
  const selection = useSelection(found?.items);
  const { tick } = selection;
  const dated = due !== undefined;
  // The same functions from one tick to the next: rows that stay as they are are not drawn anew.
  const tickCell = useCallback(
    (invoice: InvoiceRowFragment, chosen: boolean) => <Tick invoice={invoice} chosen={chosen} tick={tick} />,
    [tick],
  );
  const card = useCallback(
    (invoice: InvoiceRowFragment, chosen: boolean) => (
      <InvoiceCard invoice={invoice} chosen={chosen} tick={tick} pro={pro} due={dated} />
    ),
    [tick, pro, dated],
  );
  const ticks = { head: <TickAll selection={selection} />, cell: tickCell };
  const rowKeys = useRowKeys(found?.items, selection);
  const narrowed = Boolean(search || status || kind || customer || verifactu || dateFrom || dateTo);
  const none = found?.pagination.total === 0 && !list.any;
  const actions = (
    <>
      {due && (
        <ButtonLink icon={<Landmark />} to={paths.bank()} aria-label="Casar con el banco">
          <Box as="span" hideBelow="lg">
            Banco
          </Box>
        </ButtonLink>
      )}
      <ButtonLink icon={<Repeat />} to={paths.recurring()} aria-label="Facturas recurrentes">
        <Box as="span" hideBelow="lg">
          Recurrentes
        </Box>
      </ButtonLink>
      <ExportButton filters={list.filters} total={found?.pagination.total ?? 0} desktop={desktop} />
      <ButtonLink variant="accent" icon={<Plus />} to={paths.newInvoice} aria-label="Nueva factura">
        Nueva
        <Box as="span" hideBelow="lg" marginStart="-1">
          factura
        </Box>
      </ButtonLink>
    </>
  );
  return (
    <Page title="Facturas" actions={!none && actions}>
      <Box marginBottom="4" display="grid" gap="3" _empty={{ display: 'none' }}>
        <ObligationNotice />
        <SendingNotice />
      </Box>
      {!none && <ViewTabs list={list} desktop={desktop} />}
      {selection.chosen.length > 0 ? (
        <SelectionBar selection={selection} desktop={desktop} />
      ) : (
        !none && <InvoiceFilterBar list={list} desktop={desktop} pro={pro} />
      )}
      <DataTable
        label="Facturas"
        columns={sortable(due ? dueColumns(ticks, pro, wide) : invoiceColumns(ticks, pro, wide), list)}
        rows={found?.items}
        rowKey={invoice => invoice.id}
        rowLink={invoice => paths.invoice(invoice.id)}
        selected={selection.has}
        card={card}
        error={failed}
        onRetry={retry}
        empty={<NoInvoices filtered={list.any} due={narrowed ? undefined : due} onClear={list.clear} />}
      />
      {(due || customer) && <DueSums variables={asked} />}
      {desktop && Boolean(found?.items.length) && <KeyHints hints={HINTS} />}
      {found && (
        <Pager
          pagination={found.pagination}
          noun="facturas"
          to={page => paths.invoices({ ...list.filters, sort, page })}
        />
      )}
      {found && !none && <ListFoot />}
      <RowDialogs opened={rowKeys.opened} close={rowKeys.close} />
    </Page>
  );
}
