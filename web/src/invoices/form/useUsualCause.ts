import { useEffect, useRef, type RefObject } from 'react';
import { useIssuerQuery } from '../../gql/invoices';
import type { IvaCause } from '../../gql/schema';
import { causeOf } from '../cause';

/**
 * What a line at 0 % begins with: the cause chosen last in this form, else the one that the server remembers of the
 * company.
 */
export function useUsualCause(): RefObject<IvaCause | null> {
  const usual = useRef<IvaCause | null>(null);
  // Not from the cache: each issued invoice may change it. The same words as the address is asked with: one request.
  const { data } = useIssuerQuery({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    usual.current ??= causeOf(data?.me.tenant?.defaultCause ?? null);
  }, [data]);
  return usual;
}
