import { Box } from '@chakra-ui/react';
import { formatMoney } from '../ui/format/amounts';
import { ChartSkeleton } from '../ui/chart/ChartSkeleton';
import { MonthChart } from '../ui/chart/MonthChart';
import { useMedia } from '../ui/format/media';
import { Panel } from '../ui/layout/Panel';
import { ComingAndGoing } from './ComingAndGoing';
import type { Stats } from './stats';

const LATEST = 3;
const NOTHING = 'Aquí verás los ingresos recurrentes mes a mes en cuanto alguien pague su plan.';

const monthsOf = ({ months }: Stats) => months.map(({ month, mrr }) => ({ month, amount: mrr ?? null }));

/** What the platform earns by month, and who came and left. */
export function Charts({ stats, failed }: { stats: Stats | undefined; failed: boolean }) {
  const year = useMedia('(min-width: 768px)');
  return (
    <Box
      display="grid"
      gap={{ base: '3', lg: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' }}
    >
      <Panel
        title="MRR por mes"
        failed={failed}
        aside={
          <Box textStyle="small" color="muted">
            {year ? 'Últimos 12 meses, sin IVA' : '6 meses, sin IVA'}
          </Box>
        }
      >
        {stats ? (
          <MonthChart months={monthsOf(stats)} what="MRR" format={formatMoney} nothing={NOTHING} />
        ) : (
          <ChartSkeleton />
        )}
      </Panel>
      <Panel
        title="Altas y bajas"
        failed={failed}
        aside={
          <Box textStyle="small" color="muted">
            {LATEST} meses
          </Box>
        }
      >
        {stats ? <ComingAndGoing months={stats.months.slice(-LATEST)} /> : <ChartSkeleton />}
      </Panel>
    </Box>
  );
}
