import type { Route } from '../../rest/route';
import { sendRecordsZip } from './records/records-zip';

const OVERVIEW = `environment active boundUntil records waiting toFix toFixInvoice oldestWaitingAt nextSendAt clockBehindUntil
  pause { since reason explanation { code whatHappened whoseFault whatToDo action } } incident { since cause }`;
const EXPLANATION = 'explanation { code whatHappened whoseFault whatToDo action }';
const RECORD = `id sequence kind invoiceId number date status correctedBy subsanacion rechazoPrevio sinRegistroPrevio hash previousHash generatedAt sentAt answeredAt attempts
  csv errorMessage ${EXPLANATION}`;
const tag = 'Verifactu';

export const verifactuRoutes: Route[] = [
  {
    method: 'post',
    path: '/verifactu/invoices/:id/send',
    tag,
    summary: 'Enviar una factura a la AEAT ahora; contesta en 5 s con lo que se sepa',
    document: 'mutation SendVerifactu($id: ID!) { sendVerifactu(id: $id) { success message csv } }',
    reply: { success: 'sendVerifactu.success', message: 'sendVerifactu.message', csv: 'sendVerifactu.csv' },
  },
  {
    method: 'get',
    path: '/verifactu/invoices/:id/correction',
    tag,
    summary: 'Qué haría corregir el registro de una factura',
    document: `query VerifactuCorrection($id: ID!) { verifactuCorrection(id: $id) { way willDo reason ${EXPLANATION} subsanacion rechazoPrevio changes { what before after } } }`,
    reply: { correction: 'verifactuCorrection' },
  },
  {
    method: 'post',
    path: '/verifactu/invoices/:id/correct',
    tag,
    summary: 'Corregir el registro de una factura y enviarlo',
    document:
      'mutation CorrectVerifactu($id: ID!, $because: WrongInput) { correctVerifactu(id: $id, because: $because) { success message csv } }',
    reply: { success: 'correctVerifactu.success', message: 'correctVerifactu.message', csv: 'correctVerifactu.csv' },
  },
  {
    method: 'get',
    path: '/verifactu/status',
    tag,
    summary: 'Cómo están los registros de la empresa con la AEAT',
    document: `query VerifactuOverview { verifactuOverview { ${OVERVIEW} } }`,
    reply: { verifactu: 'verifactuOverview' },
  },
  {
    method: 'post',
    path: '/verifactu/resume',
    tag,
    summary: 'Reanudar los envíos que estaban en pausa',
    document: `mutation ResumeVerifactu { resumeVerifactu { ${OVERVIEW} } }`,
    reply: { verifactu: 'resumeVerifactu' },
  },
  {
    method: 'get',
    path: '/verifactu/records',
    tag,
    summary: 'Registros de la cadena, del más nuevo al más antiguo',
    document: `query VerifactuRecords($search: String, $status: RecordStatus, $toFix: Boolean, $kind: RecordKind, $dateFrom: Date, $dateTo: Date, $page: Int, $limit: Int) {
      verifactuRecords(search: $search, status: $status, toFix: $toFix, kind: $kind, dateFrom: $dateFrom, dateTo: $dateTo, page: $page, limit: $limit) {
        items { ${RECORD} } pagination { page limit total totalPages } } }`,
    reply: { records: 'verifactuRecords.items', pagination: 'verifactuRecords.pagination' },
  },
  {
    method: 'get',
    path: '/verifactu/records/export',
    tag,
    summary: 'El XML de los registros de un periodo, en un ZIP',
    document:
      'query VerifactuExport($dateFrom: Date, $dateTo: Date) { verifactuExport(dateFrom: $dateFrom, dateTo: $dateTo) { dateFrom dateTo } }',
    reply: {},
    file: { type: 'application/zip', send: sendRecordsZip },
  },
  {
    method: 'get',
    path: '/verifactu/records/:id',
    tag,
    summary: 'Un registro con su texto y las respuestas que tuvo',
    document: `query VerifactuRecord($id: ID!) { verifactuRecord(id: $id) { ${RECORD} xml answers { sentAt outcome detail raw } } }`,
    reply: { record: 'verifactuRecord' },
  },
  {
    method: 'get',
    path: '/verifactu/chain',
    tag,
    summary: 'Comprobar la cadena entera',
    document: 'query VerifyChain { verifyChain { records intact brokenAt problem } }',
    reply: { chain: 'verifyChain' },
  },
];
