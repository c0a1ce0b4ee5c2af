import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ibanText, meansText } from '../../../../schema/collect/means';
import { termsText } from '../../../../schema/collect/terms';
import { recapitulated } from '../../../../schema/kinds/recapitulative';
import { saysPricesWithTax } from '../../../../schema/kinds/simplified';
import { byMargin } from '../../../../schema/tax/margin';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { Card } from '../../ui/layout/Card';
import { formatDate, formatMonth } from '../../ui/format/dates';
import { useDesktop } from '../../ui/format/media';
import { NumberLink } from '../../ui/layout/TextLink';
import { abroadName } from '../../../../schema/countries';
import { LineList, LineTable } from './PaperLines';
import { PaperSums } from './PaperSums';
import { Left, Replaced } from './RectifiedAmounts';
import { RateTable } from '../RateTable';

interface InvoicePaperProps {
  invoice: InvoiceWholeFragment;
  /** Above all of it, where the page does not say what it is. */
  head?: ReactNode;
}

/** The invoice as it is printed: the same blocks in the same order. */
export function InvoicePaper({ invoice, head }: InvoicePaperProps) {
  const { issuer, fullNumber, series, date, operationDate, dueDate, paymentTerms, lines, rates, notes } = invoice;
  const month = invoice.rectification ? null : recapitulated(lines);
  const Lines = useDesktop() ? LineTable : LineList;
  return (
    <Card as="article" aria-label="Factura" padding={{ base: '4', lg: '9' }}>
      {head}
      <Box display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Party name="Emisor" lines={[issuer.name, issuer.nif, issuer.address]} />
        {isNamed(invoice) && <Party name="Cliente" lines={customerLines(invoice)} />}
      </Box>
      <Rectified invoice={invoice} />
      <StandsFor invoice={invoice} />
      <Section display="flex" flexWrap="wrap" gap="10">
        <Pair name="Fecha">{formatDate(date)}</Pair>
        {month ? (
          <Pair name="Operaciones">{formatMonth(month)}</Pair>
        ) : (
          operationDate && (
            <Pair name={isReceived(invoice) ? 'Fecha del cobro' : 'Fecha de la operación'}>
              {formatDate(operationDate)}
            </Pair>
          )
        )}
        {dueDate && (
          <Pair name="Vencimiento">
            {formatDate(dueDate)}
            {paymentTerms && (
              <Box as="span" color="muted">
                {` · ${termsText(paymentTerms)}`}
              </Box>
            )}
          </Pair>
        )}
        <Pair name="Serie">{series}</Pair>
        {fullNumber && <Pair name="Número">{fullNumber}</Pair>}
        <IssuedBy invoice={invoice} />
      </Section>
      <Lines lines={lines} tax={invoice.tax} taxIncluded={saysPricesWithTax(invoice)} />
      <Section
        display="grid"
        columnGap="10"
        rowGap="6"
        gridTemplateColumns={{ base: '1fr', md: '1.6fr 1fr' }}
        alignItems="start"
      >
        <Box>
          {byMargin(rates) && (
            <Box color="muted" textStyle="small" marginBottom="2">
              El IVA de lo que ganas. No sale en la factura: solo lo ves tú.
            </Box>
          )}
          <RateTable rates={rates} tax={invoice.tax} format={formatMoney} words />
        </Box>
        <PaperSums invoice={invoice} />
      </Section>
      <Payment invoice={invoice} />
      <Replaced invoice={invoice} />
      <Left invoice={invoice} />
      <Suplidos invoice={invoice} />
      {notes && (
        <Section>
          <Pair name="Notas">
            <Box whiteSpace="pre-line" overflowWrap="anywhere">
              {notes}
            </Box>
          </Pair>
        </Section>
      )}
    </Card>
  );
}

/** Who issues it in the company's name, and since when that is agreed. */
function IssuedBy({ invoice: { issuedBy } }: { invoice: InvoiceWholeFragment }) {
  if (!issuedBy) return null;
  const { name, nif, agreedOn } = issuedBy;
  return (
    <Pair name="Expedida en tu nombre por">
      <Box overflowWrap="anywhere">{name ? `${name}, ${nif}` : 'El cliente (facturación por el destinatario)'}</Box>
      <Box color="muted">Acuerdo del {formatDate(agreedOn)}</Box>
    </Pair>
  );
}

/** How it is to be paid, and the account of a transfer. */
function Payment({ invoice: { paymentMeans, iban, fullNumber } }: { invoice: InvoiceWholeFragment }) {
  if (!paymentMeans) return null;
  return (
    <Section display="flex" flexWrap="wrap" columnGap="10" rowGap="4">
      <Pair name="Forma de pago">{meansText(paymentMeans)}</Pair>
      {iban && <Pair name="IBAN">{ibanText(iban)}</Pair>}
      {iban && <Pair name="Concepto">{fullNumber}</Pair>}
    </Section>
  );
}

/** What was paid in the customer's name, apart from what is invoiced. */
function Suplidos({ invoice: { suplidos } }: { invoice: InvoiceWholeFragment }) {
  if (suplidos.length === 0) return null;
  return (
    <Section>
      <Pair name="Suplidos, pagados en nombre y por cuenta del cliente">
        {suplidos.map(({ description, amount }, i) => (
          <Box key={i} display="flex" justifyContent="space-between" gap="3" overflowWrap="anywhere">
            <Box minWidth="0">{description}</Box>
            <Box layerStyle="figures">{formatMoney(amount)}</Box>
          </Box>
        ))}
      </Pair>
    </Section>
  );
}

/** Which invoices a rectifying one corrects, and why. */
function Rectified({ invoice: { rectification } }: { invoice: InvoiceWholeFragment }) {
  if (!rectification) return null;
  return (
    <Section display="grid" gap="4">
      <Pair name={rectification.way === 'S' ? 'Rectifica y sustituye' : 'Rectifica'}>
        {rectification.invoices.length === 0 && 'Las facturas del periodo'}
        {rectification.invoices.map(({ id, fullNumber, date }) => (
          <Box key={id}>
            <NumberLink to={paths.invoice(id)}>{fullNumber}</NumberLink>, del {formatDate(date)}
          </Box>
        ))}
      </Pair>
      <Pair name="Causa">
        <Box overflowWrap="anywhere">{rectification.cause}</Box>
      </Pair>
    </Section>
  );
}

/** As many as are named; the card beside the paper has them all. */
const NAMED = 12;

/** Which simplified invoices a complete one stands for, or which exchange it takes back. */
function StandsFor({ invoice: { exchange } }: { invoice: InvoiceWholeFragment }) {
  if (!exchange) return null;
  const { invoices, takesBack } = exchange;
  const more = invoices.length - NAMED;
  const named = invoices.slice(0, NAMED).map(({ fullNumber, date }) => `${fullNumber}, del ${formatDate(date)}`);
  return (
    <Section>
      <Pair name={takesBack ? 'Deja sin efecto' : 'Sustituye a'}>
        {takesBack && (
          <Box>
            <NumberLink to={paths.invoice(takesBack.id)}>{takesBack.fullNumber}</NumberLink>, que sustituía a:
          </Box>
        )}
        {invoices.length > 1 ? 'Facturas simplificadas' : 'Factura simplificada'} {named.join('; ')}
        {more > 0 && ` y ${more} más`}.
      </Pair>
    </Section>
  );
}

const isReceived = ({ prepayment, rectification }: InvoiceWholeFragment) => prepayment && !rectification;

const isNamed = ({ customer, customerName }: InvoiceWholeFragment) => Boolean(customer ?? customerName);

function customerLines({
  customer,
  customerName,
  customerNif,
  customerAddress,
  customerCountry,
}: InvoiceWholeFragment) {
  if (!customer) return [customerName, customerNif, customerAddress, abroadName(customerCountry)];
  const { name, nif, address, postalCode, city, country, email } = customer;
  return [name, nif, address, [postalCode, city].filter(Boolean).join(' '), abroadName(country), email];
}

function Section(props: BoxProps) {
  return <Box marginTop="6" paddingTop="5" borderTopWidth="1px" {...props} />;
}

function Party({ name, lines }: { name: string; lines: (string | null)[] }) {
  const [first, ...rest] = lines.filter(Boolean);
  return (
    <Box as="section" aria-label={name} minWidth="0" overflowWrap="anywhere">
      <Box textStyle="caption" color="muted" marginBottom="1">
        {name}
      </Box>
      <Box textStyle="name">{first}</Box>
      {rest.map(line => (
        <Box key={line} color="muted" whiteSpace="pre-line">
          {line}
        </Box>
      ))}
    </Box>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Box textStyle="caption" color="muted" marginBottom="0.5">
        {name}
      </Box>
      <Box fontVariantNumeric="tabular-nums">{children}</Box>
    </Box>
  );
}
