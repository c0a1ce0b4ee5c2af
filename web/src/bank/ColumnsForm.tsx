import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { Select } from '../ui/form/Select';
import { Banner } from '../ui/layout/Banner';

/** Which column is which, from 1; empty: not said. */
export interface Said {
  dateColumn: string;
  textColumn: string;
  amountColumn: string;
  outColumn: string;
}

interface ColumnsFormProps {
  /** The first rows of the file. */
  rows: string[][];
  busy: boolean;
  onSend(said: Said): void;
}

const FIELDS: [name: keyof Said, label: string][] = [
  ['dateColumn', 'Fecha'],
  ['textColumn', 'Concepto'],
  ['amountColumn', 'Importe'],
  ['outColumn', 'Salidas, si van aparte'],
];
const EXAMPLE = 40;

/** Of a table without known headings somebody says which column is which. */
export function ColumnsForm({ rows, busy, onSend }: ColumnsFormProps) {
  const [said, setSaid] = useState<Said>({ dateColumn: '', textColumn: '', amountColumn: '', outColumn: '' });
  const count = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, at) => ({
    value: String(at + 1),
    label: `${at + 1}: ${
      rows
        .map(row => row[at])
        .filter(Boolean)
        .join(' · ')
        .slice(0, EXAMPLE) || 'vacía'
    }`,
  }));
  const whole = said.dateColumn && said.textColumn && said.amountColumn;
  return (
    <Box display="grid" gap="4">
      <Banner kind="info">No reconocemos las columnas de este archivo: di cuál es cada una.</Banner>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {FIELDS.map(([name, label]) => (
          <FormField key={name} label={label} optional={name === 'outColumn'}>
            <Select
              value={said[name]}
              onChange={value => setSaid({ ...said, [name]: value })}
              options={[{ value: '', label: name === 'outColumn' ? 'Ninguna' : 'Elige una' }, ...columns]}
            />
          </FormField>
        ))}
      </Box>
      <Box>
        <Button variant="accent" off={!whole} busy={busy} busyLabel="Leyendo..." onClick={() => onSend(said)}>
          Leer el extracto
        </Button>
      </Box>
    </Box>
  );
}
