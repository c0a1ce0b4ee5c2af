import { errorText } from '../../client/failure';
import {
  useVerifactuCorrectionQuery,
  type InvoiceWholeFragment,
  type VerifactuCorrectionQuery,
} from '../../gql/invoices';
import { Button, ButtonLink } from '../../ui/Button';
import { Modal } from '../../ui/overlay/Modal';
import { SkeletonLines } from '../../ui/layout/Skeleton';
import { CorrectionBody } from './CorrectionBody';
import type { SendVerifactu } from './useSendVerifactu';
import { wrongOf } from './wrongOf';
import { LoadFailed } from '../../ui/layout/LoadFailed';

interface CorrectionDialogProps {
  invoice: InvoiceWholeFragment;
  open: boolean;
  onClose(): void;
  sending: SendVerifactu;
  /** The customer's data are what is wrong, whatever the AEAT has said. */
  aboutCustomer?: boolean;
}

/** A duplicate of another program's invoice is nobody's mistake here. */
const DUPLICATE = 3000;

type Way = VerifactuCorrectionQuery['verifactuCorrection']['way'];

/** What was wrong with a record, and what correcting it will do; nothing happens before it is pressed. */
export function CorrectionDialog({ invoice, open, onClose, sending, aboutCustomer }: CorrectionDialogProps) {
  const { data, error, loading, refetch } = useVerifactuCorrectionQuery({
    variables: { id: invoice.id },
    skip: !open,
    fetchPolicy: 'network-only',
  });
  const again = () => void refetch().catch(() => undefined);
  const found = data?.verifactuCorrection;
  const correct = () => {
    onClose();
    void sending.correct();
  };
  // The question comes over this dialog: one that closes would take it along.
  const ask = (question: () => Promise<void>) => () => void question().then(onClose);
  const button = (way: Way) => {
    if (way === 'correct')
      return (
        <Button variant={found?.changes.length ? 'accent' : 'outline'} off={loading} onClick={correct}>
          Corregir y enviar
        </Button>
      );
    if (way === 'send')
      return (
        <Button variant="accent" busy={sending.busy} busyLabel="Enviando..." onClick={ask(sending.send)}>
          Enviar Ahora
        </Button>
      );
    if (way === 'rectify' && found?.explanation?.code !== DUPLICATE)
      return (
        <ButtonLink variant="accent" to={wrongOf(invoice.id, found?.explanation)}>
          Me he equivocado
        </ButtonLink>
      );
    return null;
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Corregir el registro de ${invoice.fullNumber}`}
      footer={leave => (
        <>
          <Button onClick={leave}>
            {found && (found.way === 'wait' || found.way === 'nothing') ? 'Cerrar' : 'Volver'}
          </Button>
          {found && button(found.way)}
        </>
      )}
    >
      {!found && error && <LoadFailed onRetry={again}>{errorText(error, 'Error cargando la corrección')}</LoadFailed>}
      {!found && !error && <SkeletonLines widths={['40%', '90%', '75%']} />}
      {found && <CorrectionBody invoice={invoice} correction={found} onChanged={again} asCustomer={aboutCustomer} />}
    </Modal>
  );
}
