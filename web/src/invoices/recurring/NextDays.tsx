import { Box } from '@chakra-ui/react';
import { dayAfter, filledText, goesOn, rhythmText, type Rhythm } from '../../../../schema/recurring';
import { formatDate, formatDateProse, today } from '../../ui/format/dates';
import { useDebounced } from '../../ui/useDebounced';
import { rowsOf, type RepeatValues } from './rows';

const SHOWN = 3;

/** The first days as they will be, and what the first line says on them. */
function daysOf(rhythm: Rhythm, { nextDate, ends, until, times }: RepeatValues): string[] {
  const ending = {
    until: ends === 'until' && until ? until : null,
    times: ends === 'times' && Number(times) > 0 ? Number(times) : null,
  };
  const days: string[] = [];
  const on = (day: string) => days.length < SHOWN && goesOn(ending, day, days.length, today());
  for (let day = nextDate!; on(day); day = dayAfter(rhythm, day)) days.push(day);
  return days;
}

export function NextDays({ rhythm, values }: { rhythm: Rhythm | null; values: RepeatValues }) {
  const days = rhythm ? daysOf(rhythm, values) : [];
  const said = days.length > 0 ? `Próximas: ${days.map(formatDateProse).join('; ')}` : '';
  // Read out once nobody is typing, and only where the days are others.
  const read = useDebounced(said, 700);
  return (
    <Box
      gridColumn="span 6"
      minWidth="0"
      position="relative"
      bg="bg"
      borderWidth="1px"
      borderRadius="md"
      padding="3"
      minHeight="96px"
    >
      <Box role="status" srOnly>
        {read}
      </Box>
      {rhythm && (
        <>
          <Box fontWeight="semibold">{rhythmText(rhythm)}</Box>
          {days.map(day => (
            <Box key={day} display="flex" gap="3" color="muted">
              <Box as="span" layerStyle="figures" flexShrink={0}>
                {formatDate(day)}
              </Box>
              <Box as="span" truncate>
                {filledText(values[`description${rowsOf(values)[0]}`] ?? '', day, rhythm)}
              </Box>
            </Box>
          ))}
        </>
      )}
    </Box>
  );
}
