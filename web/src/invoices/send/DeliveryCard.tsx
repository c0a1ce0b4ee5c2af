import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeliveryFragment, InvoiceWholeFragment } from '../../gql/invoices';
import { Card } from '../../ui/layout/Card';
import { Press } from '../../ui/layout/Press';
import { AnswerRow } from './AnswerRow';
import { LinkFoot } from './LinkFoot';
import { SendingRow } from './SendingRow';
import type { DeliveryOf } from './useDelivery';

const List = chakra('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });
const FEW = 6;

/** Sendings and what came back through the link, newest first. */
const historyOf = ({ sendings, answers }: DeliveryFragment) =>
  [
    ...sendings.map(sending => ({ at: sending.createdAt, sending, answer: null })),
    ...answers.map(answer => ({ at: answer.createdAt, sending: null, answer })),
  ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));

/** To whom the invoice was sent, what became of it and what they said; and the customer's link. */
export function DeliveryCard({ invoice, of }: { invoice: InvoiceWholeFragment; of: DeliveryOf }) {
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
  if (!delivery) return null;
  const history = historyOf(delivery);
  if (!sendable && history.length === 0) return null;
  const shown = all ? history : history.slice(0, FEW);
  return (
    <Card as="section" aria-label="Envíos" padding="5">
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <Box textStyle="h2">Envíos</Box>
        {sendable && delivery.sendings.length > 0 && <Press onClick={() => of.open()}>Enviar otra vez</Press>}
      </Box>
      {history.length === 0 ? (
        <Box color="muted" textStyle="small">
          Todavía no se la has enviado a nadie desde aquí.
        </Box>
      ) : (
        <List>
          {shown.map(({ sending, answer }) =>
            answer ? (
              <AnswerRow key={answer.id} answer={answer} />
            ) : (
              <SendingRow
                key={sending.id}
                sending={sending}
                onCorrect={sendable ? () => of.open(sending.email) : undefined}
              />
            ),
          )}
        </List>
      )}
      {shown.length < history.length && <Press onClick={() => setAll(true)}>{`Ver los ${history.length}`}</Press>}
      <LinkFoot invoice={invoice} link={delivery.link} sendable={sendable} />
    </Card>
  );
}
