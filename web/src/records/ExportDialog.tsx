import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { today } from '../ui/format/dates';
import { DateInput } from '../ui/form/DateInput';
import { FormField } from '../ui/form/FormField';
import { Modal } from '../ui/overlay/Modal';
import { useDownload } from '../ui/overlay/useDownload';

interface ExportDialogProps {
  open: boolean;
  onClose(): void;
  from: string;
  to: string;
}

/** The literal XML of the records sealed in a period, one file each, in a ZIP. */
export function ExportDialog({ open, onClose, from, to }: ExportDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title="Descargar los registros" size="sm">
      {open && <Period from={from} to={to} onClose={onClose} />}
    </Modal>
  );
}

function Period({ from, to, onClose }: Omit<ExportDialogProps, 'open'>) {
  const [dateFrom, setFrom] = useState(from);
  const [dateTo, setTo] = useState(to);
  const { busy, fetchFile } = useDownload({ failed: 'Error descargando registros', done: 'Registros descargados' });
  const backwards = dateFrom && dateTo && dateFrom > dateTo ? 'Es anterior a la primera fecha.' : null;
  const fetchZip = async () => {
    if (backwards) return;
    if (await fetchFile(paths.recordsZip({ dateFrom, dateTo }), `registros_${today()}.zip`)) onClose();
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void fetchZip();
      }}
    >
      <Box color="muted" marginBottom="4">
        Un ZIP con el XML de cada registro, tal como se selló. Sin fechas, todos.
      </Box>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}>
        <FormField label="Desde" optional>
          <DateInput value={dateFrom} onChange={setFrom} />
        </FormField>
        <FormField label="Hasta" optional error={backwards}>
          <DateInput value={dateTo} onChange={setTo} />
        </FormField>
      </Box>
      <Box display="flex" justifyContent="flex-end" gap="2" marginTop="5">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" variant="accent" busy={busy} busyLabel="Descargando...">
          Descargar ZIP
        </Button>
      </Box>
    </form>
  );
}
