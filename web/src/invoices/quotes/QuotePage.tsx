import { Box } from '@chakra-ui/react';
import { BackLink } from '../../ui/layout/BackLink';
import { Ban, Download, FilePlus, HandCoins, Pencil, Send, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { agreeing, lockedProblem, quoteTitle, sendProblem } from '../../../../schema/kinds/quote';
import { download } from '../../client/download';
import { evict } from '../../client/evict';
import { failureOf } from '../../client/failure';
import {
  useDeleteQuoteMutation,
  useInvoiceQuoteMutation,
  useQuoteQuery,
  type QuoteWholeFragment,
} from '../../gql/invoices';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { formatDate } from '../../ui/format/dates';
import { useDesktop } from '../../ui/format/media';
import { Card } from '../../ui/layout/Card';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Page } from '../../ui/layout/Page';
import { PageSpinner } from '../../ui/layout/PageSpinner';
import { MoreMenu, type MoreAction } from '../../ui/overlay/MoreMenu';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { LineList, LineTable } from '../detail/PaperLines';
import { PaperSums } from '../detail/PaperSums';
import { evictInvoices } from '../evictInvoices';
import { asInvoice } from './quoteValues';
import { QuoteDialogs, type Dialog } from './QuoteDialogs';
import { QuoteHistory, QuoteInvoices } from './QuoteHistory';
import { QuoteState } from '../../ui/QuoteState';

// A malformed id in the address is a quote that is not there.
const ABSENT = ['NOT_FOUND', 'BAD_USER_INPUT'];

export function QuotePage() {
  const id = useParams().id ?? '';
  const { data, error, refetch } = useQuoteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data) return <Shown quote={data.quote} />;
  if (!error) return <PageSpinner />;
  if (ABSENT.includes(failureOf(error).code)) return <Navigate to={paths.quotes()} replace />;
  return (
    <Page title="Presupuesto">
      <LoadFailed onRetry={refetch}>No se ha podido cargar el presupuesto.</LoadFailed>
    </Page>
  );
}

/** What may be done of it now: the next step as a button, the rest in the menu. */
function useActions(quote: QuoteWholeFragment, show: (dialog: Dialog) => void) {
  const { id, kind, state, fullNumber, invoices } = quote;
  const navigate = useNavigate();
  const { askAndDo, busy } = useAskAndDo();
  const [remove] = useDeleteQuoteMutation({ update: evict('quotes'), variables: { id } });
  const [invoice] = useInvoiceQuoteMutation({
    variables: { id },
    update: cache => {
      evict('quotes', 'quote')(cache);
      evictInvoices(cache);
    },
  });
  const turn = () =>
    askAndDo({
      act: async () => {
        const { data } = await invoice();
        if (data) navigate(paths.editDraft(data.invoiceQuote.id));
      },
      done: 'Factura en borrador: revísala y emítela',
      failed: 'Error facturando el presupuesto',
    });
  const drop = () =>
    askAndDo({
      ask: {
        title: `¿Eliminar ${fullNumber}?`,
        question: 'Su enlace dejará de funcionar. El número no se vuelve a dar.',
        action: 'Eliminar',
        danger: true,
      },
      act: async () => {
        await remove();
        navigate(paths.quotes(), { replace: true });
      },
      done: `${fullNumber}: ${agreeing(kind, 'eliminado')}`,
      failed: 'Error eliminando el presupuesto',
    });
  const pdf = () =>
    askAndDo({
      act: () => download(paths.quotePdf(id), `${fullNumber}.pdf`),
      done: 'PDF descargado',
      failed: 'Error generando PDF',
    });
  const open = lockedProblem(kind, state) === null;
  const sendable = sendProblem(kind, state) === null && state !== 'invoiced';
  const standing = invoices.some(({ stands }) => stands);
  const more: MoreAction[] = [
    { label: 'Descargar PDF', icon: Download, press: () => void pdf() },
    ...(state === 'accepted'
      ? [
          { label: 'Facturar un anticipo', icon: HandCoins, press: () => show('prepay') },
          { label: 'Enviar otra vez', icon: Send, press: () => show('send') },
        ]
      : []),
    ...(open ? [{ label: 'Anotar que se acepta', icon: ThumbsUp, press: () => show('accept') }] : []),
    ...(state !== 'refused' && state !== 'invoiced' && !standing
      ? [{ label: 'Anotar que se rechaza', icon: Ban, press: () => show('refuse') }]
      : []),
    ...(open ? [{ label: 'Eliminar', icon: Trash2, danger: true, press: () => void drop() }] : []),
  ];
  return { more, busy, open, sendable, turn: () => void turn() };
}

function Shown({ quote }: { quote: QuoteWholeFragment }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { more, busy, open, sendable, turn } = useActions(quote, setDialog);
  const { kind, fullNumber, customerName, date, validUntil, state, lines, tax, notes } = quote;
  const Lines = useDesktop() ? LineTable : LineList;
  const next =
    state === 'accepted' ? (
      <Button variant="accent" icon={<FilePlus />} busy={busy} busyLabel="Creando..." onClick={turn}>
        Facturar
      </Button>
    ) : (
      sendable && (
        <Button variant="accent" icon={<Send />} onClick={() => setDialog('send')}>
          {quote.events.some(event => event.kind === 'sent') ? 'Enviar otra vez' : 'Enviar'}
        </Button>
      )
    );
  return (
    <Page
      title={`${quoteTitle(kind)} ${fullNumber}`}
      mark={<QuoteState quote={quote} />}
      above={<BackLink to={paths.quotes()}>Presupuestos</BackLink>}
      actions={
        <Box display="flex" gap="2">
          <MoreMenu actions={more} busy={busy} />
          {open && (
            <ButtonLink icon={<Pencil />} to={paths.editQuote(quote.id)}>
              Cambiar
            </ButtonLink>
          )}
          {next}
        </Box>
      }
    >
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 344px' }}
      >
        <Card as="article" aria-label={quoteTitle(kind)} padding={{ base: '4', lg: '9' }}>
          <Box display="flex" flexWrap="wrap" gap="10" rowGap="4">
            <Fact name="Cliente">{customerName}</Fact>
            <Fact name="Fecha">{formatDate(date)}</Fact>
            <Fact name="Vale hasta">{formatDate(validUntil)}</Fact>
          </Box>
          <Lines lines={lines} tax={tax} taxIncluded={false} />
          <Box display="grid" justifyContent={{ lg: 'end' }} gridTemplateColumns={{ lg: '320px' }} marginTop="6">
            <PaperSums invoice={asInvoice(quote)} whole="Total con impuestos" />
          </Box>
          {notes && (
            <Box marginTop="6" paddingTop="5" borderTopWidth="1px">
              <Box textStyle="label" color="muted">
                Condiciones
              </Box>
              <Box whiteSpace="pre-line" overflowWrap="anywhere">
                {notes}
              </Box>
            </Box>
          )}
        </Card>
        <Box display="grid" gap="4">
          <QuoteInvoices quote={quote} />
          <QuoteHistory quote={quote} sendable={sendable} />
        </Box>
      </Box>
      <QuoteDialogs quote={quote} open={dialog} onClose={() => setDialog(null)} />
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <Box minWidth="0">
      <Box textStyle="label" color="muted">
        {name}
      </Box>
      <Box textStyle="large" overflowWrap="anywhere">
        {children}
      </Box>
    </Box>
  );
}
