import type { SettingsFieldsFragment } from '../../gql/settings';
import type { SimplifiedActivity, Territory } from '../../gql/schema';
import { problems } from '../../ui/form/checks';

export interface Values extends Record<string, string> {
  companyName: string;
  companyNif: string;
  companyAddress: string;
  simplifiedActivity: string;
  cashBasis: string;
  territory: string;
}

export const GENERAL = 'general';
export const CASH = 'cash';

export const check = ({ companyName, companyNif }: Values) =>
  problems({
    companyName: companyName.trim() ? undefined : 'Escribe el nombre de la empresa.',
    companyNif: companyNif ? undefined : 'Escribe el NIF o CIF de la empresa.',
  });

export const valuesOf = (settings: SettingsFieldsFragment): Values => ({
  companyName: settings.companyName,
  companyNif: settings.companyNif,
  companyAddress: settings.companyAddress ?? '',
  simplifiedActivity: settings.simplifiedActivity ?? '',
  cashBasis: settings.cashBasis ? CASH : GENERAL,
  territory: settings.territory,
});

export const inputOf = (values: Values) => ({
  companyName: values.companyName.trim(),
  companyNif: values.companyNif,
  companyAddress: values.companyAddress.trim() || null,
  simplifiedActivity: (values.simplifiedActivity || null) as SimplifiedActivity | null,
  cashBasis: values.cashBasis === CASH,
  territory: values.territory as Territory,
});
