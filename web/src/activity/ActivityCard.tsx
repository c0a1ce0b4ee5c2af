import { Box } from '@chakra-ui/react';
import { entityName } from '../../../schema/activity';
import { formatMoment } from '../ui/format/dates';
import { RiskBadge } from './activityColumns';
import { actionLabel, nameOf, type Act } from './activityLooks';

/** A row of the log below 992 px. */
export function ActivityCard({ act }: { act: Act }) {
  const { action, entityType, description, riskLevel, createdAt, ipAddress } = act;
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Box fontWeight="medium">{actionLabel(action)}</Box>
        <RiskBadge risk={riskLevel} />
      </Box>
      <Box marginTop="1" overflowWrap="anywhere">
        {description}
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        {nameOf(act)} · {entityName(entityType)}
      </Box>
      <Box color="muted" layerStyle="figures">
        {formatMoment(createdAt)}
        {ipAddress && ` · ${ipAddress}`}
      </Box>
    </>
  );
}
