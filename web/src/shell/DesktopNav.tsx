import { Box, chakra } from '@chakra-ui/react';
import { NavLink as RouterLink, useLocation } from 'react-router-dom';
import { Dropdown, DropdownLink } from './Dropdown';
import { barLinks, isGroup } from './nav';
import { steadyWidth } from './steadyWidth';

// The current page keeps a 2 px line on the bar's own edge.
const BarLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    height: 'nav',
    color: 'muted',
    textStyle: 'name',
    fontWeight: 'normal',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    marginBottom: '-1px',
    _hover: { color: 'text' },
    '&[aria-current]': { color: 'text', fontWeight: 'medium', borderColor: 'brand' },
    _focusVisible: { outlineOffset: '-6px', borderRadius: 'sm' },
    ...steadyWidth,
  },
});

export function DesktopNav({
  user,
  plan,
}: {
  user: Parameters<typeof barLinks>[0];
  plan?: Parameters<typeof barLinks>[1];
}) {
  const { pathname } = useLocation();
  return (
    <Box as="nav" aria-label="Principal">
      <Box as="ul" display="flex" alignItems="center" gap="6" listStyleType="none">
        {barLinks(user, plan).map(item => (
          <li key={item.label}>
            {isGroup(item) ? (
              <Dropdown label={item.label} current={item.links.some(link => pathname.startsWith(link.to))}>
                {item.links.map(link => (
                  <DropdownLink key={link.to} {...link} />
                ))}
              </Dropdown>
            ) : (
              <BarLink to={item.to}>
                <span data-label={item.label}>{item.label}</span>
              </BarLink>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
