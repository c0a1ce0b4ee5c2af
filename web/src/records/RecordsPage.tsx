import { ScrollText } from 'lucide-react';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';
import { Page } from '../ui/layout/Page';
import { usePlanLink } from '../usePlanLink';
import { ProNotice } from '../verifactu/ProNotice';
import { usePro } from '../verifactu/useOverview';
import { RecordsList } from './RecordsList';

/** The chain of sealed records, on plans that show it. */
export function RecordsPage() {
  return usePro() ? (
    <RecordsList />
  ) : (
    <Page title="Registros" above={<ProNotice />}>
      <WithoutPro />
    </Page>
  );
}

function WithoutPro() {
  const { admin, link } = usePlanLink();
  const way = (
    <ButtonLink {...link} variant="accent" icon={<ScrollText />}>
      {admin ? 'Ver qué incluye PRO' : 'Escríbenos para contratarlo'}
    </ButtonLink>
  );
  return (
    <EmptyState title="Los registros se ven con PRO" actions={way}>
      Cada factura que se envía a la AEAT deja un registro sellado y encadenado, tengas el plan que tengas. Con PRO los
      ves aquí, los compruebas y los descargas.
    </EmptyState>
  );
}
