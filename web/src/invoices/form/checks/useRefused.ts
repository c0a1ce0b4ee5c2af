import { useMemo } from 'react';
import { useIssuerQuery } from '../../../gql/invoices';
import { today } from '../../../ui/format/dates';
import { useOverview } from '../../../verifactu/useOverview';
import type { Form } from '../values';
import { refusedOf, type Refused } from './refused';
import type { Sums } from '../computing';

const NONE: Refused[] = [];

/** Whether the company sends, and what the AEAT would refuse of what is written so far. */
export function useRefused(form: Form, rates: Sums['rates']): { sends: boolean; refused: Refused[] } {
  const sends = useOverview()?.active ?? false;
  const nif = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant?.nif;
  const { kind, qualified, customer, manual, date } = form;
  // The other parts of the form decide nothing.
  const refused = useMemo(
    () => (nif === undefined ? NONE : refusedOf(form, rates, nif, today())),
    [kind, qualified, customer, manual, date, rates, nif],
  );
  return { sends, refused };
}
