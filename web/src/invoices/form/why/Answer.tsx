import { Box, chakra } from '@chakra-ui/react';
import { Radio } from '../../../ui/form/Radio';
import { Kbd } from '../../../ui/layout/Kbd';
import type { Reason } from './reasons';

interface AnswerProps {
  group: string;
  /** From 1: the key that chooses it. */
  place: number;
  reason: Reason;
  chosen: boolean;
  choose(): void;
}

export function Answer({ group, place, reason: { name, text }, chosen, choose }: AnswerProps) {
  const id = `${group}-${place}`;
  return (
    <chakra.label
      display="flex"
      gap="3"
      minHeight="44px"
      paddingX="4"
      paddingY="2"
      bg={chosen ? 'brand.subtle' : undefined}
      cursor="pointer"
    >
      <Radio
        type="radio"
        name={group}
        checked={chosen}
        onChange={choose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        aria-keyshortcuts={String(place)}
      />
      <Box flex="1" minWidth="0">
        <Box id={`${id}-name`} textStyle="name">
          {name}
        </Box>
        <Box id={`${id}-text`} color="muted" textStyle="small">
          {text}
        </Box>
      </Box>
      <Kbd aria-hidden hideBelow="lg" alignSelf="flex-start">
        {place}
      </Kbd>
    </chakra.label>
  );
}
