import { Box } from '@chakra-ui/react';
import { Banner } from '../ui/layout/Banner';
import { TextLink } from '../ui/layout/TextLink';
import { usePlanLink } from '../usePlanLink';
import { CONTACT, type Notice } from './trial';

export function TrialBanner({ kind, before, strong, after }: Notice) {
  const { link } = usePlanLink();
  const [upTo, behind] = after.split(CONTACT);
  return (
    <Banner kind={kind}>
      {before}
      <Box as="strong" fontWeight="semibold">
        {strong}
      </Box>
      {upTo}
      {behind !== undefined && (
        <>
          <TextLink {...link}>{CONTACT}</TextLink>
          {behind}
        </>
      )}
    </Banner>
  );
}
