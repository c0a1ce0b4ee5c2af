import { Box } from '@chakra-ui/react';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { ExportDialog } from './ExportDialog';
import type { Chain } from './useChain';

/** Verifying the chain and taking the records away. */
export function RecordActions({ chain, filters }: { chain: Chain; filters: { dateFrom: string; dateTo: string } }) {
  const [exporting, setExporting] = useState(false);
  return (
    <Box
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'auto auto' }}
      width={{ base: 'full', lg: 'auto' }}
    >
      <Button paddingX="2" icon={<Link2 />} busy={chain.busy} busyLabel="Comprobando..." onClick={chain.check}>
        Comprobar cadena
      </Button>
      <Button paddingX="2" icon={<Download />} onClick={() => setExporting(true)}>
        Descargar XML
      </Button>
      <ExportDialog open={exporting} onClose={() => setExporting(false)} from={filters.dateFrom} to={filters.dateTo} />
    </Box>
  );
}
