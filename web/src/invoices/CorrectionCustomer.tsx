import { Box } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { CustomerModal } from '../customers/CustomerModal';
import { errorText } from '../failure';
import { useCorrectedCustomerLazyQuery, type CorrectedCustomerQuery, type InvoiceWholeFragment } from '../gql/invoices';
import { Button } from '../ui/Button';
import { toast } from '../ui/toast';

const BY_HAND = 'El cliente de esta factura se escribió a mano, así que no tiene ficha que cambiar. Si sus datos están mal, anula la factura y emite otra con los correctos.';

/** The customer's own card, in place: country, kind of document and spelling are the record's affair, not the paper's. */
export function CorrectionCustomer({ invoice: { customer }, onChanged }: { invoice: InvoiceWholeFragment; onChanged(): void }) {
  const [fetchCustomer, { loading }] = useCorrectedCustomerLazyQuery({ fetchPolicy: 'network-only' });
  const [editing, setEditing] = useState<CorrectedCustomerQuery['customer'] | null>(null);
  if (!customer) return <Box color="muted">{BY_HAND}</Box>;
  const open = async () => {
    try {
      setEditing((await fetchCustomer({ variables: { id: customer.id } })).data?.customer ?? null);
    } catch (error) {
      toast.error(errorText(error, 'Error cargando clientes'));
    }
  };
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" padding="3" bg="subtle" borderRadius="sm">
      <Box minWidth="0" flex="1 1 240px">
        <Box textStyle="name" overflowWrap="anywhere">{customer.name}</Box>
        <Box textStyle="small" color="muted">En su ficha puedes cambiar su nombre, su país y su tipo de documento.</Box>
      </Box>
      <Button size="sm" icon={<Pencil />} busy={loading} busyLabel="Abriendo..." onClick={() => void open()}>Editar cliente</Button>
      <CustomerModal editing={editing && { customer: editing, name: '' }} onClose={() => setEditing(null)} onSaved={onChanged} />
    </Box>
  );
}
