import { Box, chakra } from '@chakra-ui/react';
import { colourOf, darkened, isReadable } from '../../../../schema/face/accent';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { accentProblem, INK, TOO_LIGHT } from './accent';

interface AccentFieldProps {
  field: { name: string; value: string; onChange(value: string): void };
  error?: string;
  readOnly: boolean;
}

/** The colour of the papers, written or chosen; one that is too light is offered darker. */
export function AccentField({ field, error, readOnly }: AccentFieldProps) {
  const colour = colourOf(field.value);
  return (
    <>
      <FormField
        label="Color"
        optional
        error={error}
        warning={accentProblem(field.value) === TOO_LIGHT ? TOO_LIGHT : null}
        hint="El del número y las líneas de la factura, y el del botón del enlace. Vacío: tinta."
      >
        <Box display="flex" gap="2" maxWidth={{ lg: '420px' }}>
          <TextInput
            {...field}
            maxLength={20}
            figures
            textAlign="start"
            readOnly={readOnly}
            autoComplete="off"
            spellCheck={false}
            placeholder="#1E3A78"
          />
          {!readOnly && (
            <chakra.input
              type="color"
              aria-label="Elegir el color"
              value={(colour ?? INK).toLowerCase()}
              onChange={event => field.onChange(event.currentTarget.value.toUpperCase())}
              width="44px"
              height={{ base: '44px', md: '36px' }}
              flexShrink={0}
              padding="1"
              borderWidth="1px"
              borderColor="border.strong"
              borderRadius="sm"
              bg="surface"
              cursor="pointer"
            />
          )}
        </Box>
      </FormField>
      {!readOnly && colour && !isReadable(colour) && (
        <Box>
          <Button variant="outline" onClick={() => field.onChange(darkened(colour))}>
            Usar {darkened(colour)}
          </Button>
        </Box>
      )}
    </>
  );
}
