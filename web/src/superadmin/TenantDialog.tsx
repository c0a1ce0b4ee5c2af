import { Box } from '@chakra-ui/react';
import { errorText } from '../client/failure';
import { useTenantDetailQuery } from '../gql/superadmin';
import { Button } from '../ui/Button';
import { Modal } from '../ui/overlay/Modal';
import { SkeletonLines } from '../ui/layout/Skeleton';
import { TenantBody } from './TenantBody';
import { useTenantStatus, type Detail, type Settable } from './useTenantStatus';
import { LoadFailed } from '../ui/layout/LoadFailed';

const ACTS: { status: Settable; label: string; danger?: boolean }[] = [
  { status: 'active', label: 'Activar' },
  { status: 'suspended', label: 'Suspender' },
  { status: 'cancelled', label: 'Cancelar', danger: true },
];

/** One company, opened by the address: how much it has, what it pays, and what may be done with it. */
export function TenantDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const { data, error, refetch } = useTenantDetailQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.tenant;
  return (
    <Modal
      open={id !== null}
      onClose={onClose}
      size="md"
      title={detail?.tenant.name ?? 'Empresa'}
      footer={() => detail && <Acts detail={detail} />}
    >
      {detail && <TenantBody detail={detail} />}
      {!detail && error && (
        <LoadFailed onRetry={() => refetch()}>{errorText(error, 'Error cargando detalle')}</LoadFailed>
      )}
      {!detail && !error && <SkeletonLines widths={['30%', '80%', '65%']} />}
    </Modal>
  );
}

function Acts({ detail }: { detail: Detail }) {
  const { busy, doing, set } = useTenantStatus();
  return (
    <>
      <Box flex={{ base: '1 0 100%', md: '1 1 0' }} alignSelf="center" textStyle="small" color="muted">
        Solo cuentas: sus facturas y clientes no se ven desde aquí.
      </Box>
      {ACTS.map(({ status, label, danger }) => (
        <Button
          key={status}
          variant={danger ? 'danger' : 'outline'}
          flex={{ base: '1 1 0', md: 'none' }}
          paddingX={{ base: '2', md: '4', lg: '3.5' }}
          busy={doing === status}
          off={busy || detail.tenant.status === status}
          onClick={() => void set(detail, status)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
