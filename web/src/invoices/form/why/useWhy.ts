import { useEffect, useMemo, useRef, useState } from 'react';
import { goesUnasked, isLikely } from '../../../../../schema/tax/doubts';
import { territoryOf, type Territory } from '../../../../../schema/tax/territory';
import type { Identity } from '../../../../../schema/identity';
import { useIssuerQuery } from '../../../gql/invoices';
import { toAbroad } from '../../../ui/form/foreign';
import { useLatest } from '../../../ui/useLatest';
import { saidOf } from '../../cause';
import type { Form } from '../values';
import { identified } from './reasons';
import { taxHere } from '../../../ui/format/here';

export interface Why {
  /** What a line at 0 % begins with, where it is likely for the customer and nobody has to be asked. */
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

/** What the address of whom the form is for says of the territory. */
export function whereOf({ customer, manual }: Pick<Form, 'customer' | 'manual'>): Territory | null {
  const { address, postalCode, city } = customer ?? {};
  return territoryOf(manual ? manual.address : [address, postalCode, city].filter(Boolean).join(', '));
}

const UNSAID = { ivaCause: null, ivaRegime: null };

/**
 * Why lines have no VAT: the cause chosen last in this form, else the one that the server remembers of the company; and
 * the line of which it is being asked, with where its question begins.
 */
export function useWhy({ customer, manual, grid }: Pick<Form, 'customer' | 'manual' | 'grid'>) {
  const usual = useRef<string | null>(null);
  /** For whom it was chosen in this form. */
  const chosenFor = useRef<string | null>(null);
  const askedOf = useRef(new Set<string>());
  const [asking, setAsking] = useState<number | null>(null);
  // Not from the cache: each issued invoice may change it. The same words as the address is asked with: one request.
  const { data } = useIssuerQuery({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    usual.current ??= data?.me.tenant?.defaultCause ?? null;
  }, [data]);
  const identity = useMemo(() => customerOf({ customer, manual }), [customer, manual]);
  const name = customer?.id ?? manual?.nif ?? '';
  const latest = useLatest({ identity, name, where: whereOf({ customer, manual }) });
  /** Of a customer for whom goods and services differ, only what was said of this one. */
  const proposed = () => {
    const { identity: to, where } = latest.current;
    if (!to) return usual.current;
    const isSaid = chosenFor.current === latest.current.name || goesUnasked(to, where, taxHere());
    return isSaid && usual.current && isLikely(saidOf(usual.current), to, taxHere()) ? usual.current : null;
  };
  const why = useMemo<Why>(
    () => ({
      usual: proposed,
      keep(text) {
        usual.current = text || null;
        chosenFor.current = latest.current.name;
      },
      ask: setAsking,
      askOnce(key) {
        if (askedOf.current.has(latest.current.name)) return;
        askedOf.current.add(latest.current.name);
        setAsking(key);
      },
    }),
    [latest],
  );
  const at = asking === null ? -1 : grid.lines.findIndex(line => line.key === asking);
  const { ivaCause, ivaRegime } = grid.lines[at] ?? UNSAID;
  const said = useMemo(() => {
    if (ivaCause || at < 0) return { ivaCause, ivaRegime };
    const begun = proposed();
    return begun ? saidOf(begun) : UNSAID;
    // As it stands when it is asked.
  }, [at, ivaCause, ivaRegime]);
  return { why, asking, at, said, identity, close: () => setAsking(null) };
}
