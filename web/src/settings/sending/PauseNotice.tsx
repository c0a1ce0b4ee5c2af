import { Box } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { useResumeVerifactuMutation } from '../../gql/verifactu';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { SupportText } from '../../ui/layout/SupportText';
import { toast } from '../../ui/overlay/toast';
import { waitingText } from '../../verifactu/counts';
import { sentence, SendingNotice } from '../../verifactu/SendingNotice';
import { useAdmin, useOverview } from '../../verifactu/useOverview';

/** Why nothing is sent, and the button that makes it go on. */
export function PauseNotice() {
  const overview = useOverview();
  const admin = useAdmin();
  const [resume, { loading }] = useResumeVerifactuMutation();
  if (!overview?.pause) return <SendingNotice />;
  const { explanation, reason } = overview.pause;
  const press = async () => {
    try {
      await resume();
      toast.success('Envíos reanudados');
    } catch (error) {
      toast.failed(error, 'Error reanudando los envíos');
    }
  };
  return (
    <Banner
      kind="warning"
      icon={CirclePause}
      action={
        admin && (
          <Button size="sm" busy={loading} busyLabel="Reanudando..." onClick={() => void press()}>
            Reanudar envíos
          </Button>
        )
      }
    >
      <Box as="strong" fontWeight="semibold">
        Los envíos a la AEAT están en pausa: {waitingText(overview.waiting)}.
      </Box>{' '}
      <SupportText>
        {explanation ? `${explanation.whatHappened} ${explanation.whatToDo}` : sentence(reason)}
      </SupportText>
      {overview.nextSendAt && ' Mientras, Folio lo prueba solo cada hora.'}
    </Banner>
  );
}
