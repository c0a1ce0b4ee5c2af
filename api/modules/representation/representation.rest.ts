import type { Route } from '../../rest/route';
import { sendRepresentationPdf } from './representation-pdf';

const ONE = 'id version hash acceptedAt acceptedName capacity withdrawnAt';
const STANDING = `offered operatorName operatorNif toAsk keptBecause lapsedBecause title version date notice items { heading paragraphs } hash
  current { ${ONE} } past { ${ONE} }`;
const tag = 'Verifactu';

export const representationRoutes: Route[] = [
  {
    method: 'get',
    path: '/verifactu/representation',
    tag,
    summary: 'Si quien gestiona Folio puede presentar por la empresa, y con qué texto',
    document: `query Representation { representation { ${STANDING} } }`,
    reply: { representation: 'representation' },
  },
  {
    method: 'post',
    path: '/verifactu/representation',
    tag,
    summary: 'Autorizar a quien gestiona Folio a presentar por la empresa (cualquier plan)',
    document: `mutation AcceptRepresentation($input: RepresentationInput!) { acceptRepresentation(input: $input) { ${STANDING} } }`,
    reply: { representation: 'acceptRepresentation' },
    message: 'Folio presenta por tu empresa desde ahora',
  },
  {
    method: 'delete',
    path: '/verifactu/representation',
    tag,
    summary: 'Retirar esa autorización',
    document: `mutation WithdrawRepresentation { withdrawRepresentation { ${STANDING} } }`,
    reply: { representation: 'withdrawRepresentation' },
    message: 'Autorización retirada',
    succeeds: true,
  },
  {
    method: 'get',
    path: '/verifactu/representation/pdf',
    tag,
    summary: 'Esa autorización, en PDF: la que vale, o la que se puede aceptar',
    document: `query RepresentationPdf { representation { ${STANDING} acceptance { heading paragraphs } } }`,
    reply: {},
    file: { type: 'application/pdf', send: sendRepresentationPdf },
  },
  {
    method: 'get',
    path: '/verifactu/representation/:id/pdf',
    tag,
    summary: 'Una autorización anterior, en PDF (administradores)',
    document: `query PastRepresentationPdf($id: ID!) { pastRepresentation(id: $id) { ${STANDING} acceptance { heading paragraphs } } }`,
    reply: {},
    file: { type: 'application/pdf', send: sendRepresentationPdf },
  },
];
