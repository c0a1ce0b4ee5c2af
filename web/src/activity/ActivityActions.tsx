import { Box } from '@chakra-ui/react';
import { Download, Link2 } from 'lucide-react';
import { paths, type ActivitiesQuery } from '../paths';
import { Button } from '../ui/Button';
import { today } from '../ui/format/dates';
import type { ActivityChain } from './useActivityChain';
import { useDownload } from '../ui/overlay/useDownload';

/** Takes the log away as it is filtered. */
function useCsv(filters: ActivitiesQuery) {
  const { busy, fetchFile } = useDownload({ failed: 'Error exportando CSV', done: 'CSV exportado correctamente' });
  return { busy, onClick: () => void fetchFile(paths.activityCsv(filters), `auditoria_${today()}.csv`) };
}

/** Only an admin checks: who sees only their own acts cannot see whether one of another person is missing. */
export function ActivityActions({
  chain,
  filters,
  admin,
}: {
  chain: ActivityChain;
  filters: ActivitiesQuery;
  admin: boolean;
}) {
  const csv = useCsv(filters);
  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns={{
        base: admin ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        lg: admin ? 'auto auto' : 'auto',
      }}
      width={{ base: 'full', lg: 'auto' }}
    >
      {admin && (
        <Button icon={<Link2 />} busy={chain.busy} busyLabel="Comprobando..." onClick={chain.check}>
          Comprobar
        </Button>
      )}
      <Button icon={<Download />} busyLabel="Exportando..." {...csv}>
        Exportar CSV
      </Button>
    </Box>
  );
}
