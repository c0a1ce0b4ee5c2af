import { badField, notFound } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { manualRecipient } from '../draft-invoice';
import type { Invoice } from '../invoice.entity';
import type { Recipient } from '../parties';
import { RectificationKind, type RectifyInput } from './rectify.types';

/** What corrects data is an R4, and names the customer of the original: another customer gets an invoice of their own. */
export function checkData(original: Invoice, input: RectifyInput): void {
  const { kind, lines, dataOnly, customerId, customerManual } = input;
  if (dataOnly && kind !== RectificationKind.R4)
    throw badField('kind', 'Cuando solo cambian datos, la rectificativa es una R4');
  if (dataOnly && lines) throw badField('lines', 'Cuando solo cambian datos, la rectificativa no lleva líneas');
  if (!customerId && !customerManual) return;
  const field = customerManual ? 'customerManual' : 'customerId';
  if (customerId && customerManual) throw badField(field, 'Elige un cliente guardado o escribe uno, no los dos');
  if (kind !== RectificationKind.R4) throw badField(field, 'Los datos del cliente se corrigen con una R4');
  if (customerId && original.customerId && checkId(customerId, field) !== original.customerId)
    throw badField(field, 'Ese es otro cliente: abona esta factura y emite otra a su nombre');
}

/** Whom an invoice says that it was issued to. */
function recipientOf({
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
  if (input.customerId && !card) throw notFound('Cliente no encontrado');
  return card ?? manualRecipient(input) ?? recipientOf(latest ?? original);
}
