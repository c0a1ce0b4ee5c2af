import { textPdf } from '../../../edges/pdf/reports/text-pdf';
import type { Data, FileAnswer } from '../../../rest/route';
import type { DeclaracionResponsable } from './declaration.types';

// Anybody may ask, and it never changes while the process lives: each version is drawn once.
const drawn = new Map<string, Promise<Buffer>>();

const draw = ({ title, notice, date, version, items, annex }: DeclaracionResponsable): Promise<Buffer> =>
  textPdf({
    title,
    notice,
    date,
    foot: `Folio ${version} · Declaración responsable`,
    sections: [
      { title: null, items },
      { title: 'Anexo', items: annex },
    ],
  });

function remembered(key: string, pdf: Promise<Buffer>): Promise<Buffer> {
  drawn.set(key, pdf);
  pdf.catch(() => drawn.delete(key));
  return pdf;
}

/** Sends the declaration as an attachment declaracion-responsable-folio-{version}.pdf. */
export async function sendDeclaracionPdf(data: Data, { res }: FileAnswer): Promise<void> {
  const declaracion = data.declaracionResponsable as DeclaracionResponsable;
  const key = JSON.stringify(declaracion);
  const pdf = await (drawn.get(key) ?? remembered(key, draw(declaracion)));
  res
    .status(200)
    .set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="declaracion-responsable-folio-${declaracion.version}.pdf"`,
    })
    .send(pdf);
}
