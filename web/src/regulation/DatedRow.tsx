import { Box } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';

interface DatedRowProps {
  first: boolean;
  /** From when it holds, or for how long; `width`: of its column on a wide screen. */
  when: ReactNode;
  width: string;
  /** What stands on one line: what it is, and its state. */
  title: ReactNode;
  text?: ReactNode;
  /** Where it was read, and when. */
  source: ReactNode;
  /** What the button says to who does not see the row. */
  label: string;
  edit(): void;
}

/** A row that the law gives and the superadmin keeps up to date. */
export const DatedRow = ({ first, when, width, title, text, source, label, edit }: DatedRowProps) => (
  <Box
    as="li"
    padding={{ base: '4', lg: '5' }}
    borderTopWidth={first ? 0 : '1px'}
    display="grid"
    gap={{ base: '2', lg: '4' }}
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `${width} minmax(0, 1fr) auto` }}
  >
    {when}
    <Box display="grid" gap="1" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        {title}
      </Box>
      {text && <Box>{text}</Box>}
      <Box textStyle="small" color="muted">
        {source}
      </Box>
    </Box>
    <Box>
      <Button size="sm" icon={<Pencil />} onClick={edit} aria-label={label}>
        Cambiar
      </Button>
    </Box>
  </Box>
);
