import { BackLink } from '../../ui/layout/BackLink';
import { useState } from 'react';
import { useRecurringInvoiceQuery, useRecurringInvoicesQuery, type RecurringRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { DataTable } from '../../ui/table/DataTable';
import { ListEmpty } from '../../ui/table/ListEmpty';
import { Pager } from '../../ui/table/Pager';
import { useListQuery } from '../../ui/table/useListQuery';
import { usePageNumber } from '../../ui/table/useSearchText';
import { RecurringCard } from './RecurringCard';
import { recurringColumns } from './recurringColumns';
import { RuleButtons } from './RecurringState';
import { ofRule } from './repeatable';
import { RepeatDialog } from './RepeatDialog';
import { useRecurringActions } from './useRecurringActions';
import { PAGE } from '../../ui/table/pages';

/** Its columns need more room than a table usually has. */
const TABLE = '(min-width: 1200px)';

const back = <BackLink to={paths.invoices()}>Facturas</BackLink>;

export function RecurringPage() {
  const page = usePageNumber();
  const query = useRecurringInvoicesQuery({ variables: { page, limit: PAGE }, fetchPolicy: 'cache-and-network' });
  const { shown, failed, retry } = useListQuery(query, 'Error cargando facturas recurrentes');
  const acts = useRecurringActions();
  const [editing, setEditing] = useState<string | null>(null);
  const { data } = useRecurringInvoiceQuery({
    variables: { id: editing ?? '' },
    skip: editing === null,
    fetchPolicy: 'network-only',
  });
  const whole = editing !== null && data?.recurringInvoice.id === editing ? data.recurringInvoice : null;
  const edit = ({ id }: RecurringRowFragment) => setEditing(id);
  const list = shown?.recurringInvoices;
  return (
    <Page title="Facturas recurrentes" above={back} subtitle="Se hacen solas en su día, cada una una sola vez.">
      <DataTable
        label="Facturas recurrentes"
        columns={recurringColumns(acts)}
        tableFrom={TABLE}
        rows={list?.items}
        rowKey={rule => rule.id}
        rowPress={edit}
        card={rule => <RecurringCard rule={rule} acts={acts} onEdit={edit} />}
        cardActions={rule => <RuleButtons rule={rule} acts={acts} />}
        error={failed}
        onRetry={retry}
        empty={
          <ListEmpty
            noun="facturas recurrentes"
            first={(list?.pagination.total ?? 0) > 0 && paths.recurring()}
            none={{
              title: 'Aquí verás las facturas que se repiten',
              text: 'Abre una factura de un cliente guardado y elige «Repetir» en «⋯»: cada mes, cada año o cuando tú digas, se emite sola o te espera en borrador.',
              actions: (
                <>
                  <ButtonLink variant="accent" to={paths.invoices()}>
                    Elegir una factura
                  </ButtonLink>
                  <ButtonLink to={paths.newInvoice}>Nueva factura</ButtonLink>
                </>
              ),
            }}
          />
        }
      />
      {list && (
        <Pager pagination={list.pagination} noun="facturas recurrentes" to={number => paths.recurring(number)} />
      )}
      <RepeatDialog repeating={whole && ofRule(whole)} onClose={() => setEditing(null)} />
    </Page>
  );
}
