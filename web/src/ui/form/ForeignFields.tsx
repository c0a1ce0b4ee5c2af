import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { COUNTRY_OPTIONS } from '../countries';
import { Fold } from '../layout/Fold';
import { kindOptions, looksForeign, type Abroad } from './foreign';
import { FormField } from './FormField';
import { Select } from './Select';

interface ForeignFieldsProps {
  title?: string;
  values: Abroad;
  /** What is typed of the number: one that is not Spanish opens these fields. */
  nif?: string;
  errors?: { country?: string; idKind?: string };
  onCountry(country: string): void;
  onKind(idKind: string): void;
}

/** Country and kind of number of somebody without a Spanish one; folded, since most have one. */
export function ForeignFields({
  title = 'Cliente extranjero o no censado',
  values,
  nif = '',
  errors = {},
  onCountry,
  onKind,
}: ForeignFieldsProps) {
  const { country, idKind } = values;
  const asked = country !== '' || idKind !== '' || looksForeign(nif);
  const [open, setOpen] = useState(asked);
  // Once open they stay open: nothing moves while somebody chooses.
  if (asked && !open) setOpen(true);
  return (
    <Fold key={String(open)} title={title} initially={open}>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <FormField label="País" error={errors.country}>
          <Select name="country" value={country} onChange={onCountry} options={COUNTRY_OPTIONS} />
        </FormField>
        <FormField label="Tipo de documento" error={errors.idKind} hint="Lo pide la AEAT en el registro de la factura">
          <Select name="idKind" value={idKind} onChange={onKind} options={kindOptions(values)} />
        </FormField>
      </Box>
    </Fold>
  );
}
