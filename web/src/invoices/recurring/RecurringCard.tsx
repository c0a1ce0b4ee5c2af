import { Box } from '@chakra-ui/react';
import { rhythmText } from '../../../../schema/recurring';
import type { RecurringRowFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { RowTarget } from '../../ui/table/RowTarget';
import { nextOf } from './recurringColumns';
import { LastMade, StateMark, Trouble } from './RecurringState';
import type { RecurringActs } from './useRecurringActions';

interface RecurringCardProps {
  rule: RecurringRowFragment;
  acts: RecurringActs;
  onEdit(rule: RecurringRowFragment): void;
}

/** A row of the list below 992 px. */
export function RecurringCard({ rule, acts, onEdit }: RecurringCardProps) {
  return (
    <>
      <RowTarget press={() => onEdit(rule)}>
        <Box as="span" textStyle="large" overflowWrap="anywhere">
          {rule.customerName}
        </Box>
      </RowTarget>
      <Box color="muted" overflowWrap="anywhere">
        {rule.concept}
      </Box>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginTop="2">
        <StateMark rule={rule} />
        <Box textStyle="h2" layerStyle="figures">
          {formatMoney(rule.total)}
        </Box>
      </Box>
      <Box color="muted" marginTop="1">
        {rhythmText(rule)}
      </Box>
      <Box color="muted" layerStyle="figures">
        Próxima: {nextOf(rule)} · Última: <LastMade rule={rule} />
      </Box>
      <Trouble rule={rule} acts={acts} />
    </>
  );
}
