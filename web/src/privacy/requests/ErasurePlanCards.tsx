import { Box, chakra, Heading } from '@chakra-ui/react';
import { CalendarClock, Check } from 'lucide-react';
import type { PlanFieldsFragment } from '../../gql/privacy';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';

const Cell = chakra('td', {
  base: { py: '2.5', px: '3', verticalAlign: 'top', borderTopWidth: '1px', _first: { ps: '5' }, _last: { pe: '5' } },
});
const Head = chakra('th', {
  base: {
    py: '2',
    px: '3',
    textStyle: 'captionStrong',
    color: 'muted',
    textAlign: 'start',
    _first: { ps: '5' },
    _last: { pe: '5' },
  },
});

/** What goes today, what stays blocked until when and under which article, and what then happens by itself. */
export function ErasurePlanCards({ plan }: { plan: PlanFieldsFragment }) {
  return (
    <>
      <GoesNow plan={plan} />
      <StaysBlocked plan={plan} />
      <Card padding="5" display="flex" gap="3">
        <Box as={CalendarClock} aria-hidden width="18px" height="18px" flexShrink={0} marginTop="1px" color="brand" />
        <Box>
          <Heading as="h2" textStyle="name">
            Y después, solo
          </Heading>
          <Box color="muted">
            Cada noche se purga lo que vence. El {formatDate(plan.goneOn)} no quedará nada suyo. Los números, totales y
            huellas de las facturas no cambian.
          </Box>
        </Box>
      </Card>
    </>
  );
}

type PlanProps = { plan: PlanFieldsFragment };

function GoesNow({ plan }: PlanProps) {
  return (
    <Card padding="5">
      <Heading as="h2" textStyle="h2" marginBottom="2">
        {plan.doneAt ? 'Se borró' : 'Se borra hoy'}
      </Heading>
      {plan.now.length === 0 && <Box color="muted">No hay nada que borrar con ese NIF ni con ese email.</Box>}
      <Box as="ul" listStyleType="none">
        {plan.now.map(({ what, detail }) => (
          <Box as="li" key={what} display="flex" gap="3" paddingY="2">
            <Box as={Check} aria-hidden width="16px" height="16px" marginTop="2px" flexShrink={0} color="success" />
            <span>
              {what}
              {detail && (
                <Box as="span" color="muted">
                  {' '}
                  · {detail}
                </Box>
              )}
            </span>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function StaysBlocked({ plan }: PlanProps) {
  return (
    <Card overflowX="auto">
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="4"
        rowGap="1"
        paddingX="5"
        paddingTop="5"
        paddingBottom="2"
      >
        <Heading as="h2" textStyle="h2">
          Se queda bloqueado
        </Heading>
        <Box textStyle="small" color="muted">
          Nadie lo usa; solo se entrega a un juez o a Hacienda
        </Box>
      </Box>
      <chakra.table
        width="full"
        aria-label="Se queda bloqueado"
        css={{
          '@media (max-width: 767.98px)': {
            '& thead': { position: 'absolute', clip: 'rect(0 0 0 0)' },
            '& tr': { display: 'grid', borderTopWidth: '1px', py: '2' },
            '& td': { borderTopWidth: 0, px: '5', py: '0.5', textAlign: 'start' },
            '& td:nth-of-type(3)::before': { content: '"Cuántos: "', color: 'muted' },
          },
        }}
      >
        <thead>
          <tr>
            <Head scope="col">Hasta</Head>
            <Head scope="col">Qué</Head>
            <Head scope="col" textAlign="end">
              Cuántos
            </Head>
            <Head scope="col">Por qué</Head>
          </tr>
        </thead>
        <tbody>
          {plan.blocked.map(({ until, what, count, why }) => (
            <tr key={`${until} ${what}`}>
              <Cell fontWeight="medium" layerStyle="figures" whiteSpace="nowrap">
                {formatDate(until)}
              </Cell>
              <Cell>{what}</Cell>
              <Cell textAlign="end" layerStyle="figures">
                {count}
              </Cell>
              <Cell color="muted">{why}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Box borderTopWidth="1px" paddingX="5" paddingY="3" textStyle="small" color="muted">
        El derecho de supresión cede ante una obligación legal (RGPD, art. 17.3.b). Mientras tanto los datos se bloquean
        (LOPDGDD, art. 32).
      </Box>
    </Card>
  );
}
