import { Box } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from './layout/Banner';

interface VerdictBannerProps {
  /** What a check that found nothing wrong says; null: it found something. */
  whole: string | null;
  /** What is broken, and where. */
  broken: string;
  /** What to do about it. */
  children: ReactNode;
  onClose(): void;
}

/** What a check of a chain found. */
export function VerdictBanner({ whole, broken, children, onClose }: VerdictBannerProps) {
  if (whole !== null)
    return (
      <Banner kind="success" icon={ShieldCheck} onClose={onClose}>
        {whole}
      </Banner>
    );
  return (
    <Banner kind="danger" onClose={onClose}>
      <Box as="strong" fontWeight="semibold">
        {broken}
      </Box>{' '}
      {children}
    </Banner>
  );
}
