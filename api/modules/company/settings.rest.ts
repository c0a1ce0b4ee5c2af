import type { Route } from '../../rest/route';

const SETTINGS =
  'companyName companyNif companyAddress simplifiedActivity cashBasis territory paymentTerms paymentMeans iban';

export const settingsRoutes: Route[] = [
  {
    method: 'get',
    path: '/settings',
    tag: 'Configuración',
    summary: 'Datos de la empresa',
    document: `query Settings { settings { ${SETTINGS} } }`,
    reply: { settings: 'settings' },
  },
  {
    method: 'put',
    path: '/settings',
    tag: 'Configuración',
    summary: 'Cambiar los datos de la empresa',
    document: `mutation UpdateSettings($input: SettingsInput!) { updateSettings(input: $input) { ${SETTINGS} } }`,
    reply: { settings: 'updateSettings' },
  },
];
