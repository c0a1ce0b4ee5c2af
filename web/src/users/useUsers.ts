import { useEffect } from 'react';
import { useUsersQuery } from '../gql/users';
import { isUnderWay } from './invitation';

const POLL_MS = 3000;

/** The company's users; asked again while an invitation is on its way and somebody is looking. */
export function useUsers() {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useUsersQuery({ skipPollAttempt: () => document.hidden });
  const users = (data ?? (error ? undefined : previousData))?.users.items;
  const waiting = users?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return { users, error, retry: () => void refetch().catch(() => undefined) };
}
