import { Box } from '@chakra-ui/react';
import { errorText } from '../client/failure';
import { useWholeRecordQuery } from '../gql/records';
import { paths } from '../paths';
import { formatCount } from '../ui/format/amounts';
import { Banner } from '../ui/layout/Banner';
import { Button, ButtonLink } from '../ui/Button';
import { Modal } from '../ui/overlay/Modal';
import { Skeleton } from '../ui/layout/Skeleton';
import { RecordBody } from './RecordBody';

/** One record, opened by the address. */
export function RecordDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const { data, error, refetch } = useWholeRecordQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.verifactuRecord;
  return (
    <Modal
      open={id !== null}
      onClose={onClose}
      size="lg"
      title={record ? `Registro ${formatCount(record.sequence)} · ${record.number}` : 'Registro'}
      footer={leave => (
        <>
          {record && (
            <ButtonLink variant="outline" to={paths.invoice(record.invoiceId)}>
              Abrir la factura
            </ButtonLink>
          )}
          <Button onClick={leave}>Cerrar</Button>
        </>
      )}
    >
      {record && <RecordBody record={record} />}
      {!record && error && (
        <Banner
          kind="danger"
          action={
            <Button size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Reintentar
            </Button>
          }
        >
          {errorText(error, 'Error cargando registros')}
        </Banner>
      )}
      {!record && !error && (
        <Box display="grid" gap="3" aria-busy>
          <Skeleton width="30%" />
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </Box>
      )}
    </Modal>
  );
}
