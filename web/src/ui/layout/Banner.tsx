import { Alert, Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Clock, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { PlanText } from '../format/PlanText';

const ICONS = { info: Clock, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps {
  kind: keyof typeof ICONS;
  /** In the place of the kind's own. */
  icon?: LucideIcon;
  children: ReactNode;
  /** One small outline button. */
  action?: ReactNode;
  /** It has been read and may go. */
  onClose?(): void;
}

export function Banner({ kind, icon, children, action, onClose }: BannerProps) {
  const urgent = kind === 'danger' || kind === 'warning';
  const Icon = icon ?? ICONS[kind];
  return (
    <Alert.Root role={urgent ? 'alert' : 'status'} bg={`${kind}.subtle`} borderColor={`${kind}.border`}>
      <Alert.Indicator color={kind}>
        <Icon aria-hidden />
      </Alert.Indicator>
      <Alert.Content>
        {Children.map(children, each => (typeof each === 'string' ? <PlanText>{each}</PlanText> : each))}
      </Alert.Content>
      {action && (
        <Box width={{ base: 'full', md: 'auto' }} display="grid" order={{ base: 1, md: 0 }}>
          {action}
        </Box>
      )}
      {onClose && (
        <IconButton
          label="Cerrar aviso"
          icon={<X />}
          onClick={onClose}
          // Beside a button it stands in the middle, as that does; beside a long text at its first line.
          alignSelf={{ base: 'flex-start', md: action ? 'center' : 'flex-start' }}
          marginY="-5px"
          marginEnd="-1.5"
        />
      )}
    </Alert.Root>
  );
}
