import { apollo } from '../../client/apollo';
import { UndoCollectionDocument } from '../../gql/invoices';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';

/** From a toast, when the screen that offered it may be gone. */
export async function undoCollection(id: string): Promise<void> {
  try {
    await apollo.mutate({ mutation: UndoCollectionDocument, variables: { id }, update: evictInvoices });
    toast.success('Cobro deshecho');
  } catch (error) {
    toast.failed(error, 'Error deshaciendo el cobro');
  }
}
