import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { TextInput } from '../ui/form/TextInput';

interface AccountFormProps {
  /** What was wrong with the one that was said. */
  error: string | null;
  busy: boolean;
  onSend(account: string): void;
}

const HINT =
  'El archivo no lo dice. Escribe su IBAN o un nombre, como «Caja Rural», y usa siempre el mismo: así ningún movimiento se confunde con uno igual de otra cuenta.';

/** Of a table that does not say its account somebody says which it is. */
export function AccountForm({ error, busy, onSend }: AccountFormProps) {
  const [account, setAccount] = useState('');
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
      <Box>
        <Button type="submit" variant="accent" off={!account.trim()} busy={busy} busyLabel="Leyendo...">
          Leer el extracto
        </Button>
      </Box>
    </chakra.form>
  );
}
