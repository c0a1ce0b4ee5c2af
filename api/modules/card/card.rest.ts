import type { Route } from '../../rest/route';

const ACCOUNT = 'state accountId';
const TAG = 'Configuración';

export const cardRoutes: Route[] = [
  {
    method: 'get',
    path: '/settings/card',
    tag: TAG,
    summary: 'Cómo está el cobro con tarjeta',
    document: `query CardAccount { cardAccount { ${ACCOUNT} } }`,
    reply: { account: 'cardAccount' },
  },
  {
    method: 'post',
    path: '/settings/card/connect',
    tag: TAG,
    summary: 'Conectar la cuenta de Stripe de la empresa',
    document: 'mutation ConnectCardAccount { connectCardAccount { url } }',
    reply: { url: 'connectCardAccount.url' },
  },
  {
    method: 'post',
    path: '/settings/card/refresh',
    tag: TAG,
    summary: 'Preguntar a Stripe cómo está la cuenta',
    document: `mutation RefreshCardAccount { refreshCardAccount { ${ACCOUNT} } }`,
    reply: { account: 'refreshCardAccount' },
  },
  {
    method: 'post',
    path: '/settings/card/disconnect',
    tag: TAG,
    summary: 'Dejar de cobrar con tarjeta',
    document: `mutation DisconnectCardAccount { disconnectCardAccount { ${ACCOUNT} } }`,
    reply: { account: 'disconnectCardAccount' },
  },
];
