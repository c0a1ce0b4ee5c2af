import { inertName } from '../../../schema/delivery';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { LetterWords } from '../../../schema/paper/letter/words';
import type { Letter } from '../../edges/mail';
import { DARK, NO_ACCENT } from './frame-style';
import type { LetterFace } from './letter-face';

/** What stands around every letter in a company's name. */

export type Written = Pick<Letter, 'subject' | 'text' | 'html'> & { fromName: string };

export interface Sender {
  name: string;
  nif: string;
  address: string | null;
  /** Whether an answer reaches the company. */
  answers: boolean;
}

const escape = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const ending = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(each => `<p style="margin:0 0 12px">${escape(each).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

export const small = (text: string): string =>
  `<p class="muted" style="margin:12px 0 0;color:#565F6E;font-size:13px;line-height:19px;overflow-wrap:anywhere">${escape(text)}</p>`;

/** White can be read on a company's colour: no other is kept. Its edge shows it where all around is dark. */
export const button = (link: string, label: string, { accent }: LetterFace): string => {
  const colour = accent ?? NO_ACCENT;
  return `<p style="margin:24px 0 0"><a class="button" href="${escape(link)}" style="display:inline-block;background:${colour};border:1px solid ${colour};color:#FFFFFF;text-decoration:none;font-size:16px;line-height:24px;font-weight:500;padding:10px 21px;border-radius:6px">${escape(label)}</a></p>`;
};

/** What a letter is about at one glance: an amount, and a day beside it. */
export interface Figure {
  label: string;
  amount: string;
  aside: readonly [label: string, value: string] | null;
}

export function figureTable({ label, amount, aside }: Figure): string {
  const cell = 'padding:16px 0;border-top:1px solid #E4E1DA;border-bottom:1px solid #E4E1DA';
  const name = (text: string) =>
    `<span class="muted" style="display:block;color:#565F6E;font-size:12px;line-height:17px">${escape(text)}</span>`;
  const right = aside
    ? `<td class="line side" align="right" valign="bottom" style="${cell};padding-left:16px;text-align:right;overflow-wrap:normal">${name(aside[0])}<span style="display:block;font-size:15px;line-height:22px;font-weight:500">${escape(aside[1])}</span></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0"><tr><td class="line${aside ? ' figure' : ''}" valign="bottom" style="${cell}">${name(label)}<span style="display:block;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.02em;white-space:nowrap">${escape(amount)}</span></td>${right}</tr></table>`;
}

export type LetterRow = readonly [label: string, value: string, link?: string | null];

/** What is said at the left, and the amount or date at the right, which is never cut in two; `last` stands out. */
export const rowsTable = (rows: readonly LetterRow[], last = false): string => {
  if (rows.length === 0) return '';
  const cells = rows.map(([label, value, link], at) => {
    const style = `padding:8px 0;border-bottom:1px solid #E4E1DA;${last && at === rows.length - 1 ? 'font-weight:600;' : ''}`;
    const name = link
      ? `<a class="link" href="${escape(link)}" style="color:#1E3A78">${escape(label)}</a>`
      : escape(label);
    return `<tr><td class="line muted" style="${style}color:#565F6E">${name}</td><td class="line" align="right" style="${style}padding-left:16px;text-align:right;overflow-wrap:normal">${escape(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:14px;line-height:20px">${cells.join('')}</table>`;
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

/** The name stands beside the picture, so nothing is lost where pictures are not shown. */
const headOf = (name: string, { logo }: LetterFace): string => {
  const picture = logo
    ? `<td width="1" style="padding:0 12px 0 0"><img class="logo" src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="" style="display:block;border:0;border-radius:4px"></td>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}<td style="font-size:17px;line-height:24px;font-weight:600;overflow-wrap:anywhere">${escape(name)}</td></tr></table>`;
};

const attachedRow = (files: readonly string[]): string => {
  const rows = files.map(
    file =>
      `<tr><td width="1" style="padding:4px 12px 4px 0"><span class="file" style="display:inline-block;border:1px solid #D5D1C8;border-radius:4px;background:#FFFFFF;padding:4px 7px;font-size:10px;line-height:16px;font-weight:600">PDF</span></td><td style="padding:4px 0;overflow-wrap:anywhere;word-break:break-word">${escape(file)}</td></tr>`,
  );
  return files.length === 0
    ? ''
    : `<tr><td class="pad line subtle" style="padding:10px 32px;background:#F4F2ED;border-top:1px solid #E4E1DA;border-radius:0 0 10px 10px"><table role="presentation" cellpadding="0" cellspacing="0" style="font-size:13px;line-height:18px">${rows.join('')}</table></td></tr>`;
};

/**
 * The letter around its middle: one card, with its styles where mail programs read them. It loads nothing and runs
 * nothing. `language`: that of the papers that it is about.
 */
export function framed(
  sender: Sender,
  face: LetterFace,
  { subject, said, middle, files }: Middle,
  words: LetterWords,
  language: PaperLanguage | null,
): string {
  const [closing, by] = closingOf(sender, words);
  return `<!doctype html><html lang="${language ?? 'es'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:#FAF9F6;font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;color:#141C2B">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF9F6"><tr><td class="around" align="center" style="padding:28px">
<table role="presentation" class="card line" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E1DA;border-radius:10px;text-align:left">
<tr><td class="pad line" style="padding:20px 32px;border-bottom:1px solid #E4E1DA">${headOf(inertName(sender.name), face)}</td></tr>
<tr><td class="pad" style="padding:30px 32px;font-size:15px;line-height:23px;overflow-wrap:anywhere">
${paragraphs(said)}
${middle}</td></tr>
${attachedRow(files)}
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="muted" style="padding:16px 4px 0;color:#565F6E;font-size:12px;line-height:17px;text-align:left;overflow-wrap:anywhere">${escape(closing)}<br>${escape(by)}</td></tr></table>
</td></tr></table></body></html>`;
}
