import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Key } from '../../../ui/layout/Key';
import type { FieldErrors } from '../values';
import type { Grid } from './grid';
import { shownProblems } from './lineProblems';
import { useWritten } from '../writingContext';
import { taxHere } from '../../../ui/format/here';

/** What is wrong with the lines, in words: first with the cell where one stands. */
function problemText({ lines, cell }: Grid, errors: FieldErrors): string {
  const here = shownProblems(lines[cell.row])[cell.column];
  if (here) return `Línea ${cell.row + 1}: ${here}`;
  const row = lines.findIndex(line => Object.keys(shownProblems(line)).length);
  if (row >= 0) return `Línea ${row + 1}: ${Object.values(shownProblems(lines[row]))[0]}`;
  return errors.lines ?? '';
}

/** Under the grid what is wrong with its cells; the cards of a small screen say that themselves. */
export function ProblemLine({ errors, cells }: { errors: FieldErrors; cells?: boolean }) {
  const { grid } = useWritten().lines;
  const text = cells ? problemText(grid, errors) : (errors.lines ?? '');
  return (
    <Box
      aria-live="polite"
      display="flex"
      gap="1.5"
      color="danger"
      textStyle="caption"
      paddingX="4"
      paddingY={text ? '2' : 0}
      borderTopWidth={text ? '1px' : 0}
    >
      {text && <Box as={CircleAlert} aria-hidden width="14px" height="14px" flexShrink={0} marginTop="1px" />}
      {text && <span>{text}</span>}
    </Box>
  );
}

/** The keys that matter most, under the grid. */
export function SheetKeys() {
  return <Keys gross={!useWritten().lines.grid.margin} />;
}

const Keys = memo(function Keys({ gross }: { gross: boolean }) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      borderTopWidth="1px"
      paddingX="4"
      paddingY="2.5"
      color="muted"
      textStyle="small"
    >
      <Hint keys={['Enter']}>siguiente celda</Hint>
      <Hint keys={['Esc']}>borrar</Hint>
      {gross && <Hint keys={['I']}>precio con {taxHere()}</Hint>}
      <Hint keys={['Ctrl', 'D']}>copiar la de arriba</Hint>
      <Box marginStart="auto">
        <Hint keys={['F1']}>todas las teclas</Hint>
      </Box>
    </Box>
  );
});

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <Box display="inline-flex" alignItems="center" gap="1">
      {keys.map(key => (
        <Key key={key} name={key} />
      ))}
      <Box as="span" marginStart="1">
        {children}
      </Box>
    </Box>
  );
}
