import type { Route } from '../../rest/route';
import { sendCertificate, sendPersonZip } from './request-files';

const SUBJECT =
  'id customers { id name nif email createdAt deleted restrictedAt objectedAt } invoices drafts unpaid isUser';
const PLAN = 'id label now { what detail } blocked { until what count why } goneOn invoices unpaid obstacle doneAt';

export const rightsRoutes: Route[] = [
  {
    method: 'get',
    path: '/lopd/data-requests/:id/subject',
    tag: 'LOPD',
    summary: 'Qué guarda la empresa de quien hizo la solicitud',
    document: `query RequestSubject($id: ID!) { requestSubject(id: $id) { ${SUBJECT} } }`,
    reply: { subject: 'requestSubject' },
  },
  {
    method: 'get',
    path: '/lopd/data-requests/:id/export',
    tag: 'LOPD',
    summary: 'Todo lo que se guarda de la persona, en un ZIP (acceso y portabilidad)',
    document: 'query DataRequestExport($id: ID!) { dataRequestExport(id: $id) { id } }',
    reply: {},
    file: { type: 'application/zip', send: sendPersonZip },
  },
  {
    method: 'post',
    path: '/lopd/data-requests/:id/restrict',
    tag: 'LOPD',
    summary: 'Limitar el tratamiento de sus datos, o levantar la limitación',
    document: `mutation RestrictData($id: ID!, $on: Boolean!) { restrictData(id: $id, on: $on) { ${SUBJECT} } }`,
    reply: { subject: 'restrictData' },
  },
  {
    method: 'post',
    path: '/lopd/data-requests/:id/object',
    tag: 'LOPD',
    summary: 'Marcar que se opone y retirar sus consentimientos',
    document: `mutation RecordObjection($id: ID!) { recordObjection(id: $id) { ${SUBJECT} } }`,
    reply: { subject: 'recordObjection' },
  },
  {
    method: 'get',
    path: '/lopd/data-requests/:id/erasure-plan',
    tag: 'LOPD',
    summary: 'Qué se borra y qué queda bloqueado, hasta cuándo y por qué',
    document: `query ErasurePlan($id: ID!) { erasurePlan(id: $id) { ${PLAN} } }`,
    reply: { plan: 'erasurePlan' },
  },
  {
    method: 'post',
    path: '/lopd/data-requests/:id/erase',
    tag: 'LOPD',
    summary: 'Borrar y bloquear: no se puede deshacer',
    document: `mutation EraseData($id: ID!) { eraseData(id: $id) { ${PLAN} } }`,
    reply: { plan: 'eraseData' },
  },
  {
    method: 'get',
    path: '/lopd/data-requests/:id/certificate',
    tag: 'LOPD',
    summary: 'El certificado de supresión, en PDF',
    document: `query ErasureCertificate($id: ID!) { erasurePlan(id: $id) { ${PLAN} } }`,
    reply: {},
    file: { type: 'application/pdf', send: sendCertificate },
  },
];
