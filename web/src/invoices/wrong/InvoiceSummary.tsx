import { Box } from '@chakra-ui/react';
import { MailCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate, formatMoment } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { StatusBadge } from '../../ui/StatusBadge';
import { customerOf } from '../customerOf';
import { LOOKS, sealStateOf } from '../seal/sealState';
import { standingOf } from '../collect/family';

export function Fact({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <Box display="flex" justifyContent="space-between" gap="3" paddingY="0.5" textStyle={strong ? 'name' : undefined}>
      <Box color={strong ? undefined : 'muted'}>{name}</Box>
      <Box layerStyle="figures">{children}</Box>
    </Box>
  );
}

/** To whom Folio mailed it last, and when. */
export interface Sent {
  email: string;
  at: string;
}

interface InvoiceSummaryProps {
  invoice: InvoiceWholeFragment;
  sent: Sent | null;
}

/** The invoice that is being put right. */
export function InvoiceSummary({ invoice, sent }: InvoiceSummaryProps) {
  const { fullNumber, date, subtotal, totalIva, recargo, total, status } = invoice;
  const standing = sealStateOf(invoice);
  const recorded = standing === 'unsent' ? null : standing;
  return (
    <Card as="section" aria-label="La factura" overflow="hidden">
      <Box padding="5">
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" flexWrap="wrap">
          <Box textStyle="h2" layerStyle="figures">
            {fullNumber}
          </Box>
          <StatusBadge status={status} />
        </Box>
        <Box color="muted" overflowWrap="anywhere">
          {customerOf(invoice).name}
        </Box>
      </Box>
      <Box padding="5" borderTopWidth="1px">
        <Fact name="Fecha">{formatDate(date)}</Fact>
        <Fact name="Base">{formatMoney(subtotal)}</Fact>
        <Fact name={invoice.tax}>{formatMoney(totalIva)}</Fact>
        {recargo !== null && <Fact name="Recargo">{formatMoney(recargo)}</Fact>}
        <Fact name="Total" strong>
          {formatMoney(total)}
        </Fact>
        {standingOf(invoice).map(each => (
          <Fact key={each.id} name={each.fullNumber}>
            {formatMoney(each.total)}
          </Fact>
        ))}
      </Box>
      {(recorded || sent) && (
        <Box padding="5" borderTopWidth="1px" display="grid" gap="2" textStyle="small">
          {recorded && (
            <Happened icon={LOOKS[recorded].icon} tone={LOOKS[recorded].tone} text={LOOKS[recorded].title} />
          )}
          {sent && <Happened icon={MailCheck} tone="success" text={`Enviada al cliente, ${formatMoment(sent.at)}`} />}
        </Box>
      )}
    </Card>
  );
}

function Happened({ icon, tone, text }: { icon: LucideIcon; tone: string; text: string }) {
  return (
    <Box display="flex" alignItems="center" gap="2">
      <Box as={icon} aria-hidden flexShrink={0} width="16px" height="16px" color={tone} />
      {text}
    </Box>
  );
}
