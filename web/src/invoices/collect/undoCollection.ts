import type { ApolloCache } from '@apollo/client';
import { apollo } from '../../client/apollo';
import { UndoCollectionDocument, UnpayInvoicesDocument } from '../../gql/invoices';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';

const FAILED = 'Error deshaciendo el cobro';

/** From a toast, when the screen that offered it may be gone. */
export async function undoCollection(id: string): Promise<void> {
  try {
    await apollo.mutate({ mutation: UndoCollectionDocument, variables: { id }, update: evictInvoices });
    toast.success('Cobro deshecho');
  } catch (error) {
    toast.failed(error, FAILED);
  }
}

/** What came in for them is asked anew where it is shown: the answer names the invoices alone, which may be many. */
function evictCollected(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids)
    for (const fieldName of ['collections', 'collected', 'owed'])
      cache.evict({ id: cache.identify({ __typename: 'Invoice', id }), fieldName });
}

/** Of invoices that were marked as paid together: all or none. */
export async function undoPayments(ids: string[]): Promise<void> {
  try {
    await apollo.mutate({
      mutation: UnpayInvoicesDocument,
      variables: { ids },
      update(cache) {
        evictCollected(cache, ids);
        evictInvoices(cache);
      },
    });
    toast.success(ids.length === 1 ? 'Cobro deshecho' : `${ids.length} cobros deshechos`);
  } catch (error) {
    toast.failed(error, FAILED);
  }
}
