import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: '44px', lg: '36px' },
    cursor: 'pointer',
    color: 'muted',
    textStyle: 'small',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'text' },
    '& svg': { width: '16px', height: '16px', flexShrink: 0, strokeWidth: 1.75 },
  },
});

/** What only some want to read. Its content is made when it is first opened. */
export function Fold({
  title,
  initially = false,
  children,
}: {
  title: ReactNode;
  initially?: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(initially);
  const [open] = useState(initially);
  return (
    <chakra.details
      open={open}
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
      onToggle={() => setOpened(true)}
    >
      <Summary>
        {title}
        <ChevronDown aria-hidden />
      </Summary>
      {opened && <Box paddingBottom="3">{children}</Box>}
    </chakra.details>
  );
}
