import type { Tax } from '../../../../schema/tax/territory';
import type { Cause } from '../../../../schema/tax/causes';

/** Who an invoice was issued to, as it says. */
export interface Recipient {
  name: string;
  nif: string;
  country: string | null;
  idKind: string | null;
}

/** One row of its table of VAT; amounts "100.00". */
export interface FacturaRate {
  ivaRate: number;
  ivaCause: Cause | null;
  /** ClaveRegimen, where it does not follow from the cause. */
  ivaRegime?: string | null;
  base: string;
  quota: string;
  /** Recargo de equivalencia, percent and euros, of an invoice that carries it. */
  recargoRate?: string | null;
  recargo?: string | null;
}

/** TipoFactura: the kinds of invoice that Folio issues. */
export type FacturaKind = 'F1' | 'F2' | 'F3' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';

/** Whom it was issued to is in no record of it (codes 1189 and 1190). */
export const isSimplified = (kind: FacturaKind): boolean => kind === 'F2' || kind === 'R5';

/** An issued invoice as its record needs it: dates YYYY-MM-DD, amounts "100.00". */
export interface Factura {
  invoiceId: string;
  kind: FacturaKind;
  /** A simplified invoice with its customer's data, or what rectifies one (FacturaSimplificadaArt7273). */
  qualified?: boolean;
  issuerName: string;
  issuerNif: string;
  number: string;
  date: string;
  /** Where the operation was on another day. */
  operationDate?: string | null;
  /**
   * By differences the amounts are what changes of these invoices; by substitution what is right, and `replaced` what
   * they said.
   */
  rectifies?: { way: 'I' | 'S'; invoices: readonly FacturaId[]; replaced: Replaced | null } | null;
  /** The simplified invoices that it stands for (F3). */
  replaces?: readonly FacturaId[] | null;
  /** Who issues it in the issuer's name: its recipient (D), or a third party (T) that is named. */
  issuedBy?: { code: 'D' | 'T'; third: Recipient | null } | null;
  description: string;
  /** null of a simplified invoice. */
  recipient: Recipient | null;
  /** Of all its rates; absent: IVA. */
  tax?: Tax;
  rates: readonly FacturaRate[];
  /** CuotaTotal: VAT, with recargo de equivalencia. */
  totalIva: string;
  total: string;
}

/** ImporteRectificacion: what replaced invoices said, "100.00"; recargo null where they carry none. */
export interface Replaced {
  base: string;
  quota: string;
  recargo: string | null;
}

/** What names an invoice at the AEAT. */
export type FacturaId = Pick<Factura, 'issuerNif' | 'number' | 'date'>;
