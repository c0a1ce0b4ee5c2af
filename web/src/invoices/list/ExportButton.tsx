import { Box } from '@chakra-ui/react';
import { Download, LoaderCircle } from 'lucide-react';
import type { InvoicesQuery } from '../../paths';
import { Button } from '../../ui/Button';
import { useCsv } from './useCsv';

interface ExportButtonProps {
  filters: InvoicesQuery;
  total: number;
  desktop: boolean;
}

export function ExportButton({ filters, total, desktop }: ExportButtonProps) {
  const { fetchCsv, done } = useCsv(filters, total);
  const busy = done !== null;
  const wired = { busy, onClick: fetchCsv };
  return (
    <Box position="relative">
      {desktop ? (
        <Button icon={<Download />} busyLabel="Exportando..." {...wired}>
          Exportar CSV
        </Button>
      ) : (
        <Button
          square
          icon={busy ? <LoaderCircle /> : <Download />}
          aria-label={busy ? 'Exportando...' : 'Exportar CSV'}
          {...wired}
        />
      )}
      {busy && (
        <Box
          role="progressbar"
          aria-label="Exportación"
          aria-valuenow={Math.round(done * 100)}
          position="absolute"
          insetX="1.5"
          bottom="0"
          height="2px"
          borderRadius="full"
          overflow="hidden"
        >
          <Box height="full" bg="brand" style={{ width: `${done * 100}%` }} />
        </Box>
      )}
    </Box>
  );
}
