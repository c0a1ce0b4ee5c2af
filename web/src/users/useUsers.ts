import { useEffect } from 'react';
import { useUsersQuery } from '../gql/users';
import { useListQuery } from '../ui/table/useListQuery';
import { isUnderWay } from './invitation';
import { PAGE } from '../ui/table/pages';

const POLL_MS = 3000;

/** A page of the company's users; asked again while an invitation is on its way and somebody is looking. */
export function useUsers(page: number) {
  const query = useUsersQuery({
    variables: { page, limit: PAGE },
    skipPollAttempt: () => document.hidden,
  });
  const { startPolling, stopPolling } = query;
  const { shown, failed, retry } = useListQuery(query, 'Error cargando usuarios');
  const list = shown?.users;
  const waiting = list?.items.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  return { users: list?.items, pagination: list?.pagination, failed, retry };
}
