import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useRecordsQuery } from '../gql/records';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { DataTable } from '../ui/table/DataTable';
import { useDesktop, useMedia, WIDE } from '../ui/format/media';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { useListQuery } from '../ui/table/useListQuery';
import { EnvironmentMark } from '../verifactu/EnvironmentMark';
import { SendingNotice } from '../verifactu/SendingNotice';
import { ChainVerdict } from './ChainVerdict';
import { NoRecords } from './NoRecords';
import { RecordActions } from './RecordActions';
import { RecordCard } from './RecordCard';
import { recordColumns } from './recordColumns';
import { RecordDialog } from './RecordDialog';
import { RecordFilterBar } from './RecordFilterBar';
import { useChain } from './useChain';
import { useRecordFilters } from './useRecordFilters';
import { PAGE } from '../ui/table/pages';

export function RecordsList() {
  const list = useRecordFilters();
  const desktop = useDesktop();
  const wide = useMedia(WIDE);
  const navigate = useNavigate();
  const { tenant } = useAuth();
  const chain = useChain();
  const { filters, page } = list;
  const { search, status, kind, dateFrom, dateTo } = filters;
  const state = status === 'to_fix' ? { toFix: true } : { status: status ?? null };
  const variables = {
    ...state,
    search: search || null,
    kind: kind ?? null,
    dateFrom: dateFrom || null,
    dateTo: dateTo || null,
    page,
    limit: PAGE,
  };
  const { shown, failed, retry } = useListQuery(
    useRecordsQuery({ variables, fetchPolicy: 'cache-and-network' }),
    'Error cargando registros',
  );

  const found = shown?.verifactuRecords;
  const none = found?.pagination.total === 0 && !list.any;
  const to = (query: { page?: number; record?: string }) => paths.records({ ...filters, page, ...query });
  return (
    <Page
      title="Registros"
      mark={<EnvironmentMark />}
      subtitle={
        tenant && (
          <>
            {tenant.name} ·{' '}
            <Box as="span" layerStyle="figures">
              {tenant.nif}
            </Box>
          </>
        )
      }
      actions={desktop && !none && <RecordActions chain={chain} filters={filters} />}
    >
      {!desktop && !none && (
        <Box marginBottom="4">
          <RecordActions chain={chain} filters={filters} />
        </Box>
      )}
      <Box display="grid" gap="3" marginBottom="4" _empty={{ display: 'none' }}>
        <SendingNotice />
        <ChainVerdict chain={chain} />
      </Box>
      {!none && <RecordFilterBar list={list} desktop={desktop} />}
      <DataTable
        label="Registros"
        columns={recordColumns(wide)}
        rows={found?.items}
        rowKey={record => record.id}
        rowLink={record => to({ record: record.id })}
        card={record => <RecordCard record={record} to={to({ record: record.id })} />}
        error={failed}
        onRetry={retry}
        empty={<NoRecords filtered={list.any} onClear={list.clear} />}
      />
      {found && <Pager pagination={found.pagination} noun="registros" to={number => to({ page: number })} />}
      <RecordDialog id={list.open} onClose={() => navigate(to({}), { replace: true })} />
    </Page>
  );
}
