import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { useDownload } from '../../ui/overlay/useDownload';

/** Everything that the company has here, as one file; an admin's, in any state of the subscription. */
export function EverythingSection() {
  const { busy, fetchFile } = useDownload({ failed: 'Error descargando la copia', done: 'Copia descargada' });
  const fetchAll = () => fetchFile(paths.tenantZip, 'folio.zip');
  return (
    <Section
      title="Todos tus datos"
      about="Son tuyos: llévatelos cuando quieras, también con la suscripción terminada."
    >
      <Card
        padding={{ base: '4', lg: '5' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
      >
        <Box flex="1 1 320px" minWidth="0">
          <Box fontWeight="medium">Una copia de todo, en un ZIP</Box>
          <Box color="muted">
            Facturas en PDF, registros en XML y todas las tablas en JSON. Dentro va una página que comprueba las huellas
            sin conexión. Sin contraseñas ni certificado.
          </Box>
          {busy && (
            <Box marginTop="1" color="muted" role="status">
              Estamos dibujando cada factura: con muchas tarda unos minutos. No cierres esta página.
            </Box>
          )}
        </Box>
        <Button icon={<Download />} busy={busy} busyLabel="Descargando..." onClick={() => void fetchAll()}>
          Descargar todo
        </Button>
      </Card>
    </Section>
  );
}
