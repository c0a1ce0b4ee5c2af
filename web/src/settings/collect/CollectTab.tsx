import { errorText } from '../../client/failure';
import { useSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Card } from '../../ui/layout/Card';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/layout/Skeleton';
import { CollectForm } from './CollectForm';

/** When and how the company's invoices are to be paid. */
export function CollectTab() {
  const { user } = useAuth();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Section
      title="Cómo te pagan"
      about="Se propone en cada factura, salvo que la ficha del cliente diga otra cosa. Las ya emitidas conservan lo suyo."
    >
      {error && !data ? (
        <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>
          {errorText(error, 'Error cargando la configuración')}
        </LoadFailed>
      ) : (
        <Card padding={{ base: '4', lg: '5' }} aria-busy={!data || undefined}>
          {data ? (
            <CollectForm settings={data.settings} admin={user?.role === 'admin'} />
          ) : (
            <Skeleton width="full" height="200px" borderRadius="sm" />
          )}
        </Card>
      )}
    </Section>
  );
}
