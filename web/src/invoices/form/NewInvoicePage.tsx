import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCustomerToInvoiceQuery, useInvoiceQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { toast } from '../../ui/overlay/toast';
import { returningForm } from './extras/returning';
import { blankForm, formOf } from './values';
import { InvoiceForm } from './InvoiceForm';
import { FormSkeleton } from './FormSkeleton';
import { newSendKey, readKept, slotOf, type Kept } from './localDraft';
import { askedIn } from '../wrong/keptForm';
import { useMissingInvoice } from '../detail/useMissingInvoice';

const NO_SUPLIDOS = 'Los suplidos no se copian: cada uno es un pago ya hecho. Añádelos en «Campos» si hay otros.';

/**
 * A new invoice, one for a customer (`?customer=`), a draft that goes on (`?draft=`), a copy (`?copy=`), or the next one, which takes off what comes back of
 * another (`?return=`).
 */
export function NewInvoicePage() {
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  // Saving a new draft changes the address, not the form in front of one.
  const formKey: string = state?.formKey ?? key;
  const of = { draftId: params.get('draft'), copyId: params.get('copy'), returnId: params.get('return') };
  const customerId = params.get('customer');
  if (customerId) return <OpeningFor key={formKey} formKey={formKey} customerId={customerId} />;
  return <Opening key={formKey} formKey={formKey} {...of} />;
}

interface OpeningProps {
  formKey: string;
  draftId: string | null;
  copyId: string | null;
  returnId: string | null;
}

function Opening({ formKey, draftId, copyId, returnId }: OpeningProps) {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const slot = slotOf(draftId, copyId, returnId);
  const source = draftId ?? copyId ?? returnId;
  const [initial, setInitial] = useState<Kept | null>(
    () => readKept(userId, slot) ?? (source ? null : { form: blankForm(), sendKey: newSendKey(), at: '' }),
  );
  const navigate = useNavigate();
  const { data, error, refetch } = useInvoiceQuery({
    variables: { id: source ?? '' },
    skip: !source || initial !== null,
    fetchPolicy: 'network-only',
  });
  useMissingInvoice(error, refetch);

  useEffect(() => {
    if (!data || initial) return;
    // Somebody else issued it meanwhile: there is nothing left to write.
    if (draftId && data.invoice.status !== 'draft') navigate(paths.invoice(draftId), { replace: true });
    else if (draftId && data.invoice.rectification) {
      // What rectifies is written where it is asked what is wrong.
      const { rectification } = data.invoice;
      const [original] = rectification.invoices;
      navigate(paths.wrong(original!.id, { ...askedIn(rectification), draft: draftId }), { replace: true });
    } else {
      const form = draftId || copyId ? formOf(data.invoice, !draftId) : returningForm(data.invoice);
      setInitial({ form, sendKey: newSendKey(), at: '', seen: draftId ? data.invoice.version : null });
      if (copyId && data.invoice.suplidos.length > 0) toast.info(NO_SUPLIDOS);
    }
  }, [initial, data, draftId, copyId, navigate]);

  return initial ? (
    <InvoiceForm initial={initial} userId={userId} slot={slot} draftId={draftId} formKey={formKey} />
  ) : (
    <FormSkeleton />
  );
}

/** A customer who is not there leaves the form empty. */
function OpeningFor({ customerId, formKey }: { customerId: string; formKey: string }) {
  const userId = useAuth().user?.id ?? '';
  const slot = slotOf(null, null, null, customerId);
  const [kept] = useState(() => readKept(userId, slot));
  const [sendKey] = useState(newSendKey);
  const { data, error } = useCustomerToInvoiceQuery({
    variables: { id: customerId },
    skip: kept !== null,
    fetchPolicy: 'network-only',
  });
  const customer = data?.customer ?? null;
  const fresh = useMemo(() => ({ form: { ...blankForm(), customer }, sendKey, at: '' }), [customer, sendKey]);
  if (!kept && !data && !error) return <FormSkeleton />;
  return <InvoiceForm initial={kept ?? fresh} userId={userId} slot={slot} draftId={null} formKey={formKey} />;
}
