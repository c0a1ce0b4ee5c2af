import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Card } from '../../ui/layout/Card';
import { Press } from '../../ui/layout/Press';
import { SendingRow } from './SendingRow';
import type { DeliveryOf } from './useDelivery';

const List = chakra('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });
const FEW = 5;

/** To whom the invoice was sent and what became of it, newest first. */
export function DeliveryCard({ of }: { of: DeliveryOf }) {
  const [all, setAll] = useState(false);
  const { delivery, failed, sendable } = of;
  if (failed)
    return (
      <Card as="section" aria-label="Envíos" padding="5">
        <Box textStyle="h2">Envíos</Box>
        <Box color="muted">No se han podido cargar.</Box>
        <Press onClick={of.reload}>Reintentar</Press>
      </Card>
    );
  if (!delivery || (!sendable && delivery.sendings.length === 0)) return null;
  const { sendings } = delivery;
  const shown = all ? sendings : sendings.slice(0, FEW);
  return (
    <Card as="section" aria-label="Envíos" padding="5">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <Box textStyle="h2">Envíos</Box>
        {sendable && sendings.length > 0 && <Press onClick={() => of.open()}>Enviar otra vez</Press>}
      </Box>
      {sendings.length === 0 ? (
        <Box color="muted" textStyle="small">
          Todavía no se la has enviado a nadie desde aquí.
        </Box>
      ) : (
        <List>
          {shown.map(sending => (
            <SendingRow
              key={sending.id}
              sending={sending}
              onCorrect={sendable ? () => of.open(sending.email) : undefined}
            />
          ))}
        </List>
      )}
      {shown.length < sendings.length && <Press onClick={() => setAll(true)}>{`Ver los ${sendings.length}`}</Press>}
    </Card>
  );
}
