import { Box } from '@chakra-ui/react';
import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { CustomerModal } from '../../customers/CustomerModal';
import { normaliseNif } from '../../../../schema/nif';
import { errorText } from '../../client/failure';
import { useCustomersQuery } from '../../gql/customers';
import { useCorrectedCustomerQuery, type CorrectedCustomerQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { Button } from '../../ui/Button';
import { countryName } from '../../../../schema/countries';
import { documentText, fromAbroad } from '../../ui/form/foreign';
import { LoadFailed } from '../../ui/layout/LoadFailed';

type Customer = CorrectedCustomerQuery['customer'];

interface CorrectionCustomerProps {
  invoice: Pick<InvoiceWholeFragment, 'customer' | 'customerName' | 'customerNif'>;
  onChanged(): void;
}

/**
 * The customer's own card, in place: country, kind of document and spelling are the record's affair, not the paper's.
 */
export function CorrectionCustomer({ invoice, onChanged }: CorrectionCustomerProps) {
  const { customer, customerName, customerNif } = invoice;
  if (customer) return <OfCard customer={customer} onChanged={onChanged} />;
  return customerNif && <ByHand name={customerName ?? ''} nif={customerNif} onChanged={onChanged} />;
}

const BY_HAND =
  'El cliente de esta factura se escribió a mano. Guarda su ficha con este NIF: el registro nuevo dirá su nombre y su tipo de documento como los tenga la ficha.';

/**
 * Of one without a card that is made here, or was since: the newest with the NIF of the invoice, as the server takes
 * it.
 */
function ByHand({ name, nif, onChanged }: { name: string; nif: string; onChanged(): void }) {
  const { data, refetch } = useCustomersQuery({ variables: { search: nif, limit: 100 }, fetchPolicy: 'network-only' });
  const [writing, setWriting] = useState(false);
  const [card] = (data?.customers.items ?? [])
    .filter(each => each.nif === normaliseNif(nif))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  const onSaved = () => {
    void refetch().catch(() => undefined);
    onChanged();
  };
  if (card) return <OfCard key={card.id} customer={card} onChanged={onChanged} />;
  return (
    <Box
      padding="3"
      bg="subtle"
      borderRadius="sm"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <Box minWidth="0" flex="1 1 240px" textStyle="small">
        {BY_HAND}
      </Box>
      <Button size="sm" icon={<UserPlus />} off={!data} onClick={() => setWriting(true)}>
        Guardar su ficha
      </Button>
      <CustomerModal
        editing={writing ? { customer: null, name, nif } : null}
        onClose={() => setWriting(false)}
        onSaved={onSaved}
      />
    </Box>
  );
}

function OfCard({ customer, onChanged }: { customer: { id: string; name: string; nif: string }; onChanged(): void }) {
  const { data, error, refetch } = useCorrectedCustomerQuery({
    variables: { id: customer.id },
    fetchPolicy: 'network-only',
  });
  const [editing, setEditing] = useState<Customer | null>(null);
  const card = data?.customer;
  if (!card && error) {
    return <LoadFailed onRetry={() => refetch()}>{errorText(error, 'Error cargando clientes')}</LoadFailed>;
  }
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      padding="3"
      bg="subtle"
      borderRadius="sm"
    >
      <Box minWidth="0" flex="1 1 240px">
        <Box textStyle="name" overflowWrap="anywhere">
          {card?.name ?? customer.name}
        </Box>
        <Box textStyle="small" color="muted">
          {card ? identityOf(card) : customer.nif}
        </Box>
      </Box>
      <Button size="sm" icon={<Pencil />} off={!card} onClick={() => setEditing(card ?? null)}>
        Editar cliente
      </Button>
      <CustomerModal
        editing={editing && { customer: editing, name: '' }}
        onClose={() => setEditing(null)}
        onSaved={onChanged}
      />
    </Box>
  );
}

/** 'NIF 12345678Z', 'Pasaporte X123 · Francia': what the record says of who they are. */
const identityOf = ({ nif, country, idKind }: Customer) =>
  [`${documentText(fromAbroad({ country, idKind }))}: ${nif}`, country && countryName(country)]
    .filter(Boolean)
    .join(' · ');
