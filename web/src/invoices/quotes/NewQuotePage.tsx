import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lockedProblem } from '../../../../schema/kinds/quote';
import { useCustomerToInvoiceQuery, useQuoteQuery, type QuoteWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { FormSkeleton } from '../form/FormSkeleton';
import { forget, newSendKey, readKept } from '../form/localDraft';
import { blankForm, type ChosenCustomer } from '../form/values';
import { useAuth } from '../../session/session';
import { QuoteForm } from './QuoteForm';
import { formOfQuote } from './quoteValues';

/** A new quote, one for a customer (`?customer=`), or one that is changed (`?quote=`). */
export function NewQuotePage() {
  const [params] = useSearchParams();
  const quoteId = params.get('quote');
  const customerId = params.get('customer');
  if (quoteId) return <Changing key={quoteId} quoteId={quoteId} />;
  return customerId ? <WritingFor key={customerId} customerId={customerId} /> : <Writing slot="quote:new" />;
}

/** Whoever is not there any more is chosen anew. */
function WritingFor({ customerId }: { customerId: string }) {
  const { data, error } = useCustomerToInvoiceQuery({ variables: { id: customerId } });
  if (!data && !error) return <FormSkeleton />;
  return <Writing slot={`quote:customer:${customerId}`} customer={data?.customer} />;
}

function Writing({ slot, customer = null }: { slot: string; customer?: ChosenCustomer | null }) {
  const userId = useAuth().user?.id ?? '';
  const [round, again] = useState(0);
  const initial = useMemo(
    () => readKept(userId, slot) ?? { form: { ...blankForm(), customer }, sendKey: newSendKey(), at: '' },
    // As it was when the form was opened, or begun anew.
    [userId, slot, round],
  );
  const discard = () => again(round + 1);
  return <QuoteForm key={round} initial={initial} userId={userId} slot={slot} quote={null} discard={discard} />;
}

function Changing({ quoteId }: { quoteId: string }) {
  const { data, error } = useQuoteQuery({ variables: { id: quoteId }, fetchPolicy: 'network-only' });
  const quote = data?.quote;
  const { data: found, error: gone } = useCustomerToInvoiceQuery({
    variables: { id: quote?.customerId ?? '' },
    skip: !quote,
  });
  const [round, again] = useState(0);
  if (error) return <Navigate to={paths.quotes()} replace />;
  if (!quote || (!found && !gone)) return <FormSkeleton />;
  if (lockedProblem(quote.kind, quote.state)) return <Navigate to={paths.quote(quote.id)} replace />;
  return <Opened key={round} quote={quote} customer={found?.customer ?? null} discard={() => again(round + 1)} />;
}

interface OpenedProps {
  quote: QuoteWholeFragment;
  customer: ChosenCustomer | null;
  discard(): void;
}

/** What the browser kept of it goes on, unless somebody has changed it since. */
function Opened({ quote, customer, discard }: OpenedProps) {
  const userId = useAuth().user?.id ?? '';
  const slot = `quote:${quote.id}`;
  const [{ initial, dropped }] = useState(() => {
    const kept = readKept(userId, slot);
    const fresh = { form: formOfQuote(quote, customer), sendKey: newSendKey(), at: '' };
    if (kept?.form.quote?.version === quote.version) return { initial: kept, dropped: false };
    if (kept) forget(userId, slot);
    return { initial: fresh, dropped: kept !== null };
  });
  return <QuoteForm {...{ initial, userId, slot, quote, dropped, discard }} />;
}
