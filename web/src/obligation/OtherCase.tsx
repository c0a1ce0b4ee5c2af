import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { failureOf } from '../client/failure';
import type { ExclusionCause, SendingChoiceInput } from '../gql/schema';
import { ObligationDocument, VerifactuOverviewDocument, type ObligationFieldsFragment } from '../gql/verifactu';
import { RepresentationDocument, useSaySendingMutation } from '../gql/who-sends';
import { Button } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { CAUSES } from '../verifactu/causes';

type Case = 'company' | 'self' | ExclusionCause;
const CASES: { value: Case; label: string }[] = [
  { value: 'company', label: 'Sociedad, Impuesto sobre Sociedades' },
  { value: 'self', label: 'Autónomo o el resto' },
  ...CAUSES,
];

const caseOf = ({ issuer, said }: ObligationFieldsFragment): Case =>
  said?.cause ?? (issuer === 'company' ? 'company' : 'self');

/** What is said of the company in that case. */
function inputOf(chosen: Case, note: string): SendingChoiceInput {
  if (chosen === 'company' || chosen === 'self')
    return { choice: null, issuer: chosen === 'company' ? 'company' : 'other' };
  return { choice: 'excluded', cause: chosen, note: chosen === 'other' ? note : null };
}

/** What is declared stops nothing that has started. */
const STILL_SENT =
  'aun así se siguen enviando, con su QR, mientras en Configuración › Verifactu haya con qué o la ley pida seguir hasta fin de año';

/** '¿No es tu caso?': which kind of company the dates assume, or why the law does not ask it to send. */
export function OtherCase({ obligation }: { obligation: ObligationFieldsFragment }) {
  const [say, { loading }] = useSaySendingMutation();
  const client = useApolloClient();
  const [chosen, setChosen] = useState(caseOf(obligation));
  const [note, setNote] = useState(obligation.said?.note ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const changed = chosen !== caseOf(obligation) || (chosen === 'other' && note !== (obligation.said?.note ?? ''));
  const choose = (value: string) => {
    setChosen(value as Case);
    setErrors({});
  };
  const save = async () => {
    setErrors({});
    try {
      await say({ variables: { input: inputOf(chosen, note) } });
      await client.refetchQueries({ include: [ObligationDocument, VerifactuOverviewDocument, RepresentationDocument] });
      toast.success('Guardado');
    } catch (error) {
      setErrors(failureOf(error).fields);
      toast.failed(error, 'Error guardando');
    }
  };
  const excluded = chosen !== 'company' && chosen !== 'self';
  return (
    <Box
      as="form"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
      display="grid"
      gap="3"
    >
      <FormField label="¿No es tu caso?" error={errors.issuer ?? errors.cause}>
        <Select value={chosen} onChange={choose} options={CASES} />
      </FormField>
      {chosen === 'other' && (
        <FormField label="Cuál es" error={errors.note}>
          <TextInput value={note} onChange={setNote} maxLength={200} />
        </FormField>
      )}
      {changed && excluded && (
        <Box textStyle="small" color="muted">
          Declaras que la ley no pide a tu empresa enviar sus facturas:{' '}
          {obligation.sends ? STILL_SENT : 'saldrán sin QR'}. Si no es cierto, respondes tú. Queda guardado quién lo ha
          dicho y cuándo.
        </Box>
      )}
      {changed && (
        <Box>
          <Button type="submit" busy={loading} busyLabel="Guardando...">
            {excluded ? 'Declarar que no me obliga' : 'Guardar'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
