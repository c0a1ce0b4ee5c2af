import { Box } from '@chakra-ui/react';
import { errorText } from '../../client/failure';
import { useSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { CompanyForm } from './CompanyForm';
import { EverythingSection } from './EverythingSection';
import { Section } from '../../ui/layout/Section';
import { LoadFailed } from '../../ui/layout/LoadFailed';

export function CompanyTab() {
  const { user } = useAuth();
  // Somebody else of the company may have changed it: what is edited is what stands now.
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const admin = user?.role === 'admin';
  const retry = () => void refetch().catch(() => undefined);
  return (
    <>
      <Section
        title="Datos de la empresa"
        about="Aparecen como emisor en tus facturas. Las ya emitidas conservan los que tenían."
      >
        {error && !data ? (
          <LoadFailed onRetry={retry}>{errorText(error, 'Error cargando la configuración')}</LoadFailed>
        ) : (
          <Card padding={{ base: '4', lg: '5' }} aria-busy={!data || undefined}>
            {data ? <CompanyForm settings={data.settings} admin={admin} /> : <Waiting />}
          </Card>
        )}
      </Section>
      {admin && (
        <Box borderTopWidth="1px" marginTop="8" paddingTop="8">
          <EverythingSection />
        </Box>
      )}
    </>
  );
}

// As many fields, as high, as the form that comes.
function Waiting() {
  return [0, 1, 2].map(field => (
    <Box key={field} marginBottom="5">
      <Skeleton width="96px" marginBottom="3" />
      <Skeleton width="full" height="36px" borderRadius="sm" />
    </Box>
  ));
}
