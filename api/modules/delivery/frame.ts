import { inertName } from '../../../schema/delivery';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { LetterWords } from '../../../schema/paper/letter/words';
import type { Letter } from '../../edges/mail';

/** What stands around every letter in a company's name. */

export type Written = Pick<Letter, 'subject' | 'text' | 'html' | 'fromName'>;

export interface Sender {
  name: string;
  nif: string;
  address: string | null;
  /** Whether an answer reaches the company. */
  answers: boolean;
}

export const escape = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

export const ending = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(each => `<p style="margin:0 0 16px">${escape(each).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

export const small = (text: string): string =>
  `<p style="margin:12px 0 0;color:#565F6E;font-size:13px;line-height:18px">${escape(text)}</p>`;

export const button = (link: string, label: string): string =>
  `<p style="margin:24px 0 0"><a href="${escape(link)}" style="display:inline-block;background:#B5441C;color:#FFFFFF;text-decoration:none;font-weight:500;padding:11px 20px;border-radius:6px">${escape(label)}</a></p>`;

/** What is said at the left, and the amount or date at the right; `last` stands out. */
export const rowsTable = (
  rows: readonly (readonly [label: string, value: string, link?: string | null])[],
  last = false,
): string => {
  const cells = rows.map(([label, value, link], at) => {
    const style = `padding:8px 0;border-top:1px solid #E4E1DA;${last && at === rows.length - 1 ? 'font-weight:600;' : ''}`;
    const name = link ? `<a href="${escape(link)}" style="color:#1E3A78">${escape(label)}</a>` : escape(label);
    return `<tr><td style="${style}color:#565F6E">${name}</td><td align="right" style="${style}white-space:nowrap">${escape(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;font-size:15px;border-bottom:1px solid #E4E1DA">${cells.join('')}</table>`;
};

/** Who wrote it, as its last lines say. */
export function closingOf({ name, nif, address, answers }: Sender, words: LetterWords): [closing: string, by: string] {
  const shown = inertName(name);
  const who = [shown, `NIF ${inertName(nif)}`, inertName(address ?? '')].filter(Boolean).join(', ');
  return [answers ? words.reply(ending(who)) : words.noReply(ending(who)), words.sentFor(ending(shown))];
}

interface Middle {
  subject: string;
  said: string;
  /** HTML that stands under the company's words. */
  middle: string;
  files: readonly string[];
}

/** The letter around its middle. `language`: that of the papers that it is about. */
export function framed(
  sender: Sender,
  { subject, said, middle, files }: Middle,
  words: LetterWords,
  language: PaperLanguage | null,
): string {
  const name = escape(inertName(sender.name));
  const [closing, by] = closingOf(sender, words);
  const attached = files.length > 0 ? `PDF: ${escape(files.join(', '))}` : '';
  return `<!doctype html><html lang="${language ?? 'es'}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FAF9F6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#141C2B">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E1DA;border-radius:10px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #E4E1DA;font-size:16px;font-weight:600">${name}</td></tr>
<tr><td style="padding:28px 32px;font-size:15px;line-height:22px">
${paragraphs(said)}
${middle}</td></tr>
${attached && `<tr><td style="padding:14px 32px;background:#F4F2ED;border-top:1px solid #E4E1DA;border-radius:0 0 10px 10px;font-size:13px">${attached}</td></tr>`}
</table>
<p style="max-width:560px;margin:16px 0 0;color:#565F6E;font-size:12px;line-height:18px;text-align:left">${escape(closing)}<br>${escape(by)}</p>
</td></tr></table></body></html>`;
}
