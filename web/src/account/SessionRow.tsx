import { Box } from '@chakra-ui/react';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import type { OwnSessionFieldsFragment } from '../gql/account';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { formatInstant, formatTime } from '../ui/format/dates';
import { deviceWords, isPhone } from './device';

/** 'hoy, 09:41', '20/11/2026, 09:41' */
function when(instant: string): string {
  const day = formatInstant(instant);
  return `${day === formatInstant(new Date().toISOString()) ? 'hoy' : day}, ${formatTime(instant)}`;
}

interface SessionRowProps {
  session: OwnSessionFieldsFragment;
  onEnd(session: OwnSessionFieldsFragment): void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, ipAddress, lastUsedAt, createdAt, current } = session;
  const words = deviceWords(device);
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      paddingX="5"
      paddingY="3.5"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
    >
      <Box
        as={isPhone(device) ? Smartphone : MonitorSmartphone}
        aria-hidden
        width="18px"
        height="18px"
        flexShrink={0}
        color="muted"
        strokeWidth={1.75}
      />
      <Box flex="1" minWidth="180px">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name" overflowWrap="anywhere">
          {words}
          {current && <Badge palette="green">Esta sesión</Badge>}
        </Box>
        <Box textStyle="small" color="muted" overflowWrap="anywhere">
          Último uso: {current ? 'ahora' : when(lastUsedAt)} · Entrada: {when(createdAt)}
          {ipAddress && ` · ${ipAddress}`}
        </Box>
      </Box>
      <Button
        size="sm"
        minHeight={{ base: 'controlLg', lg: '30px' }}
        marginStart={{ base: '30px', sm: 0 }}
        aria-label={current ? 'Cerrar sesión en este navegador' : `Cerrar sesión de ${words}`}
        onClick={() => onEnd(session)}
      >
        Cerrar sesión
      </Button>
    </Box>
  );
}
