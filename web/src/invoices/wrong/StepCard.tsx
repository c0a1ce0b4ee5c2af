import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Kbd } from '../../ui/layout/Kbd';
import { Key, Sign } from '../../ui/layout/Key';
import { TextLink } from '../../ui/layout/TextLink';

/** A question that has its answer, and the way back to it. */
export function Answered({ question, answer, to }: { question: string; answer: string; to: string }) {
  return (
    <Box
      display="flex"
      alignItems="baseline"
      gap="3"
      paddingX={{ base: '4', lg: '5' }}
      paddingY="3.5"
      borderBottomWidth="1px"
    >
      <Box as={Check} aria-hidden width="16px" height="16px" color="success" flexShrink={0} alignSelf="center" />
      <Box flex="1" minWidth="0">
        <Box as="span" color="muted" marginEnd="2">
          {question}
        </Box>
        <Box as="span" textStyle="name">
          {answer}
        </Box>
      </Box>
      <TextLink to={to} replace={false}>
        Cambiar
      </TextLink>
    </Box>
  );
}

interface StepCardProps {
  onNext(): void;
  /** The step before; none of the first. */
  back?: string;
  /** What the keys of the answers are, for who looks for them. */
  keys?: ReactNode;
  children: ReactNode;
}

/** Questions with their foot: Enter goes on. */
export function StepCard({ onNext, back, keys, children }: StepCardProps) {
  return (
    <Card
      as="form"
      overflow="hidden"
      onSubmit={event => {
        event.preventDefault();
        onNext();
      }}
    >
      {children}
      <Box
        bg="subtle"
        borderTopWidth="1px"
        paddingX={{ base: '4', lg: '5' }}
        paddingY="4"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <Box aria-hidden hideBelow="lg" display="flex" alignItems="center" gap="2" color="muted" textStyle="small">
          {keys}
        </Box>
        <Box display="flex" gap="2" marginStart="auto">
          {back && <ButtonLink to={back}>Volver</ButtonLink>}
          <Button type="submit" variant="accent">
            Seguir
            <Kbd on aria-hidden hideBelow="lg">
              <Sign of="↵" />
            </Kbd>
          </Button>
        </Box>
      </Box>
    </Card>
  );
}

export const KeysOfFirst = ({ last }: { last: number }) => (
  <>
    <Key name="1" /> – <Key name={String(last)} /> elegir
  </>
);

export const KeysOfBack = () => (
  <>
    <Key name="Alt" />
    <Key name="←" /> volver
  </>
);
