import { Box } from '@chakra-ui/react';
import type { Column } from './table';

/** The last column of a table: what can be done with a row. Its head is for screen readers alone. */
export const actionsColumn = <Row,>(width: string, cell: Column<Row>['cell']): Column<Row> => ({
  key: 'actions',
  head: (
    <Box as="span" srOnly>
      Acciones
    </Box>
  ),
  width,
  align: 'end',
  skeleton: 'none',
  cell,
});
