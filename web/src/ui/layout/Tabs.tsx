import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '2',
    height: 'controlLg',
    whiteSpace: 'nowrap',
    color: 'muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '& svg': { width: '16px', height: '16px', strokeWidth: 1.75 },
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { color: 'text' },
    '&[aria-current]': { color: 'text', fontWeight: 'medium', borderColor: 'brand' },
  },
});

interface TabsProps {
  label: string;
  /** `count`: how many there are, as it is written; `icon` before the name. */
  tabs: { to: string; label: string; count?: string; icon?: ReactNode }[];
  current: string;
  /** At the end of the line. */
  aside?: ReactNode;
}

/** Parts of one screen, each with its own address. Where they need more room than there is, they scroll. */
export function Tabs({ label, tabs, current, aside }: TabsProps) {
  return (
    <Box display="flex" gap="6" borderBottomWidth="1px" marginBottom="6" justifyContent="space-between">
      <Box as="nav" aria-label={label} display="flex" gap="6" minWidth="0" overflowX="auto" marginBottom="-1px">
        {tabs.map(tab => (
          <Tab key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <Box as="span" textStyle="caption" color="muted" layerStyle="figures">
                {tab.count}
              </Box>
            )}
          </Tab>
        ))}
      </Box>
      {aside}
    </Box>
  );
}
