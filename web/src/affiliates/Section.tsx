import { Box, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../ui/layout/Card';
import { CardList } from '../ui/table/CardList';
import type { DataTableProps } from '../ui/table/table';
import { useDesktop } from '../ui/format/media';
import { TableBody } from '../ui/table/TableBody';
import { LoadFailed } from '../ui/layout/LoadFailed';

interface SectionProps<Row> extends Omit<DataTableProps<Row>, 'label' | 'onRetry'> {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  onRetry?(): void;
  /** How many rows to hold the place of. */
  expected?: number;
}

/** A titled list: a table within its card on a desktop, cards below the title elsewhere. */
export function Section<Row>({ title, aside, expected, onRetry, ...list }: SectionProps<Row>) {
  const id = useId();
  const desktop = useDesktop();
  const { rows, error, empty } = list;
  const table = { ...list, label: title, onRetry: onRetry ?? (() => undefined), expected };
  const head = (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingX={{ lg: '5' }}
      paddingTop={{ lg: '4' }}
      paddingBottom="3"
    >
      <Heading as="h2" id={id} textStyle="h2">
        {title}
      </Heading>
      {aside}
    </Box>
  );
  const failed = error && <LoadFailed onRetry={onRetry}>{error}</LoadFailed>;
  const inside = error && !rows ? null : rows?.length === 0 ? empty : null;
  if (!desktop)
    return (
      <Box as="section" aria-labelledby={id}>
        {head}
        {failed}
        {inside ?? (error && !rows ? null : <CardList {...table} />)}
      </Box>
    );
  return (
    <Card as="section" aria-labelledby={id} overflow="clip">
      {head}
      {failed && (
        <Box paddingX="5" paddingBottom="5">
          {failed}
        </Box>
      )}
      {inside ? (
        <Box paddingX="5" paddingBottom="5">
          {inside}
        </Box>
      ) : (
        !(error && !rows) && <TableBody {...table} bare />
      )}
    </Card>
  );
}
