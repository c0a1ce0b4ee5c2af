import { Box, Heading } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { Fold } from '../../ui/layout/Fold';
import { TextLink } from '../../ui/layout/TextLink';
import { Answers } from '../../verifactu/Answers';
import { EnvironmentMark } from '../../verifactu/EnvironmentMark';
import { SealAction } from './SealAction';
import { SealProof } from './SealProof';
import { SealSteps } from './SealSteps';
import { SealText, whenOf } from './SealText';
import { SendAlert } from './SendAlert';
import { LOOKS, type SealState } from './sealState';
import type { SendVerifactu } from './useSendVerifactu';
import { IconDisc } from '../../ui/layout/IconDisc';

const TO_FIX: SealState[] = ['rejected', 'warned'];

/** Where the customer's data may be the cause, their card is one step away. */
function CustomerLink({
  invoice: { customer, verifactu },
  standing,
}: Pick<VerifactuCardProps, 'invoice' | 'standing'>) {
  if (
    !customer ||
    !TO_FIX.includes(standing) ||
    (verifactu?.explanation && verifactu.explanation.whoseFault !== 'customer')
  )
    return null;
  return (
    <Box>
      <TextLink to={paths.customers({ search: customer.nif })}>Ver la ficha de {customer.name}</TextLink>
    </Box>
  );
}

interface VerifactuCardProps {
  invoice: InvoiceWholeFragment;
  standing: SealState;
  sending: SendVerifactu;
  onCorrect(): void;
}

/** What became of the invoice's record at the tax agency, and what can be done about it. */
export function VerifactuCard({ invoice, standing, sending, onCorrect }: VerifactuCardProps) {
  const { icon: Icon, tone, title } = LOOKS[standing];
  const { verifactu } = invoice;
  if (!verifactu) return null;
  const shown = invoice.status === 'cancelled' ? verifactu.annulment : verifactu;
  return (
    <Card as="section" aria-label="Verifactu" overflow="hidden">
      <Box padding="5" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Box display="grid" gridTemplateColumns="36px 1fr" gap="3" alignItems="center">
          <IconDisc icon={Icon} tone={tone} />
          <Box minWidth="0">
            <Heading as="h2" textStyle="h2">
              {title}
            </Heading>
            <Box color="muted" textStyle="small">
              {whenOf(verifactu, standing)}
            </Box>
          </Box>
        </Box>
        <Box _empty={{ display: 'none' }}>
          <EnvironmentMark of={verifactu.environment} />
        </Box>
        <SendAlert sending={sending} />
        <SealText invoice={invoice} standing={standing} />
        <CustomerLink invoice={invoice} standing={standing} />
        <SealAction invoice={invoice} standing={standing} sending={sending} onCorrect={onCorrect} />
        <SealProof invoice={invoice} standing={standing} csv={shown?.aeatCsv ?? verifactu.aeatCsv} />
      </Box>
      <SealSteps standing={standing} />
      {shown?.errorMessage && (
        <Box paddingX="5" borderTopWidth="1px" paddingY="0.5">
          <Fold title="Código y respuesta de la AEAT">
            <Box textStyle="small" color="muted" marginBottom="3">
              {shown.explanation ? `Código ${shown.explanation.code}` : 'Sin código'}
            </Box>
            {shown === verifactu && <Answers recordId={verifactu.recordId} />}
            {shown !== verifactu && (
              <TextLink to={paths.records({ search: invoice.fullNumber ?? '', kind: 'anulacion' })}>
                Ver el registro de anulación
              </TextLink>
            )}
          </Fold>
        </Box>
      )}
    </Card>
  );
}
