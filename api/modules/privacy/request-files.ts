import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { textPdf } from '../../edges/pdf/reports/text-pdf';
import { dayOf, spanishDate } from '../../platform/dates';
import { conflict } from '../../platform/errors';
import { MAX_ROWS } from '../../platform/graphql/page';
import type { Data, FileAnswer } from '../../rest/route';
import { paperOf } from '../invoices/files/invoice-paper';
import type { Paper } from '../invoices/files/invoice-pdf';
import { addPapers } from '../invoices/files/invoice-zip';
import { findRequest } from './data-requests';
import { csvOf, personData } from './person-data';
import type { ErasurePlan } from './subject.types';
import { Tenant } from '../company/tenant.entity';

const README = `Contiene lo que esta empresa guarda de la persona que lo ha pedido.

datos.json      todo, para leerlo con un programa (portabilidad, RGPD art. 20)
*.csv           lo mismo en tablas
facturas/*.pdf  sus facturas emitidas
`;

/**
 * The superadmin reads no invoices through the product; those that the platform itself has issued are drawn for whom
 * they are.
 */
function drawerOf({ ctx: { me, services } }: FileAnswer): ((id: string) => Promise<Paper>) | undefined {
  if (me.role !== 'superadmin') return undefined;
  return async id => {
    const paper = await paperOf(services, me.tenantId, id, me.tenantId);
    if (!paper) throw new Error('an invoice without its paper');
    return paper;
  };
}

/** Streams what is held about the person who asks: JSON, CSV and the PDFs of their invoices. */
export async function sendPersonZip(data: Data, out: FileAnswer): Promise<void> {
  const { res, ctx } = out;
  const { id } = data.dataRequestExport as { id: string };
  const held = await ctx.read(async em => personData(em, ctx, await findRequest(em, ctx, id)));
  const zip = new ZipFile();
  const mtime = ctx.now();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime });
  const rest =
    held.cut.length > 0
      ? `\nNo cabe todo: de ${held.cut.join(', ')} van ${MAX_ROWS.toLocaleString('es-ES')} filas o más, y puede haber otras. Pide el resto a la empresa.\n`
      : '';
  add('LEEME.txt', README + rest);
  add('datos.json', `${JSON.stringify(held.json, null, 2)}\n`);
  for (const [name, rows] of held.csv) {
    const text = csvOf(rows);
    if (text) add(name, text);
  }
  const failed =
    held.papers.length > 0 ? await addPapers(zip, held.papers, 'facturas/', out, drawerOf(out)) : () => undefined;
  res.status(200).set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="datos-personales-${dayOf(mtime)}.zip"`,
  });
  zip.end();
  await pipeline(zip.outputStream, res).catch(() => res.destroy());
  const failure = failed();
  if (failure) throw failure;
}

/** Sends the certificate of an erasure that was carried out, as a PDF. */
export async function sendCertificate(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const plan = data.erasurePlan as Omit<ErasurePlan, 'doneAt'> & { doneAt: Date | string | null };
  if (!plan.doneAt) throw conflict('Todavía no se ha suprimido nada: el certificado se hace después');
  const done = dayOf(new Date(plan.doneAt));
  const { request, company } = await ctx.read(async em => {
    const company = await em.findOneByOrFail(Tenant, { id: ctx.me.tenantId });
    return { request: await findRequest(em, ctx, plan.id), company };
  });
  const who = [request.name, request.nif && `con NIF ${request.nif}`, request.email].filter(Boolean).join(', ');
  const pdf = await textPdf({
    title: 'Certificado de supresión de datos personales',
    notice: null,
    date: done,
    foot: `${company.name} · Solicitud ${request.id}`,
    sections: [
      {
        title: null,
        items: [
          {
            heading: 'Quién responde',
            paragraphs: [`${company.name}, con NIF ${company.nif}, responsable del tratamiento.`],
          },
          {
            heading: 'Quién lo pidió',
            paragraphs: [
              `${who}. Solicitud recibida el ${spanishDate(dayOf(request.verifiedAt ?? request.createdAt))}.`,
            ],
          },
          {
            heading: 'Qué se hizo',
            paragraphs: [
              `El ${spanishDate(done)} se suprimió lo siguiente (RGPD, art. 17):`,
              ...(plan.now.length > 0
                ? plan.now.map(({ what, detail }) => `– ${what}${detail ? `: ${detail}` : ''}.`)
                : ['– No había datos que suprimir.']),
            ],
          },
          {
            heading: 'Qué queda bloqueado, y hasta cuándo',
            paragraphs: [
              'El derecho de supresión cede ante una obligación legal (RGPD, art. 17.3.b). Mientras tanto los datos se bloquean (LOPDGDD, art. 32): solo se entregan a jueces y administraciones competentes.',
              ...plan.blocked.map(
                ({ until, what, count, why }) => `– Hasta el ${spanishDate(until)}: ${what} (${count}). ${why}.`,
              ),
              `El ${spanishDate(plan.goneOn)} no quedará ningún dato suyo: cada noche se purga lo que vence.`,
            ],
          },
          {
            heading: 'Reclamaciones',
            paragraphs: [
              'Si no estás conforme puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
            ],
          },
        ],
      },
    ],
  });
  res
    .status(200)
    .set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificado-supresion-${done}.pdf"`,
    })
    .end(pdf);
}
