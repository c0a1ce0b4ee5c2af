import type { Route } from '../../../rest/route';
import { sendDeclaracionPdf } from './declaration-pdf';

const DECLARACION = 'title version date place notice items { heading paragraphs } annex { heading paragraphs }';

export const declaracionRoutes: Route[] = [
  {
    method: 'get',
    path: '/declaracion-responsable',
    tag: 'Verifactu',
    summary: 'La declaración responsable del productor del programa',
    public: true,
    document: `query DeclaracionResponsable($version: String) { declaracionResponsable(version: $version) { ${DECLARACION} } }`,
    reply: { declaration: 'declaracionResponsable' },
  },
  {
    method: 'get',
    path: '/declaracion-responsable/pdf',
    tag: 'Verifactu',
    summary: 'La declaración responsable, en PDF',
    public: true,
    document: `query DeclaracionPdf($version: String) { declaracionResponsable(version: $version) { ${DECLARACION} } }`,
    reply: {},
    file: { type: 'application/pdf', send: sendDeclaracionPdf },
  },
];
