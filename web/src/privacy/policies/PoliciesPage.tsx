import { Box } from '@chakra-ui/react';
import { errorText } from '../../client/failure';
import { usePrivacyPoliciesQuery, type PolicyFieldsFragment } from '../../gql/privacy';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { Fold } from '../../ui/layout/Fold';
import { Page } from '../../ui/layout/Page';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/layout/Skeleton';
import { BackToPanel } from '../BackToPanel';
import { PolicyForm } from './PolicyForm';
import { PolicyText } from './PolicyText';
import { LoadFailed } from '../../ui/layout/LoadFailed';

/** The superadmin's editor: what was published stays, the next version is written here. */
export function PoliciesPage() {
  const { data, error, refetch } = usePrivacyPoliciesQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const versions = data?.privacyPolicies;
  return (
    <Page
      title="Política de privacidad"
      subtitle="El texto con el que las personas dan sus consentimientos."
      above={<BackToPanel />}
    >
      {error && !data && <LoadFailed onRetry={() => refetch()}>{errorText(error, 'Error cargando datos')}</LoadFailed>}
      {!(error && !data) && (
        <Box display="grid" gap="8" aria-busy={!data || undefined}>
          <Section
            title="Siguiente versión"
            about="Parte del texto de la última. Al publicarla no se cambia ninguna anterior."
          >
            {versions ? (
              <PolicyForm key={versions[0]?.version} last={versions[0]} />
            ) : (
              <Skeleton width="full" height="520px" borderRadius="md" />
            )}
          </Section>
          <Section
            title="Versiones"
            about="Cada consentimiento guarda la versión y la huella del texto con el que se dio."
          >
            <Card as="ul" listStyleType="none">
              {versions?.map((policy, index) => (
                <Version
                  key={policy.version}
                  policy={policy}
                  active={policy.version === data?.activePrivacyPolicy.version}
                  first={index === 0}
                />
              ))}
            </Card>
          </Section>
        </Box>
      )}
    </Page>
  );
}

function Version({ policy, active, first }: { policy: PolicyFieldsFragment; active: boolean; first: boolean }) {
  return (
    <Box as="li" padding={{ base: '4', lg: '5' }} borderTopWidth={first ? 0 : '1px'}>
      <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        <Box textStyle="name" overflowWrap="anywhere">
          Versión {policy.version} · {policy.title}
        </Box>
        {active && <Badge palette="green">Activa</Badge>}
      </Box>
      <Box textStyle="small" color="muted" marginBottom="2">
        En vigor desde el{' '}
        <Box as="span" layerStyle="figures">
          {formatDate(policy.effectiveDate)}
        </Box>{' '}
        · huella{' '}
        <Box as="span" fontFamily="mono" overflowWrap="anywhere">
          {policy.hash.slice(0, 16)}…
        </Box>
      </Box>
      <Fold title="Leer el texto">
        <PolicyText content={policy.content} />
      </Fold>
    </Box>
  );
}
