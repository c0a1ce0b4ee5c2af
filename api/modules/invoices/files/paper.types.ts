import { Field, ObjectType, registerEnumType } from 'type-graphql';

export enum PaperCopy {
  original = 'original',
  duplicate = 'duplicate',
}
registerEnumType(PaperCopy, {
  name: 'PaperCopy',
  description: 'Which copy of the paper of an invoice.',
  valuesConfig: {
    original: { description: 'The original, of which there is one.' },
    duplicate: {
      description:
        'Marked «DUPLICADO» (art. 14 RD 1619/2012): where there are several recipients, or the original was lost.',
    },
  },
});

@ObjectType({ description: 'A paper that is no invoice yet.' })
export class InvoicePreview {
  @Field({ description: 'PDF, in base64.' })
  pdf: string;
}
