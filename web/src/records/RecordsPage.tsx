import { ScrollText } from 'lucide-react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { ProNotice } from '../verifactu/ProNotice';
import { usePro } from '../verifactu/useOverview';
import { RecordsList } from './RecordsList';

/** The chain of sealed records, for whom the plan shows it. */
export function RecordsPage() {
  return usePro() ? <RecordsList /> : <Page title="Registros" above={<ProNotice />}><WithoutPro /></Page>;
}

function WithoutPro() {
  return (
    <EmptyState title="Tus registros están sellados y guardados" actions={<ButtonLink to={paths.settings('verifactu')} variant="accent" icon={<ScrollText />}>Ver qué incluye PRO</ButtonLink>}>
      Cada factura que emites deja un registro encadenado, tengas el plan que tengas. Con PRO los ves aquí, los compruebas y los descargas.
    </EmptyState>
  );
}
