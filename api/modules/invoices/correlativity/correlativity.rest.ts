import type { Route } from '../../../rest/route';
import { sendCorrelativityPdf } from './correlativity-pdf';

const REPORT = `series { series year first last lastDate invoices gaps duplicates earlierDates } invoices gaps duplicates
  head { sequence kind number generatedAt hash } chain { records intact brokenAt problem }`;
const document = (name: string) => `query ${name}($year: Int) { correlativity(year: $year) { ${REPORT} } }`;
const tag = 'Facturas';

export const correlativityRoutes: Route[] = [
  {
    method: 'get',
    path: '/invoices/correlativity',
    tag,
    summary: 'Informe de correlatividad: números de cada serie y año, y la cadena de registros',
    document: document('Correlativity'),
    reply: { correlativity: 'correlativity' },
  },
  {
    method: 'get',
    path: '/invoices/correlativity/pdf',
    tag,
    summary: 'El mismo informe, en PDF',
    document: document('CorrelativityPdf'),
    reply: {},
    file: { type: 'application/pdf', send: sendCorrelativityPdf },
  },
];
