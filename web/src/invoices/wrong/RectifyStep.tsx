import { Box } from '@chakra-ui/react';
import { FileDiff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { Advice, Answers } from '../../../../schema/kinds/wrong';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { formatMoney } from '../../ui/format/amounts';
import { useDesktop } from '../../ui/format/media';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Fold } from '../../ui/layout/Fold';
import { Kbd } from '../../ui/layout/Kbd';
import { Sign } from '../../ui/layout/Key';
import { TextLink } from '../../ui/layout/TextLink';
import { useLatest } from '../../ui/useLatest';
import { AdviceHead } from './AdviceHead';
import { CustomerData } from './CustomerData';
import { isNet } from './difference';
import { KindFields } from './KindFields';
import { MoneyChange } from './MoneyChange';
import { RectifyingPreview } from './RectifyingPreview';
import { saidOfWay, standingOf, type Rectify } from './rectifying';
import { RowsTable } from './RowsTable';
import { useRectifying, type Rectifying } from './useRectifying';
import type { Tax } from '../../../../schema/tax/territory';
import { sayTax } from '../../../../schema/tax/words';

const ASKED = {
  amounts: 'Escribe lo que debía decir',
  rates: 'Elige el IVA bueno de cada línea',
  returned: 'Escribe cuánto te devuelven de cada línea',
};

interface RectifyStepProps {
  invoice: InvoiceWholeFragment;
  answers: Answers;
  advice: Advice & { rectify: Rectify };
  /** The questions with their answers. */
  answered: ReactNode;
}

/** The rectifying invoice made ready: what changes, its money, its paper, and the one button. */
export function RectifyStep({ invoice, answers, advice, answered }: RectifyStepProps) {
  const { rectify, reissue = false, orNextInvoice = false } = advice;
  const { extent } = rectify;
  const rectifying = useRectifying({ invoice, answers, rectify, reissue });
  const { mode, rows, typed, type, returnAll, failure, issue } = rectifying;
  const { title, why } = saidOfWay(extent, rectifying.way, advice.why);
  const desktop = useDesktop();
  useIssueKey(() => void issue());
  const already = standingOf(invoice).length > 0;
  // Nothing to see before something changes.
  const preview = rectifying.change.lines.length > 0 && (
    <RectifyingPreview invoice={invoice} rectifying={rectifying} customer={answers.wrong === 'customer'} />
  );
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
      gridTemplateRows={{ xl: 'auto 1fr' }}
    >
      <Box>
        <Card overflow="hidden">
          {desktop && answered}
          <AdviceHead icon={FileDiff} title={sayTax(title, invoice.tax)} why={why} spoken={extent === 'whole'}>
            <KindFields
              kind={rectifying.kind}
              tax={invoice.tax}
              fixed={extent === 'data' || rectifying.kind === 'R5'}
              asked={extent === 'data' && answers.wrong !== 'customer'}
              way={rectifying.way}
              ways={rectifying.ways}
              cause={rectifying.cause}
              usual={rectifying.usual}
              error={failure?.fields.cause ?? failure?.fields.kind ?? failure?.fields.way}
              onKind={rectifying.setKind}
              onCause={rectifying.setCause}
              onWay={rectifying.setWay}
            />
          </AdviceHead>
          {(extent === 'rows' || extent === 'rates') && (
            <>
              {already && (
                <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="4">
                  <Banner kind="info">
                    Ya tiene una rectificativa. Aquí ves las líneas de la original: escribe solo lo que cambia ahora.
                  </Banner>
                </Box>
              )}
              <Box
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                paddingX={{ base: '4', lg: '5' }}
                paddingBottom="3"
              >
                <Box>
                  <Box textStyle="label">{sayTax(ASKED[mode], invoice.tax)}</Box>
                  {invoice.lines.some(isNet) && (
                    <Box color="muted" textStyle="small">
                      Las líneas con descuento van por su importe neto.
                    </Box>
                  )}
                  {orNextInvoice && !invoice.prepayment && (
                    <Box color="muted" textStyle="small">
                      ¿Le vendes más, al mismo {invoice.tax}?{' '}
                      <TextLink to={paths.netReturn(invoice.id)}>Réstalo en su próxima factura</TextLink>
                    </Box>
                  )}
                </Box>
                {mode === 'returned' && (
                  <Button size="sm" onClick={returnAll}>
                    Me lo devuelve todo
                  </Button>
                )}
              </Box>
              <RowsTable rows={rows} typed={typed} mode={mode} tax={invoice.tax} onType={type} />
            </>
          )}
          {extent === 'data' && answers.wrong === 'customer' && (
            <CustomerData
              invoice={invoice}
              value={rectifying.right}
              errors={customerErrors(failure?.fields)}
              onChange={rectifying.setRight}
            />
          )}
          {extent === 'data' && answers.wrong !== 'customer' && (
            <Box padding={{ base: '4', lg: '5' }} borderTopWidth="1px">
              <FormField
                label="Qué debía decir"
                required
                error={failure?.fields.cause}
                hint="Sale en la rectificativa: «La descripción correcta de la línea 1 es…», «La operación fue el 3/11/2026…»"
              >
                <TextInput
                  value={rectifying.cause}
                  onChange={rectifying.setCause}
                  maxLength={500}
                  autoComplete="off"
                  autoFocus
                />
              </FormField>
            </Box>
          )}
        </Card>
      </Box>
      <Box gridRow={{ xl: '1 / span 2' }} gridColumn={{ xl: 2 }}>
        <Summary invoice={invoice} rectifying={rectifying} desktop={desktop} />
      </Box>
      {desktop
        ? preview
        : preview && (
            <Card paddingX="4" paddingY="1">
              <Fold title="Ver cómo quedará">{preview}</Fold>
            </Card>
          )}
      {!desktop && <PhoneFoot tax={invoice.tax} rectifying={rectifying} />}
    </Box>
  );
}

const customerErrors = (fields: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith('customerManual.'))
      .map(([name, text]) => [name.slice('customerManual.'.length), text]),
  );

/** Ctrl+Enter issues, wherever the focus is. */
function useIssueKey(issue: () => void): void {
  const latest = useLatest(issue);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [latest]);
}

function IssueButton({ rectifying: { off, busy, issue }, keys }: { rectifying: Rectifying; keys?: boolean }) {
  return (
    <Button
      variant="accent"
      size="lg"
      width="full"
      off={off !== null}
      busy={busy}
      busyLabel="Creando..."
      onClick={() => void issue()}
      aria-keyshortcuts="Control+Enter"
    >
      Emitir rectificativa
      {keys && (
        <Kbd on aria-hidden display="inline-flex" gap="1">
          Ctrl
          <Sign of="↵" />
        </Kbd>
      )}
    </Button>
  );
}

function Failure({ rectifying: { failure } }: { rectifying: Rectifying }) {
  if (!failure) return null;
  return (
    <Box marginTop="3">
      <Banner kind="danger">
        {failure.text}
        {failure.more && <Box>{failure.more}</Box>}
      </Banner>
    </Box>
  );
}

function Summary({
  invoice,
  rectifying,
  desktop,
}: {
  invoice: InvoiceWholeFragment;
  rectifying: Rectifying;
  desktop: boolean;
}) {
  const { number, difference, off } = rectifying;
  return (
    <Card as="section" aria-label="La rectificativa">
      {desktop && (
        <Box padding="5" borderBottomWidth="1px">
          <Box textStyle="label" color="muted">
            Recibirá el número
          </Box>
          <Box textStyle="h1" layerStyle="figures">
            {number ?? '—'}
          </Box>
          <Box textStyle="small" color="muted" minHeight="18px">
            {number && `Serie ${number.split('-')[0]}, la de las rectificativas`}
          </Box>
        </Box>
      )}
      <Box padding="5">
        <MoneyChange invoice={invoice} change={difference} />
        {desktop && (
          <Box marginTop="4">
            <IssueButton rectifying={rectifying} keys />
            <Box color="muted" textStyle="small" marginTop="2" minHeight="18px" aria-live="polite">
              {off}
            </Box>
          </Box>
        )}
        <Failure rectifying={rectifying} />
      </Box>
    </Card>
  );
}

function PhoneFoot({ tax, rectifying }: { tax: Tax; rectifying: Rectifying }) {
  const { number, difference, off } = rectifying;
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="sticky"
      marginX={{ base: '-4', lg: '-8' }}
      marginBottom="-12"
      paddingX={{ base: '4', lg: '8' }}
      paddingY="3"
      bg="surface"
      borderTopWidth="1px"
      display="grid"
      gap="2"
    >
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Box minWidth="0" color="muted" textStyle="small" fontVariantNumeric="tabular-nums">
          <Box>{number ?? '—'}</Box>
          <Box>{off ?? `Base ${formatMoney(difference.subtotal)} · ${tax} ${formatMoney(difference.totalIva)}`}</Box>
        </Box>
        <Box textStyle="h1" layerStyle="figures">
          {formatMoney(difference.payable)}
        </Box>
      </Box>
      <IssueButton rectifying={rectifying} />
    </Box>
  );
}
