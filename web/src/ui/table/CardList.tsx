import { Box } from '@chakra-ui/react';
import { Card } from '../layout/Card';
import type { DataTableProps } from './table';
import { Skeleton } from '../layout/Skeleton';

export function CardList<R>({ label, rows, rowKey, selected, card, cardActions }: DataTableProps<R>) {
  return (
    <Box as="ul" aria-label={label} display="grid" gap="2" listStyleType="none">
      {!rows && Array.from({ length: 6 }, (_, i) => <SkeletonCard key={i} opacity={1 - i * 0.12} />)}
      {rows?.map(row => (
        <Card
          as="li"
          key={rowKey(row)}
          data-row={rowKey(row)}
          position="relative"
          padding="4"
          bg={selected?.(row) ? 'brand.subtle' : 'surface'}
        >
          {card(row)}
          {cardActions && (
            <Box position="relative" zIndex="1" width="fit-content">
              {cardActions(row)}
            </Box>
          )}
        </Card>
      ))}
    </Box>
  );
}

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
