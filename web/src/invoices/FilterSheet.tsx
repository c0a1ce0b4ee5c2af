import { Box } from '@chakra-ui/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { formatDate } from '../ui/dates';
import { Modal } from '../ui/Modal';
import { statusLabel } from '../ui/StatusBadge';
import { FilterFields } from './InvoiceFilterBar';
import type { FilterName, InvoiceFilters } from './useInvoiceFilters';

/** On small screens the filters lie behind one button with their count; the active ones stand as chips. */
export function FilterSheet({ list, search }: { list: InvoiceFilters; search: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { filters, set, count } = list;
  const chips: [FilterName, string | undefined][] = [
    ['status', filters.status && statusLabel(filters.status)],
    ['dateFrom', filters.dateFrom && `Desde ${formatDate(filters.dateFrom)}`],
    ['dateTo', filters.dateTo && `Hasta ${formatDate(filters.dateTo)}`],
  ];
  return (
    <Box role="search" aria-label="Filtros" display="grid" gap="3" marginBottom="3">
      <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr) auto">
        {search}
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>Filtros{count > 0 && <Count>{count}</Count>}</Button>
      </Box>
      {count > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {chips.map(([name, text]) => text && (
            <Button key={name} size="sm" borderRadius="full" bg="neutral.subtle" borderColor="neutral.border" color="neutral" aria-label={`Quitar el filtro ${text}`} onClick={() => set({ [name]: '' })}>
              {text}<X aria-hidden />
            </Button>
          ))}
        </Box>
      )}
      <Modal
        open={open} onClose={() => setOpen(false)} title="Filtros" size="sm"
        footer={close => <><Button onClick={() => set({ status: '', dateFrom: '', dateTo: '' })}>Quitar filtros</Button><Button variant="accent" onClick={close}>Ver facturas</Button></>}
      >
        <Box display="grid" gap="3" paddingTop="2"><FilterFields filters={filters} set={set} /></Box>
      </Modal>
    </Box>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Box as="span" display="grid" placeItems="center" minWidth="20px" height="20px" paddingX="1" borderRadius="full" borderWidth="1px" borderColor="brand.border" bg="brand.subtle" color="brand" textStyle="captionStrong">
      {children}
    </Box>
  );
}
