import { Box } from '@chakra-ui/react';
import type { RecordRowFieldsFragment } from '../gql/records';
import { formatCount } from '../ui/amounts';
import { Badge } from '../ui/Badge';
import type { Column } from '../ui/DataTable';
import { formatMoment } from '../ui/dates';
import { kindText, STATUS_LOOKS } from './recordLooks';

export function RecordBadge({ status }: Pick<RecordRowFieldsFragment, 'status'>) {
  const { label, palette } = STATUS_LOOKS[status];
  return <Badge palette={palette}>{label}</Badge>;
}

/** '9F2A77C1…': enough of a hash to tell it from the next. */
const shortHash = (hash: string) => `${hash.slice(0, 8)}…`;

export const recordColumns: Column<RecordRowFieldsFragment>[] = [
  { key: 'number', head: 'Factura', width: '168px', figures: true, cell: ({ number }) => <Box truncate>{number}</Box> },
  { key: 'sequence', head: 'N.º', width: '72px', align: 'end', quiet: true, figures: true, cell: ({ sequence }) => formatCount(sequence) },
  { key: 'kind', head: 'Tipo', width: '172px', cell: kindText },
  { key: 'sealed', head: 'Sellado', width: '156px', quiet: true, figures: true, cell: ({ generatedAt }) => formatMoment(generatedAt) },
  { key: 'status', head: 'Estado', width: '132px', skeleton: 'pill', cell: ({ status }) => <RecordBadge status={status} /> },
  { key: 'said', head: 'CSV o motivo', cell: ({ csv, errorMessage }) => <Box truncate color={errorMessage ? 'text' : 'muted'} title={errorMessage ?? undefined}>{errorMessage ?? csv ?? '—'}</Box> },
  { key: 'hash', head: 'Huella', width: '112px', quiet: true, cell: ({ hash }) => <Box fontFamily="mono" textStyle="caption">{shortHash(hash)}</Box> },
];
