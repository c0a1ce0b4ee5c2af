import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lockedProblem } from '../../../../schema/kinds/quote';
import { useCustomerToInvoiceQuery, useQuoteQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { FormSkeleton } from '../form/FormSkeleton';
import { newSendKey, readKept } from '../form/local-draft';
import { blankForm } from '../form/values';
import { useAuth } from '../../session/session';
import { QuoteForm } from './QuoteForm';
import { formOfQuote } from './quoteForm';

/** A new quote, or one that is changed (`?quote=`). */
export function NewQuotePage() {
  const quoteId = useSearchParams()[0].get('quote');
  return quoteId ? <Changing key={quoteId} quoteId={quoteId} /> : <Writing />;
}

function Writing() {
  const userId = useAuth().user?.id ?? '';
  const [initial] = useState(
    () => readKept(userId, 'quote:new') ?? { form: blankForm(), sendKey: newSendKey(), at: '' },
  );
  return <QuoteForm initial={initial} userId={userId} slot="quote:new" quote={null} />;
}

function Changing({ quoteId }: { quoteId: string }) {
  const userId = useAuth().user?.id ?? '';
  const slot = `quote:${quoteId}`;
  const [sendKey] = useState(newSendKey);
  const { data, error } = useQuoteQuery({ variables: { id: quoteId }, fetchPolicy: 'network-only' });
  const quote = data?.quote;
  const { data: found, error: gone } = useCustomerToInvoiceQuery({
    variables: { id: quote?.customerId ?? '' },
    skip: !quote,
  });
  if (error) return <Navigate to={paths.quotes()} replace />;
  if (!quote || (!found && !gone)) return <FormSkeleton />;
  if (lockedProblem(quote.kind, quote.state)) return <Navigate to={paths.quote(quote.id)} replace />;
  const fresh = { form: formOfQuote(quote, found?.customer ?? null), sendKey, at: '' };
  return <QuoteForm initial={readKept(userId, slot) ?? fresh} userId={userId} slot={slot} quote={quote} />;
}
