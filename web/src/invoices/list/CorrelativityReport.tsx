import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../client/download';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';

/** The paper that says that no number is missing. */
export function CorrelativityReport() {
  const [busy, setBusy] = useState(false);
  const fetchReport = async () => {
    setBusy(true);
    try {
      await download(paths.correlativityPdf, `correlatividad_${today()}.pdf`);
    } catch (error) {
      toast.failed(error, 'Error generando el informe');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      icon={<FileCheck />}
      busy={busy}
      busyLabel="Comprobando..."
      title="En cada serie y año: primera, última, huecos y repetidas, y la cadena de registros comprobada"
      onClick={() => void fetchReport()}
    >
      Informe de correlatividad
    </Button>
  );
}
