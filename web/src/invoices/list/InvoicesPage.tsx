import { Box } from '@chakra-ui/react';
import { Landmark, Plus, Repeat } from 'lucide-react';
import { useInvoicesQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { useDesktop, useMedia, WIDE } from '../../ui/format/media';
import { Page } from '../../ui/layout/Page';
import { Pager } from '../../ui/table/Pager';
import { useListQuery } from '../../ui/table/useListQuery';
import { ObligationNotice } from '../../verifactu/ObligationNotice';
import { SendingNotice } from '../../verifactu/SendingNotice';
import { usePro } from '../../verifactu/useOverview';
import { ExportButton } from './ExportButton';
import { dueColumns } from './dueColumns';
import { DueSums } from './DueSums';
import { invoiceColumns } from './invoiceColumns';
import { InvoiceFilterBar } from './InvoiceFilterBar';
import { InvoiceTable } from './InvoiceTable';
import { ListFoot } from './ListFoot';
import { KeyHints } from '../../ui/keys/KeyHints';
import { HINTS } from './hints';
import { NoInvoices } from './NoInvoices';
import { sortable } from './sortable';
import { useInvoiceFilters } from './useInvoiceFilters';
import { ViewTabs } from './ViewTabs';
import { PAGE } from '../../ui/table/pages';

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
      <InvoiceTable
        rows={found?.items}
        columns={ticks => sortable(due ? dueColumns(ticks, pro, wide) : invoiceColumns(ticks, pro, wide), list)}
        filters={none ? null : <InvoiceFilterBar list={list} desktop={desktop} pro={pro} />}
        pro={pro}
        due={due !== undefined}
        desktop={desktop}
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
    </Page>
  );
}
