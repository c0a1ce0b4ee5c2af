import { Box } from '@chakra-ui/react';
import { Banner } from '../layout/Banner';
import { Button } from '../Button';
import { CardList } from './CardList';
import { DESKTOP, useMedia } from '../format/media';
import type { DataTableProps } from './table';
import { TableBody } from './TableBody';

/**
 * Table from 992 px or `tableFrom`, cards below; place holders, an empty state and a failing one stand in the same
 * frame.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const table = useMedia(props.tableFrom ?? DESKTOP);
  const { rows, error, onRetry, empty } = props;
  if (error && !rows)
    return (
      <Banner
        kind="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        {error}
      </Banner>
    );
  if (rows?.length === 0) return empty;
  return (
    <Box aria-busy={!rows || undefined}>
      {error && (
        <Box marginBottom="3">
          <Banner
            kind="danger"
            action={
              <Button size="sm" onClick={onRetry}>
                Reintentar
              </Button>
            }
          >
            {error}
          </Banner>
        </Box>
      )}
      {table ? <TableBody {...props} /> : <CardList {...props} />}
    </Box>
  );
}
