import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { SendingStatus } from '../delivery/delivery.types';
import { InvoiceStatus } from '../invoices/invoice.types';

export enum QuoteKind {
  quote = 'quote',
  proforma = 'proforma',
}
registerEnumType(QuoteKind, {
  name: 'QuoteKind',
  description: 'What it is called; neither is an invoice.',
  valuesConfig: {
    quote: { description: 'Presupuesto, numbered P-2026-0001.' },
    proforma: { description: 'Factura proforma, numbered PF-2026-0001.' },
  },
});

export enum QuoteState {
  draft = 'draft',
  sent = 'sent',
  accepted = 'accepted',
  refused = 'refused',
  expired = 'expired',
  invoiced = 'invoiced',
}
registerEnumType(QuoteState, {
  name: 'QuoteState',
  description: 'How a quote stands.',
  valuesConfig: {
    draft: { description: 'Borrador: nobody has it yet.' },
    sent: { description: 'Enviado: its customer may answer.' },
    accepted: { description: 'Aceptado: it does not change any more.' },
    refused: { description: 'Rechazado; changed, it is a draft again.' },
    expired: { description: 'Caducado: sent, and its last day has passed.' },
    invoiced: { description: 'Facturado: there is an invoice of the whole, or a draft of it.' },
  },
});

export enum QuoteEventKind {
  sent = 'sent',
  opened = 'opened',
  accepted = 'accepted',
  refused = 'refused',
}
registerEnumType(QuoteEventKind, {
  name: 'QuoteEventKind',
  description: 'What happened to a quote.',
  valuesConfig: {
    sent: { description: 'It was mailed to one address.' },
    opened: { description: 'Its link was opened, by a person or a program; noted once a day.' },
    accepted: { description: 'It was accepted.' },
    refused: { description: 'It was refused.' },
  },
});

@ObjectType({ description: 'What happened to a quote.' })
export class QuoteEvent {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => QuoteEventKind, { description: 'What.' })
  kind: QuoteEventKind;

  @Field(() => String, { nullable: true, description: 'Who accepted it, or why it was refused.' })
  words: string | null;

  @Field({ description: 'Whether it came by the link; else somebody of the company noted it.' })
  byLink: boolean;

  @Field(() => String, { nullable: true, description: 'Who of the company did it.' })
  by: string | null;

  @Field(() => String, { nullable: true, description: 'To which address it was mailed.' })
  email: string | null;

  @Field(() => SendingStatus, { nullable: true, description: 'What became of that mail.' })
  status: SendingStatus | null;

  @Field(() => String, { nullable: true, description: 'What the mail server said, while it is known.' })
  reason: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt: Date;
}

@ObjectType({ description: 'An invoice that was made of a quote, or its draft.' })
export class QuoteInvoice {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  invoiceId: string;

  @Field(() => String, { nullable: true, description: 'Its number; null of a draft.' })
  fullNumber: string | null;

  @Field(() => InvoiceStatus, { description: 'Its state.' })
  status: InvoiceStatus;

  @Field({ description: 'Whether it is a prepayment; else it is the invoice of the whole.' })
  prepayment: boolean;

  @Field(() => DecimalScalar, { description: 'Its total.' })
  total: string;

  @Field({ description: 'Whether it counts: it is neither annulled nor credited in full.' })
  stands: boolean;
}

@ObjectType({ description: 'By which a customer sees a quote without an account.' })
export class QuoteLink {
  @Field({ description: 'Address. Whoever has it sees the quote, and may accept it.' })
  url: string;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  expiresAt: Date;
}

@ObjectType({ description: 'The quote that an invoice was made of.' })
export class QuoteName {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => QuoteKind, { description: 'Kind.' })
  kind: QuoteKind;

  @Field({ description: 'Number.' })
  fullNumber: string;
}
