import type { Route } from '../../rest/route';
import { sendArchive } from './archive-zip';

export const archiveRoutes: Route[] = [
  {
    method: 'get',
    path: '/tenant/export',
    tag: 'Configuración',
    summary: 'Todo lo que la empresa tiene en Folio, en un ZIP que se puede comprobar sin conexión',
    document: 'query TenantExport { tenantExport { filename } }',
    reply: {},
    file: { type: 'application/zip', send: sendArchive },
  },
];
