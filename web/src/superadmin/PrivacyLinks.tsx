import { FileText, Inbox } from 'lucide-react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';

/** What the bar has no room for: the editor of the privacy policy, and the requests that name no company. */
export function PrivacyLinks() {
  return (
    <>
      <ButtonLink icon={<FileText />} to={paths.privacyPolicies}>Política de privacidad</ButtonLink>
      <ButtonLink icon={<Inbox />} to={paths.platformRequests()}>Solicitudes</ButtonLink>
    </>
  );
}
