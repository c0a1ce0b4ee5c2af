import { textPdf } from '../../edges/pdf/reports/text-pdf';
import type { Data, FileAnswer } from '../../rest/route';
import { dayOf } from '../../platform/dates';
import type { RepresentationStanding } from './representation.types';
import { Tenant } from '../company/tenant.entity';

/**
 * Sends the wording with its acceptance as an attachment autorizacion-folio-{nif}.pdf; where nothing is in force, what
 * may be accepted.
 */
export async function sendRepresentationPdf(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { title, notice, date, version, items, current, acceptance } = (data.representation ??
    data.pastRepresentation) as RepresentationStanding;
  const { nif } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: ctx.me.tenantId }));
  const pdf = await textPdf({
    title,
    notice,
    date: current ? dayOf(new Date(current.acceptedAt)) : date,
    foot: `Folio · Autorización, texto ${version}`,
    sections: [
      { title: null, items },
      { title: 'Aceptación', items: acceptance },
    ],
  });
  res
    .status(200)
    .set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="autorizacion-folio-${nif}.pdf"`,
    })
    .send(pdf);
}
