import { Box } from '@chakra-ui/react';
import { Calendar, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { RequestFieldsFragment } from '../../gql/privacy';
import { Badge } from '../../ui/Badge';
import { formatDate } from '../../ui/format/dates';
import { deadlineOf, STATES, type Urgency } from './requestWords';

const LOOKS: Record<Urgency, { icon: typeof Clock; color: string }> = {
  calm: { icon: Calendar, color: 'muted' },
  soon: { icon: Clock, color: 'warning' },
  urgent: { icon: CircleAlert, color: 'danger' },
  answered: { icon: CircleCheck, color: 'success' },
};

/** A picture, words and the day: colour never speaks alone. */
export function RequestDeadline({ request }: { request: RequestFieldsFragment }) {
  const { urgency, text } = deadlineOf(request);
  const { icon, color } = LOOKS[urgency];
  return (
    <Box
      as="span"
      display="inline-flex"
      verticalAlign="middle"
      alignItems="center"
      gap="2"
      color={color}
      layerStyle="figures"
      whiteSpace="nowrap"
    >
      <Box as={icon} aria-hidden width="16px" height="16px" flexShrink={0} strokeWidth={1.75} />
      <span>
        <Box as="span" fontWeight={urgency === 'calm' ? 'normal' : 'medium'}>
          {text}
        </Box>
        {urgency !== 'answered' && (
          <Box as="span" color="muted">
            {' '}
            · {formatDate(request.dueOn ?? '')}
          </Box>
        )}
      </span>
    </Box>
  );
}

export function RequestBadge({ status }: Pick<RequestFieldsFragment, 'status'>) {
  return <Badge palette={STATES[status].palette}>{STATES[status].label}</Badge>;
}
