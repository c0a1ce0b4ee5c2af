import type { Happened, Wrong } from '../../../../schema/kinds/wrong';
import { inWordsOf } from '../../../../schema/tax/words';
import type { Tax } from '../../../../schema/tax/territory';

/** What can be wrong, as the first question asks it; some need to be asked closer. */
export type What = 'amount' | 'vat' | 'customer' | 'other' | 'text' | 'later' | 'whole' | 'payable';

export interface Option<Value extends string> {
  value: Value;
  name: string;
  text?: string;
  /** The key that chooses it. */
  key: string;
}

const numbered = <Value extends string>(options: Omit<Option<Value>, 'key'>[]): Option<Value>[] =>
  options.map((option, i) => ({ ...option, key: String(i + 1) }));

export const WHATS = numbered<What>([
  {
    value: 'amount',
    name: 'El precio, la cantidad o un descuento',
    text: 'Facturaste de más o de menos, o habéis acordado otro importe.',
  },
  { value: 'vat', name: 'El IVA', text: 'Otro tipo, o no debía llevarlo.' },
  {
    value: 'customer',
    name: 'Los datos del cliente',
    text: 'Es el mismo cliente, con el nombre, el NIF o la dirección mal.',
  },
  { value: 'other', name: 'El cliente', text: 'La factura era para otra persona o empresa.' },
  { value: 'text', name: 'La fecha, la descripción o las notas' },
  {
    value: 'later',
    name: 'Nada: me devuelven algo o no me pagan',
    text: 'Devolución, impago o concurso de acreedores.',
  },
  { value: 'whole', name: 'La factura entera', text: 'Era una prueba, está repetida o el trabajo no se hizo.' },
  {
    value: 'payable',
    name: 'La retención de IRPF o un suplido',
    text: 'La factura se abona entera y se emite otra: lo que queda por pagar no se corrige por partes.',
  },
]);

/** What a simplified invoice does not have: a customer, and what is withheld or paid for them. */
const OF_COMPLETE: readonly What[] = ['customer', 'other', 'payable'];

/** What can be wrong with an invoice: a simplified one has no customer to be wrong about. */
export const whatsOf = (simplified: boolean, tax: Tax = 'IVA'): Option<What>[] => {
  const whats = WHATS.map(what => ({ ...what, name: inWordsOf(what.name, tax) }));
  return simplified ? numbered(whats.filter(({ value }) => !OF_COMPLETE.includes(value))) : whats;
};

/** What the table of instruments calls it, where the first question says all. */
const EXACT: Partial<Record<What, Wrong>> = {
  amount: 'amount',
  vat: 'vat',
  other: 'other_customer',
  whole: 'whole',
  payable: 'whole',
};

interface Closer {
  question: string;
  options: Option<Wrong>[];
}

const CLOSER: Partial<Record<What, Closer>> = {
  customer: {
    question: '¿Qué dato está mal?',
    options: numbered<Wrong>([
      { value: 'customer', name: 'El nombre, el NIF o la dirección', text: 'Salen en la factura.' },
      {
        value: 'customer_record',
        name: 'Solo su país o su tipo de documento',
        text: 'No salen en la factura: van en el registro de la AEAT.',
      },
    ]),
  },
  text: {
    question: '¿Qué está mal de eso?',
    options: numbered<Wrong>([
      { value: 'text', name: 'La fecha o una descripción' },
      { value: 'notes', name: 'Solo las notas' },
    ]),
  },
  later: {
    question: '¿Qué ha pasado?',
    options: numbered<Wrong>([
      { value: 'returned', name: 'Me devuelven algo', text: 'Todo o una parte, con la factura bien hecha.' },
      { value: 'unpaid', name: 'No me la pagan', text: 'Ha pasado el plazo de la ley y la has reclamado.' },
      { value: 'insolvent', name: 'Está en concurso de acreedores', text: 'Declarado después de la factura.' },
    ]),
  },
};

export const exactly = (what: What): Wrong | null => EXACT[what] ?? null;
/** The first answer after which `wrong` is said. */
export const whatOf = (wrong: Wrong): What =>
  WHATS.map(({ value }) => value).find(
    what => EXACT[what] === wrong || CLOSER[what]?.options.some(({ value }) => value === wrong),
  )!;
export const closerOf = (what: What): Closer | null => CLOSER[what] ?? null;

export const HAPPENED = '¿Se hizo el trabajo o se entregó lo que dice la factura?';
export const happenedOptions = (part: boolean): Option<Happened>[] =>
  numbered<Happened>([
    { value: 'yes', name: 'Sí', text: part ? 'Aunque ahora valga otra cosa.' : undefined },
    ...(part ? [{ value: 'part' as const, name: 'Solo una parte', text: 'Lo demás no se hará.' }] : []),
    { value: 'no', name: 'No, nada', text: 'O ya está en otra factura.' },
  ]);

export const HANDED_OVER = '¿La tiene ya tu cliente?';
export const HANDED_OVER_OPTIONS: Option<'yes' | 'no'>[] = [
  { value: 'yes', name: 'Sí', key: 'S' },
  { value: 'no', name: 'No, no ha salido de aquí', key: 'N' },
];

export const nameOf = <Value extends string>(options: Option<Value>[], value: Value): string =>
  options.find(option => option.value === value)?.name ?? '';
