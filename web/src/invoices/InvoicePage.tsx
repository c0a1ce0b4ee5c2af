import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useInvoiceQuery, type InvoiceWholeFragment } from '../gql/invoices';
import { paths } from '../paths';
import { Banner } from '../ui/Banner';
import { ButtonLink } from '../ui/Button';
import { useDesktop } from '../ui/media';
import { Page } from '../ui/Page';
import { StatusBadge } from '../ui/StatusBadge';
import { InvoiceActions } from './InvoiceActions';
import { InvoicePaper } from './InvoicePaper';
import { PaperSkeleton } from './PaperSkeleton';
import { StateCard } from './StateCard';
import { useMissingInvoice } from './useMissingInvoice';

const back = <Box marginStart="-2.5"><ButtonLink variant="ghost" size="sm" icon={<ArrowLeft />} to={paths.invoices()}>Facturas</ButtonLink></Box>;

export function InvoicePage() {
  const { id = '' } = useParams();
  const { data, error } = useInvoiceQuery({ variables: { id } });
  useMissingInvoice(data ? undefined : error);
  if (!data) return <Page large title="Factura" above={back}><PaperSkeleton /></Page>;
  return <Loaded key={id} invoice={data.invoice} />;
}

function Loaded({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { state } = useLocation();
  const [warnings, setWarnings] = useState<string[]>(state?.warnings ?? []);
  const desktop = useDesktop();
  const actions = <InvoiceActions invoice={invoice} onWarnings={setWarnings} />;
  return (
    <Page
      large title={invoice.fullNumber ? `Factura ${invoice.fullNumber}` : 'Borrador de factura'} above={back} mark={<StatusBadge status={invoice.status} />}
      actions={desktop && actions}
    >
      {!desktop && actions}
      {warnings.map(warning => <Box key={warning} marginBottom="3"><Banner kind="warning">{warning}</Banner></Box>)}
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} alignItems="start">
        <InvoicePaper invoice={invoice} />
        <Box order={{ base: -1, xl: 0 }}><StateCard invoice={invoice} /></Box>
      </Box>
    </Page>
  );
}
