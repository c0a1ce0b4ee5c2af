import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { BillingFieldsFragment } from '../gql/billing';
import { Badge, type Palette } from '../ui/Badge';
import { Card } from '../ui/layout/Card';
import { formatMoney } from '../ui/format/amounts';
import { formatInstant } from '../ui/format/dates';
import { linkLook } from '../ui/layout/TextLink';
import { paths } from '../paths';
import { useDownload } from '../ui/overlay/useDownload';

type Payment = BillingFieldsFragment['payments'][number];

const STATES: Record<string, { label: string; palette: Palette }> = {
  succeeded: { label: 'Pagado', palette: 'green' },
  failed: { label: 'Fallido', palette: 'red' },
};
const PENDING = { label: 'Pendiente', palette: 'amber' } as const;

const whatFor = ({ status, concept }: Payment) =>
  status === 'failed' ? 'Pago rechazado por el banco' : (concept ?? 'Suscripción a Folio');

// On a phone: day and sum, what for and state. On a desktop one row.
const PAYMENT = {
  display: 'grid',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '0.5',
  paddingY: { base: '3', md: '2' },
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) 104px 104px' },
  gridTemplateAreas: { base: '"day sum" "what state"', md: '"day what state sum"' },
};

const LinkButton = chakra('button', linkLook);

/** The number of our invoice for a payment; pressed, its PDF. */
function InvoiceLink({ payment: { id, invoiceNumber } }: { payment: Payment }) {
  const { busy, fetchFile } = useDownload({ failed: 'Error generando PDF' });
  const fetchPdf = () => fetchFile(paths.paymentInvoice(id), `factura-${invoiceNumber}.pdf`);
  return (
    <LinkButton
      type="button"
      aria-label={`Descargar la factura ${invoiceNumber} en PDF`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      whiteSpace="nowrap"
      onClick={() => {
        if (!busy) void fetchPdf();
      }}
    >
      {busy ? 'Generando...' : invoiceNumber}
    </LinkButton>
  );
}

/** The last five, newest first. */
export function Payments({ payments }: { payments: Payment[] }) {
  return (
    <Card as="section" aria-label="Últimos pagos" padding="5">
      <Heading as="h2" textStyle="h3" marginBottom="2">
        Últimos pagos
      </Heading>
      {payments.length === 0 && <Text color="muted">Aún no hay ninguno. Aquí verás los 5 últimos.</Text>}
      <Box as="ul" listStyleType="none">
        {payments.map(payment => {
          const { label, palette } = STATES[payment.status] ?? PENDING;
          return (
            <Box as="li" key={payment.id} css={PAYMENT} borderTopWidth="1px">
              <Box gridArea="day" color={{ base: 'text', md: 'muted' }} layerStyle="figures">
                {formatInstant(payment.createdAt)}
              </Box>
              <Box
                gridArea="what"
                minWidth="0"
                textStyle={{ base: 'small', md: 'body' }}
                color={{ base: 'muted', md: 'text' }}
              >
                {whatFor(payment)}
                {payment.invoiceNumber && (
                  <>
                    {' '}
                    · <InvoiceLink payment={payment} />
                  </>
                )}
                {Number(payment.refunded) > 0 && (
                  <Box as="span" color="muted">
                    {' '}
                    · {formatMoney(payment.refunded)} devueltos
                  </Box>
                )}
              </Box>
              <Box gridArea="state" justifySelf="end">
                <Badge palette={palette}>{label}</Badge>
              </Box>
              <Box gridArea="sum" textAlign="end" layerStyle="figures" fontWeight="semibold">
                {formatMoney(payment.amount)}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
