import { Navigate, useParams } from 'react-router-dom';
import { ANSWER_DAYS } from '../../../schema/privacy/answer-due';
import { LINK_HOURS } from '../../../schema/sign-in/link-hours';
import { paths } from '../paths';
import { TextLink } from '../ui/layout/TextLink';
import { AuthLayout } from './AuthLayout';
import { ConfirmationOutcome } from './ConfirmationOutcome';
import { ExampleInvoice } from './ExampleInvoice';
import { useConfirmation } from './useConfirmation';

const FAILED = 'Error confirmando tu solicitud';

// Loaded when wanted: Apollo is no part of this page.
const confirm = async (token: string) => (await import('./recovery')).confirmRequest(token);

/** Where the mail about a request over personal data leads: from here on it is in the list of those who answer. */
export function VerifyRequestPage() {
  const { token } = useParams();
  const confirmation = useConfirmation(token, confirm, FAILED);
  if (!token) return <Navigate to={paths.home} replace />;
  return (
    <AuthLayout title="Confirma tu solicitud" lead="Así sabemos que la has hecho tú." aside={<ExampleInvoice />}>
      <ConfirmationOutcome
        confirmation={confirmation}
        asking="Confirmando tu solicitud"
        done={`Solicitud presentada. Te responderán en este correo en un máximo de ${ANSWER_DAYS} días.`}
        failed={FAILED}
        instead={
          <>
            Puedes hacer otra en{' '}
            <TextLink to={paths.rightsRequest} reloadDocument>
              Tus datos, tus derechos
            </TextLink>
            : el enlace vale {LINK_HOURS.data_request} horas.
          </>
        }
      />
    </AuthLayout>
  );
}
