import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInvoiceQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { toast } from '../../ui/overlay/toast';
import { returningForm } from './extras/returning';
import { blankForm, formOf } from './values';
import { InvoiceForm } from './InvoiceForm';
import { FormSkeleton } from './FormSkeleton';
import { newSendKey, readKept, slotOf, type Kept } from './local-draft';
import { useMissingInvoice } from '../detail/useMissingInvoice';

const NO_SUPLIDOS = 'Los suplidos no se copian: cada uno es un pago ya hecho. Añádelos en «Campos» si hay otros.';

/**
 * A new invoice, a draft that goes on (`?draft=`), a copy (`?copy=`), or the next one, which takes off what comes back of
 * another (`?return=`).
 */
export function NewInvoicePage() {
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  // Saving a new draft changes the address, not the form in front of one.
  const formKey: string = state?.formKey ?? key;
  const of = { draftId: params.get('draft'), copyId: params.get('copy'), returnId: params.get('return') };
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
  const { data, error } = useInvoiceQuery({
    variables: { id: source ?? '' },
    skip: !source || initial !== null,
    fetchPolicy: 'network-only',
  });
  useMissingInvoice(error);

  useEffect(() => {
    if (!data || initial) return;
    // Somebody else issued it meanwhile: there is nothing left to write.
    if (draftId && data.invoice.status !== 'draft') navigate(paths.invoice(draftId), { replace: true });
    else {
      const form = draftId || copyId ? formOf(data.invoice, !draftId) : returningForm(data.invoice);
      setInitial({ form, sendKey: newSendKey(), at: '' });
      if (copyId && data.invoice.suplidos.length > 0) toast.info(NO_SUPLIDOS);
    }
  }, [initial, data, draftId, copyId, navigate]);

  return initial ? (
    <InvoiceForm initial={initial} userId={userId} slot={slot} draftId={draftId} formKey={formKey} />
  ) : (
    <FormSkeleton />
  );
}
