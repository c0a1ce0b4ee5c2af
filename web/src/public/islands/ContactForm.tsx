import { useEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { contact } from '../content/contact';
import { Icon } from '../parts/Icon';
import { ContactField } from './ContactField';
import { mailOf, NOTHING, problemsOf, type Field, type Message } from './message';

const { form: words, thanks, mail } = contact;
const THANKED_MS = 5000;
/** A mail program takes an address of some thousand characters; a longer message stays in the form. */
const MOST_MAILTO = 1900;

/** Sends nothing, as it says: it thanks, and hands what was written to the visitor's own mail. */
export function ContactForm({ support }: { support: string }) {
  const [values, setValues] = useState<Message>(NOTHING);
  const [wrong, setWrong] = useState<{ [F in Field]?: string }>({});
  const [thanked, setThanked] = useState(0);
  const [written, setWritten] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!thanked) return undefined;
    const timer = setTimeout(() => setThanked(0), THANKED_MS);
    return () => clearTimeout(timer);
  }, [thanked]);
  const change = (name: Field, value: string) => {
    setValues(now => ({ ...now, [name]: value }));
    setWrong(({ [name]: _fixed, ...rest }) => rest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    const href = mailOf(support, values);
    setWritten(href.length <= MOST_MAILTO ? href : null);
    setValues(NOTHING);
    setThanked(Date.now());
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    wrong: wrong[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <form ref={form} className="contact-form with-script" noValidate aria-label={words.label} onSubmit={submit}>
      <div role="status" className="thanks-place">
        {thanked > 0 && (
          <div className="notice success">
            <Icon name="done" size={18} />
            <div>
              <b>{thanks.title}</b>
              <p>
                {thanks.text} <a href={written ?? `mailto:${support}`}>{support}</a>
                {thanks.end}
              </p>
            </div>
          </div>
        )}
      </div>
      <div className="pair">
        <ContactField label={words.name} {...field('name')} autoComplete="name" />
        <ContactField label={words.email} {...field('email')} type="email" autoComplete="email" />
      </div>
      <ContactField label={words.subject} {...field('subject')} options={words.subjects} choose={words.choose} />
      <ContactField label={words.message} {...field('message')} long />
      <div className="contact-send">
        <button type="submit" className="button accent large">
          {words.send}
        </button>
        <p className="small">
          {words.privacy} <a href={paths.legal('privacy')}>{words.privacyLink}</a>
        </p>
      </div>
      {written && (
        <p className="small">
          {mail.before} <a href={written}>{mail.link}</a> {mail.after}
        </p>
      )}
    </form>
  );
}
