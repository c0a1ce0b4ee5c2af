import { Box } from '@chakra-ui/react';
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
  return (
    <Box
      role={urgent ? 'alert' : 'status'}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="3"
      paddingX="4"
      paddingY="3"
      bg={`${kind}.subtle`}
      color="text"
      borderWidth="1px"
      borderColor={`${kind}.border`}
      borderRadius="md"
    >
      <Box
        as={icon ?? ICONS[kind]}
        aria-hidden
        width="18px"
        height="18px"
        flexShrink={0}
        color={kind}
        strokeWidth={1.75}
      />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {Children.map(children, each => (typeof each === 'string' ? <PlanText>{each}</PlanText> : each))}
      </Box>
      {action && (
        <Box width={{ base: 'full', md: 'auto' }} display="grid">
          {action}
        </Box>
      )}
      {onClose && (
        <IconButton
          label="Cerrar aviso"
          icon={<X />}
          onClick={onClose}
          alignSelf="flex-start"
          marginY="-5px"
          marginEnd="-1.5"
        />
      )}
    </Box>
  );
}
