import { FileText, Inbox, Percent, Scale } from 'lucide-react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';

/**
 * What the bar has no room for: the editors of the law's dates, of its interest of late payment and of the privacy policy, and the requests that name no
 * company.
 */
export function PrivacyLinks() {
  return (
    <>
      <ButtonLink icon={<Scale />} to={paths.lawDates}>
        Fechas de la ley
      </ButtonLink>
      <ButtonLink icon={<Percent />} to={paths.lateRates}>
        Tipos de demora
      </ButtonLink>
      <ButtonLink icon={<Inbox />} to={paths.platformRequests()}>
        Solicitudes
      </ButtonLink>
      <ButtonLink icon={<FileText />} to={paths.privacyPolicies}>
        Política de privacidad
      </ButtonLink>
    </>
  );
}
