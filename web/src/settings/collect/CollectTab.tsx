import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSettingsQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Section } from '../../ui/layout/Section';
import { LoadedCard } from '../LoadedCard';
import { CollectForm } from './CollectForm';

// For the few who come to connect an account.
const CardSection = lazy(() => import('./CardSection'));

/** When and how the company's invoices are to be paid. */
export function CollectTab() {
  const { user } = useAuth();
  const admin = user?.role === 'admin';
  const query = useSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Box display="grid" gap={{ base: '8', lg: '10' }}>
      <Section
        title="Cómo te pagan"
        about="Se propone en cada factura, salvo que la ficha del cliente diga otra cosa. Las ya emitidas conservan lo suyo."
      >
        <LoadedCard query={query} height="200px">
          {({ settings }) => <CollectForm settings={settings} admin={admin} />}
        </LoadedCard>
      </Section>
      <Suspense fallback={null}>
        <CardSection admin={admin} />
      </Suspense>
    </Box>
  );
}
