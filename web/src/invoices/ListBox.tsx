import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

/** A list that hangs below the field it belongs to; the field keeps the focus. */
export function ListBox({ id, label, foot, children }: { id: string; label: string; foot?: ReactNode; children: ReactNode }) {
  return (
    <Box
      position="absolute" top="calc(100% + 4px)" insetStart="0" zIndex="dropdown" width="full" minWidth={{ base: 'full', lg: '420px' }}
      bg="surface" color="text" borderWidth="1px" borderRadius="md" boxShadow="pop" textAlign="start"
    >
      <Box role="listbox" id={id} aria-label={label} padding="1.5" maxHeight="320px" overflowY="auto">{children}</Box>
      {foot && <Box borderTopWidth="1px">{foot}</Box>}
    </Box>
  );
}

export function Option({ id, chosen, press, children }: { id: string; chosen: boolean; press(): void; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <Box
      ref={row} role="option" id={id} aria-selected={chosen} display="flex" alignItems="center" gap="4" minHeight="row" paddingX="2.5" borderRadius="sm"
      cursor="pointer" bg={chosen ? 'brand.subtle' : undefined} _hover={{ bg: chosen ? 'brand.subtle' : 'subtle' }} css={{ '& b': { fontWeight: 'semibold' } }}
      onMouseDown={event => event.preventDefault()} onClick={press}
    >
      {children}
    </Box>
  );
}
