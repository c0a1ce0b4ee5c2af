import { dayAfter, farDayProblem, MOST_EVERY, MOST_TIMES, type Rhythm, type Unit } from '../../../../schema/recurring';
import type { RecurringInvoiceInput, RecurringTemplateInput } from '../../gql/schema';
import { today } from '../../ui/format/dates';
import { discountProblem, discountText, discountToSend, parseDiscount } from '../form/extras/discount';
import { withholderOf } from '../form/extras/extras';
import type { ChosenCustomer } from '../form/values';
import type { Repeating } from './repeatable';
import { linesOf, rowPlaces, rowProblems, rowValues, type RepeatValues } from './rows';

const asText = (on: boolean | undefined) => (on ? 'yes' : '');

export function valuesOf({ customerId, template, rule }: Repeating): RepeatValues {
  const monthly: Rhythm = { anchor: today(), every: 1, unit: 'month' };
  return {
    ...rowValues(template),
    customerId,
    discount: discountText(template.discountPercent, template.discountAmount),
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

export function checkRepeat({ rule }: Repeating, values: RepeatValues): Record<string, string> {
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
    customerId: values.customerId ? undefined : 'Selecciona un cliente.',
    discount: discountProblem(values.discount!, null) ?? undefined,
    ...rowProblems(values),
    times: ends !== 'times' || whole(values.times, MOST_TIMES) ? undefined : `De 1 a ${MOST_TIMES}.`,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as Record<string, string>;
}

export const rhythmOf = ({ nextDate, every, unit }: RepeatValues, { rule }: Repeating): Rhythm | null => {
  const often = whole(every, MOST_EVERY);
  if (!nextDate || !often) return null;
  const same = rule && rule.nextDate === nextDate && rule.every === often && rule.unit === unit;
  return { anchor: same ? rule.anchor : nextDate, every: often, unit: unit as Unit };
};

const discounts = (text: string) => ({
  ...{ discountPercent: null, discountAmount: null },
  ...discountToSend(parseDiscount(text)),
});

const abroadOf = ({ country = null, idKind = null }: ChosenCustomer) => ({ country, idKind });

/** What was said of one customer's recargo and IRPF is nothing to another's. */
function forAnother({ withholdingPercent }: RecurringTemplateInput, customer: ChosenCustomer | null) {
  const withholds = withholderOf(customer && { nif: customer.nif, ...abroadOf(customer) });
  return { recargo: null, withholdingPercent: withholds === 'never' ? null : withholdingPercent };
}

/** `customer`: who was chosen in this form, if anybody was. */
export function inputOf(
  { customerId: before, template }: Repeating,
  values: RepeatValues,
  customer: ChosenCustomer | null,
): RecurringInvoiceInput {
  const customerId = values.customerId!;
  const issues = values.issues === 'issue';
  return {
    customerId,
    template: {
      ...template,
      ...(customerId !== before && forAnother(template, customer)),
      series: values.series!.trim() || null,
      ...discounts(values.discount!),
      lines: linesOf(template, values),
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

/** The server's names of what is written. */
export const placesOf = (values: RepeatValues): Record<string, string> =>
  Object.fromEntries([
    ['template.series', 'series'],
    ['template.discountPercent', 'discount'],
    ['template.discountAmount', 'discount'],
    ...rowPlaces(values),
  ]);
