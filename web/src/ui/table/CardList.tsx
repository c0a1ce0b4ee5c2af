import { Box } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Card } from '../layout/Card';
import type { DataTableProps } from './table';
import { Skeleton } from '../layout/Skeleton';

export function CardList<R>({ label, rows, rowKey, selected, card, cardActions }: DataTableProps<R>) {
  return (
    <Box as="ul" aria-label={label} display="grid" gap="2" listStyleType="none">
      {!rows && Array.from({ length: 6 }, (_, i) => <SkeletonCard key={i} opacity={1 - i * 0.12} />)}
      {rows?.map(row => (
        <RowCard
          key={rowKey(row)}
          name={rowKey(row)}
          row={row}
          card={card}
          cardActions={cardActions}
          chosen={selected?.(row) ?? false}
        />
      ))}
    </Box>
  );
}

type CardProps<R> = Pick<DataTableProps<R>, 'card' | 'cardActions'> & { name: string; row: R; chosen: boolean };

/** Not drawn again where nothing of it changed, like a row of the table. */
const RowCard = memo(function RowCard<R>({ name, row, card, cardActions, chosen }: CardProps<R>) {
  return (
    <Card as="li" data-row={name} position="relative" padding="4" bg={chosen ? 'brand.subtle' : 'surface'}>
      {card(row, chosen)}
      {cardActions && (
        <Box position="relative" zIndex="1" width="fit-content">
          {cardActions(row)}
        </Box>
      )}
    </Card>
  );
}) as <R>(props: CardProps<R>) => ReactNode;

function SkeletonCard({ opacity }: { opacity: number }) {
  return (
    <Card as="li" padding="4" display="grid" gap="3" opacity={opacity}>
      <Box display="flex" justifyContent="space-between">
        <Skeleton width="40%" />
        <Skeleton width="72px" height="20px" borderRadius="full" />
      </Box>
      <Skeleton width="60%" />
      <Box display="flex" justifyContent="space-between">
        <Skeleton width="30%" />
        <Skeleton width="25%" />
      </Box>
    </Card>
  );
}
