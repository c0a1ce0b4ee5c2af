import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../Button';

/** The way back to where a screen belongs, above its title: its text stands in line with it. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box marginStart="-2.5">
    <ButtonLink variant="ghost" size="sm" icon={<ArrowLeft />} to={to}>
      {children}
    </ButtonLink>
  </Box>
);
