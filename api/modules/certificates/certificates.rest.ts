import { MAX_FILE_BYTES } from '../../../schema/certificate';
import type { Route } from '../../rest/route';

const FIELDS = ['hasCertificate', 'expiresAt', 'daysUntilExpiration', 'isExpired', 'isExpiringSoon'];
const paths = (root: string) => Object.fromEntries(FIELDS.map(field => [field, `${root}.${field}`]));

export const certificateRoutes: Route[] = [
  {
    method: 'get',
    path: '/verifactu/certificate/status',
    tag: 'Verifactu',
    summary: 'Estado del certificado (plan PRO)',
    document: `query CertificateStatus { verifactuCertificate { ${FIELDS.join(' ')} } }`,
    reply: paths('verifactuCertificate'),
  },
  {
    method: 'post',
    path: '/verifactu/certificate',
    tag: 'Verifactu',
    summary: 'Instalar el certificado (plan PRO): .p12, .pfx o PEM, como mucho 100 kB',
    document: `mutation UploadCertificate($certificate: CertificateFile, $key: CertificateFile, $password: String, $noPassword: Boolean, $represents: Boolean, $confirmed: Boolean) {
      uploadCertificate(certificate: $certificate, key: $key, password: $password, noPassword: $noPassword, represents: $represents, confirmed: $confirmed) { ${FIELDS.join(' ')} } }`,
    multipart: { maxFileBytes: MAX_FILE_BYTES },
    reply: paths('uploadCertificate'),
    message: 'Certificado subido correctamente',
  },
  {
    method: 'delete',
    path: '/verifactu/certificate',
    tag: 'Verifactu',
    summary: 'Eliminar el certificado (plan PRO)',
    document: 'mutation DeleteCertificate { deleteCertificate }',
    reply: { success: 'deleteCertificate' },
    message: 'Certificado eliminado',
  },
];
