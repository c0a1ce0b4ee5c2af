import { qrUrl } from '../../../edges/qr';
import { QR_HOSTS } from '../../../platform/config/aeat';
import type { Services } from '../../../platform/context';
import type { AeatEnvironment } from '../../verifactu/records/overview.types';
import type { Invoice } from '../invoice.entity';

/** Address in the QR of an invoice that has a record, at the AEAT that the record is for. */
export function qrUrlOf(
  { issuerNif: nif, fullNumber, date, total }: Invoice,
  environment: AeatEnvironment,
  aeat: Services['aeat'],
): string {
  const base = environment === aeat.environment ? aeat.qrBase : QR_HOSTS[environment];
  return qrUrl({ base, nif, number: fullNumber!, date, total });
}
