import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Regime } from '../../../schema/tax/causes';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';

export enum InvoiceStatus {
  draft = 'draft',
  issued = 'issued',
  paid = 'paid',
  cancelled = 'cancelled',
}
registerEnumType(InvoiceStatus, {
  name: 'InvoiceStatus',
  description: 'State of an invoice: draft → issued → paid; paid → issued; issued or paid → cancelled.',
  valuesConfig: {
    draft: { description: 'Borrador: no number yet; can be changed and deleted.' },
    issued: { description: 'Emitida: numbered, never edited again.' },
    paid: { description: 'Pagada.' },
    cancelled: { description: 'Anulada.' },
  },
});

export enum InvoiceKind {
  F1 = 'F1',
  F2 = 'F2',
  F3 = 'F3',
  R1 = 'R1',
  R2 = 'R2',
  R3 = 'R3',
  R4 = 'R4',
  R5 = 'R5',
}
registerEnumType(InvoiceKind, {
  name: 'InvoiceKind',
  description: 'Kind of invoice, as the AEAT names it (TipoFactura).',
  valuesConfig: {
    F1: { description: 'Factura completa.' },
    F2: { description: 'Factura simplificada: nobody need be named (arts. 4 and 7 RD 1619/2012).' },
    F3: { description: 'Factura completa for simplified invoices that were issued (art. 15.6 RD 1619/2012).' },
    R1: { description: 'Rectificativa: art. 80 Uno, Dos and Seis LIVA, and errors of law.' },
    R2: { description: 'Rectificativa: the customer was declared insolvent (art. 80 Tres LIVA).' },
    R3: { description: 'Rectificativa: a debt that will not be paid (art. 80 Cuatro LIVA).' },
    R4: { description: 'Rectificativa: any other cause.' },
    R5: { description: 'Rectificativa of a simplified invoice.' },
  },
});

/** Kinds that are written as they are; the others follow from another invoice. */
export enum WrittenKind {
  F1 = 'F1',
  F2 = 'F2',
}
registerEnumType(WrittenKind, {
  name: 'WrittenKind',
  description: 'Kind of an invoice that is written, as the AEAT names it (TipoFactura).',
  valuesConfig: {
    F1: { description: 'Factura completa.' },
    F2: {
      description: 'Factura simplificada: up to 400 € with VAT, or 3,000 € in the activities of art. 4.2 RD 1619/2012.',
    },
  },
});

export enum IvaCause {
  E1 = 'E1',
  E2 = 'E2',
  E3 = 'E3',
  E4 = 'E4',
  E5 = 'E5',
  E6 = 'E6',
  E7 = 'E7',
  E8 = 'E8',
  N1 = 'N1',
  N2 = 'N2',
  S1 = 'S1',
  S2 = 'S2',
}
registerEnumType(IvaCause, {
  name: 'IvaCause',
  description:
    'Why a line carries no tax (causa del 0 %), as the AEAT names it; of IGIC and IPSI by their own laws, E7 and E8 of IGIC alone.',
  valuesConfig: {
    E1: { description: 'Exenta, art. 20 LIVA.' },
    E2: { description: 'Exenta, art. 21 LIVA (exports).' },
    E3: { description: 'Exenta, art. 22 LIVA.' },
    E4: { description: 'Exenta, arts. 23 and 24 LIVA.' },
    E5: { description: 'Exenta, art. 25 LIVA (supplies inside the EU).' },
    E6: { description: 'Exenta for another reason.' },
    E7: { description: 'Exenta of IGIC: régimen especial del pequeño empresario o profesional.' },
    E8: { description: 'Exenta of IGIC for another reason.' },
    N1: { description: 'No sujeta, arts. 7, 14 and others.' },
    N2: { description: 'No sujeta by the rules of place of supply.' },
    S1: {
      description: 'Sujeta at 0 %: donations to entities of Ley 49/2002 (art. 91.Cuatro LIVA); tipo cero of IGIC.',
    },
    S2: { description: 'Inversión del sujeto pasivo (reverse charge).' },
  },
});

@ObjectType({ description: 'Saved customer as it was when the invoice was issued.' })
export class InvoiceCustomer {
  @Field(() => ID, { description: 'UUID of the customer.' })
  id: string;

  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Tax number.' })
  nif: string;

  @Field(() => String, { nullable: true, description: 'Email.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Town.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode: string | null;

  @Field(() => String, { nullable: true, description: 'Country by its two letters; null: Spain.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of the tax number; null: the usual one.' })
  idKind: string | null;
}

@ObjectType({ description: 'A customer that is not saved, as it was written.' })
export class ManualCustomer {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Tax number.' })
  nif: string;

  @Field(() => String, { nullable: true, description: 'Address.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Country by its two letters; null: Spain.' })
  country: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Kind of tax number as the AEAT numbers them; null: the usual one.',
  })
  idKind: string | null;
}

@ObjectType({ description: 'The company as it was when the invoice was issued.' })
export class InvoiceIssuer {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Tax number.' })
  nif: string;

  @Field(() => String, { nullable: true, description: 'Address.' })
  address: string | null;
}

export const COST = 'Of a margin scheme (regimes 03 and 05): what one unit cost, VAT included. It stands on no paper.';

@ObjectType({ description: "One row of the invoice's table of VAT: all lines of one rate, cause and regime." })
export class InvoiceRate {
  @Field(() => Float, { description: "Rate of the invoice's tax in percent." })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause: IvaCause | null;

  @Field(() => String, { nullable: true, description: 'ClaveRegimen, where it does not follow from the cause.' })
  ivaRegime?: Regime | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It goes by criterio de caja as well, under a regime of its own (03, 05, 11); else absent.',
  })
  cashBasis?: boolean;

  @Field(() => DecimalScalar, {
    description: "Base imponible: sum of the lines' subtotals; of a margin scheme, what is earned without its VAT.",
  })
  base: string;

  @Field(() => DecimalScalar, {
    description:
      'Cuota: base × rate, half up to the cent; of a margin scheme what is earned × rate / (100 + rate), which may be a cent beside it.',
  })
  quota: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of a margin scheme: what of the price is not earned, and not taxed.',
  })
  cost?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Recargo de equivalencia in percent, of an invoice that carries it.',
  })
  recargoRate?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Recargo: base × its percent, half up to the cent.' })
  recargo?: string | null;
}

export const MAX_SUPLIDOS = 50;

@ObjectType({
  description: "What was paid in the customer's name and account (suplido): no VAT, no part of the total.",
})
export class Suplido {
  @Field({ description: 'What was paid.' })
  description: string;

  @Field(() => DecimalScalar, { description: 'Euros.' })
  amount: string;
}

@ObjectType({ description: 'The number that an invoice of a series and date would get if it were issued now.' })
export class NextNumber {
  @Field({ description: 'Series.' })
  series: string;

  @Field(() => Int, { description: 'Number.' })
  number: number;

  @Field({ description: 'SERIES-YEAR-NNNN.' })
  fullNumber: string;

  @Field(() => String, { nullable: true, description: 'The number given before it in the series and year.' })
  previousFullNumber: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the invoice with that number.' })
  previousDate: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Latest date issued in the series, of any year.' })
  latestDate: string | null;

  @Field({ description: 'True when the date lies before the latest one issued in the series.' })
  outOfOrder: boolean;
}
