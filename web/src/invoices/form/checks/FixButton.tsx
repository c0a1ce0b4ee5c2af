import { Box } from '@chakra-ui/react';
import { Button } from '../../../ui/Button';

/** Below a field that is wrong: leads to where it is put right, or does it. */
export function FixButton({ fix, children }: { fix(): void; children: string }) {
  return (
    <Box marginTop="2">
      <Button size="sm" onClick={fix}>
        {children}
      </Button>
    </Box>
  );
}
