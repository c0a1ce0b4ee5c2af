import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { errorText, failureOf } from '../../client/failure';

export type Problems<Values> = { [Field in keyof Values]?: string };

interface FormOptions<Values> {
  initial: Values;
  /** What is wrong before anything is sent. */
  check(values: Values): Problems<Values>;
  submit(values: Values): Promise<void>;
  /** What to say of a failure that comes without words of its own. */
  failed: string;
  onFailed?(error: unknown, failed: string): void;
  /** By the server's name of a field, the form's own where it is another. */
  fields?: Record<string, keyof Values & string> | ((values: Values) => Record<string, keyof Values & string>);
}

/** Values, errors on their fields, the focus on the first wrong one, and one sending at a time. */
export function useForm<Values extends Record<string, string>>({
  initial,
  check,
  submit,
  failed,
  onFailed,
  fields: given = {},
}: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const named = typeof given === 'function' ? given(values) : given;
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useTyped(form, values);

  const show = (found: Problems<Values>) => {
    const first = [...(form.current?.elements ?? [])].find(el => el.getAttribute('name')! in found);
    // Before the problems: the field that is left may tidy its text, and a change takes its problem away.
    if (first instanceof HTMLElement) first.focus();
    setProblems(found);
    return Object.keys(found).length > 0;
  };

  const inForm = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [named[name] ?? name, text])) as Problems<Values>;

  /** Does something with the form's values, one at a time; a refusal goes to its fields. */
  const act = async (work: () => Promise<void>) => {
    if (sending.current) return;
    setFailure(null);
    sending.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      show(inForm(failureOf(error).fields));
      setFailure(error);
      onFailed?.(error, failed);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    setFailure(null);
    if (show(check(values))) return;
    await act(() => submit(values));
  };

  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues(now => ({ ...now, [name]: value }));
      setProblems(({ [name]: _fixed, ...rest }) => rest as Problems<Values>);
    },
  });

  const fields = inForm(failureOf(failure).fields) as Record<string, string>;
  const words = failure ? errorText(failure, failed) : null;
  return {
    form,
    values,
    problems,
    busy,
    field,
    act,
    onSubmit,
    dirty: Object.keys(values).some(name => values[name] !== initial[name]),
    failure: words,
    /** The same where no field of the form says it already. */
    unsaid: Object.entries(fields).some(([name, said]) => name in values && said === words) ? null : words,
    /** It was no refusal: no answer came. */
    unanswered: failure ? failureOf(failure).code === 'OFFLINE' : false,
  };
}

const valueOf = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** What somebody typed before the page's code had loaded counts as typed now. */
function useTyped(form: RefObject<HTMLFormElement | null>, values: Record<string, string>): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || !(field.name in values) || field.value === values[field.name])
        continue;
      const typed = field.value;
      // React notices a change by the value that it last saw set on this field.
      field.value = values[field.name]!;
      valueOf!.set!.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Only once: from then on React sees what is typed.
  }, []);
}
