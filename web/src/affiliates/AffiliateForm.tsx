import { Box, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useCreateAffiliateMutation } from '../gql/affiliates';
import { AmountInput } from '../ui/form/AmountInput';
import { Banner } from '../ui/layout/Banner';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { checkAffiliate, evictAffiliates, exampleOf, inputOf, NEW, type AffiliateValues } from './affiliateValues';

interface AffiliateFormProps {
  id: string;
  onState(state: { dirty: boolean; busy: boolean }): void;
  onSaved(): void;
}

export function AffiliateForm({ id, onState, onSaved }: AffiliateFormProps) {
  const [create] = useCreateAffiliateMutation({ update: evictAffiliates });
  const save = async (values: AffiliateValues) => {
    await create({ variables: { input: inputOf(values) } });
    toast.success('Afiliado creado correctamente');
    onSaved();
  };
  const form = useForm<AffiliateValues>({
    initial: NEW,
    check: checkAffiliate,
    submit: save,
    failed: 'Error creando afiliado',
  });
  const { problems, field, values, dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <chakra.form id={id} ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {form.unsaid && <Banner kind="danger">{form.unsaid}</Banner>}
      <FormField label="Nombre" required error={problems.name}>
        <TextInput {...field('name')} maxLength={120} autoComplete="off" />
      </FormField>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormField label="Email" required error={problems.email}>
          <TextInput {...field('email')} type="email" maxLength={254} autoComplete="off" />
        </FormField>
        <FormField label="Teléfono" optional error={problems.phone}>
          <TextInput {...field('phone')} type="tel" maxLength={30} autoComplete="off" />
        </FormField>
      </Box>
      <FormField label="Comisión (%)" required error={problems.commissionRate} hint={exampleOf(values.commissionRate)}>
        <Box width="140px">
          <AmountInput {...field('commissionRate')} maxLength={8} textAlign="start" />
        </Box>
      </FormField>
    </chakra.form>
  );
}
