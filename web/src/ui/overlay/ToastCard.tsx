import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../IconButton';
import { PlanText } from '../format/PlanText';
import { Press } from '../layout/Press';
import { LIFE, toast as toasts, UNDO_LIFE, type Toast } from './toast';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

export function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { id, kind, text, more, undo, count } = toast;
  const life = undo ? UNDO_LIFE : LIFE[kind];
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toasts.dismiss(id), life);
    return () => clearTimeout(timer);
  }, [id, life, count, paused]);
  return (
    <Box
      as="li"
      data-undo={undo && ''}
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      width={{ base: 'calc(100vw - 32px)', lg: '320px' }}
      padding="2"
      paddingStart="3.5"
      pointerEvents="auto"
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="pop"
      animation="rise {durations.fast} {easings.out}"
    >
      <Box
        as={ICONS[kind]}
        aria-hidden
        width="16px"
        height="16px"
        flexShrink={0}
        marginTop="7px"
        strokeWidth={1.75}
        color={kind === 'error' ? 'danger' : kind}
      />
      <Box flex="1" minWidth="0" paddingY="1.5" lineHeight="18px" overflowWrap="anywhere">
        <PlanText>{text}</PlanText>
        {count > 1 && (
          <Box as="span" color="muted">
            {' '}
            ×{count}
          </Box>
        )}
        {more && (
          <Box color="muted" textStyle="small">
            {more}
          </Box>
        )}
      </Box>
      {undo && (
        <Press
          marginTop="3px"
          onClick={() => {
            toasts.dismiss(id);
            undo();
          }}
        >
          Deshacer
        </Press>
      )}
      <IconButton
        label="Cerrar aviso"
        icon={<X />}
        onClick={() => toasts.dismiss(id)}
        onKeyDown={event => event.key === 'Escape' && toasts.dismiss(id)}
      />
    </Box>
  );
}
