import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePrivacyQuery } from '../gql/privacy';
import { useAuth } from '../session/session';
import { Page } from '../ui/layout/Page';
import { Section } from '../ui/layout/Section';
import { Skeleton } from '../ui/layout/Skeleton';
import { useLoadError } from '../ui/form/useLoadError';
import { ConsentHistory } from './ConsentHistory';
import { ConsentToggles } from './ConsentToggles';
import { PolicyCard } from './policies/PolicyCard';
import { LoadFailed } from '../ui/layout/LoadFailed';

const Rule = () => <Box as="hr" borderTopWidth="1px" />;
const waiting = (height: string) => <Skeleton width="full" height={height} borderRadius="md" />;

/** What Folio may do with one's own data. */
export function PrivacyPage() {
  const { user } = useAuth();
  const { data, error, refetch } = usePrivacyQuery({ fetchPolicy: 'cache-and-network' });
  const failed = useLoadError(error, 'Error cargando datos LOPD');
  const show = (height: string, part: (loaded: NonNullable<typeof data>) => ReactNode) =>
    data ? part(data) : waiting(height);
  const firstName = user?.name?.split(' ')[0];
  return (
    <Page
      title="Configuración LOPD"
      subtitle={`Qué permites a Folio hacer con tus datos personales${firstName ? `, ${firstName}` : ''}.`}
    >
      {error && !data ? (
        <LoadFailed onRetry={() => refetch()}>{failed}</LoadFailed>
      ) : (
        <Box
          display="grid"
          gap={{ base: '6', lg: '8' }}
          paddingTop={{ base: '2', lg: '4' }}
          aria-busy={!data || undefined}
        >
          <Section
            title="Consentimientos"
            about="Facturar no depende de ninguno: lo amparan tu contrato y la ley. Quitarlos es tan fácil como darlos."
          >
            {show('364px', ({ consents }) => (
              <ConsentToggles consents={consents} />
            ))}
          </Section>
          <Rule />
          <Section title="Política activa" about="El texto con el que se da cada consentimiento.">
            {show('84px', ({ activePrivacyPolicy }) => (
              <PolicyCard policy={activePrivacyPolicy} />
            ))}
          </Section>
          <Rule />
          <Section title="Historial" about="Lo que has dado y quitado, con la versión del texto y desde dónde.">
            {show('120px', ({ consents }) => (
              <ConsentHistory consents={consents} />
            ))}
          </Section>
        </Box>
      )}
    </Page>
  );
}
