import { textPdf, type TextItem } from '../../edges/text-pdf';
import type { Data, FileAnswer } from '../../rest/route';
import { dayOf } from '../../platform/dates';
import { representationOf } from './representation';
import type { RepresentationCapacity, RepresentationStanding } from './representation.types';

const CAPACITIES: Record<RepresentationCapacity, string> = { holder: 'titular', administrator: 'administrador o administradora', attorney: 'apoderado o apoderada' };

const MOMENT = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Madrid' });

interface Accepted { acceptedAt: Date; acceptedName: string; capacity: RepresentationCapacity; acceptedIp: string }

const acceptance = ({ acceptedAt, acceptedName, capacity, acceptedIp }: Accepted, hash: string): TextItem[] => [
  { heading: 'Quién y en qué calidad', paragraphs: [`${acceptedName}, como ${CAPACITIES[capacity]}, con su sesión de Folio.`] },
  { heading: 'Cuándo y desde dónde', paragraphs: [`${MOMENT.format(acceptedAt)}, desde la dirección ${acceptedIp}.`] },
  { heading: 'Huella SHA-256 del texto', paragraphs: [hash] },
];

const PROPOSED: TextItem[] = [{ heading: 'Sin aceptar', paragraphs: ['Este es el texto que se puede aceptar en Folio: nadie lo ha aceptado todavía.'] }];

/** Sends the wording with its acceptance as an attachment autorizacion-folio-{nif}.pdf; where nothing is in force, what may be accepted. */
export async function sendRepresentationPdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { title, notice, date, version, items } = data.representation as RepresentationStanding;
  const [current, company] = await ctx.read(async em => [
    await representationOf(em, ctx.me.tenantId),
    (await em.query('SELECT nif FROM tenants WHERE tenant_id = $1', [ctx.me.tenantId]))[0] as { nif: string },
  ] as const);
  const pdf = await textPdf({
    title, notice, date: current ? dayOf(current.acceptedAt) : date, foot: `Folio · Autorización, texto ${version}`,
    sections: [{ title: null, items }, { title: 'Aceptación', items: current ? acceptance(current, current.hash) : PROPOSED }],
  });
  res.status(200).set({ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="autorizacion-folio-${company.nif}.pdf"` }).send(pdf);
}
