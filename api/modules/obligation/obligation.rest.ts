import type { Route } from '../../rest/route';

const OBLIGATION = 'sends mayIssue issuer bindsFrom boundUntil ending words said { choice cause note saidBy saidAt }';
const tag = 'Verifactu';

export const obligationRoutes: Route[] = [
  {
    method: 'get',
    path: '/verifactu/obligation',
    tag,
    summary: 'Si la ley obliga a la empresa a enviar sus facturas, y desde cuándo',
    document: `query Obligation { obligation { ${OBLIGATION} } }`,
    reply: { obligation: 'obligation' },
  },
  {
    method: 'post',
    path: '/verifactu/obligation',
    tag,
    summary: 'Decir quién envía las facturas de la empresa a la AEAT, o por qué nadie',
    document: `mutation SaySending($input: SendingChoiceInput!) { saySending(input: $input) { ${OBLIGATION} } }`,
    reply: { obligation: 'saySending' },
  },
];
