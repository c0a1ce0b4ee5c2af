import { addUp, isZero } from '../../../../schema/decimal';
import { apollo } from '../../client/apollo';
import { EntriesDocument, type EntriesQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { isFromLink } from './cardPaid';
import { standingEntries } from './entries';

type Found = EntriesQuery['invoice'];

async function read(id: string): Promise<Found> {
  return (await apollo.query({ query: EntriesDocument, variables: { id }, fetchPolicy: 'no-cache' })).data!.invoice;
}

/** What an invoice replaces, what that replaces, and so on. */
async function replacedBy({ rectification }: Pick<Found, 'rectification'>): Promise<Found[]> {
  if (rectification?.way !== 'S') return [];
  const found = await Promise.all(rectification.invoices.map(({ id }) => read(id)));
  return [...found, ...(await Promise.all(found.map(replacedBy))).flat()];
}

/**
 * What undoing the payment of an invoice takes out: of a complete one what its tickets were paid by at once last, else its own
 * last entry, with what came in for those that it replaces at the same moment.
 */
async function takenOut(invoice: InvoiceWholeFragment): Promise<Found['collections']> {
  const lastOf = ({ collections }: Found) => standingEntries(collections).slice(-1);
  if (invoice.kind === 'F3') {
    const last = (await Promise.all(invoice.exchange!.invoices.map(({ id }) => read(id)))).flatMap(lastOf);
    const newest = last.reduce((a, { createdAt }) => (createdAt > a ? createdAt : a), '');
    return last.filter(({ createdAt }) => createdAt === newest);
  }
  const own = await read(invoice.id);
  const [last] = lastOf(own);
  if (!last) return [];
  const others = (await replacedBy(own)).flatMap(({ collections }) => standingEntries(collections));
  return [last, ...others.filter(({ createdAt }) => createdAt === last.createdAt)];
}

const paysOthers = ({ kind, rectification }: InvoiceWholeFragment) => kind === 'F3' || rectification?.way === 'S';

/** How much of what is undone was paid by card from the customer's link; null: nothing. */
export async function cardUndoneWith(invoice: InvoiceWholeFragment): Promise<string | null> {
  // Of most it is the last of those that are shown: nothing is asked for.
  const undone = paysOthers(invoice) ? await takenOut(invoice) : standingEntries(invoice.collections).slice(-1);
  const byCard = undone.filter(isFromLink);
  const sum = addUp(byCard.map(({ amount }) => amount));
  return isZero(sum) ? null : sum;
}
