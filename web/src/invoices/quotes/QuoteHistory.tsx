import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { agreeing, type QuoteKind } from '../../../../schema/kinds/quote';
import { useRevokeQuoteLinkMutation, useShareQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { evict } from '../../client/evict';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatInstant, formatMoment } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { CopyText } from '../../ui/layout/CopyText';
import { Press } from '../../ui/layout/Press';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';

const List = chakra('ul', { base: { listStyle: 'none', margin: 0, padding: 0 } });

type Event = QuoteWholeFragment['events'][number];

const MAIL = { queued: 'En cola para', refused: 'No llegó a', doubtful: 'No se sabe si llegó a' };

function saidOf(
  { kind, email, status, words, byLink, reason }: Event,
  of: QuoteKind,
): [what: string, more: string | null] {
  if (kind === 'sent')
    return [`${status === 'sent' ? `${agreeing(of, 'Enviado')} a` : MAIL[status ?? 'queued']} ${email}`, reason];
  if (kind === 'opened') return ['Se abrió el enlace', null];
  if (kind === 'accepted')
    return [`${agreeing(of, 'Aceptado')}${words ? ` por ${words}` : ''}${byLink ? ', por el enlace' : ''}`, null];
  return [`${agreeing(of, 'Rechazado')}${byLink ? ' por el enlace' : ''}`, words];
}

/** What happened to it, and the customer's link. */
export function QuoteHistory({ quote, sendable }: { quote: QuoteWholeFragment; sendable: boolean }) {
  const { id, link, events, fullNumber } = quote;
  const stale = { update: evict('quotes'), variables: { id } };
  const [share] = useShareQuoteMutation(stale);
  const [revoke] = useRevokeQuoteLinkMutation(stale);
  const { busy, askAndDo } = useAskAndDo();
  const takeBack = () =>
    askAndDo({
      ask: {
        title: `¿Revocar el enlace de ${fullNumber}?`,
        question: `Quien tenga el enlace dejará de ${agreeing(quote.kind, 'verlo')} y no podrá ${agreeing(quote.kind, 'aceptarlo')}, tampoco desde los correos que ya has enviado.`,
        action: 'Revocar enlace',
        danger: true,
      },
      act: revoke,
      done: 'Enlace revocado',
      failed: 'Error revocando el enlace',
    });
  return (
    <Card as="section" aria-label="Historia" padding="5">
      <Box as="h2" textStyle="h2">
        Historia
      </Box>
      {events.length === 0 && (
        <Box color="muted" textStyle="small">
          {link ? 'Nadie ha abierto aún su enlace.' : `Todavía no ${quote.kind === 'quote' ? 'lo' : 'la'} tiene nadie.`}
        </Box>
      )}
      <List>
        {events.map(event => {
          const [what, more] = saidOf(event, quote.kind);
          return (
            <Box as="li" key={event.id} paddingY="2" overflowWrap="anywhere">
              {what}
              {more && <Box whiteSpace="pre-line">{more}</Box>}
              <Box color="muted" textStyle="small">
                {[formatMoment(event.createdAt), event.by].filter(Boolean).join(' · ')}
              </Box>
            </Box>
          );
        })}
      </List>
      {(link || sendable) && (
        <Box borderTopWidth="1px" marginTop="3" paddingTop="3">
          {link ? (
            <>
              <CopyText label="Enlace del cliente" text={link.url} />
              <Box display="flex" justifyContent="space-between" gap="3" color="muted" textStyle="small">
                {`Hasta el ${formatInstant(link.expiresAt)}`}
                <Press aria-disabled={busy || undefined} color="danger" onClick={() => void takeBack()}>
                  Revocar
                </Press>
              </Box>
            </>
          ) : (
            <Press
              aria-disabled={busy || undefined}
              onClick={() => void askAndDo({ act: share, done: 'Enlace creado', failed: 'Error creando el enlace' })}
            >
              Crear un enlace para el cliente
            </Press>
          )}
        </Box>
      )}
    </Card>
  );
}

/** What was invoiced of it. */
export function QuoteInvoices({ quote: { invoices } }: { quote: QuoteWholeFragment }) {
  if (invoices.length === 0) return null;
  return (
    <Card as="section" aria-label="Facturas" padding="5">
      <Box as="h2" textStyle="h2">
        Facturas
      </Box>
      <List>
        {invoices.map(({ invoiceId, fullNumber, prepayment, status, total }) => (
          <Box as="li" key={invoiceId} paddingY="2" display="flex" justifyContent="space-between" gap="3">
            <Box asChild textDecoration="underline">
              <Link to={paths.invoice(invoiceId)}>
                {[prepayment ? 'Anticipo' : 'Factura', fullNumber ?? 'en borrador', status === 'cancelled' && 'anulada']
                  .filter(Boolean)
                  .join(' ')}
              </Link>
            </Box>
            <Box layerStyle="figures">{formatMoney(total)}</Box>
          </Box>
        ))}
      </List>
    </Card>
  );
}
