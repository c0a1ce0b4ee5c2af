import { useState } from 'react';
import { evict } from '../../client/evict';
import {
  useCorrectedCustomerLazyQuery,
  useCreateRecurringInvoiceMutation,
  useUpdateRecurringInvoiceMutation,
} from '../../gql/invoices';
import { newSendKey } from '../form/localDraft';
import type { Repeating } from './repeatable';
import type { inputOf } from './repeatValues';

/** Saves a rule, new or changed. */
export function useSaveRepeat({ rule }: Repeating): (input: ReturnType<typeof inputOf>) => Promise<void> {
  // Of the same form sent twice the second makes nothing.
  const [key] = useState(newSendKey);
  const [create] = useCreateRecurringInvoiceMutation({
    update: evict('recurringInvoices'),
    context: { headers: { 'Idempotency-Key': key } },
  });
  const [update] = useUpdateRecurringInvoiceMutation({ update: evict('recurringInvoices') });
  const [cardOf] = useCorrectedCustomerLazyQuery({ fetchPolicy: 'network-only' });
  return async input => {
    // Without it as the card says: then it follows the card, which may say otherwise one day.
    if (!rule && input.template.recargo === false) {
      const { data, error } = await cardOf({ variables: { id: input.customerId } });
      if (error) throw error;
      if (!data?.customer.recargo) input.template.recargo = null;
    }
    if (rule) await update({ variables: { id: rule.id, input: { ...input, version: rule.version } } });
    else await create({ variables: { input } });
  };
}
