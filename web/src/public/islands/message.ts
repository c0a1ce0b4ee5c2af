import { emailProblem, problems } from '../../ui/form/checks';
import { contact } from '../content/contact';

export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}
export type Field = keyof Message;
export const NOTHING: Message = { name: '', email: '', subject: '', message: '' };

const MOST_NAME = 120;
const MOST_MESSAGE = 5000;
const { missing, tooLong, subjects } = contact.form;

/** Only the fields that have one, in the order of the form. */
export function problemsOf({ name, email, subject, message }: Message): { [F in Field]?: string } {
  return problems<Field>({
    name: !name.trim() ? missing.name : [...name].length > MOST_NAME ? tooLong.name : undefined,
    email: emailProblem(email),
    subject: subject in subjects ? undefined : missing.subject,
    message: !message.trim() ? missing.message : [...message].length > MOST_MESSAGE ? tooLong.message : undefined,
  });
}

/** What was written as a mail that the visitor's own program can send. */
export function mailOf(support: string, { name, subject, message }: Message): string {
  const title = subjects[subject as keyof typeof subjects];
  return `mailto:${support}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${message.trim()}\n\n${name.trim()}`)}`;
}
