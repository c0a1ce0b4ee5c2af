import { devicesProblem } from '../../../../schema/kinds/devices';
import type { Tax } from '../../../../schema/tax/territory';
import { badField } from '../../../platform/errors';
import { WrittenKind } from '../invoice.types';
import type { InvoiceInput } from '../invoices.inputs';

/** Throws where an invoice is said to be of devices or metals under reverse charge and is not. */
export function checkDevices(
  { devicesOrMetals, qualified, lines }: InvoiceInput,
  { kind, tax }: { kind: WrittenKind; tax: Tax },
): void {
  const problem = devicesOrMetals && devicesProblem({ complete: kind === WrittenKind.F1 && !qualified, tax, lines });
  if (problem) throw badField('devicesOrMetals', problem);
}
