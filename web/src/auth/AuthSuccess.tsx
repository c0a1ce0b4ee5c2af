import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../ui/layout/Banner';

/**
 * What went well, in the form's place: the focus goes where the form was, so that nobody is left on a field that is
 * gone.
 */
export function AuthSuccess({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} outline="0">
      <Banner kind="success">{children}</Banner>
    </Box>
  );
}
