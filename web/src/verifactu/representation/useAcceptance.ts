import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { checkNif } from '../../../../schema/nif';
import { failureOf } from '../../client/failure';
import { VerifactuOverviewDocument } from '../../gql/verifactu';
import {
  RepresentationDocument,
  useAcceptRepresentationMutation,
  type RepresentationFieldsFragment,
} from '../../gql/who-sends';
import type { RepresentationCapacity } from '../../gql/schema';
import { useAuth } from '../../session/session';
import { toast } from '../../ui/overlay/toast';

interface Accepted {
  name: string;
  capacity: RepresentationCapacity;
  read: boolean;
}
type Errors = Partial<Record<'name' | 'accepted', string>>;

/** What somebody writes to accept, and sends. `onDone`: it is in force. */
export function useAcceptance({ hash }: Pick<RepresentationFieldsFragment, 'hash'>, onDone: () => void) {
  const { user, tenant } = useAuth();
  const client = useApolloClient();
  const [accept, { loading }] = useAcceptRepresentationMutation();
  const company = checkNif(tenant?.nif ?? '').kind === 'CIF';
  const [given, setGiven] = useState<Accepted>({
    // A person's company has that person's name and surnames; an account often has the first name alone.
    name: (company ? user?.name : tenant?.name) ?? '',
    capacity: company ? 'administrator' : 'holder',
    read: false,
  });
  const [errors, setErrors] = useState<Errors>({});
  const set = (change: Partial<Accepted>) => {
    setGiven(now => ({ ...now, ...change }));
    setErrors({});
  };
  const submit = async () => {
    const { name, capacity, read } = given;
    const found: Errors = {
      ...(!name.trim() && { name: 'Escribe tu nombre y apellidos' }),
      ...(!read && { accepted: 'Marca que has leído la autorización y la aceptas' }),
    };
    setErrors(found);
    if (loading || Object.keys(found).length) return;
    try {
      await accept({
        variables: { input: { hash, name, capacity, accepted: read } },
        refetchQueries: [VerifactuOverviewDocument],
        awaitRefetchQueries: true,
      });
      toast.success('Folio presenta por tu empresa desde ahora');
      onDone();
    } catch (error) {
      const { fields } = failureOf(error);
      setErrors({ name: fields.name, accepted: fields.accepted });
      // The words have changed since they were opened: they are read again.
      if (fields.hash) void client.refetchQueries({ include: [RepresentationDocument] });
      toast.failed(error, 'Error autorizando a Folio');
    }
  };
  return { given, set, errors, busy: loading, submit: () => void submit() };
}

export type Acceptance = ReturnType<typeof useAcceptance>;
