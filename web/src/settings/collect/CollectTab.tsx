import { useSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Section } from '../../ui/layout/Section';
import { LoadedCard } from '../LoadedCard';
import { CollectForm } from './CollectForm';

/** When and how the company's invoices are to be paid. */
export function CollectTab() {
  const { user } = useAuth();
  const query = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Section
      title="Cómo te pagan"
      about="Se propone en cada factura, salvo que la ficha del cliente diga otra cosa. Las ya emitidas conservan lo suyo."
    >
      <LoadedCard query={query} height="200px">
        {({ settings }) => <CollectForm settings={settings} admin={user?.role === 'admin'} />}
      </LoadedCard>
    </Section>
  );
}
