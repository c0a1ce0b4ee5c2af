import { Box, chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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

/** How much of the next tab is seen beside the current one. */
const NEIGHBOUR = 40;

interface TabsProps {
  label: string;
  /** `count`: how many there are, as it is written; `icon` before the name. */
  tabs: { to: string; label: string; count?: string; icon?: ReactNode }[];
  current: string;
  /** At the end of the line. */
  aside?: ReactNode;
}

/** Parts of one screen, each with its own address. Where they need more room than there is, they scroll, to the current one. */
export function Tabs({ label, tabs, current, aside }: TabsProps) {
  const line = useRef<HTMLElement>(null);
  // Counts come later than names, and push what is behind them.
  const widths = tabs.map(({ label: name, count = '' }) => `${name} ${count}`).join();
  useLayoutEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line.current || !tab) return;
    // Sideways and no more: the page stays where it is. A part of its neighbour shows that there are others.
    const room = line.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > room.right) line.current.scrollLeft += right - room.right + NEIGHBOUR;
    else if (left < room.left) line.current.scrollLeft -= room.left - left + NEIGHBOUR;
  }, [current, widths]);
  return (
    <Box display="flex" gap="6" borderBottomWidth="1px" marginBottom="6" justifyContent="space-between">
      <Box
        ref={line}
        as="nav"
        aria-label={label}
        display="flex"
        gap="6"
        minWidth="0"
        overflowX="auto"
        marginBottom="-1px"
      >
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
