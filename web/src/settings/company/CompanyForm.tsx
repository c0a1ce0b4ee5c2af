import { Box, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIMPLIFIED_ACTIVITIES } from '../../../../schema/kinds/simplified';
import { rulesOf } from '../../../../schema/tax/territory';
import type { SimplifiedActivity, Territory } from '../../gql/schema';
import { SettingsDocument, useUpdateSettingsMutation, type SettingsFieldsFragment } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { paths } from '../../paths';
import { Banner } from '../../ui/layout/Banner';
import { TextLink } from '../../ui/layout/TextLink';
import { Button } from '../../ui/Button';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { useCompanyNifWarning } from '../../ui/nif';
import { NifInput } from '../../ui/form/NifInput';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import { TerritoryField } from './TerritoryField';

const LOCKED = 'No se puede cambiar: ya hay facturas emitidas con este NIF.';

interface Values extends Record<string, string> {
  companyName: string;
  companyNif: string;
  companyAddress: string;
  simplifiedActivity: string;
  cashBasis: string;
  territory: string;
}

const GENERAL = 'general';
const CASH = 'cash';
const VAT_REGIMES = [
  { value: GENERAL, label: 'General' },
  { value: CASH, label: 'Criterio de caja' },
];
const ACTIVITIES = [
  { value: '', label: 'Ninguna de estas' },
  ...Object.entries(SIMPLIFIED_ACTIVITIES).map(([value, name]) => ({ value, label: `${name} (letra ${value})` })),
];

const check = ({ companyName, companyNif }: Values) =>
  problems({
    companyName: companyName.trim() ? undefined : 'Escribe el nombre de la empresa.',
    companyNif: companyNif ? undefined : 'Escribe el NIF o CIF de la empresa.',
  });

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
  const save = async ({
    companyName,
    companyNif,
    companyAddress,
    simplifiedActivity,
    cashBasis,
    territory,
  }: Values) => {
    await update({
      variables: {
        input: {
          companyName: companyName.trim(),
          companyNif,
          companyAddress: companyAddress.trim() || null,
          simplifiedActivity: (simplifiedActivity || null) as SimplifiedActivity | null,
          cashBasis: cashBasis === CASH,
          territory: territory as Territory,
        },
      },
    });
    toast.success('Configuración guardada correctamente');
    // The bar and the invoices show the company's name.
    await reload();
    if (back) navigate(back);
  };
  const { companyName, companyNif, companyAddress, simplifiedActivity, cashBasis, territory, companyNifLocked } =
    settings;
  const form = useForm<Values>({
    initial: {
      companyName,
      companyNif,
      companyAddress: companyAddress ?? '',
      simplifiedActivity: simplifiedActivity ?? '',
      cashBasis: cashBasis ? CASH : GENERAL,
      territory,
    },
    check,
    submit: save,
    failed: 'Error guardando',
  });
  const { field, busy } = form;
  const { tax } = rulesOf(form.values.territory);
  const { warning, ...left } = useCompanyNifWarning(form.values.companyNif, 'Puedes guardar igual.');
  return (
    <chakra.form ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      {!admin && (
        <Banner kind="info" icon={Lock}>
          Solo un administrador de la empresa puede cambiar estos datos.
        </Banner>
      )}
      {form.failure && <Banner kind="danger">Error: {form.failure}</Banner>}
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
      <FormField
        label="Actividad para facturas simplificadas"
        optional
        error={form.problems.simplifiedActivity}
        hint={`Con una del artículo 4.2 del Reglamento de facturación, tus tiques llegan a 3.000 € con ${tax}; sin ella, a 400 €.`}
      >
        <Select {...field('simplifiedActivity')} options={ACTIVITIES} disabled={!admin} maxWidth={{ lg: '420px' }} />
      </FormField>
      {(tax !== 'IPSI' || form.values.cashBasis === CASH) && (
        <FormField
          label={`Régimen de ${tax}`}
          aside={cashBasis && <TextLink to={paths.cashBasis()}>Lo que se devenga cada trimestre</TextLink>}
          error={form.problems.cashBasis}
          hint={`En criterio de caja declaras el ${tax} cuando cobras: tus facturas lo dicen y van con su clave (07), desde la próxima que emitas.`}
        >
          <Select {...field('cashBasis')} options={VAT_REGIMES} disabled={!admin} maxWidth={{ lg: '420px' }} />
        </FormField>
      )}
      {admin && (
        <Box>
          <Button type="submit" variant="accent" busy={busy} busyLabel="Guardando...">
            Guardar
          </Button>
        </Box>
      )}
    </chakra.form>
  );
}
