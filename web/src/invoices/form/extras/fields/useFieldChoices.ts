import { useMemo } from 'react';
import { recargoHere } from '../../../../ui/format/here';
import { useSameParts } from '../../../../ui/useSame';
import type { InvoiceFormState } from '../../useInvoiceForm';
import { isQualified } from '../../values';
import { fieldChoices } from './fieldChoices';
import type { FieldChoice } from './fields';
import type { Kind } from '../kind';
import type { Withholding } from '../useWithholding';

/** The fields that what is written may have. They are others only when what they go by is. */
export function useFieldChoices(
  { form, set, setGrid }: Pick<InvoiceFormState, 'form' | 'set' | 'setGrid'>,
  { rate, who, usual }: Withholding,
  { kind, activity, set: setKind }: Kind,
): FieldChoice[] {
  const { operationDate, discount, suplidos, date, customer, manual, recargo, rent, prepayment } = form;
  const { devicesOrMetals, issuedBy, payment } = form;
  const { days, discounts, gross, returns = false, margin = null } = form.grid;
  const simplified = kind === 'F2';
  const choosing = useSameParts({
    ...{ operationDate, discount, suplidos, date, recargo, rent, prepayment, devicesOrMetals, issuedBy, payment },
    ...{ days, discounts, gross, returns, margin },
    ...{ rate, who, usual, activity, simplified },
    ...{ set, setGrid, setKind },
    named: !simplified || isQualified(form),
    surcharged: recargoHere() && !manual && customer?.recargo === true,
  });
  return useMemo(() => fieldChoices(choosing), [choosing]);
}
