import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addUp } from '../../../../schema/decimal';
import { failureOf, isSilence } from '../../client/failure';
import { useExchangeInvoicesMutation, useNextNumberLazyQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { toAbroad } from '../../ui/form/foreign';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import type { ChosenCustomer, Field, FieldErrors, ManualCustomer } from '../form/values';
import { useIssueQuestion } from '../issue/useIssueQuestion';
import type { Ticket } from './ticket';

interface Values {
  customer: ChosenCustomer | null;
  /** Not null in manual mode. */
  manual: ManualCustomer | null;
  date: string;
}

/** The server's fields as the form has them. */
const FIELDS: Record<string, Field> = {
  customerId: 'customer',
  'customerManual.name': 'name',
  'customerManual.nif': 'nif',
  'customerManual.country': 'nif',
  'customerManual.idKind': 'nif',
  'customerManual.address': 'address',
  date: 'date',
};
const COMPLETE = 'Completa nombre y NIF del cliente';

function check({ customer, manual, date }: Values): FieldErrors {
  return {
    ...(manual
      ? {
          ...(!manual.name.trim() && { name: COMPLETE }),
          ...(!manual.nif.trim() && { nif: COMPLETE }),
        }
      : !customer && { customer: 'Elige el cliente que pide la factura completa' }),
    ...(!date && { date: 'Escribe un día' }),
  };
}

const recipientOf = ({ customer, manual }: Values) =>
  manual
    ? {
        customerManual: {
          name: manual.name.trim(),
          nif: manual.nif.trim(),
          address: manual.address.trim() || null,
          ...toAbroad(manual),
        },
      }
    : { customerId: customer!.id };

/** Whom the complete invoice is for, the question before it, and what the server says of it. */
export function useExchange(tickets: Ticket[]) {
  const [values, setValues] = useState<Values>({ customer: null, manual: null, date: today() });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unsaid, setUnsaid] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [exchange] = useExchangeInvoicesMutation({ update: evictInvoices });
  const [nextNumber] = useNextNumberLazyQuery({ fetchPolicy: 'network-only' });
  const ask = useIssueQuestion();
  const navigate = useNavigate();
  // One for all attempts: an answer that was lost on its way is given again, not made again.
  const key = useRef(crypto.randomUUID());

  const confirmed = async () => {
    const { customer, manual, date } = values;
    // Without it the question only leaves the number out.
    const coming = await nextNumber({ variables: { date } }).catch(() => undefined);
    const total = addUp(tickets.map(ticket => ticket.total));
    return ask({
      number: coming?.data?.nextNumber.fullNumber,
      total,
      payable: total,
      customer: manual?.name.trim() ?? customer!.name,
      customerAddress: manual ? manual.address.trim() : customer!.address,
      unsaid: 0,
      exchange: true,
    });
  };
  const issue = async () => {
    const input = { ids: tickets.map(({ id }) => id), date: values.date, ...recipientOf(values) };
    const { data } = await exchange({
      variables: { input },
      context: { headers: { 'Idempotency-Key': key.current } },
    });
    if (!data) return;
    const { id, fullNumber, warnings } = data.exchangeInvoices;
    toast.success(`Factura ${fullNumber} emitida`);
    void navigate(paths.invoice(id), { state: { warnings, issued: true } });
  };
  const send = async () => {
    const found = check(values);
    setErrors(found);
    setUnsaid([]);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      if (await confirmed()) await issue();
    } catch (error) {
      if (!isSilence(failureOf(error))) key.current = crypto.randomUUID();
      const { message, fields } = failureOf(error);
      const entries = Object.entries(fields);
      setErrors(Object.fromEntries(entries.flatMap(([name, text]) => (FIELDS[name] ? [[FIELDS[name], text]] : []))));
      const others = entries.filter(([name]) => !FIELDS[name]).map(([, text]) => text);
      setUnsaid([...new Set(entries.length === 0 && message ? [message] : others)]);
      toast.failed(error, 'Error canjeando las facturas');
    } finally {
      setBusy(false);
    }
  };
  const set = (part: Partial<Values>) => {
    setValues(now => ({ ...now, ...part }));
    setErrors({});
  };
  return { values, set, errors, unsaid, busy, send };
}
