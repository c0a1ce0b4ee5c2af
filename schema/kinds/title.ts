import { isRecapitulative, type Dated } from './recapitulative';

export type PaperTitle =
  | 'Factura'
  | 'Factura rectificativa'
  | 'Factura simplificada'
  | 'Factura de anticipo'
  | 'Factura recapitulativa';

/** What the law wants the paper of an invoice to be called (RD 1619/2012, art. 15.5). */
export function paperTitle(invoice: {
  kind?: string;
  qualified?: boolean;
  prepayment?: boolean;
  /** It corrects others. */
  rectifies: boolean;
  lines?: readonly Dated[];
}): PaperTitle {
  if (invoice.rectifies) return 'Factura rectificativa';
  if (invoice.kind === 'F2' || invoice.qualified) return 'Factura simplificada';
  if (invoice.prepayment) return 'Factura de anticipo';
  return isRecapitulative(invoice.lines ?? []) ? 'Factura recapitulativa' : 'Factura';
}
