import { Box } from '@chakra-ui/react';
import { Banner } from '../ui/Banner';
import type { Notice } from './trial';

export function TrialBanner({ kind, before, strong, after }: Notice) {
  return <Banner kind={kind}>{before}<Box as="strong" fontWeight="semibold">{strong}</Box>{after}</Banner>;
}
