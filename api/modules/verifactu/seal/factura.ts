/** Who an invoice was issued to, as it says. */
export interface Recipient {
  name: string;
  nif: string;
  country: string | null;
  idKind: string | null;
}

export type Cause = 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'N1' | 'N2' | 'S2';

/** One row of its table of VAT; amounts "100.00". */
export interface FacturaRate {
  ivaRate: number;
  ivaCause: Cause | null;
  base: string;
  quota: string;
}

/** TipoFactura: the kinds of invoice that Folio issues. */
export type FacturaKind = 'F1' | 'R1' | 'R2' | 'R3' | 'R4';

/** An issued invoice as its record needs it: dates YYYY-MM-DD, amounts "100.00". */
export interface Factura {
  invoiceId: string;
  kind: FacturaKind;
  issuerName: string;
  issuerNif: string;
  number: string;
  date: string;
  /** Where the operation was on another day. */
  operationDate?: string | null;
  /** By differences (I): the amounts are what changes of these invoices. */
  rectifies?: { way: 'I'; invoices: readonly FacturaId[] } | null;
  description: string;
  recipient: Recipient;
  rates: readonly FacturaRate[];
  totalIva: string;
  total: string;
}

/** What names an invoice at the AEAT. */
export type FacturaId = Pick<Factura, 'issuerNif' | 'number' | 'date'>;
