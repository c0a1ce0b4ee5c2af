import { Box, Heading, Text } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { Download } from 'lucide-react';
import { useCashAccrualQuery } from '../gql/cash-basis';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { formatDate, today } from '../ui/format/dates';
import { Page } from '../ui/layout/Page';
import { DataTable } from '../ui/table/DataTable';
import { EmptyState } from '../ui/table/EmptyState';
import { Pager } from '../ui/table/Pager';
import { useListFilters } from '../ui/table/useListFilters';
import { useListQuery } from '../ui/table/useListQuery';
import { EntryCard, entryColumns, RateCard, rateColumns, rateName } from './columns';
import { useDownload } from '../ui/overlay/useDownload';
import { PAGE } from '../ui/table/pages';

/** Its columns need more room than a table usually has. */
const TABLE = '(min-width: 1100px)';
/** There is no criterio de caja before. */
const FIRST_YEAR = 2014;
const QUARTERS = ['1', '2', '3', '4'] as const;
const QUARTER_NAMES = ['enero a marzo', 'abril a junio', 'julio a septiembre', 'octubre a diciembre'];

const back = <BackLink to={paths.invoices()}>Facturas</BackLink>;

/** Until next year: its 31 December can be foreseen. */
const yearsUntil = (last: number): string[] =>
  Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => String(last - at));

/** The quarter that the address says, else that of today. */
function useQuarter() {
  const { one, set, page } = useListFilters<'year' | 'quarter'>();
  const [year, month] = today().split('-').map(Number) as [number, number];
  const years = yearsUntil(year + 1);
  return {
    years,
    year: one('year', years) ?? String(year),
    quarter: one('quarter', QUARTERS) ?? String(Math.ceil(month / 3)),
    page,
    set,
  };
}

function CsvButton({ year, quarter, off }: { year: string; quarter: string; off: boolean }) {
  const { busy, fetchFile } = useDownload({ failed: 'Error exportando el criterio de caja' });
  const fetchCsv = () => fetchFile(paths.cashBasisCsv({ year, quarter }), `criterio-de-caja_${year}-T${quarter}.csv`);
  return (
    <Button icon={<Download />} busy={busy} busyLabel="Exportando..." disabled={off} onClick={() => void fetchCsv()}>
      Exportar CSV
    </Button>
  );
}

const NOT_UNDER = (
  <EmptyState
    title="Tu empresa no está en el criterio de caja"
    actions={<ButtonLink to={paths.settings()}>Ir a Configuración</ButtonLink>}
  >
    Quien se acoge a él lo dice en Configuración, y desde entonces ve aquí lo que se devenga cada trimestre.
  </EmptyState>
);

/** What accrues in a quarter: by rate, and payment by payment. */
export function CashBasisPage() {
  const { years, year, quarter, page, set } = useQuarter();
  const variables = { year: Number(year), quarter: Number(quarter), page, limit: PAGE };
  const query = useCashAccrualQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { shown, failed, retry } = useListQuery(query, 'Error cargando el criterio de caja');
  const report = shown?.cashAccrual;
  const under = report?.applies !== false;
  const nothing = (
    <EmptyState drawing={false} title="En este trimestre no se devenga nada">
      Ni se cobró ninguna factura del criterio de caja, ni queda ninguna por cobrar a 31 de diciembre.
    </EmptyState>
  );
  return (
    <Page
      title="Criterio de caja"
      above={back}
      subtitle="El impuesto que se devenga cada trimestre: el de lo que cobras y, el 31 de diciembre del año siguiente al de la operación, el de lo que quede sin cobrar."
      actions={under && <CsvButton year={year} quarter={quarter} off={!report || report.pagination.total === 0} />}
    >
      {!under && NOT_UNDER}
      {under && (
        <>
          <Box display="grid" gridTemplateColumns={{ base: '1fr 2fr', lg: '140px 260px' }} gap="3" marginBottom="5">
            <FormField label="Año">
              <Select
                value={year}
                onChange={value => set({ year: value, quarter })}
                options={years.map(value => ({ value, label: value }))}
              />
            </FormField>
            <FormField label="Trimestre">
              <Select
                value={quarter}
                onChange={value => set({ year, quarter: value })}
                options={QUARTERS.map((value, at) => ({ value, label: `${value}.º, ${QUARTER_NAMES[at]}` }))}
              />
            </FormField>
          </Box>
          <DataTable
            label="Lo que se devenga, por tipo"
            columns={rateColumns(report?.rates ?? [])}
            tableFrom={TABLE}
            rows={report?.rates}
            rowKey={rate => rateName(rate)}
            card={rate => <RateCard rate={rate} />}
            error={failed}
            onRetry={retry}
            empty={nothing}
          />
          {report && report.pagination.total > 0 && (
            <Box as="section" marginTop="7">
              <Heading as="h2" textStyle="h2" marginBottom="3">
                {`Cobro a cobro, del ${formatDate(report.from)} al ${formatDate(report.until)}`}
              </Heading>
              <DataTable
                label="Lo que se devenga, cobro a cobro"
                columns={entryColumns}
                tableFrom={TABLE}
                rows={report.entries}
                rowKey={row => `${row.invoiceId} ${row.on} ${row.cause} ${row.amount} ${rateName(row)} ${row.base}`}
                rowLink={row => paths.invoice(row.invoiceId)}
                card={row => <EntryCard row={row} />}
                onRetry={retry}
                empty={null}
              />
              <Pager
                pagination={report.pagination}
                noun="apuntes"
                to={number => paths.cashBasis({ year, quarter, page: number })}
              />
            </Box>
          )}
          <Text textStyle="small" color="muted" marginTop="6">
            No es una declaración: Folio no conoce tus compras. Las casillas 62 y 63 del modelo 303 piden lo que se
            habría devengado por la regla general. Si tú o tu cliente entráis en concurso, lo que quede por cobrar se
            devenga en su auto: eso no está aquí.
          </Text>
        </>
      )}
    </Page>
  );
}
