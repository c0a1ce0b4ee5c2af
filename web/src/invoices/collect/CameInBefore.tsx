import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useInvoiceQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Banner } from '../../ui/layout/Banner';
import { CollectModal } from './CollectModal';
import { standingEntries, type Entry } from './entries';
import { isPositive } from '../../../../schema/decimal';

/** The first of what came in for the one before that is not written down here yet. */
const nextOf = (before: InvoiceWholeFragment, { collections }: InvoiceWholeFragment): Entry | undefined => {
  const here = standingEntries(collections);
  return standingEntries(before.collections).find(
    ({ date, amount }) => !here.some(each => each.date === date && each.amount === amount),
  );
};

interface CameInBeforeProps {
  invoice: InvoiceWholeFragment;
  /** The invoice that this one is a copy of. */
  copyOf: string;
}

/** Of the right one of an annulled invoice: what was paid for that one is offered to be written down here. */
export function CameInBefore({ invoice, copyOf }: CameInBeforeProps) {
  const { data } = useInvoiceQuery({ variables: { id: copyOf } });
  const [open, setOpen] = useState(false);
  const before = data?.invoice;
  const next = before?.status === 'cancelled' && nextOf(before, invoice);
  if (!next || !isPositive(invoice.owed)) return null;
  return (
    <Box marginBottom="3">
      <Banner
        kind="warning"
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Anotar cobro
          </Button>
        }
      >
        {`El ${formatDate(next.date)} cobraste ${formatMoney(next.amount)} por la ${before.fullNumber}, que has anulado: anótalo en esta o devuélvelo.`}
      </Banner>
      <CollectModal invoice={invoice} entry={next} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}
