import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { DateInput } from '../../../ui/form/DateInput';
import { ForeignFields } from '../../../ui/form/ForeignFields';
import { FormField } from '../../../ui/form/FormField';
import { NifField } from '../../../ui/form/NifField';
import { Select } from '../../../ui/form/Select';
import { TextInput } from '../../../ui/form/TextInput';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { Field, FieldErrors } from '../values';
import type { IssuedBy } from './issuedBy';

const PARTIES: { value: IssuedBy['party']; label: string }[] = [
  { value: 'customer', label: 'Mi cliente' },
  { value: 'third', label: 'Un tercero' },
];

interface IssuedByFieldsProps {
  issuedBy: IssuedBy;
  errors: FieldErrors;
  set: InvoiceFormState['set'];
}

/** Who issues the invoice in the company's name, by an agreement of before. */
export const IssuedByFields = memo(function IssuedByFields({ issuedBy, errors, set }: IssuedByFieldsProps) {
  const { party, agreedOn, name, nif } = issuedBy;
  const put = (part: Partial<IssuedBy>, fixed: Field) => set({ issuedBy: { ...issuedBy, ...part } }, fixed);
  return (
    <Box as="fieldset">
      <Box as="legend" textStyle="label" marginBottom="1">
        La expide otro
      </Box>
      <Box textStyle="caption" color="muted" marginBottom="2">
        En tu nombre y con un acuerdo previo por escrito. Vendes tú y respondes tú; la factura lleva una serie propia de
        quien la expide.
      </Box>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '200px 200px' }} alignItems="start">
        <FormField label="Quién la expide" error={errors.party}>
          <Select
            value={party}
            onChange={value => put({ party: value as IssuedBy['party'] }, 'party')}
            options={PARTIES}
          />
        </FormField>
        <FormField label="Fecha del acuerdo" error={errors.agreedOn} required>
          <DateInput value={agreedOn} onChange={next => put({ agreedOn: next }, 'agreedOn')} />
        </FormField>
      </Box>
      {party === 'third' && (
        <Box
          display="grid"
          gap="4"
          marginTop="4"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 200px' }}
          alignItems="start"
        >
          <FormField label="Nombre del tercero" error={errors.thirdName} required>
            <TextInput
              value={name}
              onChange={text => put({ name: text }, 'thirdName')}
              maxLength={120}
              autoComplete="off"
            />
          </FormField>
          <NifField
            label="NIF del tercero"
            error={errors.thirdNif}
            abroad={issuedBy}
            value={nif}
            onChange={text => put({ nif: text }, 'thirdNif')}
          />
          <Box gridColumn="1 / -1">
            <ForeignFields
              title="Tercero extranjero"
              values={issuedBy}
              onCountry={country => put({ country }, 'thirdNif')}
              onKind={idKind => put({ idKind }, 'thirdNif')}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
});
