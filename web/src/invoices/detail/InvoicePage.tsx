import { Box } from '@chakra-ui/react';
import { BackLink } from '../../ui/layout/BackLink';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useInvoiceQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { Banner } from '../../ui/layout/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { useDesktop } from '../../ui/format/media';
import { Page, WithSide } from '../../ui/layout/Page';
import { isRecapitulative } from '../../../../schema/kinds/recapitulative';
import { StatusBadge } from '../../ui/StatusBadge';
import { SendingNotice } from '../../verifactu/SendingNotice';
import { CameInBefore } from '../collect/CameInBefore';
import { CollectionsCard } from '../collect/CollectionsCard';
import { partly } from '../collect/partly';
import { customerOf } from '../customerOf';
import { mayExchange } from '../exchange/ticket';
import { Exchanged } from './Exchanged';
import { InvoiceActions } from './InvoiceActions';
import { InvoicePaper } from './InvoicePaper';
import { FromQuote } from './FromQuote';
import { Prepaid } from './Prepaid';
import { PaperSkeleton } from './PaperSkeleton';
import { RectifiedBy } from './RectifiedBy';
import { StateCard } from './StateCard';
import { VerifactuSide } from './VerifactuSide';
import { useInvoiceActions } from './useInvoiceActions';
import { useMissingInvoice } from './useMissingInvoice';
import { useSeal } from '../seal/useSeal';
import { DeliveryCard } from '../send/DeliveryCard';
import { ReminderCard } from '../remind/ReminderCard';
import { SendDialog } from '../send/SendDialog';
import { SendNow } from '../send/SendNow';
import { useDelivery } from '../send/useDelivery';

/** What a phone would show only after the paper's first half. */
function Essence({ invoice }: { invoice: InvoiceWholeFragment }) {
  return (
    <>
      <Box as="span" textStyle="h2" color="text" layerStyle="figures">
        {formatMoney(invoice.total)}
      </Box>
      {` · ${customerOf(invoice).name}`}
    </>
  );
}

const back = <BackLink to={paths.invoices()}>Facturas</BackLink>;

export function InvoicePage() {
  const { id = '' } = useParams();
  const { data: fresh, previousData, error, refetch } = useInvoiceQuery({ variables: { id } });
  // A record that somebody else corrected meanwhile is fetched whole while the old one still shows.
  const data = fresh ?? (previousData?.invoice.id === id ? previousData : undefined);
  useMissingInvoice(data ? undefined : error, refetch);
  if (!data)
    return (
      <Page large title="Factura" above={back}>
        <PaperSkeleton />
      </Page>
    );
  return <Loaded key={id} invoice={data.invoice} reload={() => void refetch().catch(() => undefined)} />;
}

const kindOf = ({ kind, qualified, prepayment, fullNumber, rectification, lines }: InvoiceWholeFragment) => {
  if (kind === 'F3') return 'Factura de canje';
  const simplified = kind === 'F2' || qualified ? ' simplificada' : '';
  const words = `${simplified}${prepayment ? ' de anticipo' : ''}`;
  if (!fullNumber) return rectification ? 'Borrador de rectificativa' : `Borrador de factura${words}`;
  if (rectification) return 'Factura rectificativa';
  return `Factura${isRecapitulative(lines) ? ' recapitulativa' : words}`;
};

/** What it is, and its number: that one breaks at no hyphen. */
const headingOf = (invoice: InvoiceWholeFragment) => (
  <>
    {kindOf(invoice)}{' '}
    <Box as="span" display="inline-block">
      {invoice.fullNumber}
    </Box>
  </>
);

function Loaded({ invoice, reload }: { invoice: InvoiceWholeFragment; reload(): void }) {
  const { state } = useLocation();
  const [warnings, setWarnings] = useState<string[]>(state?.warnings ?? []);
  const desktop = useDesktop();
  const seal = useSeal(invoice, reload);
  const delivery = useDelivery(invoice);
  const acts = useInvoiceActions(
    invoice,
    found => {
      setWarnings(found);
      seal.sending.dismiss();
    },
    reload,
  );
  const toExchange = mayExchange(invoice) && !invoice.exchangedBy;
  const actions = <InvoiceActions invoice={invoice} acts={acts} seal={seal} delivery={delivery} />;
  return (
    <Page
      large
      title={[kindOf(invoice), invoice.fullNumber].filter(Boolean).join(' ')}
      heading={headingOf(invoice)}
      above={back}
      mark={<StatusBadge status={partly(invoice) ? 'partly' : invoice.status} />}
      actions={desktop && actions}
      subtitle={!desktop && <Essence invoice={invoice} />}
    >
      {!desktop && actions}
      <Box marginBottom="4" _empty={{ display: 'none' }}>
        <SendingNotice />
      </Box>
      <SendNow invoice={invoice} of={delivery} justIssued={acts.issued || state?.issued === true} />
      {invoice.copyOf && invoice.fullNumber && <CameInBefore invoice={invoice} copyOf={invoice.copyOf} />}
      {acts.refused && (
        <Box marginBottom="3">
          <Banner
            kind="danger"
            action={
              <ButtonLink to={paths.editDraft(invoice.id)} size="sm" variant="outline">
                Corregir el borrador
              </ButtonLink>
            }
          >
            {acts.refused}
          </Banner>
        </Box>
      )}
      {warnings.map(warning => (
        <Box key={warning} marginBottom="3">
          <Banner
            kind="warning"
            action={
              warning.includes('canjea también') &&
              toExchange && (
                <Button size="sm" onClick={() => void acts.actions.exchange()}>
                  Canjearla
                </Button>
              )
            }
          >
            {warning}
          </Banner>
        </Box>
      ))}
      <WithSide>
        <InvoicePaper invoice={invoice} />
        <Box order={{ base: -1, xl: 0 }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <VerifactuSide invoice={invoice} seal={seal} />
          <StateCard invoice={invoice} />
          <RectifiedBy invoice={invoice} />
          <CollectionsCard invoice={invoice} />
          <DeliveryCard invoice={invoice} of={delivery} />
          <ReminderCard invoice={invoice} />
          <Exchanged invoice={invoice} />
          <FromQuote invoiceId={invoice.id} />
          <Prepaid invoice={invoice} />
        </Box>
      </WithSide>
      <SendDialog invoice={invoice} delivery={delivery.delivery} to={delivery.to} onClose={delivery.close} />
    </Page>
  );
}
