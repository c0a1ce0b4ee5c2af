import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { NavLink as RouterLink } from 'react-router-dom';
import { useAuth } from '../session/session';
import { Avatar } from './Avatar';
import { barLinks, isGroup, userLinks, type NavGroup, type NavLink } from './nav';
import { SessionRows } from './SessionRows';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  height: '48px',
  color: 'text',
  textStyle: 'name',
  textAlign: 'start',
  cursor: 'pointer',
  borderBottomWidth: '1px',
  '& svg': { width: '18px', height: '18px', color: 'muted', strokeWidth: 1.75, flexShrink: 0 },
  '&[aria-expanded=true]': { borderColor: 'transparent' },
  '&[aria-current]': { color: 'brand', '& svg': { color: 'brand' } },
  '&[data-inset]': { ps: '30px' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

const RowLink = chakra(RouterLink, { base: row });
const RowButton = chakra('button', { base: row });

export function MobileMenu({ id, onDone }: { id: string; onDone(): void }) {
  const { user, tenant, subscription } = useAuth();
  if (!user) return null;
  const name = user.name || user.email;
  return (
    <Box
      as="nav"
      id={id}
      aria-label="Principal"
      height="calc(100dvh - 57px)"
      overflowY="auto"
      paddingX="4"
      paddingTop="1"
      paddingBottom="8"
    >
      <Box as="ul" listStyleType="none">
        {barLinks(user, subscription?.plan).map(item =>
          isGroup(item) ? (
            <Group key={item.label} {...item} onDone={onDone} />
          ) : (
            <Item key={item.to} {...item} onDone={onDone} />
          ),
        )}
      </Box>
      <Box display="flex" alignItems="center" gap="3" paddingTop="5" paddingBottom="3">
        <Avatar name={name} size={36} />
        <Box minWidth="0">
          <Box textStyle="name" truncate>
            {name}
          </Box>
          {tenant && (
            <Box textStyle="small" color="muted" truncate>
              {tenant.name}
            </Box>
          )}
        </Box>
      </Box>
      <Box as="ul" listStyleType="none">
        {userLinks(user).map(item => (
          <Item key={item.to} {...item} onDone={onDone} />
        ))}
        <SessionRows row={RowButton} />
      </Box>
    </Box>
  );
}

function Item({ label, to, icon: Icon, onDone }: NavLink & { onDone(): void }) {
  return (
    <li>
      <RowLink to={to} onClick={onDone}>
        <Icon aria-hidden />
        {label}
      </RowLink>
    </li>
  );
}

function Group({ label, icon: Icon, links, onDone }: NavGroup & { onDone(): void }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <RowButton type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon aria-hidden />
        <Box as="span" flex="1">
          {label}
        </Box>
        {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </RowButton>
      <Box as="ul" hidden={!open} listStyleType="none">
        {links.map(link => (
          <li key={link.to}>
            <RowLink to={link.to} end={link.end} data-inset="" onClick={onDone}>
              {link.label}
            </RowLink>
          </li>
        ))}
      </Box>
    </li>
  );
}
