import { Box } from '@chakra-ui/react';
import { FileDiff } from 'lucide-react';
import type { ReactNode } from 'react';
import { byMargin } from '../../../../schema/tax/margin';
import { rectifiedByNotice } from '../../../../schema/kinds/issued-by';
import type { Advice, Answers } from '../../../../schema/kinds/wrong';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths, type WrongQuery } from '../../paths';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { useDesktop } from '../../ui/format/media';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Fold } from '../../ui/layout/Fold';
import { TextLink } from '../../ui/layout/TextLink';
import { RectifyingFoot, RectifyingSummary, useRectifyingKeys } from '../issue/Rectifying';
import { TogetherLink } from '../together/TogetherLink';
import { AdviceHead } from './AdviceHead';
import { ChoiceList } from './ChoiceList';
import { CustomerData, customerErrors } from './CustomerData';
import { isNet, misfitText } from './rows/difference';
import type { KeptForm } from './keptForm';
import { KindFields } from './KindFields';
import { declaredText, MoneyChange } from './MoneyChange';
import { RectifyingPreview } from './RectifyingPreview';
import { collectedOf, leftOf, standingOf } from '../collect/family';
import type { Option } from './questions';
import { ownOf, proposedOf, saidOfDebt, saidOfRest, saidOfWay, type Rectify } from './rectifying';
import { RowsTable } from './rows/RowsTable';
import { useRectifying, type Rectifying } from './useRectifying';
import { inWordsOf } from '../../../../schema/tax/words';

const BOUGHT_AS: Option<'yes' | 'no' | ''>[] = [
  { value: 'no', key: '', name: 'No: como empresa o profesional' },
  { value: 'yes', key: '', name: 'Sí, como particular' },
];

const ASKED = {
  amounts: 'Escribe lo que debía decir',
  own: 'Las líneas del borrador: corrige lo que haga falta',
  rates: 'Elige el IVA bueno de cada línea',
  returned: 'Escribe cuánto te devuelven de cada línea',
};

interface RectifyStepProps {
  invoice: InvoiceWholeFragment;
  answers: Answers;
  advice: Advice & { rectify: Rectify };
  /** The questions with their answers. */
  answered: ReactNode;
  asked: WrongQuery;
  /** What a draft was left with, and its id. */
  kept: KeptForm | null;
  /** The draft, where another door wrote its lines. */
  own: InvoiceWholeFragment | null;
  draftId: string | null;
  onDraft(id: string): void;
}

/** The rectifying invoice made ready: what changes, its money, its paper, and the one button. */
export function RectifyStep({ invoice, answers, advice, answered, ...of }: RectifyStepProps) {
  const { reissue = false, orNextInvoice = false } = advice;
  const rectify = of.own ? ownOf(advice.rectify, of.own) : proposedOf(invoice, advice.rectify);
  const { extent } = rectify;
  const rectifying = useRectifying({ invoice, answers, rectify, reissue, ...of });
  const { mode, rows, typed, type, returnAll, failure, issue, save } = rectifying;
  const { title, why } = saidOf(rectify, rectifying, advice.why);
  const desktop = useDesktop();
  const ofCustomer = extent === 'data' && answers.wrong === 'customer';
  // A field has it on a wide screen; on a phone it would bring up its keys over what is to be read.
  const inRows = extent === 'rows' || extent === 'rates';
  const spoken =
    extent === 'whole' || extent === 'owed' || (ofCustomer ? invoice.customer !== null : inRows && !desktop);
  useRectifyingKeys({ issue, save });
  const already = standingOf(invoice).length > 0;
  // Nothing to see before something changes.
  const preview = rectifying.change.lines.length > 0 && (
    <RectifyingPreview invoice={invoice} rectifying={rectifying} customer={ofCustomer} />
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
          <AdviceHead icon={FileDiff} title={inWordsOf(title, invoice.tax)} why={why} spoken={spoken}>
            <KindFields
              kind={rectifying.kind}
              tax={invoice.tax}
              fixed={extent === 'data' || rectifying.kind === 'R5'}
              asked={extent === 'data' && !ofCustomer}
              way={rectifying.way}
              ways={rectifying.ways}
              cause={rectifying.cause}
              usual={rectifying.usual}
              error={failure?.fields.cause ?? failure?.fields.kind ?? failure?.fields.way}
              onKind={rectifying.setKind}
              onCause={rectifying.setCause}
              onWay={rectifying.setWay}
            />
            {invoice.issuedBy && (
              <Box textStyle="small" color="muted" marginTop="1">
                {rectifiedByNotice(invoice.fullNumber!, thirdOf(invoice.issuedBy))}
              </Box>
            )}
            {rectifying.rest && (invoice.suplidos.length > 0 || invoice.settles.length > 0) && (
              <Box textStyle="small" color="muted" marginTop="1">
                No devuelve sus suplidos ni deja libres sus anticipos: eso lo hace solo el abono de toda la factura.
              </Box>
            )}
            {extent !== 'data' && !reissue && <TogetherLink invoice={invoice} />}
          </AdviceHead>
          {inRows && (
            <>
              {already && mode !== 'own' && (
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
                  <Box textStyle="label">{inWordsOf(ASKED[mode], invoice.tax)}</Box>
                  {mode !== 'own' && invoice.lines.some(isNet) && (
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
              {rectifying.misfit?.reason === 'rate' && (
                <Box paddingX={{ base: '4', lg: '5' }} paddingY="4">
                  <Banner kind="info">{misfitText(rectifying.misfit, invoice.tax)}</Banner>
                </Box>
              )}
              {rectifying.rises && (
                <ChoiceList
                  question="¿Compró como particular?"
                  hint="La ley no deja subir el IVA a un particular por un error (art. 89.Tres de la Ley del IVA)."
                  options={BOUGHT_AS}
                  value={rectifying.consumer === null ? '' : rectifying.consumer ? 'yes' : 'no'}
                  onChange={said => rectifying.setConsumer(said === 'yes')}
                />
              )}
            </>
          )}
          {ofCustomer && (
            <CustomerData
              invoice={invoice}
              value={rectifying.right}
              errors={customerErrors(failure?.fields)}
              onChange={rectifying.setRight}
            />
          )}
          {extent === 'data' && !ofCustomer && (
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
        <RectifyingSummary
          ready={rectifying}
          desktop={desktop}
          note={declaredText(invoice.tax, rectifying.difference)}
          money={
            <MoneyChange
              tax={invoice.tax}
              recargo={invoice.recargo !== null}
              margin={byMargin(invoice.rates)}
              before={leftOf(invoice)}
              change={rectifying.difference}
              paid={collectedOf(invoice)}
              debt={rectifying.debt}
            />
          }
        />
      </Box>
      {desktop
        ? preview
        : preview && (
            <Card paddingX="4" paddingY="1">
              <Fold title="Ver cómo quedará">{preview}</Fold>
            </Card>
          )}
      {!desktop && <RectifyingFoot ready={rectifying} tax={invoice.tax} change={rectifying.difference} />}
    </Box>
  );
}

function saidOf(rectify: Rectify, { debt, rest, way }: Rectifying, why: string) {
  if (debt) return saidOfDebt(rectify, why);
  return rest ? saidOfRest(why) : saidOfWay(rectify, way, why);
}

const thirdOf = ({ name }: NonNullable<InvoiceWholeFragment['issuedBy']>) => ({
  third: name === null ? null : { name },
});
