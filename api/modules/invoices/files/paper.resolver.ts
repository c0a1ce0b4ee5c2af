import { Arg, Authorized, Ctx as Context, FieldResolver, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { Invoice } from '../invoice.entity';
import { InvoiceInput } from '../invoices.inputs';
import { InvoicePreview, PaperCopy } from './paper.types';
import { previewPaper } from './preview';

@Resolver(() => Invoice)
export class PaperResolver {
  @FieldResolver(() => PaperCopy, {
    description: 'The copy that is asked for, as it was accepted. Its PDF comes from GET /api/invoices/{id}/pdf.',
  })
  paper(
    @Arg('copy', () => PaperCopy, { nullable: true, description: 'Absent: original.' }) copy: PaperCopy | null,
  ): PaperCopy {
    return copy ?? PaperCopy.original;
  }

  @Authorized(TENANT)
  @Query(() => InvoicePreview, {
    description: 'The paper of an invoice that is being written, marked BORRADOR. Nothing is kept, no number is taken.',
  })
  async invoicePreview(
    @Arg('input', () => InvoiceInput, { description: 'The invoice, as createInvoice takes it.' }) input: InvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<InvoicePreview> {
    return { pdf: (await previewPaper(ctx, input)).toString('base64') };
  }
}
