import {
  dayAfter,
  farDayProblem,
  MOST_EVERY,
  MOST_TIMES,
  periodTextProblem,
  type Rhythm,
  type Unit,
} from '../../../../schema/recurring';
import type { RecurringInvoiceInput } from '../../gql/schema';
import { formatPrice, formatQuantity, parseAmount } from '../../ui/format/amounts';
import { today } from '../../ui/format/dates';
import type { Repeating } from './repeatable';

/** Besides these each line has its `description0`, `quantity0` and `price0`. */
export type RepeatValues = Record<string, string>;

const asText = (on: boolean | undefined) => (on ? 'yes' : '');

export function valuesOf({ template, rule }: Repeating): RepeatValues {
  const lines = template.lines.map((line, at) => [
    [`description${at}`, line.description],
    [`quantity${at}`, formatQuantity(line.quantity)],
    [`price${at}`, formatPrice(line.grossPrice ?? line.price ?? '0')],
  ]);
  const monthly: Rhythm = { anchor: today(), every: 1, unit: 'month' };
  return {
    ...Object.fromEntries(lines.flat()),
    nextDate: rule?.nextDate ?? (rule ? today() : dayAfter(monthly, today())),
    every: String(rule?.every ?? 1),
    unit: rule?.unit ?? 'month',
    ends: rule?.until ? 'until' : rule?.times ? 'times' : 'never',
    until: rule?.until ?? '',
    times: rule?.times ? String(rule.times) : '',
    series: template.series ?? '',
    issues: rule?.issues === false ? 'draft' : 'issue',
    sends: asText(rule?.sends),
  };
}

const whole = (text: string | undefined, most: number): number | null => {
  const number = /^\d{1,3}$/.test((text ?? '').trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
};

export function checkRepeat({ template, rule }: Repeating, values: RepeatValues): Record<string, string> {
  const { nextDate, ends, until } = values;
  const found: Record<string, string | undefined> = {
    nextDate: !nextDate
      ? 'Escribe el día.'
      : nextDate < today() && nextDate !== rule?.nextDate
        ? 'La próxima factura no puede ser de antes de hoy.'
        : (farDayProblem(nextDate, today()) ?? undefined),
    series: /^[A-Z0-9]{0,10}$/i.test(values.series!.trim()) ? undefined : 'Hasta 10 letras o números.',
    every: whole(values.every, MOST_EVERY) ? undefined : `De 1 a ${MOST_EVERY}.`,
    until:
      ends !== 'until'
        ? undefined
        : !until
          ? 'Escribe el día.'
          : until < nextDate!
            ? 'Es antes de la próxima.'
            : (farDayProblem(until, today()) ?? undefined),
    times: ends !== 'times' || whole(values.times, MOST_TIMES) ? undefined : `De 1 a ${MOST_TIMES}.`,
  };
  template.lines.forEach((_line, at) => {
    const description = values[`description${at}`]!;
    found[`description${at}`] = description.trim()
      ? (periodTextProblem(description, 500) ?? undefined)
      : 'Escribe qué se factura.';
    for (const part of ['quantity', 'price'])
      found[`${part}${at}`] = /[1-9]/.test(parseAmount(values[`${part}${at}`]!) ?? '') ? undefined : 'Mayor que 0.';
  });
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as Record<string, string>;
}

export const rhythmOf = ({ nextDate, every, unit }: RepeatValues, { rule }: Repeating): Rhythm | null => {
  const often = whole(every, MOST_EVERY);
  if (!nextDate || !often) return null;
  const same = rule && rule.nextDate === nextDate && rule.every === often && rule.unit === unit;
  return { anchor: same ? rule.anchor : nextDate, every: often, unit: unit as Unit };
};

export function inputOf({ customerId, template }: Repeating, values: RepeatValues): RecurringInvoiceInput {
  const issues = values.issues === 'issue';
  return {
    customerId,
    template: {
      ...template,
      series: values.series!.trim() || null,
      lines: template.lines.map((line, at) => {
        const price = parseAmount(values[`price${at}`]!);
        return {
          ...line,
          description: values[`description${at}`]!.trim(),
          quantity: parseAmount(values[`quantity${at}`]!)!,
          ...(line.grossPrice ? { grossPrice: price } : { price }),
        };
      }),
    },
    nextDate: values.nextDate!,
    every: Number(values.every),
    unit: values.unit as Unit,
    until: values.ends === 'until' ? values.until! : null,
    times: values.ends === 'times' ? Number(values.times) : null,
    issues,
    sends: issues && values.sends === 'yes',
  };
}

/** The server's names of a line's fields. */
export const placesOf = ({ template }: Repeating): Record<string, string> =>
  Object.fromEntries([
    ['template.series', 'series'],
    ...template.lines.flatMap((_line, at) => [
      ...['description', 'quantity', 'price'].map(part => [`template.lines.${at}.${part}`, `${part}${at}`]),
      [`template.lines.${at}.grossPrice`, `price${at}`],
    ]),
  ]);
