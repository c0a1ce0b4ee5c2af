import { withoutStop } from '../../../../schema/text/stop';
import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { RepresentationCapacity } from '../../gql/schema';
import { useAuth } from '../../session/session';
import { Checkbox } from '../../ui/form/Checkbox';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import type { Acceptance } from './useAcceptance';
import { CAPACITIES } from './useRepresentation';

const OPTIONS = Object.entries(CAPACITIES).map(([value, label]) => ({ value, label }));

interface AcceptanceFieldsProps {
  id: string;
  acceptance: Acceptance;
}

/** Who accepts, as what, and that it was read. Its button stands elsewhere and names the form's id. */
export function AcceptanceFields({ id, acceptance: { given, set, errors, submit } }: AcceptanceFieldsProps) {
  const { tenant } = useAuth();
  const wrong = useId();
  const form = useRef<HTMLFormElement>(null);
  // What was sent lacks something: the keyboard goes on there.
  useEffect(() => {
    if (errors.name || errors.accepted) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <chakra.form
      ref={form}
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))">
        <FormField label="Tu nombre y apellidos" error={errors.name}>
          <TextInput value={given.name} onChange={name => set({ name })} maxLength={120} autoComplete="name" />
        </FormField>
        <FormField label="Actúas como">
          <Select
            value={given.capacity}
            onChange={capacity => set({ capacity: capacity as RepresentationCapacity })}
            options={OPTIONS}
          />
        </FormField>
      </Box>
      <Box>
        <chakra.label
          display="flex"
          alignItems="flex-start"
          gap="2.5"
          minHeight={{ base: '44px', lg: '0' }}
          cursor="pointer"
        >
          <Checkbox
            checked={given.read}
            onChange={read => set({ read })}
            marginTop="2px"
            aria-invalid={errors.accepted ? true : undefined}
            aria-describedby={errors.accepted ? wrong : undefined}
          />
          <Box as="span" minWidth="0" overflowWrap="anywhere">
            He leído la autorización y la acepto en nombre de {withoutStop(tenant?.name ?? 'mi empresa')}.
          </Box>
        </chakra.label>
        <Box
          id={wrong}
          aria-live="polite"
          textStyle="caption"
          color="danger"
          display="flex"
          gap="1.5"
          marginTop={errors.accepted ? '1.5' : 0}
        >
          {errors.accepted && (
            <>
              <Box as={CircleAlert} aria-hidden width="14px" height="14px" flexShrink={0} marginTop="1px" />
              {errors.accepted}
            </>
          )}
        </Box>
      </Box>
      <Box textStyle="caption" color="muted">
        Queda guardado quién lo aceptó, cuándo, desde qué dirección y la huella del texto.
      </Box>
    </chakra.form>
  );
}
