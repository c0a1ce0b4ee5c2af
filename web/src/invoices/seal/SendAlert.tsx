import { Box } from '@chakra-ui/react';
import { Banner } from '../../ui/layout/Banner';
import { focusContent } from '../../ui/layout/focusContent';
import type { SendVerifactu } from './useSendVerifactu';

/** What sending came to, until it has been read or the card around it says the same. */
export function SendAlert({ sending: { result, dismiss } }: { sending: SendVerifactu }) {
  if (!result) return null;
  const { message, csv, good } = result;
  const close = () => {
    dismiss();
    focusContent();
  };
  return (
    <Banner kind={!good ? 'danger' : csv ? 'success' : 'info'} onClose={close}>
      {message}
      {csv && (
        <>
          {/[.!?]$/.test(message) ? '' : '.'} CSV:{' '}
          <Box as="strong" fontWeight="semibold" layerStyle="figures">
            {csv}
          </Box>
        </>
      )}
    </Banner>
  );
}
