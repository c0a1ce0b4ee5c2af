import { useEffect, useMemo, useRef, useState } from 'react';
import { isLikely } from '../../../../../schema/tax/doubts';
import type { Identity } from '../../../../../schema/identity';
import { useIssuerQuery } from '../../../gql/invoices';
import { toAbroad } from '../../../ui/form/foreign';
import { useLatest } from '../../../ui/useLatest';
import { saidOf } from '../../cause';
import type { Form } from '../values';
import { identified } from './reasons';
import { taxHere } from '../../../ui/format/here';

export interface Why {
  /** What a line at 0 % begins with, where it is likely for the customer. */
  usual(): string | null;
  /** It was chosen: the next line begins with it. */
  keep(text: string): void;
  ask(key: number): void;
  /** The same, but once of a customer: who closed it without an answer is left alone. */
  askOnce(key: number): void;
}

/** Whom the form is for, as far as it is known. */
export function customerOf({ customer, manual }: Pick<Form, 'customer' | 'manual'>): Identity | null {
  if (manual) return identified({ nif: manual.nif, ...toAbroad(manual) });
  // Of one in a draft neither country nor kind of number is known.
  if (!customer || customer.country === undefined) return null;
  return identified({ nif: customer.nif, country: customer.country, idKind: customer.idKind ?? null });
}

/**
 * Why lines have no VAT: the cause chosen last in this form, else the one that the server remembers of the company; and
 * the line of which it is being asked.
 */
export function useWhy(form: Pick<Form, 'customer' | 'manual'>) {
  const usual = useRef<string | null>(null);
  const asked = useRef(new Set<string>());
  const [asking, setAsking] = useState<number | null>(null);
  // Not from the cache: each issued invoice may change it. The same words as the address is asked with: one request.
  const { data } = useIssuerQuery({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    usual.current ??= data?.me.tenant?.defaultCause ?? null;
  }, [data]);
  const { customer, manual } = form;
  const identity = useMemo(() => customerOf({ customer, manual }), [customer, manual]);
  const latest = useLatest({ identity, name: customer?.id ?? manual?.nif ?? '' });
  const why = useMemo<Why>(
    () => ({
      usual() {
        const to = latest.current.identity;
        return usual.current && to && !isLikely(saidOf(usual.current), to, taxHere()) ? null : usual.current;
      },
      keep: text => (usual.current = text || null),
      ask: setAsking,
      askOnce(key) {
        if (asked.current.has(latest.current.name)) return;
        asked.current.add(latest.current.name);
        setAsking(key);
      },
    }),
    [latest],
  );
  return { why, asking, identity, close: () => setAsking(null) };
}
