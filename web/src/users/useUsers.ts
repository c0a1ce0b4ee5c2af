import { useEffect } from 'react';
import { useUsersQuery } from '../gql/users';
import { isUnderWay } from './invitation';

const POLL_MS = 3000;
const PAGE = 50;

/** A page of the company's users; asked again while an invitation is on its way and somebody is looking. */
export function useUsers(page: number) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useUsersQuery({
    variables: { page, limit: PAGE },
    skipPollAttempt: () => document.hidden,
  });
  const list = (data ?? (error ? undefined : previousData))?.users;
  const waiting = list?.items.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return {
    users: list?.items,
    pagination: list?.pagination,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
