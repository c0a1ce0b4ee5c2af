import { Box } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Button } from '../../ui/Button';
import { Banner } from '../../ui/layout/Banner';
import type { DeliveryOf } from './useDelivery';

interface SendNowProps {
  invoice: InvoiceWholeFragment;
  of: DeliveryOf;
  justIssued: boolean;
}

/** The question after issuing: an invoice that stays in Folio earns nothing. Not of what names nobody, as it was handed over. */
export function SendNow({ invoice, of, justIssued }: SendNowProps) {
  const [later, setLater] = useState(false);
  const { delivery, sendable } = of;
  if (!justIssued || later || !sendable || !delivery || delivery.sendings.length > 0) return null;
  const [email] = delivery.to;
  if (!email && !invoice.customer && !invoice.customerName) return null;
  return (
    <Box marginBottom="3">
      <Banner
        kind="info"
        icon={Mail}
        onClose={() => setLater(true)}
        action={
          <Button size="sm" onClick={() => of.open()}>
            Enviarla ahora
          </Button>
        }
      >
        {email
          ? `La factura ${invoice.fullNumber} está emitida. ¿Se la envías a ${email}?`
          : `La factura ${invoice.fullNumber} está emitida. ¿Se la envías a tu cliente por correo?`}
      </Banner>
    </Box>
  );
}
