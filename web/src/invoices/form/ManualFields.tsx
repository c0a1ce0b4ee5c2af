import { Box } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { ForeignFields } from '../../ui/form/ForeignFields';
import { NifField } from '../../ui/form/NifField';
import { TextInput } from '../../ui/form/TextInput';
import type { Field, FieldErrors, ManualCustomer } from './values';
import { FixButton } from './checks/FixButton';

interface ManualFieldsProps {
  manual: ManualCustomer;
  errors: FieldErrors;
  set(manual: ManualCustomer, fixed: Field): void;
  goSaved(): void;
  /** Enter in the last field. */
  onward(): void;
  fixNumber(): void;
}

/** A customer written by hand, for this invoice only. */
/** Enter goes from field to field, as in the lines; `onward` after the last. */
function goOn(event: KeyboardEvent<HTMLElement>, onward: () => void): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  if (next) next.focus();
  else onward();
}

export function ManualFields({ manual, errors, set, goSaved, onward, fixNumber }: ManualFieldsProps) {
  const write = (field: 'name' | 'nif' | 'address' | 'country' | 'idKind') => (text: string) =>
    set({ ...manual, [field]: text }, field === 'country' || field === 'idKind' ? 'nif' : field);
  return (
    <Box
      role="group"
      aria-label="Cliente en modo manual"
      onKeyDown={event => goOn(event, onward)}
      position="relative"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 180px' }}
    >
      <FormField label="Nombre del cliente" error={errors.name} required>
        <TextInput value={manual.name} onChange={write('name')} maxLength={120} autoComplete="off" autoFocus />
      </FormField>
      <Box>
        <NifField
          label="NIF del cliente"
          error={errors.nif}
          abroad={manual}
          value={manual.nif}
          onChange={write('nif')}
        />
        {errors.nif && <FixButton fix={fixNumber}>Elegir país y documento</FixButton>}
      </Box>
      <Box gridColumn={{ lg: '1 / -1' }}>
        <FormField
          label="Dirección del cliente"
          error={errors.address}
          hint="Va en la factura: emitida, ya no se puede añadir"
        >
          <TextInput
            data-field="address"
            value={manual.address}
            onChange={write('address')}
            maxLength={200}
            autoComplete="off"
          />
        </FormField>
        <Box data-field="foreign">
          <ForeignFields values={manual} nif={manual.nif} onCountry={write('country')} onKind={write('idKind')} />
        </Box>
      </Box>
      {/* Last, so that Tab goes from the name to the NIF. */}
      <Button
        variant="ghost"
        size="sm"
        onClick={goSaved}
        position="absolute"
        top="-6px"
        insetEnd={{ base: 0, lg: '196px' }}
        marginEnd="-2.5"
      >
        Elegir un cliente guardado
      </Button>
    </Box>
  );
}
