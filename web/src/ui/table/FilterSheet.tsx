import { Box } from '@chakra-ui/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Modal } from '../overlay/Modal';

interface Chip {
  name: string;
  text: string;
}

interface FilterSheetProps {
  search: ReactNode;
  /** The fields behind the button. */
  fields: ReactNode;
  /** What is filtered by now. */
  chips: Chip[];
  /** 'Ver facturas' */
  see: string;
  drop(names: string[]): void;
  /** All that can be filtered by. */
  names: string[];
}

/** On small screens the filters lie behind one button with their count; the active ones stand as chips. */
export function FilterSheet({ search, fields, chips, see, drop, names }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box role="search" aria-label="Filtros" display="grid" gap="3" marginBottom="3">
      <Box display="grid" gap="2" gridTemplateColumns={search ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)'}>
        {search}
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
          Filtros{chips.length > 0 && <Count>{chips.length}</Count>}
        </Button>
      </Box>
      {chips.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {chips.map(({ name, text }) => (
            <Button
              key={name}
              size="sm"
              borderRadius="full"
              bg="neutral.subtle"
              borderColor="neutral.border"
              color="neutral"
              aria-label={`Quitar el filtro ${text}`}
              onClick={() => drop([name])}
            >
              {text}
              <X aria-hidden />
            </Button>
          ))}
        </Box>
      )}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Filtros"
        size="sm"
        footer={close => (
          <>
            <Button onClick={() => drop(names)}>Quitar filtros</Button>
            <Button variant="accent" onClick={close}>
              {see}
            </Button>
          </>
        )}
      >
        <Box display="grid" gap="3" paddingTop="2">
          {fields}
        </Box>
      </Modal>
    </Box>
  );
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Box
      as="span"
      display="grid"
      placeItems="center"
      minWidth="20px"
      height="20px"
      paddingX="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="brand.border"
      bg="brand.subtle"
      color="brand"
      textStyle="captionStrong"
    >
      {children}
    </Box>
  );
}
