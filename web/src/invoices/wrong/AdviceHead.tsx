import { Box, Heading } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconDisc } from '../../ui/layout/IconDisc';

interface AdviceHeadProps {
  icon: LucideIcon;
  tone?: string;
  title: string;
  why: string;
  /** Nothing below has the focus: whoever listens hears this first. */
  spoken?: boolean;
  children?: ReactNode;
}

/** What is to be done, and why that. */
export function AdviceHead({ icon, tone = 'info', title, why, spoken, children }: AdviceHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (spoken) heading.current?.focus();
  }, [spoken]);
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
        <Heading as="h2" ref={heading} tabIndex={-1} textStyle="h2" outline="none">
          {title}
        </Heading>
        <Box color="muted">{why}</Box>
        {children}
      </Box>
    </Box>
  );
}
