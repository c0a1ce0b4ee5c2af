import { filledWords, inertName, type TextValues } from '../../../schema/delivery';
import type { Letter } from '../../edges/mail';

type Written = Pick<Letter, 'subject' | 'text' | 'html' | 'fromName'>;

/** What a letter with an invoice is written from; words and names as people wrote them. */
export interface InvoiceOccasion {
  /** 'Factura', 'Factura rectificativa'. */
  title: string;
  words: string;
  values: TextValues;
  issuer: { name: string; nif: string; address: string | null };
  /** Whether an answer reaches the company. */
  answers: boolean;
  /** Where the customer sees it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const ending = (text: string) => (text.endsWith('.') ? text : `${text}.`);
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(each => `<p style="margin:0 0 16px">${escape(each).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const button = (link: string) =>
  `<p style="margin:24px 0 0"><a href="${escape(link)}" style="display:inline-block;background:#B5441C;color:#FFFFFF;text-decoration:none;font-weight:500;padding:11px 20px;border-radius:6px">Ver la factura</a></p>
<p style="margin:12px 0 0;color:#565F6E;font-size:13px;line-height:18px">En la página de la factura puedes avisar de que ya la has pagado o de que hay un error.</p>`;

const row = (label: string, value: string) =>
  `<tr><td style="padding:8px 0;border-top:1px solid #E4E1DA;color:#565F6E">${escape(label)}</td><td align="right" style="padding:8px 0;border-top:1px solid #E4E1DA;white-space:nowrap">${escape(value)}</td></tr>`;

function rowsOf({ title, values }: InvoiceOccasion): [string, string][] {
  return [
    [title, values.numero!],
    ['Fecha', values.fecha!],
    ...(values.vencimiento ? [['Vence el', values.vencimiento] as [string, string]] : []),
    ['A pagar', values.total!],
  ];
}

/** The letter in the company's name: its words, then what the invoice says, then who sent it. */
export function writeInvoiceLetter(occasion: InvoiceOccasion): Written {
  const { title, words, values, answers, link, file } = occasion;
  const name = inertName(occasion.issuer.name);
  const subject = `${title} ${values.numero} de ${name}`;
  const said = filledWords(words, values);
  const who = [name, `NIF ${inertName(occasion.issuer.nif)}`, inertName(occasion.issuer.address ?? '')]
    .filter(Boolean)
    .join(', ');
  const closing = answers
    ? `Responde a este correo y le llegará a ${ending(who)}`
    : `De ${ending(who)} No respondas a este correo: nadie lo leería.`;
  const sender = `Enviado con Folio por encargo de ${ending(name)}`;
  const rows = rowsOf(occasion);
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    `Va adjunta en PDF: ${file}`,
    '',
    ...(link ? [`Ver la factura, o avisar de que está pagada o de que hay un error: ${link}`, ''] : []),
    closing,
    sender,
    '',
  ].join('\n');
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#FAF9F6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#141C2B">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E4E1DA;border-radius:10px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #E4E1DA;font-size:16px;font-weight:600">${escape(name)}</td></tr>
<tr><td style="padding:28px 32px;font-size:15px;line-height:22px">
${paragraphs(said)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;font-size:15px;border-bottom:1px solid #E4E1DA">${rows.map(each => row(...each)).join('')}</table>
${link ? button(link) : ''}</td></tr>
<tr><td style="padding:14px 32px;background:#F4F2ED;border-top:1px solid #E4E1DA;border-radius:0 0 10px 10px;font-size:13px">PDF: ${escape(file)}</td></tr>
</table>
<p style="max-width:560px;margin:16px 0 0;color:#565F6E;font-size:12px;line-height:18px;text-align:left">${escape(closing)}<br>${escape(sender)}</p>
</td></tr></table></body></html>`;
  return { subject, text, html, fromName: name };
}
