import { Box } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Button } from '../Button';

interface FieldButtonsProps {
  form: RefObject<HTMLFormElement | null>;
  write(text: string): void;
  /** By their names, what stands in their places. */
  fields: Record<string, string>;
}

/** What a text may leave open: each goes where the text is being written. */
export function FieldButtons({ form, write, fields }: FieldButtonsProps) {
  const insert = (name: string) => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    const { selectionStart: from, selectionEnd: until, value } = area;
    const field = `{${name}}`;
    write(value.slice(0, from) + field + value.slice(until));
    // Once it is written.
    requestAnimationFrame(() => area.setSelectionRange(from + field.length, from + field.length));
  };
  return (
    <Box role="group" aria-label="Campos" display="flex" flexWrap="wrap" gap="2">
      {Object.entries(fields).map(([name, what]) => (
        <Button key={name} size="sm" aria-label={`Poner el campo ${name}: ${what}`} onClick={() => insert(name)}>
          {`{${name}}`}
        </Button>
      ))}
    </Box>
  );
}
