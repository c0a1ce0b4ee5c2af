import type { Line } from './grid/line';
import { linesToSend, type Field, type FieldErrors, type Form } from './values';

const NAMES: Record<string, Field> = {
  qualified: 'customer',
  customerId: 'customer',
  customer: 'customer',
  customerManual: 'name',
  'customerManual.name': 'name',
  'customerManual.nif': 'nif',
  'customerManual.country': 'nif',
  'customerManual.idKind': 'nif',
  'customerManual.address': 'address',
  companyNif: 'company',
  date: 'date',
  series: 'series',
  notes: 'notes',
  lines: 'lines',
  operationDate: 'operationDate',
  // It is shown by the day of its money.
  prepayment: 'operationDate',
  discountPercent: 'discount',
  discountAmount: 'discount',
  withholdingPercent: 'withholding',
  suplidos: 'suplidos',
  prepayments: 'prepayments',
  devicesOrMetals: 'devicesOrMetals',
  dueDate: 'payment',
  paymentMeans: 'payment',
  issuedBy: 'party',
  'issuedBy.party': 'party',
  'issuedBy.agreedOn': 'agreedOn',
  'issuedBy.name': 'thirdName',
  'issuedBy.nif': 'thirdNif',
  'issuedBy.country': 'thirdNif',
  'issuedBy.idKind': 'thirdNif',
};

/** The server's names of a line's fields whose cells go by another. */
const CELLS: Record<string, string> = {
  discountPercent: 'discount',
  discountAmount: 'discount',
  ivaRegime: 'ivaCause',
  grossPrice: 'price',
  operationDate: 'day',
};

/** Lays the server's field errors on the form's fields and cells. */
export function layRefusal(form: Form, fields: Record<string, string>): { form: Form; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const refused = new Map<number, Line['refused']>();
  const sent = linesToSend(form);
  for (const [path, message] of Object.entries(fields)) {
    const [, index, column] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const line = sent[Number(index)];
    if (line) refused.set(line.key, { ...refused.get(line.key), [CELLS[column] ?? column]: message });
    else if (path.startsWith('suplidos.')) errors.suplidos = message;
    else if (path.startsWith('prepayments.')) errors.prepayments = message;
    else if (NAMES[path]) errors[NAMES[path]] = message;
  }
  const lines = form.grid.lines.map(line => ({ ...line, refused: refused.get(line.key) ?? {} }));
  return { form: { ...form, grid: { ...form.grid, lines } }, errors };
}
