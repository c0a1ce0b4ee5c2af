import { Box } from '@chakra-ui/react';
import { entityName } from '../../../schema/activity';
import type { RiskLevel } from '../gql/schema';
import { Badge } from '../ui/Badge';
import type { Column } from '../ui/table/table';
import { formatMoment } from '../ui/format/dates';
import { actionLabel, nameOf, RISK_PALETTES, riskLabel, type Act } from './activityLooks';

export const RiskBadge = ({ risk }: { risk: RiskLevel }) => (
  <Badge palette={RISK_PALETTES[risk]}>{riskLabel(risk)}</Badge>
);

const Whole = ({ children }: { children: string }) => (
  <Box as="span" title={children}>
    {children}
  </Box>
);

export const activityColumns = (wide: boolean): Column<Act>[] => [
  {
    key: 'when',
    head: 'Fecha y hora',
    width: '164px',
    quiet: true,
    figures: true,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'who',
    head: 'Usuario',
    width: wide ? '150px' : '128px',
    cell: act => (
      <Box truncate>
        <Whole>{nameOf(act)}</Whole>
      </Box>
    ),
  },
  {
    key: 'what',
    head: 'Acción',
    width: '190px',
    cell: ({ action }) => (
      <Box truncate fontWeight="medium">
        {actionLabel(action)}
      </Box>
    ),
  },
  ...(wide
    ? [
        {
          key: 'about',
          head: 'Sobre',
          width: '148px',
          quiet: true,
          cell: ({ entityType }: Act) => <Box truncate>{entityName(entityType)}</Box>,
        },
      ]
    : []),
  {
    key: 'said',
    head: 'Qué pasó',
    cell: ({ description }) => (
      <Box truncate>
        <Whole>{description}</Whole>
      </Box>
    ),
  },
  {
    key: 'risk',
    head: 'Riesgo',
    width: '104px',
    skeleton: 'pill',
    cell: ({ riskLevel }) => <RiskBadge risk={riskLevel} />,
  },
  {
    key: 'from',
    head: 'Dirección',
    width: '140px',
    quiet: true,
    figures: true,
    cell: ({ ipAddress }) => (
      <Box truncate title={ipAddress ?? undefined}>
        {ipAddress || '—'}
      </Box>
    ),
  },
];
