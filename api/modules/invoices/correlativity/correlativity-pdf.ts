import { longDate } from '../../../edges/pdf/format';
import { reportPdf, type ReportColumn, type ReportDocument } from '../../../edges/pdf/reports/report-pdf';
import { dayOf, spanishDate, timeOf } from '../../../platform/dates';
import type { Data, FileAnswer } from '../../../rest/route';
import { Tenant } from '../../company/tenant.entity';
import type { ChainHead, Correlativity } from './correlativity.types';

/** As wide as the paper together. */
const COLUMNS: readonly ReportColumn[] = [
  { head: 'Serie', width: 46, strong: true },
  { head: 'Año', width: 32 },
  { head: 'Primera', width: 82 },
  { head: 'Última', width: 82 },
  { head: 'Fecha de la última', width: 78, align: 'right' },
  { head: 'Facturas', width: 46, align: 'right' },
  { head: 'Huecos', width: 42, align: 'right' },
  { head: 'Repetidas', width: 48, align: 'right' },
  { head: 'Fechas', width: 54, align: 'right' },
];

const count = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, '.');
const datesText = (earlier: number) =>
  earlier === 0 ? 'En orden' : earlier === 1 ? '1 anterior' : `${count(earlier)} anteriores`;

function scopeOf({ series }: Correlativity): string {
  const years = [...new Set(series.map(({ year }) => year))].sort();
  if (years.length === 0) return 'Sin facturas emitidas';
  if (years.length === 1) return `Ejercicio ${years[0]}`;
  return `Ejercicios ${years.slice(0, -1).join(', ')} y ${years.at(-1)}`;
}

function headText({ sequence, kind, number, generatedAt }: ChainHead, zone: string): string {
  const at = new Date(generatedAt);
  const what = kind === 'alta' ? 'alta' : 'anulación';
  return `Número ${count(sequence)}, ${what} de ${number}, ${spanishDate(dayOf(at, zone))}, ${timeOf(at, zone)}`;
}

function chainText({ chain }: Correlativity): string {
  if (!chain) return '';
  const records = chain.records === 1 ? '1 registro' : `${count(chain.records)} registros`;
  return chain.intact
    ? `${records}, de principio a fin: todas las huellas coinciden`
    : `${records}; falla en el número ${count(chain.brokenAt ?? 0)}: ${chain.problem}`;
}

/** Days and hours are those of `zone`, where the company is. */
function documentOf(
  report: Correlativity,
  company: ReportDocument['company'],
  now: Date,
  zone: string,
): ReportDocument {
  const { series, head } = report;
  return {
    title: 'Correlatividad',
    made: `${longDate(dayOf(now, zone))}, ${timeOf(now, zone)}`,
    scope: scopeOf(report),
    date: dayOf(now, zone),
    company,
    figures: [
      { label: 'Facturas', value: count(report.invoices) },
      { label: 'Series y años', value: count(series.length) },
      { label: 'Huecos', value: count(report.gaps) },
      { label: 'Repetidas', value: count(report.duplicates) },
    ],
    columns: COLUMNS,
    rows: series.map(row => [
      row.series,
      String(row.year),
      row.first,
      row.last,
      spanishDate(row.lastDate),
      count(row.invoices),
      count(row.gaps),
      count(row.duplicates),
      datesText(row.earlierDates),
    ]),
    sum: ['Total', '', '', '', '', count(report.invoices), count(report.gaps), count(report.duplicates), ''],
    facts: {
      title: 'Cabeza de la cadena de registros',
      items: head
        ? [
            { label: 'Último registro', lines: [headText(head, zone)] },
            { label: 'Huella (SHA-256)', lines: [head.hash.slice(0, 32), head.hash.slice(32)] },
            { label: 'Cadena recalculada', lines: [chainText(report)] },
          ]
        : [{ label: 'Último registro', lines: ['Todavía no hay registros de facturación.'] }],
    },
    closing: {
      title: 'Qué se ha comprobado',
      text: 'En cada serie y año, que los números van del 1 al último sin que falte ni se repita ninguno, y que las fechas no retroceden. Las anuladas conservan su número y cuentan; los borradores no llevan número y no cuentan.',
    },
  };
}

/** Sends the report as an attachment correlatividad_YYYY-MM-DD.pdf. */
export async function sendCorrelativityPdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { name, nif, address } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: ctx.me.tenantId }));
  const now = ctx.now();
  const pdf = await reportPdf(documentOf(data.correlativity as Correlativity, { name, nif, address }, now, ctx.zone));
  res
    .status(200)
    .set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="correlatividad_${dayOf(now, ctx.zone)}.pdf"`,
    })
    .send(pdf);
}
