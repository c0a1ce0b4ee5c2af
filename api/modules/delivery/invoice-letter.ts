import { turned } from '../../../schema/totals';
import { euros } from '../../edges/pdf/format';
import type { Balance } from '../invoices/collect/owed';
import { filledWords, inertName, type TextValues } from '../../../schema/delivery';
import { button, closingOf, framed, rowsTable, small, type Sender, type Written } from './frame';

/** What a letter with an invoice is written from; words and names as people wrote them. */
export interface InvoiceOccasion {
  /** 'Factura', 'Factura rectificativa'. */
  title: string;
  words: string;
  values: TextValues;
  issuer: Sender;
  /** What is asked for it by now. */
  balance: Pick<Balance, 'collected' | 'owed'>;
  paid: boolean;
  /** It changes the VAT of a debt, and gives nothing back. */
  ofDebt: boolean;
  /** Number of what stands in its place; null: nothing does. */
  replacedBy: string | null;
  /** What was to be paid of it alone. */
  payable: string;
  /** Where the customer sees it; null: nowhere. */
  link: string | null;
  /** Name of the PDF that goes with it. */
  file: string;
}

export const OF_DEBT = 'Modifica la base imponible: no es un abono, y la deuda sigue';

/** More than nothing. */
export const isAsked = (owed: string): boolean => /^[^-]*[1-9]/.test(owed);

/** What is asked: all of it, what is left of it, or nothing. */
function askedRows(occasion: InvoiceOccasion): [string, string][] {
  const { values, paid, payable, replacedBy, ofDebt } = occasion;
  const { collected, owed } = occasion.balance;
  const total: [string, string] = ['Total', values.total!];
  if (replacedBy) return [total, ['La sustituye', replacedBy]];
  if (ofDebt) return [total, ['Nota', OF_DEBT]];
  if (paid && !isAsked(owed)) return [total, ['Estado', 'Pagada']];
  if (owed.startsWith('-')) return [total, ['A tu favor', euros(turned(owed))]];
  if (!/[1-9]/.test(owed)) return [total, ['Estado', 'No queda nada por pagar']];
  return owed === payable && !/[1-9]/.test(collected)
    ? [['A pagar', values.total!]]
    : [total, ['Queda por pagar', euros(owed)]];
}

function rowsOf(occasion: InvoiceOccasion): [string, string][] {
  const { title, values, paid, replacedBy, ofDebt } = occasion;
  const { owed } = occasion.balance;
  return [
    [title, values.numero!],
    ['Fecha', values.fecha!],
    ...(values.vencimiento && !ofDebt && !replacedBy && (!paid || isAsked(owed))
      ? [['Vence el', values.vencimiento] as [string, string]]
      : []),
    ...askedRows(occasion),
  ];
}

const SAY = 'En la página de la factura puedes avisar de que ya la has pagado o de que hay un error.';

/** The letter in the company's name: its words, then what the invoice says, then who sent it. */
export function writeInvoiceLetter(occasion: InvoiceOccasion): Written {
  const { title, words, values, issuer, link, file } = occasion;
  const name = inertName(issuer.name);
  const subject = `${title} ${values.numero} de ${name}`;
  const said = filledWords(words, values);
  const rows = rowsOf(occasion);
  const text = [
    said,
    '',
    ...rows.map(([label, value]) => `${label}: ${value}`),
    `Va adjunta en PDF: ${file}`,
    '',
    ...(link ? [`Ver la factura, o avisar de que está pagada o de que hay un error: ${link}`, ''] : []),
    ...closingOf(issuer),
    '',
  ].join('\n');
  const middle = `${rowsTable(rows)}\n${link ? `${button(link)}\n${small(SAY)}` : ''}`;
  return { subject, text, html: framed(issuer, { subject, said, middle, files: [file] }), fromName: name };
}
