import { useMemo } from 'react';
import { today } from '../../../ui/format/dates';
import { setDiscounts } from '../grid/grid';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { FieldChoice } from './FieldsMenu';
import type { Withholding } from './useWithholding';

const WITHHELD: Record<Exclude<Withholding['who'], null>, string> = {
  always: 'La de tu última factura a una empresa. Nunca a particulares',
  asBusiness: 'Solo si te contrata como empresa o profesional',
  never: 'Este cliente no retiene: no tiene NIF español',
};

/** The fields that an invoice may have, in the order of their keys. */
export function useFieldChoices(
  { form, set, setGrid }: Pick<InvoiceFormState, 'form' | 'set' | 'setGrid'>,
  { rate, who, usual }: Withholding,
): FieldChoice[] {
  const { operationDate, discount, suplidos, date } = form;
  const { discounts } = form.grid;
  return useMemo(
    () => [
      {
        name: 'Descuento por línea',
        hint: 'En % o en euros: 10 % o 15,00',
        on: discounts,
        turn: on => setGrid(grid => setDiscounts(grid, on)),
      },
      {
        name: 'Retención de IRPF',
        hint: WITHHELD[who ?? 'always'],
        on: rate !== null,
        off: who === 'never',
        turn: on => set({ withholding: on ? usual : '' }, 'withholding'),
      },
      {
        name: 'Fecha de la operación',
        hint: 'Si no es la de la factura',
        on: operationDate !== null,
        turn: on => set({ operationDate: on ? date || today() : null }, 'operationDate'),
      },
      {
        name: 'Descuento sobre el total',
        hint: 'Se reparte entre las líneas',
        on: discount !== null,
        turn: on => set({ discount: on ? '' : null }, 'discount'),
      },
      {
        name: 'Suplidos',
        hint: 'Pagos en nombre de tu cliente, sin IVA',
        on: suplidos.length > 0,
        turn: on => set({ suplidos: on ? [{ key: 0, description: '', amount: '' }] : [] }, 'suplidos'),
      },
    ],
    [discounts, rate, who, usual, operationDate, discount, suplidos, date, set, setGrid],
  );
}
