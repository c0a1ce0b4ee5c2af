import { Box } from '@chakra-ui/react';
import { Eye, MessageSquareWarning, WalletCards, type LucideIcon } from 'lucide-react';
import type { DeliveryFragment } from '../../gql/invoices';
import type { LinkAnswerKind } from '../../gql/schema';
import { formatMoment } from '../../ui/format/dates';

type Answer = DeliveryFragment['answers'][number];

const LOOKS: Record<LinkAnswerKind, { icon: LucideIcon; tone: string; says: string }> = {
  opened: { icon: Eye, tone: 'info', says: 'Se abrió el enlace' },
  paid: { icon: WalletCards, tone: 'success', says: 'Dicen que ya la han pagado' },
  mistake: { icon: MessageSquareWarning, tone: 'danger', says: 'Dicen que hay un error' },
};

/** What came back through the link, in the words of whoever has it. */
export function AnswerRow({ answer: { kind, words, createdAt } }: { answer: Answer }) {
  const { icon: Icon, tone, says } = LOOKS[kind];
  return (
    <Box as="li" display="grid" gridTemplateColumns="16px minmax(0, 1fr)" gap="3" paddingY="2">
      <Box as={Icon} aria-hidden color={tone} width="16px" height="16px" marginTop="2px" />
      <Box overflowWrap="anywhere">
        {says}
        {words && <Box whiteSpace="pre-wrap">{`«${words}»`}</Box>}
        <Box color="muted" textStyle="small">
          {formatMoment(createdAt)}
        </Box>
      </Box>
    </Box>
  );
}
