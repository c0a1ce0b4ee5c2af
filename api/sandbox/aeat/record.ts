/**
 * What a record says, read from its XML: dates as yyyy-mm-dd (null where there is no such day), amounts in cents, rates
 * in hundredths.
 */
export interface OtherId {
  country: string | null;
  type: string;
  id: string;
}
export interface Party {
  name: string;
  nif: string | null;
  other: OtherId | null;
}
export interface Previous {
  nif: string;
  number: string;
  day: string | null;
  hash: string;
}

export interface System {
  producer: Party;
  name: string;
  id: string;
  installation: string;
}

interface Sealed {
  nif: string;
  number: string;
  date: string;
  day: string | null;
  ref: string | null;
  rejectedBefore: string;
  previous: Previous | null;
  system: System;
  generatedAt: string;
  hash: string;
  /** What the hash should be, by the text as it came. */
  computed: string;
  /** SHA-256 of the record's own bytes, to distinguish a resend from something new. */
  digest: string;
  /** A value that the schema does not take: such a record is refused before any rule is asked. */
  wrong: { path: string; code: number } | null;
}

export interface Detail {
  tax: string;
  regime: string | null;
  qualification: string | null;
  exemption: string | null;
  rate: number | null;
  base: number;
  atCost: number | null;
  quota: number | null;
  surchargeRate: number | null;
  surcharge: number | null;
}

export interface Alta extends Sealed {
  operation: 'Alta';
  correction: string;
  kind: string;
  rectification: string | null;
  rectified: Party[] | null;
  replaced: Party[] | null;
  hasRectifiedAmounts: boolean;
  operationDate: string | null;
  operationDay: string | null;
  simplified: boolean;
  unidentified: boolean;
  huge: string | null;
  issuedBy: string | null;
  third: Party | null;
  customers: Party[];
  hasCustomers: boolean;
  coupon: boolean;
  details: Detail[];
  quotaTotal: number;
  total: number;
  agreement: boolean;
}

export interface Anulacion extends Sealed {
  operation: 'Anulacion';
  unknownBefore: string;
  madeBy: string | null;
  maker: Party | null;
}

export type InvoiceRecord = Alta | Anulacion;
