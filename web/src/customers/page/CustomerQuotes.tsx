import { Box } from '@chakra-ui/react';
import { useCustomerQuotesQuery } from '../../gql/customers';
import { paths } from '../../paths';
import { formatCount, formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Nothing, Panel } from '../../ui/layout/Panel';
import { TextLink } from '../../ui/layout/TextLink';
import { QuoteState } from '../../ui/QuoteState';
import { RowTarget } from '../../ui/table/RowTarget';

/** A customer's last quotes, with how each stands. */
export function CustomerQuotes({ id, nif }: { id: string; nif: string | undefined }) {
  const { data, error } = useCustomerQuotesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { items, pagination } = data?.quotes ?? {};
  const more = (pagination?.total ?? 0) - (items?.length ?? 0);
  return (
    <Panel
      title="Presupuestos"
      aside={<TextLink to={paths.newQuoteFor(id)}>Nuevo presupuesto</TextLink>}
      failed={Boolean(error && !data)}
    >
      {items?.length === 0 && <Nothing>Todavía no le has hecho ninguno.</Nothing>}
      <Box as="ul" aria-label="Presupuestos del cliente" aria-busy={!items || undefined} listStyleType="none">
        {items?.map(quote => (
          <Box
            as="li"
            key={quote.id}
            position="relative"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 128px 124px' }}
            alignItems="center"
            gap="3"
            rowGap="1"
            paddingX={{ base: '4', lg: '5' }}
            paddingY="3"
            borderTopWidth="1px"
            layerStyle="figures"
            _hover={{ bg: 'subtle' }}
          >
            <Box minWidth="0">
              <RowTarget to={paths.quote(quote.id)}>{quote.fullNumber}</RowTarget>
              <Box color="muted" textStyle="small">
                {formatDate(quote.date)} · hasta el {formatDate(quote.validUntil)}
              </Box>
            </Box>
            <Box justifySelf={{ base: 'end', lg: 'start' }}>
              <QuoteState quote={quote} />
            </Box>
            <Box textAlign="end" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
              {formatMoney(quote.total)}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Box paddingX={{ base: '4', lg: '5' }} paddingY="3" borderTopWidth="1px">
          <TextLink to={paths.quotes({ search: nif })}>{`Ver ${formatCount(more)} más`}</TextLink>
        </Box>
      )}
    </Panel>
  );
}
