import { Banner } from '../../ui/layout/Banner';

interface CertificateFailureProps {
  id: string;
  message: string;
  incomplete: boolean;
}

/** Why the certificate was not taken. */
export function CertificateFailure({ id, message, incomplete }: CertificateFailureProps) {
  return (
    <div id={id}>
      {incomplete ? <Banner kind="warning">{message}</Banner> : <Banner kind="danger">❌ Error: {message}</Banner>}
    </div>
  );
}
