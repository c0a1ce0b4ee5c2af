import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDesktop } from '../../ui/format/media';
import { Card } from '../../ui/layout/Card';
import { LineCards } from './grid/LineCards';
import { Sheet } from './grid/Sheet';
import { ProblemLine, SheetKeys } from './grid/SheetFoot';
import type { FieldErrors } from './values';

interface SheetBodyProps {
  head: ReactNode;
  errors: FieldErrors;
  /** Said of the lines, right below them. */
  hint?: ReactNode;
  /** What is written after the lines. */
  children: ReactNode;
}

/** The lines between what is written before and after them: a sheet, and on a phone a card a line. */
export function SheetBody({ head, errors, hint, children }: SheetBodyProps) {
  const desktop = useDesktop();
  if (!desktop) {
    return (
      <Box display="grid" gap="4">
        {head}
        <Card>
          <LineCards />
          <ProblemLine errors={errors} />
          {hint}
        </Card>
        {children}
      </Box>
    );
  }
  return (
    <Card>
      <Box padding="5">{head}</Box>
      <Sheet />
      <ProblemLine errors={errors} cells />
      {hint}
      <SheetKeys />
      <Box display="grid" gap="5" padding="5" borderTopWidth="1px">
        {children}
      </Box>
    </Card>
  );
}
