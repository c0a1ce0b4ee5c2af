import { Box } from '@chakra-ui/react';
import { Banner } from '../../ui/layout/Banner';
import type { SendVerifactu } from './useSendVerifactu';

/** What sending came to, until it has been read or the card around it says the same. */
export function SendAlert({ sending: { result, dismiss } }: { sending: SendVerifactu }) {
  if (!result) return null;
  const { message, csv, good } = result;
  return (
    <Banner kind={!good ? 'danger' : csv ? 'success' : 'info'} onClose={dismiss}>
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
