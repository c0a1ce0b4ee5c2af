import { Box } from '@chakra-ui/react';
import { useDueWeeksQuery, type DueWeeksQuery } from '../gql/dashboard';
import { paths } from '../paths';
import { formatCount, formatMoney } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import { Nothing, Panel } from '../ui/layout/Panel';
import { Skeleton } from '../ui/layout/Skeleton';
import { TextLink } from '../ui/layout/TextLink';

type Week = DueWeeksQuery['dueWeeks'][number];

const dayOf = (day: string) => formatDate(day).slice(0, 5);

/** 'Vencido', 'Esta semana', 'La que viene', then its days. */
function nameOf({ from, to }: Week, place: number): string {
  if (!from) return 'Vencido';
  if (!to) return `Desde el ${dayOf(from)}`;
  if (place === 1) return 'Esta semana';
  return place === 2 ? 'La que viene' : `Del ${dayOf(from)} al ${dayOf(to)}`;
}

/** What is owed, by when it is due: a table, whose bars are its picture. */
export function DuePanel() {
  const { data, error } = useDueWeeksQuery({ fetchPolicy: 'cache-and-network' });
  const weeks = data?.dueWeeks;
  const some = weeks?.some(({ count }) => count > 0);
  return (
    <Panel
      title="Por cobrar, por semanas"
      failed={Boolean(error && !weeks)}
      aside={some && <TextLink to={paths.invoices({ due: 'open' })}>Ver las facturas</TextLink>}
    >
      {weeks && !some ? <Nothing>No hay nada por cobrar.</Nothing> : <Weeks weeks={weeks} />}
    </Panel>
  );
}

const WAITING = 7;
const BAR = '10px';

function Weeks({ weeks }: { weeks: Week[] | undefined }) {
  const most = Math.max(0, ...(weeks ?? []).map(({ owed }) => Number(owed)));
  return (
    <Box
      asChild
      width="full"
      marginBottom="4"
      css={{
        borderCollapse: 'collapse',
        '& th, & td': { paddingBlock: '6px', paddingInline: { base: '8px', lg: '12px' } },
        '& th:first-of-type': { paddingInlineStart: { base: '16px', lg: '20px' } },
        '& td:last-of-type, & th:last-of-type:not(:first-of-type)': { paddingInlineEnd: { base: '16px', lg: '20px' } },
      }}
    >
      <table aria-busy={!weeks || undefined}>
        <Box asChild srOnly>
          <caption>Lo que queda por cobrar, por la semana en que vence</caption>
        </Box>
        <Box asChild textStyle="caption" color="muted">
          <thead>
            <tr>
              <Head>Vence</Head>
              <Box asChild hideBelow="md">
                <td aria-hidden />
              </Box>
              <Head end>Facturas</Head>
              <Head end>Pendiente</Head>
            </tr>
          </thead>
        </Box>
        <tbody>
          {weeks
            ? weeks.map((week, place) => (
                <Row key={week.from ?? 'overdue'} week={week} name={nameOf(week, place)} most={most} />
              ))
            : Array.from({ length: WAITING }, (_, at) => (
                <tr key={at}>
                  <td colSpan={4}>
                    <Box paddingX={{ base: '2', lg: '2' }} paddingY="1">
                      <Skeleton width={`${60 - at * 4}%`} height="12px" />
                    </Box>
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </Box>
  );
}

function Head({ end, children }: { end?: boolean; children: string }) {
  return (
    <Box asChild fontWeight="medium" textAlign={end ? 'end' : 'start'}>
      <th scope="col">{children}</th>
    </Box>
  );
}

function Row({ week: { from, count, owed }, name, most }: { week: Week; name: string; most: number }) {
  const late = !from && count > 0;
  const share = most > 0 ? Math.max(0, Number(owed) / most) * 100 : 0;
  return (
    <tr>
      <Box asChild textAlign="start" fontWeight="normal" whiteSpace="nowrap" width={{ base: 'auto', md: '180px' }}>
        <th scope="row">{late ? <TextLink to={paths.invoices({ due: 'overdue' })}>{name}</TextLink> : name}</th>
      </Box>
      <Box asChild hideBelow="md">
        <td aria-hidden>
          <Box
            height={BAR}
            minWidth={share > 0 ? '2px' : undefined}
            borderRadius="xs"
            bg={from ? 'brand' : 'danger'}
            style={{ width: `${share}%` }}
          />
        </td>
      </Box>
      <Box asChild textAlign="end" color="muted" layerStyle="figures" width="88px">
        <td>{formatCount(count)}</td>
      </Box>
      <Box
        asChild
        textAlign="end"
        layerStyle="figures"
        textStyle={count > 0 ? 'name' : undefined}
        color={late ? 'danger' : count > 0 ? undefined : 'muted'}
        width={{ base: '124px', md: '152px' }}
      >
        <td>{formatMoney(owed)}</td>
      </Box>
    </tr>
  );
}
