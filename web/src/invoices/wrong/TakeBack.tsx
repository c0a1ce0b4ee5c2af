import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTakeBackExchangeMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { ticketOf } from '../exchange/ticket';

/** Takes an exchange back, and opens the new one of the same simplified invoices. */
export function TakeBack({ invoice: { id, exchange } }: { invoice: InvoiceWholeFragment }) {
  const [takeBack] = useTakeBackExchangeMutation({ update: evictInvoices });
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await takeBack({ variables: { id } });
      toast.success('Canje deshecho. Ahora, el bueno');
      void navigate(paths.exchange, { state: { tickets: exchange!.invoices.map(ticketOf) } });
    } catch (error) {
      toast.failed(error, 'Error deshaciendo el canje');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Box color="muted" textStyle="small" marginTop="2">
        Se emite al momento otra factura de signo contrario, al mismo cliente. Después eliges a quién canjearlas. No se
        puede deshacer.
      </Box>
      <Box marginTop="4">
        <Button variant="accent" busy={busy} busyLabel="Emitiendo..." onClick={() => void press()}>
          Deshacer y canjear de nuevo
        </Button>
      </Box>
    </>
  );
}
