import { Box } from '@chakra-ui/react';
import { abroadName } from '../../../../schema/countries';
import { meansText } from '../../../../schema/collect/means';
import { termsText } from '../../../../schema/collect/terms';
import type { CustomerAloneQuery } from '../../gql/customers';
import { Panel } from '../../ui/layout/Panel';
import { Press } from '../../ui/layout/Press';
import { Skeleton } from '../../ui/layout/Skeleton';
import { NeverRemind } from './NeverRemind';

type Customer = CustomerAloneQuery['customer'];

const rowsOf = (customer: Customer): [name: string, lines: string[]][] => {
  const { email, phone, address, postalCode, city, country, paymentTerms, paymentMeans } = customer;
  const paying = [paymentTerms && termsText(paymentTerms), meansText(paymentMeans)].filter(Boolean).join(', ');
  return [
    ['Email', [email]],
    ['Teléfono', [phone]],
    ['Dirección', [address, [postalCode, city].filter(Boolean).join(' '), abroadName(country)]],
    ['Plazo y forma de pago', [paying || 'Los de tu empresa']],
  ].map(([name, lines]) => [name, (lines as (string | null)[]).filter(Boolean)] as [string, string[]]);
};

/** Their card, as it goes on the next invoice. */
export function CardPanel({ customer, onEdit }: { customer: Customer | undefined; onEdit(): void }) {
  return (
    <Panel title="Ficha" aside={customer && <Press onClick={onEdit}>Editar</Press>}>
      <Box as="dl" paddingX={{ base: '4', lg: '5' }} paddingBottom="4" display="grid" gap="3">
        {!customer && <Skeleton width="70%" />}
        {customer &&
          rowsOf(customer).map(([name, lines]) => (
            <Box key={name}>
              <Box as="dt" textStyle="caption" color="muted">
                {name}
              </Box>
              <Box as="dd" overflowWrap="anywhere">
                {lines.length > 0 ? lines.map(line => <div key={line}>{line}</div>) : '—'}
              </Box>
            </Box>
          ))}
      </Box>
      {customer && (
        <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="4">
          <NeverRemind customer={customer} />
        </Box>
      )}
    </Panel>
  );
}
