import { Box } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { CertificateFieldsFragment, OverviewFieldsFragment } from '../../gql/verifactu';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Modal } from '../../ui/overlay/Modal';
import { CertificateCard } from './CertificateCard';
import { CertificateForm } from './CertificateForm';
import { NoCertificateYet } from './NoCertificateYet';

interface CertificatePanelProps {
  certificate: CertificateFieldsFragment;
  overview: OverviewFieldsFragment | null;
  admin: boolean;
}

const FORM = 'certificate-form';

/** The certificate that is there, or the form that brings one. Only an admin changes it. */
export function CertificatePanel({ certificate, overview, admin }: CertificatePanelProps) {
  const [replacing, setReplacing] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!admin && !certificate.hasCertificate)
    return (
      <Banner kind="info" icon={Lock}>
        Aún no hay certificado. Solo un administrador de la empresa puede subirlo.
      </Banner>
    );
  if (!certificate.hasCertificate) {
    return (
      <>
        <Card padding={{ base: '4', lg: '5' }}>
          <CertificateForm onDone={() => undefined} />
        </Card>
        <NoCertificateYet />
      </>
    );
  }
  const close = () => setReplacing(false);
  return (
    <Box display="grid" gap="4">
      {!admin && (
        <Banner kind="info" icon={Lock}>
          Solo un administrador de la empresa puede cambiar el certificado.
        </Banner>
      )}
      <CertificateCard
        certificate={certificate}
        overview={overview}
        admin={admin}
        onReplace={() => setReplacing(true)}
      />
      <Modal
        open={replacing}
        onClose={close}
        title="Sustituir el certificado"
        footer={leave => (
          <>
            <Button onClick={leave}>Cancelar</Button>
            <Button type="submit" form={FORM} variant="accent" busy={busy} busyLabel="Subiendo...">
              Subir certificado
            </Button>
          </>
        )}
      >
        <CertificateForm id={FORM} onDone={close} onBusy={setBusy} />
      </Modal>
    </Box>
  );
}
