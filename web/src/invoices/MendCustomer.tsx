import { Box } from '@chakra-ui/react';
import { Button } from '../ui/Button';
import type { Form } from './form';

/** Leads to where the customer's number is put right: on the card of a saved one, or in the fields of one written by hand. */
export function MendCustomer({ customer, manual, mend }: Pick<Form, 'customer' | 'manual'> & { mend(): void }) {
  if (!manual && !customer) return null;
  return <Box marginTop="2"><Button size="sm" onClick={mend}>{manual ? 'Elegir país y documento' : `Abrir la ficha de ${customer?.name}`}</Button></Box>;
}
