import type { Route } from '../../rest/route';

const CONSENT = 'id consentType granted grantedAt revokedAt version';
const POLICY = 'title version effectiveDate content hash publishedAt';

export const consentRoutes: Route[] = [
  {
    method: 'get',
    path: '/lopd/consents',
    tag: 'LOPD',
    summary: 'Los consentimientos propios, los de ahora y los de antes',
    document: `query Consents { consents { ${CONSENT} } }`,
    reply: { consents: 'consents' },
  },
  {
    method: 'post',
    path: '/lopd/consents',
    tag: 'LOPD',
    summary: 'Dar un consentimiento',
    document: `mutation GrantConsent($consentType: ConsentType!) { grantConsent(consentType: $consentType) { ${CONSENT} } }`,
    reply: { consent: 'grantConsent' },
  },
  {
    method: 'delete',
    path: '/lopd/consents',
    tag: 'LOPD',
    summary: 'Retirar un consentimiento',
    document: `mutation RevokeConsent($consentType: ConsentType!) { revokeConsent(consentType: $consentType) { ${CONSENT} } }`,
    reply: { consent: 'revokeConsent' },
  },
  {
    method: 'get',
    path: '/lopd/privacy-policies/active',
    tag: 'LOPD',
    summary: 'La política de privacidad en vigor',
    public: true,
    document: `query ActivePrivacyPolicy { activePrivacyPolicy { ${POLICY} } }`,
    reply: { policy: 'activePrivacyPolicy' },
  },
  {
    method: 'get',
    path: '/lopd/privacy-policies',
    tag: 'LOPD',
    summary: 'Las versiones de la política de privacidad',
    document: `query PrivacyPolicies { privacyPolicies { ${POLICY} } }`,
    reply: { policies: 'privacyPolicies' },
  },
  {
    method: 'post',
    path: '/lopd/privacy-policies',
    tag: 'LOPD',
    summary: 'Publicar otra versión de la política de privacidad',
    status: 201,
    document: `mutation PublishPrivacyPolicy($input: PrivacyPolicyInput!) { publishPrivacyPolicy(input: $input) { ${POLICY} } }`,
    reply: { policy: 'publishPrivacyPolicy' },
  },
];
