import { Box } from '@chakra-ui/react';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { download } from '../client/download';
import { paths, type ActivitiesQuery } from '../paths';
import { Button } from '../ui/Button';
import { today } from '../ui/format/dates';
import { toast } from '../ui/overlay/toast';
import type { ActivityChain } from './useActivityChain';

/** Takes the log away as it is filtered. */
function useCsv(filters: ActivitiesQuery) {
  const [busy, setBusy] = useState(false);
  const fetchCsv = async () => {
    setBusy(true);
    try {
      await download(paths.activityCsv(filters), `auditoria_${today()}.csv`);
      toast.success('CSV exportado correctamente');
    } catch (error) {
      toast.failed(error, 'Error exportando CSV');
    } finally {
      setBusy(false);
    }
  };
  return { busy, onClick: () => void fetchCsv() };
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
