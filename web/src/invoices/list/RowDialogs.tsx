import { useEffect } from 'react';
import { useInvoiceQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { CollectModal } from '../collect/CollectModal';
import { mayCollect, openReplaced, setOffText } from '../collect/paidWith';
import { toast } from '../../ui/overlay/toast';
import { SendDialog } from '../send/SendDialog';
import { useDelivery } from '../send/useDelivery';
import type { RowAction } from './useRowKeys';

const NOTHING_LEFT = 'De esta factura no hay nada por cobrar';

interface RowDialogsProps {
  opened: RowAction | null;
  close(): void;
}

/** What a key of the list opens about one invoice, once the whole of it is there; it is closed where that cannot be loaded. */
export function RowDialogs({ opened, close }: RowDialogsProps) {
  const { data, error } = useInvoiceQuery({
    variables: { id: opened?.id ?? '' },
    skip: opened === null,
    fetchPolicy: 'network-only',
  });
  useEffect(() => {
    if (!opened || !error) return;
    toast.failed(error, 'Error cargando factura');
    close();
  }, [opened, error, close]);
  const invoice = opened && data?.invoice.id === opened.id ? data.invoice : null;
  // The list does not say what rectifies it, nor what it stands in the place of.
  const isVain = invoice !== null && opened?.action === 'collect' && !mayCollect(invoice);
  useEffect(() => {
    if (!isVain) return;
    toast.info(
      openReplaced(invoice).length > 0
        ? `Se cobra junto con ${openReplaced(invoice)[0]!.fullNumber}, a la que sustituye: márcala como pagada`
        : (setOffText(invoice) ?? NOTHING_LEFT),
    );
    close();
  }, [isVain, invoice, close]);
  if (!invoice || isVain) return null;
  if (opened?.action === 'collect') return <CollectModal invoice={invoice} open onClose={close} />;
  return <SendOne key={invoice.id} invoice={invoice} close={close} />;
}

function SendOne({ invoice, close }: { invoice: InvoiceWholeFragment; close(): void }) {
  const { delivery } = useDelivery(invoice);
  return <SendDialog invoice={invoice} delivery={delivery} to={delivery?.to.join(', ') ?? null} onClose={close} />;
}
