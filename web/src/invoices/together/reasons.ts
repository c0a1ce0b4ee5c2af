import { inWordsOf } from '../../../../schema/tax/words';
import type { Tax } from '../../../../schema/tax/territory';
import type { RectificationKind, WrongInput } from '../../gql/schema';

export type Reason = 'discount' | 'returned' | 'mistake' | 'data' | 'unpaid' | 'insolvent';

interface Said {
  label: string;
  /** Of complete invoices; simplified ones are rectified by an R5 whatever the reason. */
  kind: RectificationKind;
  /** What the paper gives as the cause where nothing else is written. */
  cause: string;
  /** What each of its lines says. */
  line: string;
  because?: WrongInput;
}

/** Why something is taken off several invoices, in the words of who issued them (RD 1619/2012, art. 15; LIVA, art. 80). */
const SAID: Record<Reason, Said> = {
  discount: {
    label: 'Un descuento o precio posterior',
    kind: 'R1',
    cause: 'Descuento o precio acordado después de emitir (artículo 80 de la Ley 37/1992).',
    line: 'Descuento',
  },
  returned: {
    label: 'Me devuelven algo, o no se hizo',
    kind: 'R1',
    cause: 'Devolución o resolución de la operación (artículo 80.Dos de la Ley 37/1992).',
    line: 'Devolución',
    because: { wrong: 'returned' },
  },
  mistake: {
    label: 'Me equivoqué en el importe',
    kind: 'R4',
    cause: 'El importe facturado no era el correcto.',
    line: 'Corrección del importe',
  },
  data: {
    label: 'Los datos del cliente estaban mal',
    kind: 'R4',
    cause: 'Los datos del cliente no eran los correctos.',
    line: '',
  },
  unpaid: {
    label: 'No me las pagan',
    kind: 'R3',
    cause: 'Crédito incobrable (artículo 80.Cuatro de la Ley 37/1992).',
    line: 'Crédito incobrable',
    because: { wrong: 'unpaid' },
  },
  insolvent: {
    label: 'Mi cliente está en concurso',
    kind: 'R2',
    cause: 'Concurso del destinatario (artículo 80.Tres de la Ley 37/1992).',
    line: 'Concurso de acreedores',
    because: { wrong: 'insolvent' },
  },
};

/** A simplified one has no data of its customer in its record that could be corrected. */
export const reasonsFor = (kind: string): { value: Reason; label: string }[] =>
  (Object.keys(SAID) as Reason[])
    .filter(value => value !== 'data' || kind !== 'F2')
    .map(value => ({ value, label: SAID[value].label }));

export function saidOf(reason: Reason, { kind, tax }: { kind: string; tax: Tax }): Said {
  const said = SAID[reason];
  return { ...said, kind: kind === 'F2' ? 'R5' : said.kind, cause: inWordsOf(said.cause, tax) };
}
