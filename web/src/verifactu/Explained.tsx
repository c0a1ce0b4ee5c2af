import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AnswerFault } from '../gql/schema';
import { SupportText } from '../ui/layout/SupportText';

const WHOSE: Record<AnswerFault, string> = {
  company: 'De los datos de tu empresa.',
  customer: 'De los datos de tu cliente.',
  folio: 'De Folio: no has hecho nada mal.',
  aeat: 'De la AEAT: no has hecho nada mal.',
  nobody: 'De nadie: no hay nada mal.',
};

interface Explanation {
  code: number;
  whatHappened: string;
  whoseFault: AnswerFault;
  whatToDo: string;
}

interface ExplainedProps {
  explanation: Explanation | null;
  /** What came without a code that could be explained. */
  message: string | null;
}

/** What the tax agency said: what happened, whose fault it is, what to do. */
export function Explained({ explanation, message }: ExplainedProps) {
  if (!explanation)
    return (
      <Part name="Qué ha pasado">
        <SupportText>{message ?? 'La AEAT no ha dicho por qué.'}</SupportText>
      </Part>
    );
  return (
    <Box display="grid" gap="3">
      <Part name="Qué ha pasado">
        <SupportText>{explanation.whatHappened}</SupportText>
      </Part>
      <Part name="De quién depende">{WHOSE[explanation.whoseFault]}</Part>
      <Part name="Qué hacer">
        <SupportText>{explanation.whatToDo}</SupportText>
      </Part>
    </Box>
  );
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Box textStyle="caption" color="muted" marginBottom="0.5">
        {name}
      </Box>
      <Box overflowWrap="anywhere">{children}</Box>
    </Box>
  );
}
