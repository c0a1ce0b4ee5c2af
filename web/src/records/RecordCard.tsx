import { Box } from '@chakra-ui/react';
import type { RecordRowFieldsFragment } from '../gql/records';
import { formatCount } from '../ui/format/amounts';
import { formatMoment } from '../ui/format/dates';
import { RowTarget } from '../ui/table/RowTarget';
import { RecordBadge } from './recordColumns';
import { kindText, saidOf } from './recordLooks';

/** A row of the list below 992 px. */
export function RecordCard({ record, to }: { record: RecordRowFieldsFragment; to: string }) {
  const { number, sequence, generatedAt, status, correctedBy, errorMessage } = record;
  const said = saidOf(record);
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <RowTarget to={to}>
          <Box as="span" layerStyle="figures">
            {number}
          </Box>
        </RowTarget>
        <RecordBadge status={status} />
      </Box>
      <Box marginTop="1">
        {kindText(record)} · n.º {formatCount(sequence)}
      </Box>
      <Box color="muted" layerStyle="figures">
        {formatMoment(generatedAt)}
      </Box>
      {said && (
        <Box
          marginTop="1"
          textStyle="small"
          color={errorMessage && !correctedBy ? 'text' : 'muted'}
          overflowWrap="anywhere"
          lineClamp="2"
        >
          {said}
        </Box>
      )}
    </>
  );
}
