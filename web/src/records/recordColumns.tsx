import { Box } from '@chakra-ui/react';
import type { RecordRowFieldsFragment } from '../gql/records';
import { formatCount } from '../ui/format/amounts';
import { Badge } from '../ui/Badge';
import type { Column } from '../ui/table/table';
import { formatMoment } from '../ui/format/dates';
import { kindText, saidOf, STATUS_LOOKS } from './recordLooks';

export function RecordBadge({ status }: Pick<RecordRowFieldsFragment, 'status'>) {
  const { label, palette } = STATUS_LOOKS[status];
  return <Badge palette={palette}>{label}</Badge>;
}

function Said({ record }: { record: RecordRowFieldsFragment }) {
  const open = record.errorMessage !== null && !record.correctedBy;
  return (
    <Box truncate color={open ? 'text' : 'muted'} title={saidOf(record) ?? undefined}>
      {saidOf(record) ?? '—'}
    </Box>
  );
}

/** '9F2A77C1…': enough of a hash to distinguish it from the next. */
const shortHash = (hash: string) => `${hash.slice(0, 8)}…`;

const hashColumn: Column<RecordRowFieldsFragment> = {
  key: 'hash',
  head: 'Huella',
  width: '112px',
  quiet: true,
  cell: ({ hash }) => (
    <Box fontFamily="mono" textStyle="caption">
      {shortHash(hash)}
    </Box>
  ),
};

/** `wide`: the hash fits beside what was said. */
export const recordColumns = (wide: boolean): Column<RecordRowFieldsFragment>[] => [
  { key: 'number', head: 'Factura', width: '168px', figures: true, cell: ({ number }) => <Box truncate>{number}</Box> },
  {
    key: 'sequence',
    head: 'N.º',
    width: '72px',
    align: 'end',
    quiet: true,
    figures: true,
    cell: ({ sequence }) => formatCount(sequence),
  },
  { key: 'kind', head: 'Tipo', width: '172px', cell: kindText },
  {
    key: 'sealed',
    head: 'Sellado',
    width: '156px',
    quiet: true,
    figures: true,
    cell: ({ generatedAt }) => formatMoment(generatedAt),
  },
  {
    key: 'status',
    head: 'Estado',
    width: '132px',
    skeleton: 'pill',
    cell: ({ status }) => <RecordBadge status={status} />,
  },
  { key: 'said', head: 'CSV o motivo', cell: record => <Said record={record} /> },
  ...(wide ? [hashColumn] : []),
];
