import { ACTIONS, actorName, entityName, RISKS } from '../../../schema/activity';
import { nextSlice } from '../../platform/event-loop';
import { CSV_START, csvLines } from '../../platform/files/csv';
import type { Data, FileAnswer } from '../../rest/route';
import { conditions, NEWEST_FIRST, ROWS, shown } from './activities';
import type { ActivityExport, ActivityRow } from './activities.types';

const HEAD = [
  'Fecha y hora',
  'Usuario',
  'Correo',
  'Acción',
  'Sobre',
  'Qué pasó',
  'Riesgo',
  'Dirección',
  'Identificador',
];
const MOMENT = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'medium' });
/** Rows put into words in one turn of the event loop. */
const AT_A_TIME = 25;

const cells = (row: ActivityRow): string[] => [
  MOMENT.format(row.createdAt),
  actorName(row.actorKind, row.user),
  row.user?.email ?? '',
  ACTIONS[row.action].label,
  entityName(row.entityType),
  row.description,
  RISKS[row.riskLevel],
  row.ipAddress ?? '',
  row.id,
];

async function* csv(batches: AsyncIterable<Parameters<typeof shown>[0][]>): AsyncGenerator<string> {
  yield `${CSV_START}${csvLines([HEAD])}`;
  for await (const rows of batches) {
    for (let from = 0; from < rows.length; from += AT_A_TIME) {
      yield csvLines(rows.slice(from, from + AT_A_TIME).map(row => cells(shown(row))));
      await nextSlice('files');
    }
  }
}

/** Streams the log as it is filtered, as auditoria_YYYY-MM-DD.csv. */
export async function sendActivityCsv(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { where, given } = conditions(ctx, data.activityExport as ActivityExport);
  const batches = await ctx.stream<Parameters<typeof shown>[0]>(() => [
    `${ROWS}
     WHERE ${where} ${NEWEST_FIRST}`,
    given,
  ]);
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="auditoria_${ctx.today()}.csv"`,
  });
  await ctx.services.spools.send(res, ctx.me.tenantId, csv(batches), batches);
}
