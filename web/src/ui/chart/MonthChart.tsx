import { Box } from '@chakra-ui/react';
import { formatCount } from '../format/amounts';
import { useMedia } from '../format/media';
import { formatMonth } from '../format/dates';
import { monthShort } from './months';
import { guides } from './scale';

/** Euros of a month; null where nobody knows. */
interface MonthAmount {
  month: string;
  amount: string | null;
}

interface MonthChartProps {
  months: MonthAmount[];
  /** What the amounts are: 'Ingresos'. */
  what: string;
  format(amount: string): string;
  /** Said where all of them are zero. */
  nothing: string;
}

const UNKNOWN = 'Sin datos';
const HEIGHT = 216;
const TOP = 28;
const FLOOR = 184;
const HALF = 14;

/** The months as bars, the current one named; for readers a table of the same. */
export function MonthChart({ months, what, format, nothing }: MonthChartProps) {
  const wide = useMedia('(min-width: 768px)');
  const shown = wide ? months : months.slice(-6);
  const highest = Math.max(...shown.map(({ amount }) => Number(amount)));
  const steps = guides(highest);
  const yOf = (value: number) => FLOOR - Math.max(0, value / steps[steps.length - 1]) * (FLOOR - TOP);
  return (
    <Box position="relative" paddingX={{ base: '4', lg: '5' }} paddingBottom="4">
      {highest === 0 && (
        <Box position="absolute" insetX={{ base: '4', lg: '5' }} top="0" bg="surface" color="muted">
          {nothing}
        </Box>
      )}
      <Box aria-hidden display="flex" textStyle="caption" color="muted" layerStyle="figures">
        {wide && highest > 0 && (
          <Box position="relative" width="52px" flexShrink={0} height={`${HEIGHT}px`}>
            {steps.map(step => (
              <Box key={step} position="absolute" insetEnd="3" top={`${yOf(step) - 8}px`}>
                {formatCount(step)}
              </Box>
            ))}
          </Box>
        )}
        <Box asChild flex="1" minWidth="0" overflow="visible">
          <svg height={HEIGHT} width="100%">
            {steps.map(step => (
              <Guide key={step} y={yOf(step)} floor={step === 0} />
            ))}
            {shown.map(({ month, amount }, i) => (
              <Bar
                key={month}
                month={month}
                text={amount === null ? UNKNOWN : format(amount)}
                at={`${((i + 0.5) / shown.length) * 100}%`}
                top={yOf(Number(amount))}
                current={i === shown.length - 1}
              />
            ))}
          </svg>
        </Box>
      </Box>
      <MonthTable months={shown} what={what} format={format} />
    </Box>
  );
}

function Guide({ y, floor }: { y: number; floor: boolean }) {
  return (
    <Box asChild stroke="border">
      <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray={floor ? undefined : '2 4'} />
    </Box>
  );
}

interface BarProps {
  month: string;
  text: string;
  at: string;
  top: number;
  current: boolean;
}

function Bar({ month, text, at, top, current }: BarProps) {
  const round = Math.min(3, FLOOR - top);
  const path = `M${-HALF},${FLOOR}V${top + round}q0,${-round} ${round},${-round}H${HALF - round}q${round},0 ${round},${round}V${FLOOR}Z`;
  return (
    <svg x={at} overflow="visible">
      <title>{`${formatMonth(month)}: ${text}`}</title>
      <Box asChild fill={current ? 'brand' : 'chartRest'}>
        <path d={path} />
      </Box>
      {current && top < FLOOR && (
        <Box asChild fill="text" fontWeight="semibold">
          <text textAnchor="middle" y={top - 8}>
            {text}
          </text>
        </Box>
      )}
      <Box asChild fill={current ? 'text' : 'muted'} fontWeight={current ? 'semibold' : 'normal'}>
        <text textAnchor="middle" y={FLOOR + 20}>
          {monthShort(month)}
        </text>
      </Box>
    </svg>
  );
}

function MonthTable({ months, what, format }: Omit<MonthChartProps, 'nothing'>) {
  return (
    <Box srOnly>
      <table>
        <caption>{what} por mes</caption>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            <th scope="col">{what}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{amount === null ? UNKNOWN : format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
