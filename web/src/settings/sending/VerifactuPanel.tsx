import { Box } from '@chakra-ui/react';
import { errorText } from '../../client/failure';
import { useVerifactuCertificateQuery } from '../../gql/verifactu';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { TextLink } from '../../ui/layout/TextLink';
import { EnvironmentMark } from '../../verifactu/EnvironmentMark';
import { useAdmin, useOverview } from '../../verifactu/useOverview';
import { CertificatePanel } from '../certificate/CertificatePanel';
import { CertificateWarning } from '../certificate/CertificateWarning';
import { DeclarationLink } from './DeclarationLink';
import { PauseNotice } from './PauseNotice';
import { RepresentationSection } from './RepresentationSection';
import { Section } from '../../ui/layout/Section';
import { LoadFailed } from '../../ui/layout/LoadFailed';

const ABOUT =
  'Con él enviamos cada factura a la AEAT en cuanto la emites. Sirve el de persona física o el de representante de la empresa.';

/** Certificate and records: the whole of Verifactu that can be set. */
export function VerifactuPanel() {
  const { data, error, refetch } = useVerifactuCertificateQuery();
  const overview = useOverview();
  const admin = useAdmin();
  const certificate = data?.verifactuCertificate;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box display="grid" gap="3" _empty={{ display: 'none' }}>
        <PauseNotice />
        {certificate && <CertificateWarning certificate={certificate} />}
      </Box>
      <Section
        title="Certificado digital"
        about={
          <>
            {certificate && !certificate.hasCertificate && 'Aún no hay ninguno. '}
            {ABOUT}
            <Box marginTop="3" _empty={{ display: 'none' }}>
              <EnvironmentMark />
            </Box>
          </>
        }
      >
        {certificate && <CertificatePanel certificate={certificate} overview={overview} admin={admin} />}
        {!certificate && error && (
          <LoadFailed onRetry={retry}>{errorText(error, 'Error cargando el certificado')}</LoadFailed>
        )}
        {!certificate && !error && (
          <Card padding="5" aria-busy>
            <Skeleton width="40%" marginBottom="4" />
            <Skeleton width="70%" marginBottom="4" />
            <Skeleton width="55%" />
          </Card>
        )}
      </Section>
      <RepresentationSection
        ownCertificate={certificate !== undefined && certificate.hasCertificate && !certificate.isExpired}
      />
      <Rule />
      <Section
        title="Registros"
        about="Cada factura que se envía o se anula deja un registro sellado, encadenado al anterior."
      >
        <Card padding="5" display="grid" gap="2">
          <Box>
            <TextLink to={paths.records()}>Ver los registros y comprobar la cadena</TextLink>
          </Box>
          <Box>
            <DeclarationLink />
          </Box>
        </Card>
      </Section>
    </>
  );
}

function Rule() {
  return <Box as="hr" borderTopWidth="1px" borderColor="border" />;
}
