import { limitOf } from '../../../../../../schema/kinds/simplified';
import { today } from '../../../../ui/format/dates';
import { taxHere } from '../../../../ui/format/here';
import { setDays, setDiscounts, setGross, setMargin, setReturns, type Grid } from '../../grid/grid';
import type { InvoiceFormState } from '../../useInvoiceForm';
import type { Form } from '../../values';
import { GROUPS, type FieldChoice } from './fields';
import { NOBODY_ELSE } from '../issuedBy';
import type { Kind } from '../kind';
import { AS_AGREED } from '../payment';
import { asPrepayment } from '../prepayments';
import type { Withholding } from '../useWithholding';

type OfForm = Pick<
  Form,
  | 'operationDate'
  | 'discount'
  | 'suplidos'
  | 'date'
  | 'recargo'
  | 'rent'
  | 'prepayment'
  | 'devicesOrMetals'
  | 'issuedBy'
  | 'payment'
>;

/** What has a say in which fields there are, and the ways to say more. */
export interface Choosing
  extends
    OfForm,
    Required<Pick<Grid, 'days' | 'discounts' | 'gross' | 'returns' | 'margin'>>,
    Pick<Withholding, 'rate' | 'who' | 'usual'>,
    Pick<Kind, 'activity'>,
    Pick<InvoiceFormState, 'set' | 'setGrid'> {
  simplified: boolean;
  /** It says whom it is for. */
  named: boolean;
  /** Its customer has recargo de equivalencia. */
  surcharged: boolean;
  setKind: Kind['set'];
}

const WITHHELD: Record<Exclude<Withholding['who'], null>, string> = {
  always: 'La de tu última factura a una empresa. Nunca a particulares',
  asBusiness: 'Solo si te contrata como empresa o profesional',
  never: 'Este cliente no retiene: no tiene NIF español',
};

/** What is taxed on what is earned: the form asks for what it cost. */
const MARGINS = [
  {
    regime: '03',
    name: 'Bienes usados',
    hint: 'El IVA sale de lo que ganas: precio menos coste, y no se ve en la factura',
    key: 'U',
  },
  {
    regime: '05',
    name: 'Agencia de viajes',
    hint: 'El IVA sale de lo que ganas, y no se ve en la factura',
    key: 'T',
  },
];

const [MONEY, OTHERS, KIND, SCHEMES] = GROUPS;

const COMPLETE = 'Solo en una factura completa';

const moneyAndDate = ({
  days,
  discounts,
  gross,
  margin,
  simplified,
  rate,
  who,
  usual,
  operationDate,
  date,
  discount,
  suplidos,
  set,
  setGrid,
}: Choosing): FieldChoice[] => [
  {
    name: 'Descuento por línea',
    group: MONEY,
    quoted: true,
    hint: 'En % o en euros: 10 % o 15,00',
    on: discounts,
    turn: on => setGrid(grid => setDiscounts(grid, on)),
  },
  {
    name: `Precios con ${taxHere()} incluido`,
    group: MONEY,
    quoted: true,
    hint: 'Por línea con la tecla I, o en todas',
    on: gross,
    off: margin !== null,
    turn: on => setGrid(grid => setGross(grid, on)),
  },
  {
    name: 'Retención de IRPF',
    group: MONEY,
    quoted: true,
    hint: simplified ? COMPLETE : WITHHELD[who ?? 'always'],
    on: rate !== null,
    off: simplified || who === 'never',
    turn: on => set({ withholding: on ? usual : '' }, 'withholding'),
  },
  {
    name: 'Fecha de la operación',
    group: MONEY,
    hint: days ? 'Sale de las fechas de las líneas' : 'Si no es la de la factura',
    on: operationDate !== null,
    off: days,
    turn: on => set({ operationDate: on ? date || today() : null }, 'operationDate'),
  },
  {
    name: 'Descuento sobre el total',
    group: MONEY,
    quoted: true,
    hint: 'Se reparte entre las líneas',
    on: discount !== null,
    turn: on => set({ discount: on ? '' : null }, 'discount'),
  },
  {
    name: 'Suplidos',
    group: MONEY,
    hint: simplified ? COMPLETE : `Pagos en nombre de tu cliente, sin ${taxHere()}`,
    on: suplidos.length > 0,
    off: simplified && suplidos.length === 0,
    turn: on => set({ suplidos: on ? [{ key: 0, description: '', amount: '' }] : [] }, 'suplidos'),
  },
];

const kindOfInvoice = ({
  rent,
  simplified,
  activity,
  surcharged,
  recargo,
  prepayment,
  days,
  date,
  named,
  returns,
  set,
  setGrid,
  setKind,
}: Choosing): FieldChoice[] => [
  {
    name: 'Alquiler de local de negocio',
    group: KIND,
    quoted: true,
    hint: taxHere() === 'IVA' ? 'Al 21 %, con su clave de régimen' : 'Con su clave de régimen',
    on: rent,
    turn: on => set({ rent: on }),
  },
  {
    name: 'Factura simplificada',
    group: KIND,
    hint: `Un tique: sin cliente, hasta ${limitOf(activity) === '400' ? '400' : '3.000'} € con ${taxHere()}`,
    on: simplified,
    turn: on => setKind(on ? 'F2' : 'F1'),
  },
  ...(surcharged
    ? [
        {
          name: 'Recargo de equivalencia',
          group: KIND,
          quoted: true as const,
          hint: 'Lo tiene este cliente. Quítalo en un servicio',
          on: recargo !== false,
          turn: (on: boolean) => set({ recargo: on ? null : (false as const) }),
        },
      ]
    : []),
  {
    name: 'Factura de anticipo',
    group: KIND,
    hint: 'Cobrada antes de entregar o hacer el trabajo',
    on: prepayment,
    off: days && !prepayment,
    turn: on => set(asPrepayment(on, date), 'operationDate'),
  },
  {
    name: 'Devoluciones',
    group: KIND,
    hint: named ? 'Resta lo que te devuelve, en negativo: −2' : 'Solo en una factura con su cliente',
    key: '-',
    on: returns,
    off: !returns && (!named || prepayment),
    turn: on => setGrid(grid => setReturns(grid, on)),
  },
  {
    name: 'Fecha en cada línea',
    group: KIND,
    hint: simplified ? COMPLETE : 'Varias operaciones de un mes: factura recapitulativa',
    key: 'F',
    on: days,
    off: (simplified || prepayment) && !days,
    turn: on => {
      setGrid(grid => setDays(grid, on));
      if (on) set({ operationDate: null, pending: null }, 'operationDate');
    },
  },
];

const taxedOnMargin = ({ margin, prepayment, set, setGrid }: Choosing): FieldChoice[] => [
  ...(taxHere() === 'IVA' ? MARGINS : []).map(({ regime, ...each }) => ({
    ...each,
    group: SCHEMES,
    on: margin === regime,
    off: margin !== regime && prepayment,
    turn: (on: boolean) => {
      setGrid(grid => setMargin(grid, on ? regime : null));
      if (on) set({ withholding: '', discount: null, prepayments: [] }, 'withholding');
    },
  })),
];

const whoAndPayment = ({
  issuedBy,
  simplified,
  devicesOrMetals,
  payment,
  prepayment,
  set,
}: Choosing): FieldChoice[] => [
  {
    name: 'La expide otro',
    group: OTHERS,
    hint: 'Tu cliente o un tercero, en tu nombre y con un acuerdo',
    key: 'X',
    on: issuedBy !== null,
    turn: on =>
      set({ issuedBy: on ? NOBODY_ELSE : null, series: on || simplified || devicesOrMetals ? '' : 'A' }, 'series'),
  },
  {
    name: 'Vencimiento y forma de pago',
    group: OTHERS,
    hint: 'Si no son los acordados con el cliente',
    key: 'V',
    on: payment !== null,
    off: simplified || prepayment,
    turn: on => set({ payment: on ? AS_AGREED : null }, 'payment'),
  },
];

/** The fields that an invoice may have, in the order of their keys. */
export const fieldChoices = (choosing: Choosing): FieldChoice[] => [
  ...moneyAndDate(choosing),
  ...kindOfInvoice(choosing),
  ...taxedOnMargin(choosing),
  ...whoAndPayment(choosing),
];
