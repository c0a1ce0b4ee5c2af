import { dateRefusals, lateness } from '../../../../../schema/kinds/recapitulative';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import type { WrittenKind } from '../../../gql/schema';
import { today } from '../../../ui/format/dates';
import { toAbroad } from '../../../ui/form/foreign';
import type { Grid } from '../grid/grid';
import { dayOf, isBlank } from '../grid/line';
import type { Form } from '../values';

const SIMPLIFIED =
  'Una factura simplificada no reúne operaciones de varios días: haz una completa, o quita las fechas en Campos.';

/** What is wrong with the days of the lines together, by the line's key. */
function problemsOf({ kind, date, grid }: Pick<Form, 'date' | 'grid'> & { kind: WrittenKind }): Map<number, string> {
  const lines = grid.lines.filter(line => !isBlank(line));
  if (!grid.days || lines.length === 0) return new Map();
  if (kind === 'F2') return new Map([[lines[0].key, SIMPLIFIED]]);
  const dated = lines.map(line => ({ operationDate: dayOf(line) }));
  return new Map(dateRefusals(dated, date || today(), false).map(({ line, text }) => [lines[line].key, text]));
}

/** Lays it on the cells, and says the first in a sentence; a day that cannot be read its cell says itself. */
export function checkDays(form: Pick<Form, 'date' | 'grid'> & { kind: WrittenKind }): { grid: Grid; error?: string } {
  const problems = problemsOf(form);
  let error: string | undefined;
  let changed = false;
  const lines = form.grid.lines.map((line, i) => {
    const text = problems.get(line.key);
    if (text) error ??= `Línea ${i + 1}: ${text}`;
    if (text === line.refused.day) return line;
    changed = true;
    const { day: _, ...refused } = line.refused;
    return { ...line, refused: text ? { ...refused, day: text } : refused };
  });
  return { grid: changed ? { ...form.grid, lines } : form.grid, error };
}

/** What to know of it before it is issued: of a customer who is there. */
export function lateIn({ date, customer, manual, grid }: Form): string[] {
  const named = manual ? { name: manual.name.trim(), nif: manual.nif, ...toAbroad(manual) } : customer;
  if (!grid.days || !named) return [];
  const lines = grid.lines.filter(line => !isBlank(line)).map(line => ({ operationDate: dayOf(line) }));
  const late = lateness(lines, date || today(), {
    name: named.name,
    nif: named.nif,
    country: named.country ?? null,
    idKind: named.idKind ?? null,
  });
  return late ? [late] : [];
}

/** The same of a draft. */
export function lateOf({ lines, date, customer, ...manual }: InvoiceWholeFragment): string[] {
  const late = lateness(lines, date, {
    name: customer?.name ?? manual.customerName ?? '',
    nif: customer?.nif ?? manual.customerNif ?? '',
    country: (customer ? customer.country : manual.customerCountry) ?? null,
    idKind: (customer ? customer.idKind : manual.customerIdKind) ?? null,
  });
  return late ? [late] : [];
}
