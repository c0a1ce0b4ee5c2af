import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useBankStatementsQuery } from '../gql/bank';
import { Button } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { TextInput } from '../ui/form/TextInput';
import { accountName } from './accountName';

interface AccountFormProps {
  /** What was wrong with the one that was said. */
  error: string | null;
  busy: boolean;
  onSend(account: string): void;
}

const HINT =
  'El archivo no lo dice. Escribe su IBAN o un nombre, como «Caja Rural», y usa siempre el mismo: así ningún movimiento se confunde con uno igual de otra cuenta.';

/** Statements whose accounts are offered: the newest; and so many accounts of them. */
const STATEMENTS = 20;
const MOST_OFFERED = 5;

/** Of a table that does not say its account somebody says which it is; those of before are a press away. */
export function AccountForm({ error, busy, onSend }: AccountFormProps) {
  const [account, setAccount] = useState('');
  const offer = useId();
  const { data } = useBankStatementsQuery({ variables: { page: 1, limit: STATEMENTS } });
  const known = [...new Set(data?.bankStatements.items.flatMap(({ accounts }) => accounts))]
    .filter(Boolean)
    .slice(0, MOST_OFFERED);
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={event => {
        event.preventDefault();
        if (account.trim() && !busy) onSend(account);
      }}
    >
      <FormField label="¿De qué cuenta es este extracto?" hint={HINT} error={error}>
        <TextInput value={account} onChange={setAccount} maxLength={60} autoComplete="off" autoFocus />
      </FormField>
      {known.length > 0 && (
        <Box role="group" aria-labelledby={offer} display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Box id={offer} textStyle="small" color="muted">
            De extractos anteriores:
          </Box>
          {known.map(each => (
            <Button key={each} size="sm" off={busy} onClick={() => onSend(each)}>
              {accountName(each)}
            </Button>
          ))}
        </Box>
      )}
      <Box>
        <Button type="submit" variant="accent" off={!account.trim()} busy={busy} busyLabel="Leyendo...">
          Leer el extracto
        </Button>
      </Box>
    </chakra.form>
  );
}
