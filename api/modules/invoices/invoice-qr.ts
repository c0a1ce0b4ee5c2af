import { qrUrl } from '../../edges/qr';
import type { Services } from '../../platform/context';
import { VerifactuMode } from '../verifactu/verifactu.types';
import type { Invoice } from './invoice.entity';

/** Address in an invoice's QR, of its mode and environment; null for a draft. */
export function qrUrlOf(invoice: Invoice, { qrBase }: Services['aeat']): string | null {
  if (invoice.fullNumber === null) return null;
  const { issuerNif: nif, fullNumber: number, date, total, mode } = invoice;
  return qrUrl({ base: qrBase, verifactu: mode === VerifactuMode.VERIFACTU, nif, number, date, total });
}
