import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { byMargin } from '../../../../schema/tax/margin';
import type { Advice, Answers } from '../../../../schema/kinds/wrong';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import type { WrongQuery } from '../../paths';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { useDesktop } from '../../ui/format/media';
import { Card } from '../../ui/layout/Card';
import { Fold } from '../../ui/layout/Fold';
import { collectedOf, leftOf } from '../collect/family';
import { RectifyingFoot, RectifyingSummary, useRectifyingKeys } from '../issue/Rectifying';
import { CustomerData, customerErrors } from './CustomerData';
import type { KeptForm } from './keptForm';
import { declaredText, MoneyChange } from './MoneyChange';
import { ownOf, proposedOf, type Rectify } from './rectifying';
import { RectifyHead } from './RectifyHead';
import { RectifyingPreview } from './RectifyingPreview';
import { ChangedRows } from './rows/ChangedRows';
import { useRectifying, type Rectifying } from './useRectifying';

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

interface PartProps {
  invoice: InvoiceWholeFragment;
  rectifying: Rectifying;
}

/** What it should have said, where no line and no customer changes. */
const CauseField = ({ rectifying: { cause, setCause, failure } }: Pick<PartProps, 'rectifying'>) => (
  <Box padding={{ base: '4', lg: '5' }} borderTopWidth="1px">
    <FormField
      label="Qué debía decir"
      required
      error={failure?.fields.cause}
      hint="Sale en la rectificativa: «La descripción correcta de la línea 1 es…», «La operación fue el 3/11/2026…»"
    >
      <TextInput value={cause} onChange={setCause} maxLength={500} autoComplete="off" autoFocus />
    </FormField>
  </Box>
);

/** Its money and its button. */
const Summary = ({ invoice, rectifying, desktop }: PartProps & { desktop: boolean }) => (
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
);

/** The rectifying invoice made ready: what changes, its money, its paper, and the one button. */
export function RectifyStep({ invoice, answers, advice, answered, ...of }: RectifyStepProps) {
  const { reissue = false, orNextInvoice = false, why } = advice;
  const rectify = of.own ? ownOf(advice.rectify, of.own) : proposedOf(invoice, advice.rectify);
  const { extent } = rectify;
  const rectifying = useRectifying({ invoice, answers, rectify, reissue, ...of });
  const { failure, issue, save } = rectifying;
  const desktop = useDesktop();
  const ofCustomer = extent === 'data' && answers.wrong === 'customer';
  // A field has it on a wide screen; on a phone it would bring up its keys over what is to be read.
  const inRows = extent === 'rows' || extent === 'rates';
  const spoken =
    extent === 'whole' || extent === 'owed' || (ofCustomer ? invoice.customer !== null : inRows && !desktop);
  useRectifyingKeys({ issue, save });
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
          <RectifyHead {...{ invoice, rectify, rectifying, why, reissue, ofCustomer, spoken }} />
          {inRows && <ChangedRows invoice={invoice} rectifying={rectifying} orNextInvoice={orNextInvoice} />}
          {ofCustomer && (
            <CustomerData
              invoice={invoice}
              value={rectifying.right}
              errors={customerErrors(failure?.fields)}
              onChange={rectifying.setRight}
            />
          )}
          {extent === 'data' && !ofCustomer && <CauseField rectifying={rectifying} />}
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
      {!desktop && <RectifyingFoot ready={rectifying} tax={invoice.tax} change={rectifying.difference} />}
    </Box>
  );
}
