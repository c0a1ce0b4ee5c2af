import { Arg, FieldResolver, Resolver } from 'type-graphql';
import { Invoice } from '../invoice.entity';
import { PaperCopy } from './paper.types';

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
}
