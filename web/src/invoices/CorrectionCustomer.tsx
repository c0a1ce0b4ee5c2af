import { Box } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { CustomerModal } from '../customers/CustomerModal';
import { errorText } from '../failure';
import { useCorrectedCustomerQuery, type CorrectedCustomerQuery, type InvoiceWholeFragment } from '../gql/invoices';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { countryName } from '../ui/countries';
import { documentText, fromAbroad } from '../ui/foreign';

type Customer = CorrectedCustomerQuery['customer'];

const BY_HAND = 'El cliente de esta factura se escribió a mano, así que no tiene ficha que cambiar. Si sus datos están mal, anula la factura y emite otra con los correctos.';

/** The customer's own card, in place: country, kind of document and spelling are the record's affair, not the paper's. */
export function CorrectionCustomer({ invoice: { customer }, onChanged }: { invoice: InvoiceWholeFragment; onChanged(): void }) {
  const { data, error, refetch } = useCorrectedCustomerQuery({ variables: { id: customer?.id ?? '' }, skip: !customer, fetchPolicy: 'network-only' });
  const [editing, setEditing] = useState<Customer | null>(null);
  if (!customer) return <Box color="muted">{BY_HAND}</Box>;
  const card = data?.customer;
  if (!card && error) {
    return <Banner kind="danger" action={<Button size="sm" onClick={() => void refetch().catch(() => undefined)}>Reintentar</Button>}>{errorText(error, 'Error cargando clientes')}</Banner>;
  }
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" padding="3" bg="subtle" borderRadius="sm">
      <Box minWidth="0" flex="1 1 240px">
        <Box textStyle="name" overflowWrap="anywhere">{card?.name ?? customer.name}</Box>
        <Box textStyle="small" color="muted">{card ? identityOf(card) : customer.nif}</Box>
      </Box>
      <Button size="sm" icon={<Pencil />} off={!card} onClick={() => setEditing(card ?? null)}>Editar cliente</Button>
      <CustomerModal editing={editing && { customer: editing, name: '' }} onClose={() => setEditing(null)} onSaved={onChanged} />
    </Box>
  );
}

/** 'NIF 12345678Z', 'Pasaporte X123 · Francia': what the record says of who they are. */
const identityOf = ({ nif, country, idKind }: Customer) =>
  [`${documentText(fromAbroad({ country, idKind }))}: ${nif}`, country && countryName(country)].filter(Boolean).join(' · ');
