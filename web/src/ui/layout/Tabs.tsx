import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: 'controlLg',
    color: 'muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    marginBottom: '-1px',
    _hover: { color: 'text' },
    '&[aria-current]': { color: 'text', fontWeight: 'medium', borderColor: 'brand' },
  },
});

/** Parts of one screen, each with its own address. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: { to: string; label: string }[];
  current: string;
}) {
  return (
    <Box as="nav" aria-label={label} display="flex" gap="6" borderBottomWidth="1px" marginBottom="6">
      {tabs.map(tab => (
        <Tab key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
          {tab.label}
        </Tab>
      ))}
    </Box>
  );
}
