import { useState, type RefObject } from 'react';
import { useCorrectedCustomerLazyQuery, type CorrectedCustomerQuery } from '../../../gql/invoices';
import { toast } from '../../../ui/overlay/toast';
import type { Form } from '../values';
import { useStable } from '../grid/useStable';

/** The card that is open: of a customer, or of a new one with what was typed. */
export interface OpenCard {
  customer: CorrectedCustomerQuery['customer'] | null;
  name: string;
  nif?: string;
}

/** Ways to where a customer's data are put right: the fields of one written by hand, the card of a saved one. */
export function useFixes(
  { manual, customer }: Form,
  page: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
) {
  const [editing, setEditing] = useState<OpenCard | null>(null);
  const [cardOf] = useCorrectedCustomerLazyQuery({ fetchPolicy: 'network-only' });

  const openCard = () =>
    void cardOf({ variables: { id: customer?.id ?? '' } }).then(({ data, error }) => {
      if (data) setEditing({ customer: data.customer, name: '' });
      else if (error) toast.failed(error, 'Error cargando clientes');
    });
  const focus = (selector: string) =>
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(selector)?.focus());

  const fixAddress = () => (manual ? void focus('[data-field=address]') : openCard());
  const fixNumber = useStable(() => {
    if (!manual) {
      // The button goes with what it puts right: closing the card leads back to the field.
      field.current?.focus({ preventScroll: true });
      return openCard();
    }
    const fold = page.current?.querySelector<HTMLDetailsElement>('[data-field=foreign] details');
    if (fold) fold.open = true;
    // Its fields are made when it is first opened.
    setTimeout(() => focus('[name=country]'));
  });
  return { editing, setEditing, fixAddress, fixNumber };
}
