import { badField } from '../../../platform/errors';
import { MissingCustomer } from '../../customers/missing-customer';
import { checkId } from '../../../platform/ids';
import { manualRecipient } from '../draft-invoice';
import type { Invoice } from '../invoice.entity';
import type { Recipient } from '../parties';
import { isSimplified } from '../../verifactu/seal/factura';
import { RectificationKind, type RectifyInput } from './rectify.types';

/** A simplified invoice is rectified by an R5, whatever the cause, and no other is. */
function checkKind(original: Invoice, kind: RectificationKind): void {
  const simplified = isSimplified(original.kind);
  if (simplified === (kind === RectificationKind.R5)) return;
  throw badField(
    'kind',
    simplified
      ? 'Una factura simplificada se rectifica con una R5, sea cual sea la causa'
      : 'La R5 solo rectifica facturas simplificadas: elige otra',
  );
}

/** What corrects data is an R4, and names the customer of the original: another customer gets an invoice of their own. */
export function checkData(original: Invoice, input: RectifyInput): void {
  const { kind, lines, dataOnly, customerId, customerManual } = input;
  checkKind(original, kind);
  if (dataOnly && kind !== RectificationKind.R4 && kind !== RectificationKind.R5)
    throw badField('kind', 'Cuando solo cambian datos, la rectificativa es una R4');
  if (dataOnly && lines) throw badField('lines', 'Cuando solo cambian datos, la rectificativa no lleva líneas');
  if (!customerId && !customerManual) return;
  const field = customerManual ? 'customerManual' : 'customerId';
  if (customerId && customerManual) throw badField(field, 'Elige un cliente guardado o escribe uno, no los dos');
  if (isSimplified(original.kind))
    throw badField(field, 'Una factura simplificada no dice a la AEAT de quién es: quita el cliente');
  if (kind !== RectificationKind.R4) throw badField(field, 'Los datos del cliente se corrigen con una R4');
  if (customerId && original.customerId && checkId(customerId, field) !== original.customerId)
    throw badField(field, 'Ese es otro cliente: abona esta factura y emite otra a su nombre');
}

/** Whom an invoice says that it was issued to. */
export function recipientOf({
  customerId,
  toName,
  toNif,
  toEmail,
  toAddress,
  toCity,
  toPostalCode,
  toCountry,
  toIdKind,
}: Invoice): Recipient {
  return { customerId, toName, toNif, toEmail, toAddress, toCity, toPostalCode, toCountry, toIdKind };
}

/**
 * Whom a rectifying invoice is issued to: with the data that it corrects, or as the original names them; where an
 * earlier one has corrected these, as that one does. `card`: the customer that the input names.
 */
export function recipientFor(
  original: Invoice,
  input: RectifyInput,
  card: Recipient | null,
  latest: Invoice | undefined,
): Recipient {
  if (input.customerId && !card) throw new MissingCustomer();
  return card ?? manualRecipient(input) ?? recipientOf(latest ?? original);
}
