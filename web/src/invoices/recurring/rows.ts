import { MOST_RULE_LINES, periodTextProblem } from '../../../../schema/recurring';
import type { RecurringLineInput } from '../../gql/schema';
import { formatPrice, formatQuantity, parseAmount } from '../../ui/format/amounts';
import { discountProblem, discountText, discountToSend, parseDiscount } from '../form/extras/discount';
import type { Repeating } from './repeatable';
import { isZero } from '../../../../schema/decimal';

type Template = Repeating['template'];

/** What is written in the dialog, its lines among it. */
export type RepeatValues = Record<string, string>;

/** Each line has its `description0`, `quantity0`, `price0`, `rate0` and `discount0`; `rows` says which there are, in order. */
const PARTS = ['description', 'quantity', 'price', 'rate', 'discount'] as const;

/** What a line was before; of one that was added, the first: it goes on with its tax, and prices are meant alike. */
export const lineOf = ({ lines }: Template, at: number): RecurringLineInput => lines[at] ?? lines[0]!;

export const rowsOf = ({ rows }: RepeatValues): number[] => rows!.split(' ').map(Number);

export function rowValues({ lines }: Template): RepeatValues {
  const written = lines.map((line, at) => [
    [`description${at}`, line.description],
    [`quantity${at}`, formatQuantity(line.quantity)],
    [`price${at}`, formatPrice(line.grossPrice ?? line.price ?? '0')],
    [`rate${at}`, String(line.ivaRate)],
    [`discount${at}`, discountText(line.discountPercent, line.discountAmount)],
  ]);
  return { ...Object.fromEntries(written.flat()), rows: lines.map((_line, at) => at).join(' ') };
}

type Write = (name: string, value: string) => void;

export const mayAdd = (values: RepeatValues): boolean => rowsOf(values).length < MOST_RULE_LINES;

/** Adds an empty line at the end, and says which. */
export function addRow(template: Template, values: RepeatValues, write: Write): number {
  const rows = rowsOf(values);
  const at = Math.max(template.lines.length - 1, ...rows, ...Object.keys(values).map(placeOf)) + 1;
  const begun = { description: '', quantity: '1', price: '', rate: String(lineOf(template, at).ivaRate), discount: '' };
  for (const part of PARTS) write(`${part}${at}`, begun[part]);
  write('rows', [...rows, at].join(' '));
  return at;
}

const placeOf = (name: string): number => Number(/^description(\d+)$/.exec(name)?.[1] ?? -1);

export const dropRow = (values: RepeatValues, at: number, write: Write): void =>
  write(
    'rows',
    rowsOf(values)
      .filter(each => each !== at)
      .join(' '),
  );

export function rowProblems(values: RepeatValues): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const at of rowsOf(values)) {
    const description = values[`description${at}`]!;
    found[`description${at}`] = description.trim()
      ? (periodTextProblem(description, 500) ?? undefined)
      : 'Escribe qué se factura.';
    for (const part of ['quantity', 'price'])
      found[`${part}${at}`] = !isZero(parseAmount(values[`${part}${at}`]!) ?? '') ? undefined : 'Mayor que 0.';
    found[`discount${at}`] = discountProblem(values[`discount${at}`]!, null) ?? undefined;
  }
  return found;
}

/** Another rate has no cause of the one before. */
function taxOf({ ivaRate, ivaCause, ivaRegime }: RecurringLineInput, rate: number) {
  return rate === ivaRate ? { ivaRate, ivaCause, ivaRegime } : { ivaRate: rate, ivaCause: null, ivaRegime: null };
}

export const linesOf = (template: Template, values: RepeatValues): RecurringLineInput[] =>
  rowsOf(values).map(at => {
    const line = lineOf(template, at);
    const price = parseAmount(values[`price${at}`]!);
    const { productId } = template.lines[at] ?? {};
    return {
      description: values[`description${at}`]!.trim(),
      quantity: parseAmount(values[`quantity${at}`]!)!,
      ...(line.grossPrice ? { grossPrice: price } : { price }),
      ...taxOf(line, Number(values[`rate${at}`])),
      ...discountToSend(parseDiscount(values[`discount${at}`]!)),
      productId: productId ?? null,
    };
  });

/** The server's names of the fields of lines. */
export const rowPlaces = (values: RepeatValues): [string, string][] =>
  rowsOf(values).flatMap((at, place) =>
    [
      ['description', 'description'],
      ['quantity', 'quantity'],
      ['price', 'price'],
      ['grossPrice', 'price'],
      ['ivaRate', 'rate'],
      ['discountPercent', 'discount'],
      ['discountAmount', 'discount'],
    ].map(([theirs, ours]): [string, string] => [`template.lines.${place}.${theirs}`, `${ours}${at}`]),
  );
