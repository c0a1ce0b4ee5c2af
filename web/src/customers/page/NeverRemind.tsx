import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { evict } from '../../client/evict';
import { useRemindCustomerMutation, type CustomerAloneQuery } from '../../gql/customers';
import { Switch } from '../../ui/form/Switch';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';

const stale = evict('invoiceReminders', 'overdueInvoices');

/** A customer who is never to be reminded, whatever is due. */
export function NeverRemind({ customer: { id, mayRemind } }: { customer: CustomerAloneQuery['customer'] }) {
  const label = useId();
  const [remind] = useRemindCustomerMutation();
  const { busy, askAndDo } = useAskAndDo();
  const set = (never: boolean) =>
    askAndDo({
      act: () =>
        remind({
          variables: { id, on: !never },
          update: cache => {
            const of = cache.identify({ __typename: 'Customer', id });
            cache.modify({ id: of, fields: { mayRemind: () => !never } });
            stale(cache);
          },
        }),
      done: never ? 'No recibirá recordatorios' : 'Puede recibir recordatorios',
      failed: 'Error guardando',
    });
  return (
    <Box display="flex" justifyContent="space-between" alignItems="center" gap="4" borderTopWidth="1px" paddingTop="3">
      <Box id={label}>No recordar nunca a este cliente</Box>
      <Switch on={!mayRemind} off={busy} aria-labelledby={label} onChange={on => void set(on)} />
    </Box>
  );
}
