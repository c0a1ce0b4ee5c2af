import { Box } from '@chakra-ui/react';
import { HandCoins, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { meansText } from '../../../../schema/collect/means';
import { useUndoCollectionMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Numbered } from '../../ui/format/Numbered';
import { IconButton } from '../../ui/IconButton';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { isOfDebt } from '../wrong/rectifying';
import { beforeUndoing, isFromLink, saidOfCards } from './cardPaid';
import { CollectModal } from './CollectModal';
import { standingEntries, type Entry } from './entries';
import { leftToCollect, mayCollect, setOffText } from './paidWith';

/** What came in for an invoice and what is left, and the way to write down more of it. */
export function CollectionsCard({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { collections, cardPayments, owed, collected, status } = invoice;
  const [open, setOpen] = useState(false);
  const sums = useRef<HTMLDivElement>(null);
  // The button that undid it is gone.
  const goOn = () => requestAnimationFrame(() => sums.current?.querySelector('button')?.focus());
  const owes = mayCollect(invoice);
  const setOff = setOffText(invoice);
  const stands = standingEntries(collections);
  const about = saidOfCards(cardPayments);
  // Of a debt nothing is given back.
  if ((!owes || isOfDebt(invoice)) && !setOff && collections.length === 0 && about.length === 0) return null;
  const back = owed.startsWith('-');
  return (
    <Card as="section" aria-label="Cobros">
      {about.map(text => (
        <Box key={text} paddingX="5" paddingTop="4">
          <Banner kind="warning">{text}</Banner>
        </Box>
      ))}
      {collections.length > 0 && (
        <Box as="ul" listStyleType="none" paddingX="5" paddingTop="4">
          {collections.map(entry => (
            <Row
              key={entry.id}
              entry={entry}
              stands={stands.includes(entry) && status !== 'cancelled'}
              onUndone={goOn}
            />
          ))}
        </Box>
      )}
      <Box ref={sums} paddingX="5" paddingY="4" display="grid" gap="1">
        {collections.length > 0 && <Sum name={back ? 'Devuelto' : 'Cobrado'}>{formatMoney(collected)}</Sum>}
        {owes && (
          <Sum
            name={back ? (leftToCollect(invoice) === owed ? 'A favor del cliente' : 'Por devolver') : 'Pendiente'}
            strong
          >
            {formatMoney(leftToCollect(invoice))}
          </Sum>
        )}
        {setOff && (
          <Box color="muted">
            <Numbered text={setOff} />
          </Box>
        )}
        {owes && (
          <Box display="grid" marginTop="2">
            <Button icon={<HandCoins />} onClick={() => setOpen(true)}>
              {back ? 'Anotar devolución' : 'Anotar cobro'}
            </Button>
          </Box>
        )}
      </Box>
      <CollectModal invoice={invoice} open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

interface RowProps {
  entry: Entry;
  stands: boolean;
  onUndone(): void;
}

function Row({ entry, stands, onUndone }: RowProps) {
  const { id, date, amount, means, reference, undoes } = entry;
  const confirm = useConfirm();
  const [undo, { loading }] = useUndoCollectionMutation({ variables: { id }, update: evictInvoices });
  const press = async () => {
    if (isFromLink(entry) && !(await confirm(beforeUndoing(amount)))) return;
    try {
      await undo();
      toast.success('Cobro deshecho');
      onUndone();
    } catch (error) {
      toast.failed(error, 'Error deshaciendo el cobro');
    }
  };
  const about = [undoes && 'Deshecho', meansText(means), reference].filter(Boolean).join(' · ');
  return (
    <Box as="li" display="flex" alignItems="center" gap="2" paddingY="1.5" color={stands ? undefined : 'muted'}>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box layerStyle="figures">{formatDate(date)}</Box>
        {about && (
          <Box textStyle="caption" color="muted">
            {about}
          </Box>
        )}
      </Box>
      <Box layerStyle="figures" textDecoration={stands ? undefined : 'line-through'}>
        {formatMoney(amount)}
      </Box>
      {stands && (
        <IconButton
          label={`Deshacer el cobro de ${formatMoney(amount)} del ${formatDate(date)}`}
          icon={<Undo2 />}
          busy={loading}
          onClick={() => void press()}
        />
      )}
    </Box>
  );
}

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <Box display="flex" justifyContent="space-between" gap="3" textStyle={strong ? 'name' : undefined}>
      <Box color={strong ? undefined : 'muted'}>{name}</Box>
      <Box layerStyle="figures">{children}</Box>
    </Box>
  );
}
