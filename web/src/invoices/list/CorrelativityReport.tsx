import { FileCheck } from 'lucide-react';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { today } from '../../ui/format/dates';
import { useDownload } from '../../ui/overlay/useDownload';

/** The paper that says that no number is missing. */
export function CorrelativityReport() {
  const { busy, fetchFile } = useDownload({ failed: 'Error generando el informe' });
  const fetchReport = () => fetchFile(paths.correlativityPdf, `correlatividad_${today()}.pdf`);
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
