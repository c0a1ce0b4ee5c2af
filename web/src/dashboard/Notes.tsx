import { Box, Heading } from '@chakra-ui/react';
import { Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/Card';
import { Kbd } from '../ui/layout/Kbd';
import { taxHere } from '../ui/format/here';

export function Tip() {
  return (
    <Note title="Consejo" icon={Lightbulb}>
      Al escribir una descripción, <Kbd>Enter</Kbd> sobre un producto rellena precio e {taxHere()} con cantidad 1.
    </Note>
  );
}

/** A quiet card of one paragraph. `mark`: beside the title. */
export function Note({
  title,
  icon: Icon,
  mark,
  children,
}: {
  title: string;
  icon: LucideIcon;
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section" aria-label={title} padding={{ base: '4', lg: '5' }} display="flex" gap="3">
      <Box
        as={Icon}
        aria-hidden
        width="18px"
        height="18px"
        flexShrink={0}
        color="brand"
        strokeWidth={1.75}
        marginTop="1px"
      />
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Heading as="h2" textStyle="body" fontWeight="semibold">
            {title}
          </Heading>
          {mark}
        </Box>
        <Box color="muted">{children}</Box>
      </Box>
    </Card>
  );
}
