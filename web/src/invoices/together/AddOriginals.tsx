import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useInvoicesQuery, type OriginalFragment } from '../../gql/invoices';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { SkeletonLines } from '../../ui/layout/Skeleton';
import { customerOf } from '../customerOf';
import { alike, mayShare } from './originals';

const MOST_SHOWN = 50;

interface AddOriginalsProps {
  originals: readonly OriginalFragment[];
  add(id: string): void;
}

/** The newest invoices of the same customer that can share the document. */
export function AddOriginals({ originals, add }: AddOriginalsProps) {
  const [first] = originals;
  const { nif } = customerOf(first!);
  const { data } = useInvoicesQuery({
    variables: { page: 1, limit: MOST_SHOWN, ...(nif ? { search: nif } : { kind: 'F2' }) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <SkeletonLines widths={['60%', '55%']} />;
  const rows = data.invoices.items.filter(
    row => mayShare(row) && alike(first!, row) && !originals.some(({ id }) => id === row.id),
  );
  if (rows.length === 0)
    return <Box color="muted">No hay otra factura emitida de este cliente que pueda ir en el mismo documento.</Box>;
  return (
    <Box display="grid" gap="1" justifyItems="start">
      {rows.map(({ id, fullNumber, date, total }) => (
        <Button
          key={id}
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() => add(id)}
          maxWidth="full"
          height="auto"
          minHeight={{ base: '44px', lg: '32px' }}
          whiteSpace="normal"
          textAlign="start"
        >
          {`Añadir la ${fullNumber}, del ${formatDate(date)}, ${formatMoney(total)}`}
        </Button>
      ))}
    </Box>
  );
}
