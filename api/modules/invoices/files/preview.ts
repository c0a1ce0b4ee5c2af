import { wordsIn, type InLanguage } from '../../../../schema/paper/in-language';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/ids';
import { faceAt } from '../../company/face/faces';
import { agreeOn } from '../collect/due';
import { draftOf } from '../at-once/draft-of';
import type { InvoiceInput } from '../invoices.inputs';
import { saidBy } from './invoice-paper';
import { drawingPoints, pdfOf } from './invoice-pdf';

/** What stands where its number will be: 'Borrador', in the language of the paper. */
const unnumbered = (paper: InLanguage): string => {
  const { draft } = wordsIn(paper);
  return draft.charAt(0) + draft.slice(1).toLowerCase();
};

/** The paper of what is being written, as it would be issued now but for number and record; nothing of it is kept. */
export async function previewPaper(ctx: Ctx, input: InvoiceInput): Promise<Buffer> {
  const { tenantId } = ctx.me;
  await ctx.services.limits.take('pdfTenant', tenantId, drawingPoints(1, input.lines.length));
  // Not a read: the prepayments that it takes off are held while they are looked at.
  const read = () =>
    ctx.tx(async em => {
      const { invoice, issuer, agreed } = await draftOf(em, ctx, input, newId());
      const { paperLanguage } = issuer;
      const draft = Object.assign(agreeOn(invoice, agreed), {
        fullNumber: unnumbered({ paperLanguage }),
        paperLanguage,
      });
      const known = { face: await faceAt(em, tenantId), lines: invoice.lines ?? [] };
      const nothing = { verifactu: null, rectification: null, exchange: null };
      return saidBy({ invoice: draft, ...known, ...nothing }, ctx.services.aeat);
    });
  return (await pdfOf(read, tenantId)).pdf;
}
