import { useCallback, useEffect, useRef, useState } from 'react';
import { isUntouched, type Field, type FieldErrors, type Form } from './values';
import type { Grid } from './grid/grid';
import { forget, keep, newSendKey, type Kept } from './localDraft';
import { useLatest } from '../../ui/useLatest';

const PAUSE = 400;

interface State {
  form: Form;
  errors: FieldErrors;
}

// Where the keyboard stands is no content.
const sameContent = (a: Form, b: Form) =>
  a === b ||
  (a.kind === b.kind &&
    a.quote === b.quote &&
    a.qualified === b.qualified &&
    a.customer === b.customer &&
    a.manual === b.manual &&
    a.date === b.date &&
    a.series === b.series &&
    a.notes === b.notes &&
    a.operationDate === b.operationDate &&
    a.discount === b.discount &&
    a.withholding === b.withholding &&
    a.suplidos === b.suplidos &&
    a.pending === b.pending &&
    a.recargo === b.recargo &&
    a.rent === b.rent &&
    a.prepayment === b.prepayment &&
    a.prepayments === b.prepayments &&
    a.devicesOrMetals === b.devicesOrMetals &&
    a.issuedBy === b.issuedBy &&
    a.payment === b.payment &&
    a.grid.lines === b.grid.lines);

/** What was said of one customer's surcharge and prepayments is nothing to another's. */
const forAnother = ({ manual, prepayments }: Form, part: Partial<Form>): Partial<Form> => {
  const other = 'customer' in part || ('manual' in part && part.manual?.nif !== manual?.nif);
  return {
    ...('customer' in part && { recargo: null }),
    ...(other && prepayments.length > 0 && { prepayments: [] }),
  };
};

/** The form's state, kept in the browser while it is being written. */
export function useInvoiceForm(initial: Kept, userId: string, slot: string) {
  const [{ form, errors }, setState] = useState<State>({ form: initial.form, errors: {} });
  const [sendKey, setSendKey] = useState(initial.sendKey);
  const [keptAt, setKeptAt] = useState(initial.at);
  const seen = useRef(form);
  const version = useRef(initial.seen ?? null);
  const changed = useRef(false);

  const flush = useLatest(() => {
    if (!changed.current) return;
    changed.current = false;
    const at = new Date().toISOString();
    keep(userId, slot, { form, sendKey, at, seen: version.current });
    setKeptAt(isUntouched(form) ? '' : at);
  });

  useEffect(() => {
    if (!sameContent(seen.current, form)) changed.current = true;
    seen.current = form;
    if (!changed.current) return;
    const timer = setTimeout(() => flush.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [flush, form]);

  useEffect(() => {
    const last = () => flush.current();
    window.addEventListener('pagehide', last);
    return () => {
      window.removeEventListener('pagehide', last);
      last();
    };
  }, [flush]);

  const set = useCallback((part: Partial<Form>, fixed?: Field) => {
    setState(now => ({
      form: { ...now.form, ...forAnother(now.form, part), ...part },
      errors: fixed && now.errors[fixed] ? { ...now.errors, [fixed]: undefined } : now.errors,
    }));
  }, []);

  const setGrid = useCallback((change: (grid: Grid) => Grid) => {
    setState(now => {
      const grid = change(now.form.grid);
      if (grid === now.form.grid) return now;
      const errors =
        grid.lines === now.form.grid.lines || !now.errors.lines ? now.errors : { ...now.errors, lines: undefined };
      return { form: { ...now.form, grid }, errors };
    });
  }, []);

  /** What the browser kept is no longer needed: it was sent, saved or thrown away. */
  const release = () => {
    changed.current = false;
    forget(userId, slot);
    setKeptAt('');
    setSendKey(newSendKey());
  };

  return {
    form,
    errors,
    sendKey,
    keptAt,
    set,
    setGrid,
    release,
    /** Which version of the draft the form says more of: whoever changed it meanwhile is not overwritten. */
    version,
    renewSendKey: () => setSendKey(newSendKey()),
    /**
     * Keeps form and key at once, with what was taken as usual as if it was said: what is about to be sent must be sent
     * as the same thing after a crash.
     */
    hold: (said: Partial<Form>) =>
      keep(userId, slot, { form: { ...form, ...said }, sendKey, at: new Date().toISOString() }),
    show: (next: Form, found: FieldErrors) => setState({ form: next, errors: found }),
  };
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
