import { Box } from '@chakra-ui/react';
import { formatCount } from '../ui/format/amounts';
import { monthShort } from '../ui/chart/months';
import { formatMonth } from '../ui/format/dates';
import type { Stats } from './stats';

type Month = Stats['months'][number];

/** The longest bar; the others by their share of it. */
const WIDEST = 96;

const ROWS = {
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { paddingBottom: '8px' },
  '& tbody th, & tbody td': { height: '44px', borderTopWidth: '1px' },
};

/** Who came and who left, a row for each month: a table whose figures have bars beside them. */
export function ComingAndGoing({ months }: { months: Month[] }) {
  const most = Math.max(1, ...months.flatMap(({ signUps, cancellations }) => [signUps, cancellations]));
  const widthOf = (count: number) => (count / most) * WIDEST;
  return (
    <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="5">
      <Box as="table" width="full" css={ROWS}>
        <Box as="caption" srOnly>
          Altas y bajas por mes
        </Box>
        <Box as="thead" textStyle="caption" color="muted">
          <tr>
            <th scope="col">
              <Box as="span" srOnly>
                Mes
              </Box>
            </th>
            <th scope="col">altas de empresas</th>
            <th scope="col">cancelaciones</th>
          </tr>
        </Box>
        <tbody>
          {months.map(({ month, signUps, cancellations }, i) => (
            <tr key={month}>
              <Box asChild width="48px" color="muted">
                <th scope="row">
                  <span aria-hidden>{monthShort(month)}</span>
                  <Box as="span" srOnly>
                    {formatMonth(month)}
                  </Box>
                </th>
              </Box>
              <td>
                <Count count={signUps} width={widthOf(signUps)} strong current={i === months.length - 1} />
              </td>
              <td>
                <Count count={cancellations} width={widthOf(cancellations)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Count({
  count,
  width,
  strong,
  current,
}: {
  count: number;
  width: number;
  strong?: boolean;
  current?: boolean;
}) {
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2"
      layerStyle="figures"
      fontWeight={current ? 'semibold' : 'normal'}
      color={strong ? 'text' : 'muted'}
    >
      {count > 0 && (
        <Box
          aria-hidden
          height="10px"
          minWidth="3px"
          borderEndRadius="xs"
          bg={strong ? 'brand' : 'chartRest'}
          style={{ width: `${width}px` }}
        />
      )}
      {formatCount(count)}
    </Box>
  );
}
