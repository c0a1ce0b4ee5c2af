import { useEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { rights } from '../content/rights';
import { Icon } from '../parts/Icon';
import { ContactField } from './ContactField';
import { NOTHING, problemsOf, sendRequest, type Problems, type Request } from './rightsRequest';
import { RightsSent } from './RightsSent';

const { form: words } = rights;
type Text = Exclude<keyof Request, 'privacyAccepted'>;

/** The public form. What it sends waits for the link that is mailed. */
export function RightsForm({ support }: { support: string }) {
  const [values, setValues] = useState<Request>(NOTHING);
  const [wrong, setWrong] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setValues(now => ({ ...now, ...typed(form.current) })), []);

  const change = (part: Partial<Request>) => {
    setValues(now => ({ ...now, ...part }));
    setWrong(now => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const show = (found: Problems) => {
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return Boolean(first);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (show(problemsOf(values))) return;
    setBusy(true);
    const outcome = await sendRequest(values);
    setBusy(false);
    if (outcome.sent) return setSent(true);
    setFailure(outcome.failure);
    show(outcome.problems);
  };
  const field = (name: Text) => ({
    name,
    value: values[name],
    wrong: wrong[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  if (sent) return <RightsSent type={values.requestType} email={values.email.trim()} support={support} />;
  return (
    <form
      ref={form}
      className="contact-form with-script"
      noValidate
      aria-label={words.label}
      onSubmit={event => void submit(event)}
    >
      <div role="alert" className="thanks-place">
        {failure && (
          <div className="notice danger">
            <Icon name="question" size={18} />
            <div>{failure}</div>
          </div>
        )}
      </div>
      <RightChoice {...{ values, wrong, change }} />
      <ContactField label={words.email} {...field('email')} type="email" autoComplete="email" hint={words.emailHint} />
      <div className="pair">
        <ContactField label={words.name} {...field('name')} optional autoComplete="name" max={120} />
        <ContactField label={words.nif} {...field('nif')} optional max={20} />
      </div>
      <ContactField label={words.tenantNif} {...field('tenantNif')} optional hint={words.tenantNifHint} max={20} />
      <ContactField label={words.description} {...field('description')} optional long max={2000} />
      <Unseen {...{ values, change }} />
      <Acceptance {...{ values, wrong, change }} />
      <div className="contact-send">
        <button type="submit" className="button accent large" aria-disabled={busy || undefined}>
          {busy ? words.sending : words.send}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  values: Request;
  wrong: Problems;
  change(part: Partial<Request>): void;
}

/** Which right it is that somebody has. */
function RightChoice({ values, wrong, change }: PartProps) {
  return (
    <fieldset className="rights" aria-describedby={wrong.requestType ? 'right-wrong' : undefined}>
      <legend>{words.choose}</legend>
      {words.list.map(({ type, name, text }) => (
        <label key={type} data-chosen={values.requestType === type || undefined}>
          <input
            type="radio"
            name="requestType"
            value={type}
            required
            checked={values.requestType === type}
            onChange={() => change({ requestType: type })}
          />
          <b>{name}</b>
          <span>{text}</span>
        </label>
      ))}
      {wrong.requestType && (
        <p className="hint wrong" id="right-wrong">
          {wrong.requestType}
        </p>
      )}
    </fieldset>
  );
}

/** A field that only a machine fills in. */
function Unseen({ values, change }: Omit<PartProps, 'wrong'>) {
  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor="website">{words.website}</label>
      <input
        id="website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={values.website}
        onInput={event => change({ website: event.currentTarget.value })}
      />
    </div>
  );
}

function Acceptance({ values, wrong, change }: PartProps) {
  return (
    <div>
      <label className="accept">
        <input
          type="checkbox"
          name="privacyAccepted"
          required
          checked={values.privacyAccepted}
          aria-invalid={!!wrong.privacyAccepted}
          aria-describedby={wrong.privacyAccepted ? 'accept-wrong' : undefined}
          onChange={event => change({ privacyAccepted: event.currentTarget.checked })}
        />
        <span>
          {words.accept.before} <a href={paths.legal('privacy')}>{words.accept.link}</a>
          {words.accept.after}
        </span>
      </label>
      {wrong.privacyAccepted && (
        <p className="hint wrong" id="accept-wrong">
          {wrong.privacyAccepted}
        </p>
      )}
    </div>
  );
}

/** What was written or ticked before the page had its script. */
function typed(form: HTMLFormElement | null): Partial<Request> {
  if (!form) return {};
  const data = new FormData(form);
  const texts = Object.fromEntries(
    [...data]
      .filter(([name]) => name in NOTHING && name !== 'privacyAccepted')
      .map(([name, value]) => [name, String(value)]),
  );
  return { ...texts, privacyAccepted: data.has('privacyAccepted') };
}
