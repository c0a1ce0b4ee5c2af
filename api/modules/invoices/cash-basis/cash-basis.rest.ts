import type { Route } from '../../../rest/route';
import { sendCashAccrualCsv } from './cash-basis-csv';

const SUM = '{ base quota }';
const REPORT = `applies from until whole ${SUM} rates { tax ivaRate ivaCause collected ${SUM} yearEnd ${SUM} issue ${SUM} whole ${SUM} general ${SUM} }
  entries { on cause expected invoiceId fullNumber date operationOn customerName customerNif amount means iban tax ivaRate ivaCause base quota }
  pagination { page limit total totalPages }`;
const tag = 'Facturas';

export const cashBasisRoutes: Route[] = [
  {
    method: 'get',
    path: '/invoices/cash-basis',
    tag,
    summary: 'Criterio de caja: lo que se devenga en un trimestre, por lo cobrado y a 31 de diciembre',
    document: `query CashAccrual($year: Int!, $quarter: Int!, $page: Int, $limit: Int) { cashAccrual(year: $year, quarter: $quarter, page: $page, limit: $limit) { ${REPORT} } }`,
    reply: { cashAccrual: 'cashAccrual' },
  },
  {
    method: 'get',
    path: '/invoices/cash-basis/csv',
    tag,
    summary: 'Lo mismo entero, en CSV',
    document:
      'query CashAccrualCsv($year: Int!, $quarter: Int!) { cashAccrual(year: $year, quarter: $quarter, limit: 1) { from } }',
    reply: {},
    file: { type: 'text/csv', send: sendCashAccrualCsv },
  },
];
