import { Box } from '@chakra-ui/react';
import { FormModal } from '../ui/form/FormModal';
import { AffiliateForm } from './AffiliateForm';

interface NewAffiliateModalProps {
  open: boolean;
  /** Beside the buttons. */
  note?: string;
  onClose(): void;
}

export function NewAffiliateModal({ open, note, onClose }: NewAffiliateModalProps) {
  return (
    <FormModal
      open={open}
      title="Nuevo afiliado"
      id="affiliate-form"
      send="Crear afiliado"
      sending="Creando..."
      onClose={onClose}
      note={
        note && (
          <Box flex={{ base: '1 1 100%', md: '1 1 160px' }} alignSelf="center" textStyle="small" color="muted">
            {note}
          </Box>
        )
      }
    >
      {({ id, onState, close }) => <AffiliateForm id={id} onState={onState} onSaved={close} />}
    </FormModal>
  );
}
