import { Box } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { TEXT_FIELDS, type TextField, type TextValues } from '../../../../schema/delivery';
import { Button } from '../../ui/Button';

interface FieldButtonsProps {
  form: RefObject<HTMLFormElement | null>;
  write(text: string): void;
  values: TextValues;
}

/** The fields that this invoice has: each goes where the text is being written. */
export function FieldButtons({ form, write, values }: FieldButtonsProps) {
  const insert = (name: TextField) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    const { selectionStart: from, selectionEnd: until, value } = area;
    const field = `{${name}}`;
    write(value.slice(0, from) + field + value.slice(until));
    // Once it is written.
    requestAnimationFrame(() => area.setSelectionRange(from + field.length, from + field.length));
  };
  const names = (Object.keys(TEXT_FIELDS) as TextField[]).filter(name => values[name] !== null);
  return (
    <Box role="group" aria-label="Campos" display="flex" flexWrap="wrap" gap="2">
      {names.map(name => (
        <Button
          key={name}
          size="sm"
          aria-label={`Poner el campo ${name}: ${TEXT_FIELDS[name]}`}
          onClick={() => insert(name)}
        >
          {`{${name}}`}
        </Button>
      ))}
    </Box>
  );
}
