import { Box } from '@chakra-ui/react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { RowTarget } from '../../ui/table/RowTarget';
import { StatusBadge } from '../../ui/StatusBadge';
import { partly } from '../collect/partly';
import { customerOf } from '../customerOf';
import { DueCell } from './dueColumns';
import { KindMark, NumberText } from './invoiceColumns';
import { RefusedMark } from '../seal/RefusedMark';
import { SealMark } from '../seal/SealMark';
import { Tick } from './selection/Tick';
import type { Selection } from './selection/useSelection';

/** A row of the list below 992 px. */
export function InvoiceCard({
  invoice,
  chosen,
  tick,
  pro,
  due = false,
}: {
  invoice: InvoiceRowFragment;
  chosen: boolean;
  tick: Selection['tick'];
  pro: boolean;
  /** Among what is owed: with its day and what is left, not with its date and total. */
  due?: boolean;
}) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3" layerStyle="figures">
        <Box display="flex" alignItems="center" gap="3">
          <Tick invoice={invoice} chosen={chosen} tick={tick} />
          <RowTarget to={paths.invoice(invoice.id)}>
            <NumberText {...invoice} />
          </RowTarget>
        </Box>
        <StatusBadge status={partly(invoice) ? 'partly' : invoice.status} />
      </Box>
      <Box marginTop="1" overflowWrap="anywhere">
        {customerOf(invoice).name}
        <KindMark invoice={invoice} />
      </Box>
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
        marginTop="1"
        layerStyle="figures"
      >
        <Box color="muted">{due ? <DueCell invoice={invoice} /> : formatDate(invoice.date)}</Box>
        <Box textStyle="h2">{formatMoney(due ? invoice.owed : invoice.total)}</Box>
      </Box>
      <Box marginTop="1" textStyle="small" _empty={{ display: 'none' }}>
        {pro ? invoice.status !== 'draft' && <SealMark invoice={invoice} /> : <RefusedMark invoice={invoice} />}
      </Box>
    </>
  );
}
