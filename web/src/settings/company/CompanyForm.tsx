import { useLocation, useNavigate } from 'react-router-dom';
import { SettingsDocument, useUpdateSettingsMutation, type SettingsFieldsFragment } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { useCompanyNifWarning } from '../../ui/nif';
import { NifInput } from '../../ui/form/NifInput';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import { SettingsForm } from '../SettingsForm';
import { check, inputOf, valuesOf, type Values } from './companyValues';
import { TaxFields } from './TaxFields';
import { TerritoryField } from './TerritoryField';

const LOCKED = 'No se puede cambiar: ya hay facturas emitidas con este NIF.';

/** Everybody of the company reads it, its admin changes it. */
export function CompanyForm({ settings, admin }: { settings: SettingsFieldsFragment; admin: boolean }) {
  const { reload } = useAuth();
  const navigate = useNavigate();
  // People who come from an invoice for the address go back to it.
  const back = (useLocation().state as { back?: string } | null)?.back;
  const [update] = useUpdateSettingsMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: SettingsDocument, data: { settings: data.updateSettings } }),
  });
  const save = async (values: Values) => {
    await update({ variables: { input: inputOf(values) } });
    toast.success('Configuración guardada correctamente');
    // The bar and the invoices show the company's name.
    await reload();
    if (back) navigate(back);
  };
  const form = useForm<Values>({ initial: valuesOf(settings), check, submit: save, failed: 'Error guardando' });
  const { field } = form;
  const { companyNifLocked, territory, cashBasis } = settings;
  const { warning, ...left } = useCompanyNifWarning(form.values.companyNif, 'Puedes guardar igual.');
  return (
    <SettingsForm form={form} admin={admin}>
      <FormField
        label="Nombre de la empresa"
        required
        error={form.problems.companyName}
        hint="Razón social, o tu nombre y apellidos"
      >
        <TextInput {...field('companyName')} maxLength={120} readOnly={!admin} autoComplete="organization" />
      </FormField>
      <FormField
        label="NIF/CIF"
        required
        error={form.problems.companyNif}
        warning={companyNifLocked ? undefined : warning}
        hint={companyNifLocked ? LOCKED : 'Letra y números seguidos: B98241573, por ejemplo'}
      >
        <NifInput
          {...field('companyNif')}
          {...left}
          maxLength={9}
          readOnly={!admin || companyNifLocked}
          maxWidth={{ lg: '280px' }}
        />
      </FormField>
      <FormField
        label="Dirección"
        error={form.problems.companyAddress}
        hint="Calle, número, código postal y ciudad. La ley pide que vaya en tus facturas."
      >
        <TextInput
          {...field('companyAddress')}
          maxLength={200}
          readOnly={!admin}
          autoComplete="street-address"
          autoFocus={back !== undefined}
        />
      </FormField>
      <TerritoryField
        field={field('territory')}
        error={form.problems.territory}
        saved={territory}
        address={form.values.companyAddress}
        readOnly={!admin}
      />
      <TaxFields form={form} admin={admin} settled={cashBasis} />
    </SettingsForm>
  );
}
