import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconDisc } from '../../ui/layout/IconDisc';

interface AdviceHeadProps {
  icon: LucideIcon;
  tone?: string;
  title: string;
  why: string;
  children?: ReactNode;
}

/** What is to be done, and why that. */
export function AdviceHead({ icon, tone = 'info', title, why, children }: AdviceHeadProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="36px minmax(0, 1fr)"
      gap="3"
      paddingX={{ base: '4', lg: '5' }}
      paddingY="5"
      alignItems="start"
    >
      <IconDisc icon={icon} tone={tone} />
      <Box>
        <Box as="h2" textStyle="h2">
          {title}
        </Box>
        <Box color="muted">{why}</Box>
        {children}
      </Box>
    </Box>
  );
}
