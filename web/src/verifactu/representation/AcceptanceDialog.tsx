import { Box } from '@chakra-ui/react';
import type { RepresentationFieldsFragment } from '../../gql/who-sends';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlay/Modal';
import { AcceptanceFields } from './AcceptanceFields';
import { RepresentationText } from './RepresentationText';
import { useAcceptance } from './useAcceptance';

const FORM = 'acceptance-dialog';

interface AcceptanceDialogProps {
  representation: RepresentationFieldsFragment;
  open: boolean;
  onClose(): void;
}

/** The text to read, and its acceptance. */
export function AcceptanceDialog({ representation, open, onClose }: AcceptanceDialogProps) {
  const acceptance = useAcceptance(representation, onClose);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title="Autorizar a Folio a presentar por ti"
      footer={leave => (
        <>
          <Button onClick={leave}>Volver</Button>
          <Button type="submit" form={FORM} variant="accent" busy={acceptance.busy} busyLabel="Autorizando...">
            Autorizar a Folio
          </Button>
        </>
      )}
    >
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <RepresentationText {...representation} />
        <AcceptanceFields id={FORM} acceptance={acceptance} />
      </Box>
    </Modal>
  );
}
