import { Box } from '@chakra-ui/react';
import { dayAfter, filledText, goesOn, rhythmText, type Rhythm } from '../../../../schema/recurring';
import { formatDate } from '../../ui/format/dates';
import type { RepeatValues } from './repeatValues';

const SHOWN = 3;

/** The first days as they will be, and what the first line says on them. */
function daysOf(rhythm: Rhythm, { nextDate, ends, until, times }: RepeatValues): string[] {
  const ending = {
    until: ends === 'until' && until ? until : null,
    times: ends === 'times' && Number(times) > 0 ? Number(times) : null,
  };
  const days: string[] = [];
  for (let day = nextDate!; days.length < SHOWN && goesOn(ending, day, days.length); day = dayAfter(rhythm, day))
    days.push(day);
  return days;
}

export function NextDays({ rhythm, values }: { rhythm: Rhythm | null; values: RepeatValues }) {
  const days = rhythm ? daysOf(rhythm, values) : [];
  return (
    <Box
      gridColumn="span 6"
      minWidth="0"
      role="status"
      bg="bg"
      borderWidth="1px"
      borderRadius="md"
      padding="3"
      minHeight="96px"
    >
      {rhythm && (
        <>
          <Box fontWeight="semibold">{rhythmText(rhythm)}</Box>
          {days.map(day => (
            <Box key={day} display="flex" gap="3" color="muted">
              <Box as="span" layerStyle="figures" flexShrink={0}>
                {formatDate(day)}
              </Box>
              <Box as="span" truncate>
                {filledText(values.description0 ?? '', day, rhythm)}
              </Box>
            </Box>
          ))}
        </>
      )}
    </Box>
  );
}
