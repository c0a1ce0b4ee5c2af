import { errorText } from '../client/failure';
import { useWholeRecordQuery } from '../gql/records';
import { paths } from '../paths';
import { formatCount } from '../ui/format/amounts';
import { Button, ButtonLink } from '../ui/Button';
import { Modal } from '../ui/overlay/Modal';
import { SkeletonLines } from '../ui/layout/Skeleton';
import { RecordBody } from './RecordBody';
import { LoadFailed } from '../ui/layout/LoadFailed';

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
        <LoadFailed onRetry={() => refetch()}>{errorText(error, 'Error cargando registros')}</LoadFailed>
      )}
      {!record && !error && <SkeletonLines widths={['30%', '80%', '65%']} />}
    </Modal>
  );
}
