import { Box } from '@chakra-ui/react';
import { Ban, CircleCheck, FilePenLine, RotateCw, Undo2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Advice, Answers, Instrument } from '../../../../schema/kinds/wrong';
import { useCancelInvoiceMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/layout/TextLink';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { AdviceHead } from './AdviceHead';
import { TakeBack } from './TakeBack';
import { cameInText, standingOf } from '../collect/family';

const LOOKS: Record<Exclude<Instrument, 'rectify'>, { icon: LucideIcon; tone: string; title: string }> = {
  edit: { icon: FilePenLine, tone: 'info', title: 'Cambia el borrador' },
  correct: { icon: RotateCw, tone: 'info', title: 'Corrige su registro' },
  annul: { icon: Ban, tone: 'danger', title: 'Anula la factura' },
  take_back: { icon: Undo2, tone: 'info', title: 'Deshaz el canje' },
  nothing: { icon: CircleCheck, tone: 'success', title: 'No hace falta nada' },
};

const IN_TICKETS = { icon: FilePenLine, tone: 'info', title: 'Rectifica la simplificada' };

interface OtherStepProps {
  invoice: InvoiceWholeFragment;
  answers: Answers;
  advice: Advice;
  answered: ReactNode;
}

/** What is right where it is no rectifying invoice, and its button. */
export function OtherStep({ invoice, answers, advice, answered }: OtherStepProps) {
  const { instrument, why, rectifyingFirst, inReplacing, inTickets } = advice;
  const { icon, tone, title } = inTickets ? IN_TICKETS : LOOKS[instrument as keyof typeof LOOKS];
  return (
    <Card overflow="hidden">
      {answered}
      <AdviceHead icon={icon} tone={tone} title={title} why={why} spoken>
        {(rectifyingFirst || inReplacing) && (
          <Box marginTop="2">
            {standingOf(invoice).map(({ id, fullNumber }) => (
              <Box key={id}>
                <TextLink to={paths.invoice(id)}>Abrir la {fullNumber}</TextLink>
              </Box>
            ))}
          </Box>
        )}
        {inTickets && (
          <Box marginTop="2">
            {invoice.exchange?.invoices.map(({ id, fullNumber }) => (
              <Box key={id}>
                <TextLink to={paths.wrong(id)}>Corregir la {fullNumber}</TextLink>
              </Box>
            ))}
          </Box>
        )}
        {instrument === 'take_back' && <TakeBack invoice={invoice} />}
        {instrument === 'annul' && !rectifyingFirst && <Annul invoice={invoice} answers={answers} advice={advice} />}
        {instrument === 'correct' && (
          <Box marginTop="4">
            <ButtonLink variant="accent" to={paths.invoice(invoice.id)} state={{ correct: true }}>
              Corregir el registro
            </ButtonLink>
          </Box>
        )}
        {instrument === 'edit' && (
          <Box marginTop="4">
            <ButtonLink variant="accent" to={paths.editDraft(invoice.id)}>
              Editar el borrador
            </ButtonLink>
          </Box>
        )}
        {instrument === 'nothing' && (
          <Box marginTop="4">
            <ButtonLink to={paths.invoice(invoice.id)}>Volver a la factura</ButtonLink>
          </Box>
        )}
      </AdviceHead>
    </Card>
  );
}

function Annul({ invoice, answers, advice: { reissue } }: Omit<OtherStepProps, 'answered'>) {
  const [cancel] = useCancelInvoiceMutation({ update: evictInvoices });
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const again = reissue && !invoice.rectification;
  const annul = async () => {
    setBusy(true);
    try {
      await cancel({ variables: { id: invoice.id, because: answers } });
      toast.success(again ? 'Factura anulada. Ahora, la factura buena' : 'Factura anulada');
      void navigate(again ? paths.copyInvoice(invoice.id) : paths.invoice(invoice.id));
    } catch (error) {
      toast.failed(error, 'Error anulando factura');
    } finally {
      setBusy(false);
    }
  };
  const said = cameInText(invoice);
  return (
    <>
      {said && (
        <Box marginTop="3">
          <Banner kind="warning">{said}</Banner>
        </Box>
      )}
      <Box color="muted" textStyle="small" marginTop="2">
        Conserva su número y queda marcada como anulada.
        {invoice.verifactu && ' También se envía su anulación a la AEAT.'}
        {again && ' Después se abre una copia para que la emitas bien.'} No se puede deshacer.
      </Box>
      <Box marginTop="4">
        <Button variant="danger" busy={busy} busyLabel="Anulando..." onClick={() => void annul()}>
          {again ? 'Anular y hacer la buena' : 'Anular factura'}
        </Button>
      </Box>
    </>
  );
}
