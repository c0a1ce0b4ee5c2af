import { Box, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useCorrectedCustomerQuery, type CorrectedCustomerQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { NifField } from '../../ui/form/NifField';
import { FormField } from '../../ui/form/FormField';
import { ForeignFields } from '../../ui/form/ForeignFields';
import { fromAbroad } from '../../ui/form/foreign';
import { TextInput } from '../../ui/form/TextInput';
import { CorrectionCustomer } from '../seal/CorrectionCustomer';

type Card = CorrectedCustomerQuery['customer'];

/** Whom an invoice names. */
type Named = Pick<
  InvoiceWholeFragment,
  'customer' | 'customerName' | 'customerNif' | 'customerAddress' | 'customerCountry' | 'customerIdKind'
>;

/** The right data: as the customer's card has them by now, or as they are written. */
export interface RightData {
  name: string;
  nif: string;
  address: string;
  country: string;
  idKind: string;
}

export const dataIn = ({
  customer,
  customerName,
  customerNif,
  customerAddress,
  customerCountry,
  customerIdKind,
}: Named): RightData => ({
  name: customer?.name ?? customerName ?? '',
  nif: customer?.nif ?? customerNif ?? '',
  address: customer ? addressOf(customer) : (customerAddress ?? ''),
  // Of a saved one these are the record's affair alone.
  ...(customer ? { country: '', idKind: '' } : fromAbroad({ country: customerCountry, idKind: customerIdKind })),
});

const addressOf = ({ address, postalCode, city }: Pick<Card, 'address' | 'postalCode' | 'city'>) =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const dataOf = (card: Card): RightData => ({
  name: card.name,
  nif: card.nif,
  address: addressOf(card),
  country: '',
  idKind: '',
});

const NAMES: [keyof RightData, string][] = [
  ['name', 'Nombre'],
  ['nif', 'NIF'],
  ['address', 'Dirección'],
];

export const differs = (a: RightData, b: RightData) =>
  (Object.keys(a) as (keyof RightData)[]).some(key => a[key].trim() !== b[key].trim());

/** What is refused of data that were written by hand, by their fields. */
export const customerErrors = (fields: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith('customerManual.'))
      .map(([name, text]) => [name.slice('customerManual.'.length), text]),
  );

interface CustomerDataProps {
  invoice: Named;
  value: RightData;
  errors: Partial<Record<keyof RightData, string>>;
  onChange(value: RightData): void;
}

/** What the invoice says of its customer, and what it should say. */
export function CustomerData({ invoice, ...props }: CustomerDataProps) {
  return (
    <Box display="grid" gap="4" padding={{ base: '4', lg: '5' }} borderTopWidth="1px">
      {invoice.customer ? <OfCard invoice={invoice} {...props} /> : <ByHand {...props} />}
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    '& th, & td': {
      textAlign: 'start',
      paddingY: '1.5',
      paddingEnd: '3',
      overflowWrap: 'anywhere',
      verticalAlign: 'top',
    },
    '& thead th': { textStyle: 'captionStrong', color: 'muted' },
    '& tbody th': { color: 'muted', fontWeight: 'normal' },
    '& .changed': { fontWeight: 'semibold' },
  },
});

function OfCard({ invoice, value, onChange }: CustomerDataProps) {
  const { data, refetch } = useCorrectedCustomerQuery({ variables: { id: invoice.customer!.id } });
  const card = data?.customer;
  useEffect(() => {
    if (card) onChange(dataOf(card));
    // The card is the value: only another card changes it.
  }, [card]);
  const said = dataIn(invoice);
  return (
    <>
      <Box color="muted" textStyle="small">
        La rectificativa dirá los datos que tenga la ficha de tu cliente. Corrígela aquí mismo si aún están mal.
      </Box>
      <CorrectionCustomer invoice={invoice} onChanged={() => void refetch().catch(() => undefined)} />
      <Table aria-label="Datos del cliente">
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">En la factura</th>
            <th scope="col">En la rectificativa</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{said[key] || '—'}</td>
              <td className={said[key] === value[key] ? undefined : 'changed'}>{value[key] || '—'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function ByHand({ value, errors, onChange }: Omit<CustomerDataProps, 'invoice'>) {
  const write = (key: keyof RightData) => (text: string) => onChange({ ...value, [key]: text });
  return (
    <>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 180px' }}>
        <FormField label="Nombre bueno" error={errors.name} required>
          <TextInput value={value.name} onChange={write('name')} maxLength={120} autoComplete="off" autoFocus />
        </FormField>
        <NifField label="NIF bueno" error={errors.nif} abroad={value} value={value.nif} onChange={write('nif')} />
      </Box>
      <FormField label="Dirección buena" error={errors.address}>
        <TextInput value={value.address} onChange={write('address')} maxLength={200} autoComplete="off" />
      </FormField>
      <ForeignFields values={value} onCountry={write('country')} onKind={write('idKind')} />
    </>
  );
}
