import { Box } from '@chakra-ui/react';
import { CardList } from './CardList';
import { DESKTOP, useMedia } from '../format/media';
import type { DataTableProps } from './table';
import { TableBody } from './TableBody';
import { LoadFailed } from '../layout/LoadFailed';

/**
 * Table from 992 px or `tableFrom`, cards below; place holders, an empty state and a failing one stand in the same
 * frame.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useMedia(props.tableFrom ?? DESKTOP);
  const { rows, error, onRetry, empty } = props;
  if (error && !rows) return <LoadFailed onRetry={onRetry}>{error}</LoadFailed>;
  if (rows?.length === 0) return empty;
  return (
    <Box aria-busy={!rows || undefined}>
      {error && (
        <Box marginBottom="3">
          <LoadFailed onRetry={onRetry}>{error}</LoadFailed>
        </Box>
      )}
      {table ? <TableBody {...props} /> : <CardList {...props} />}
    </Box>
  );
}
