import { ibanText, plainIban } from '../../../../schema/collect/means';
import { parseTerms } from '../../../../schema/collect/terms';
import type { PaymentMeans } from '../../gql/schema';
import { SettingsDocument, useUpdateSettingsMutation, type SettingsFieldsFragment } from '../../gql/settings';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { MeansField } from '../../ui/form/MeansField';
import { TermsField } from '../../ui/form/TermsField';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import { SettingsForm } from '../SettingsForm';

interface Values extends Record<string, string> {
  paymentTerms: string;
  paymentMeans: string;
  iban: string;
}

const check = ({ paymentTerms }: Values) =>
  problems({ paymentTerms: paymentTerms && !parseTerms(paymentTerms) ? 'De 0 a 365 días.' : undefined });

/** Everybody of the company reads it, its admin changes it. */
export function CollectForm({ settings, admin }: { settings: SettingsFieldsFragment; admin: boolean }) {
  const [update] = useUpdateSettingsMutation({
    update(cache, { data }) {
      if (data) cache.writeQuery({ query: SettingsDocument, data: { settings: data.updateSettings } });
      // The form of an invoice proposes what was said here.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
    },
  });
  const form = useForm<Values>({
    initial: {
      paymentTerms: settings.paymentTerms ?? '',
      paymentMeans: settings.paymentMeans ?? '',
      iban: ibanText(settings.iban ?? ''),
    },
    check,
    async submit({ paymentTerms, paymentMeans, iban }) {
      const { companyName, companyNif, companyAddress } = settings;
      const input = {
        ...{ companyName, companyNif, companyAddress },
        paymentTerms: paymentTerms || null,
        paymentMeans: (paymentMeans || null) as PaymentMeans | null,
        iban: plainIban(iban) || null,
      };
      await update({ variables: { input } });
      toast.success('Configuración guardada correctamente');
    },
    failed: 'Error guardando',
  });
  const { field, problems: wrong } = form;
  return (
    <SettingsForm form={form} admin={admin}>
      <TermsField
        field={field('paymentTerms')}
        none="Sin plazo en tus facturas"
        error={wrong.paymentTerms}
        hint="Sin plazo, una factura no dice vencimiento y cuenta como vencida a los 30 días (Ley 3/2004)."
        readOnly={!admin}
      />
      <MeansField
        field={field('paymentMeans')}
        none="No decirla"
        error={wrong.paymentMeans}
        hint="Aparece en la factura, bajo el total."
        readOnly={!admin}
      />
      <FormField
        label="IBAN"
        optional
        error={wrong.iban}
        hint="La cuenta donde cobras. Va en las facturas que se pagan por transferencia."
      >
        <TextInput
          {...field('iban')}
          maxLength={50}
          figures
          textAlign="start"
          readOnly={!admin}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ES00 0000 0000 0000 0000 0000"
          maxWidth={{ lg: '420px' }}
        />
      </FormField>
    </SettingsForm>
  );
}
