import {
  useVerifactuOverviewQuery,
  type ObligationFieldsFragment,
  type OverviewFieldsFragment,
} from '../gql/verifactu';
import { useAuth } from '../session/session';

/** How the company stands with the tax agency; nothing until it is known. */
export function useOverview(): OverviewFieldsFragment | null {
  return useVerifactuOverviewQuery().data?.verifactuOverview ?? null;
}

/** Whether the law asks the company to send; nothing until it is known. */
export function useObligation(): ObligationFieldsFragment | null {
  return useVerifactuOverviewQuery().data?.obligation ?? null;
}

/** Whether the plan shows what becomes of the records. */
export const usePro = () => useAuth().subscription?.plan === 'pro';

/** Whether the person may act for the company. */
export const useAdmin = () => useAuth().user?.role === 'admin';
