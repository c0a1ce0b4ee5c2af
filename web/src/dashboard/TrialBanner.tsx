import { Box } from '@chakra-ui/react';
import { Banner } from '../ui/Banner';
import { noticeOf, type Standing } from './trial';

export function TrialBanner({ subscription }: { subscription: Standing | null }) {
  const notice = subscription && noticeOf(subscription, new Date());
  if (!notice) return null;
  return (
    <Banner kind={notice.kind}>
      {notice.before}<Box as="strong" fontWeight="semibold">{notice.strong}</Box>{notice.after}
    </Banner>
  );
}
