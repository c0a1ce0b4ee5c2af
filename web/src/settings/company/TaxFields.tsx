import { SIMPLIFIED_ACTIVITIES } from '../../../../schema/kinds/simplified';
import { rulesOf } from '../../../../schema/tax/territory';
import { paths } from '../../paths';
import type { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextLink } from '../../ui/layout/TextLink';
import { CASH, GENERAL, type Values } from './companyValues';

const VAT_REGIMES = [
  { value: GENERAL, label: 'General' },
  { value: CASH, label: 'Criterio de caja' },
];
const ACTIVITIES = [
  { value: '', label: 'Ninguna de estas' },
  ...Object.entries(SIMPLIFIED_ACTIVITIES).map(([value, name]) => ({ value, label: `${name} (letra ${value})` })),
];

interface TaxFieldsProps {
  form: Pick<ReturnType<typeof useForm<Values>>, 'field' | 'problems' | 'values'>;
  admin: boolean;
  /** It is in criterio de caja already. */
  settled: boolean;
}

/** What the company's activity and its regime change of its invoices. */
export function TaxFields({ form: { field, problems, values }, admin, settled }: TaxFieldsProps) {
  const { tax } = rulesOf(values.territory);
  return (
    <>
      <FormField
        label="Actividad para facturas simplificadas"
        optional
        error={problems.simplifiedActivity}
        hint={`Con una del artículo 4.2 del Reglamento de facturación, tus tiques llegan a 3.000 € con ${tax}; sin ella, a 400 €.`}
      >
        <Select {...field('simplifiedActivity')} options={ACTIVITIES} disabled={!admin} maxWidth={{ lg: '420px' }} />
      </FormField>
      {(tax !== 'IPSI' || values.cashBasis === CASH) && (
        <FormField
          label={`Régimen de ${tax}`}
          aside={settled && <TextLink to={paths.cashBasis()}>Lo que se devenga cada trimestre</TextLink>}
          error={problems.cashBasis}
          hint={`En criterio de caja declaras el ${tax} cuando cobras: tus facturas lo dicen y van con su clave (07), desde la próxima que emitas.`}
        >
          <Select {...field('cashBasis')} options={VAT_REGIMES} disabled={!admin} maxWidth={{ lg: '420px' }} />
        </FormField>
      )}
    </>
  );
}
