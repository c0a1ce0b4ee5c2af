import { Box } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PERIOD_FIELDS } from '../../../../schema/recurring';
import type { useForm } from '../../ui/form/form';
import { Button } from '../../ui/Button';
import { AmountInput } from '../../ui/form/AmountInput';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { here, rateOptions, taxHere } from '../../ui/format/here';
import { IconButton } from '../../ui/IconButton';
import { settledDiscount } from '../form/extras/discount';
import type { Repeating } from './repeatable';
import { addRow, dropRow, lineOf, mayAdd, rowsOf, type RepeatValues } from './rows';

const FIELDS = Object.keys(PERIOD_FIELDS)
  .map(name => `{${name}}`)
  .join(' ');

interface RepeatLinesProps {
  form: Pick<ReturnType<typeof useForm<RepeatValues>>, 'field' | 'problems' | 'values'>;
  repeating: Repeating;
}

/** What each line says, how much of it, at which price, tax and discount; and what is off the whole. */
export function RepeatLines({ form, repeating: { template } }: RepeatLinesProps) {
  const { field, problems, values } = form;
  const root = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<number | null>(null);
  const write = (name: string, value: string) => field(name).onChange(value);
  const rows = rowsOf(values);
  useEffect(() => {
    if (begun !== null) root.current?.querySelector<HTMLElement>(`[name=description${begun}]`)?.focus();
  }, [begun]);
  const drop = (at: number) => {
    const place = rows.indexOf(at);
    dropRow(values, at, write);
    // The focus stays among the lines: at the next one, or at the last.
    setBegun(rows[place + 1] ?? rows[place - 1]!);
  };
  const discount = (name: string) => ({ ...field(name), onBlur: () => write(name, settledDiscount(values[name]!)) });
  return (
    <Box
      ref={root}
      role="group"
      aria-label="Líneas"
      gridColumn="span 6"
      minWidth="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      borderTopWidth="1px"
      paddingTop="4"
    >
      <Box color="muted">
        En el texto puedes dejar huecos que se rellenan cada vez:{' '}
        <Box as="span" overflowWrap="anywhere">
          {FIELDS}
        </Box>
        . El precio es este aunque cambie el del producto.
      </Box>
      {rows.map((at, place) => (
        <RepeatLine
          key={at}
          form={form}
          line={lineOf(template, at)}
          {...{ at, place, discount }}
          drop={rows.length > 1 ? () => drop(at) : undefined}
        />
      ))}
      <Box>
        <Button
          variant="ghost"
          color="brand"
          icon={<Plus />}
          off={!mayAdd(values)}
          marginStart="-2.5"
          onClick={() => setBegun(addRow(template, values, write))}
        >
          Añadir línea
        </Button>
      </Box>
      <Box maxWidth={{ md: '50%' }}>
        <FormField
          label="Descuento sobre el total"
          optional
          error={problems.discount}
          hint="10 % o 15,00 €; se reparte entre las líneas"
        >
          <TextInput {...discount('discount')} inputMode="decimal" autoComplete="off" maxLength={20} figures />
        </FormField>
      </Box>
    </Box>
  );
}

interface RepeatLineProps extends Pick<RepeatLinesProps, 'form'> {
  line: ReturnType<typeof lineOf>;
  /** Its number among the fields, and its place among those that are left. */
  at: number;
  place: number;
  discount(name: string): ReturnType<RepeatLinesProps['form']['field']>;
  /** Where it is not the only one. */
  drop?(): void;
}

function RepeatLine({ form: { field, problems }, line, at, place, discount, drop }: RepeatLineProps) {
  const which = drop ? ` ${place + 1}` : '';
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      _notFirst={{ borderTopWidth: place > 0 ? '1px' : undefined, paddingTop: place > 0 ? '3' : undefined }}
    >
      <Box gridColumn="1 / -1" display="flex" gap="2" alignItems="flex-start">
        <Box flex="1" minWidth="0">
          <FormField label={`Descripción${which}`} required error={problems[`description${at}`]}>
            <TextInput {...field(`description${at}`)} maxLength={500} autoComplete="off" />
          </FormField>
        </Box>
        {drop && (
          <Box marginTop="25px">
            <IconButton label={`Quitar la línea ${place + 1}`} icon={<Trash2 />} onClick={drop} />
          </Box>
        )}
      </Box>
      <FormField label={`Cantidad${which}`} required error={problems[`quantity${at}`]}>
        <AmountInput {...field(`quantity${at}`)} />
      </FormField>
      <FormField
        label={line.grossPrice ? `Precio con ${taxHere()}${which}` : `Precio${which}`}
        required
        error={problems[`price${at}`]}
      >
        <AmountInput {...field(`price${at}`)} />
      </FormField>
      <FormField label={`${taxHere()}${which}`} error={problems[`rate${at}`]}>
        <Select {...field(`rate${at}`)} options={rateOptions(here().rates.filter(Boolean), line.ivaRate)} />
      </FormField>
      <FormField label={`Dto.${which}`} optional error={problems[`discount${at}`]}>
        <TextInput {...discount(`discount${at}`)} inputMode="decimal" autoComplete="off" maxLength={20} figures />
      </FormField>
    </Box>
  );
}
