import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** The picture at the head of a card, in a round field of its colour. */
export function IconDisc({ icon: Icon, tone }: { icon: LucideIcon; tone: string }) {
  return (
    <Box
      display="grid"
      placeItems="center"
      width="36px"
      height="36px"
      borderRadius="full"
      bg={`${tone}.subtle`}
      color={tone}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </Box>
  );
}
