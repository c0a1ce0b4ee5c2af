import { actionOf } from './instrument-words';
import { onExchange, type Exchanging } from './exchange-advice';
import { onIdentity } from './identity-advice';
import { onMoney, type CameIn } from './money-advice';
import { onSettlement, type Settling } from './prepayment-advice';

/** What is wrong with an issued invoice, in the words of who issued it. */
export const WRONGS = [
  'amount',
  'vat',
  'customer',
  'customer_record',
  'other_customer',
  'text',
  'notes',
  'returned',
  'insolvent',
  'unpaid',
  'whole',
] as const;
export type Wrong = (typeof WRONGS)[number];

/** Whether what is invoiced took place. */
export type Happened = 'yes' | 'part' | 'no';

export interface Answers {
  wrong: Wrong;
  /** Null where it is not asked (`asks`). */
  happened: Happened | null;
  /** Whether the customer has the invoice; null where it is not asked. */
  handedOver: boolean | null;
}

/** How the invoice stands; `record`: with the AEAT, 'none' where nothing of it is for the AEAT. */
export interface Situation {
  status: 'draft' | 'issued' | 'paid' | 'cancelled';
  record: 'none' | 'waiting' | 'accepted' | 'warned' | 'rejected';
  /** By default what its status says. */
  cameIn?: CameIn;
  /** A simplified invoice, or one that rectifies such. */
  simplified: boolean;
  /** An invoice that stands rectifies it. */
  rectified: boolean;
  /** The number of the one that replaces it, where one that stands does. */
  replacedBy: string | null;
  /** It is taxed on the margin, which nothing replaces (docs/adr/0020). */
  margin?: boolean;
  exchange?: Exchanging | null;
  settlement?: Settling | null;
}

/** What the law has for it: nothing else is ever right. */
export type Instrument = 'edit' | 'correct' | 'annul' | 'rectify' | 'take_back' | 'nothing';

/** What a rectifying invoice says: all of the original taken back, what is owed, some rows, another rate, or data alone. */
export type Extent = 'whole' | 'owed' | 'rows' | 'rates' | 'data';

export interface Advice {
  instrument: Instrument;
  why: string;
  source: string;
  /** Of a rectifying invoice. The way is proposed: by substitution where data of the customer alone were wrong (docs/adr/0017). */
  rectify?: { kind: 'R1' | 'R2' | 'R3' | 'R4' | 'R5'; way: 'I' | 'S'; extent: Extent; cause: string };
  /** The right invoice is issued anew afterwards. */
  reissue?: boolean;
  /** In the invoice that replaces this one, not here. */
  inReplacing?: boolean;
  /** In the simplified invoices that this one stands for. */
  inTickets?: boolean;
  /** Or taken off the next invoice to the same customer (`returns.ts`). */
  orNextInvoice?: boolean;
  /** Not before what rectifies it is annulled. */
  rectifyingFirst?: boolean;
}

const NEVER_ASKED: readonly Wrong[] = ['customer_record', 'notes', 'returned', 'insolvent', 'unpaid'];
const IN_PARTS: readonly Wrong[] = ['amount', 'whole'];

/** Which of the other two questions an answer to the first one needs, and whether a part of it may have taken place. */
export const asks = (wrong: Wrong): { more: boolean; part: boolean } => ({
  more: !NEVER_ASKED.includes(wrong),
  part: IN_PARTS.includes(wrong),
});

/** All that is asked has been answered. */
export const isAnswered = ({ wrong, happened, handedOver }: Answers): boolean =>
  !asks(wrong).more || (happened !== null && handedOver !== null);

const rectify = (
  kind: NonNullable<Advice['rectify']>['kind'],
  extent: Extent,
  cause: string,
  why: string,
  source: string,
  more: Partial<Advice> = {},
): Advice => ({ instrument: 'rectify', why, source, rectify: { kind, way: 'I', extent, cause }, ...more });

const HANDED_OVER = 'La operación se hizo y tu cliente ya tiene la factura: se queda como está y otra';

/** Of an operation that took place and an invoice that the customer has (ROF, art. 15; FAQ 17.2.a). */
const RIGHTED: Record<'amount' | 'vat' | 'other_customer' | 'text' | 'whole', Advice> = {
  amount: rectify(
    'R1',
    'rows',
    'Cambio del precio o de la cantidad después de emitir (artículo 80 de la Ley 37/1992).',
    `${HANDED_OVER} corrige el importe.`,
    'LIVA 80; FAQ 17.2.a',
  ),
  vat: rectify(
    'R1',
    'rates',
    'El tipo o la causa del IVA no eran los debidos (artículo 89 de la Ley 37/1992).',
    `${HANDED_OVER} corrige el IVA. Es un error de derecho.`,
    'LIVA 80, 89; FAQ 17.2.a',
  ),
  other_customer: rectify(
    'R4',
    'whole',
    'El destinatario no era el correcto.',
    `${HANDED_OVER} la abona entera a quien la recibió. Después emites una nueva a quien era.`,
    'ROF 15; A3',
    { reissue: true },
  ),
  text: rectify(
    'R4',
    'data',
    'La descripción o la fecha no eran las correctas.',
    `${HANDED_OVER} dice lo que debía decir. Los importes no cambian.`,
    'ROF 15; FAQ 17.2.a',
  ),
  whole: rectify(
    'R4',
    'whole',
    'Error en los datos de la factura.',
    `${HANDED_OVER} la abona entera. Después emites una nueva, bien hecha.`,
    'ROF 15; FAQ 17.2.a',
    { reissue: true },
  ),
};

const PART = rectify(
  'R1',
  'rows',
  'La operación queda sin efecto en parte (artículo 80.Dos de la Ley 37/1992).',
  'Una parte no se hará y tu cliente ya tiene la factura: se queda como está y otra abona esa parte.',
  'LIVA 80.Dos; FAQ 17.2.a',
);

/** Nothing is wrong with the invoice: what came after it changes it (LIVA, art. 80). */
function laterOn(wrong: 'returned' | 'insolvent' | 'unpaid', { simplified }: Situation): Advice {
  if (wrong === 'returned')
    return rectify(
      'R1',
      'rows',
      'Devolución o resolución de la operación (artículo 80.Dos de la Ley 37/1992).',
      'La venta fue real y la factura estaba bien: otra abona lo que te devuelven.',
      'LIVA 80.Uno, Dos',
      { orNextInvoice: !simplified },
    );
  return wrong === 'insolvent'
    ? rectify(
        'R2',
        'whole',
        'Concurso del destinatario (artículo 80.Tres de la Ley 37/1992).',
        'Con tu cliente en concurso puedes recuperar su IVA: otra factura baja la base y la deuda sigue igual. Hazlo dentro del plazo que da el artículo 80.Tres desde que se publica, y avisa a la AEAT en un mes.',
        'LIVA 80.Tres; RIVA 24',
      )
    : rectify(
        'R3',
        'whole',
        'Crédito incobrable (artículo 80.Cuatro de la Ley 37/1992).',
        'Pasado el plazo del artículo 80.Cuatro, y reclamada de forma que conste, puedes recuperar su IVA: otra factura baja la base y la deuda sigue igual. Avisa a la AEAT en un mes.',
        'LIVA 80.Cuatro; RIVA 24',
      );
}

function annulled(why: string, { rectified }: Situation, reissue: boolean): Advice {
  return {
    instrument: 'annul',
    why: rectified ? `${why} Pero ya tiene una rectificativa: anula antes esa.` : why,
    source: 'FAQ 17.2.d; RRSIF 11.1',
    reissue,
    rectifyingFirst: rectified,
  };
}

/** Of data that only the record has (FAQ 17.2.b). */
function ofRecord({ record }: Situation): Advice {
  if (record === 'none')
    return {
      instrument: 'nothing',
      why: 'Ese dato no sale en la factura, y no hay registro en la AEAT que lo diga: basta con corregir la ficha del cliente.',
      source: 'FAQ 17.2.c',
    };
  if (record === 'waiting')
    return {
      instrument: 'nothing',
      why: 'Su registro va camino de la AEAT: espera a que conteste y vuelve aquí.',
      source: 'FAQ 17.2.b',
    };
  return {
    instrument: 'correct',
    why: 'Ese dato no sale en la factura, solo en su registro: la factura no cambia y se manda un registro corregido.',
    source: 'FAQ 17.2.b',
  };
}

/**
 * The one right instrument for what is wrong with an invoice: `shared/spec/invoice-kinds.md` A3, and the AEAT's FAQ 17
 * and 19. The order is the law's: what is not issued is edited; what is on no paper is made right in the record; what
 * never took place or never left is annulled; anything else is rectified, a simplified invoice by an R5.
 */
export function adviceOn(answers: Answers, situation: Situation): Advice {
  const exchanged = onExchange(adviceByKind(answers, situation), answers, situation.exchange);
  return onSettlement(exchanged, answers, situation.settlement);
}

function adviceByKind(answers: Answers, situation: Situation): Advice {
  const { status, cameIn = status === 'paid' ? 'all' : 'none' } = situation;
  const advice: Advice = onMoney(adviceOnComplete(answers, situation), answers, cameIn);
  if (!situation.simplified || situation.status === 'draft' || situation.status === 'cancelled') return advice;
  if (OF_CUSTOMER.includes(answers.wrong) && answers.happened !== 'no') return NOBODY_NAMED;
  return advice.rectify ? { ...advice, rectify: { ...advice.rectify, kind: 'R5' } } : advice;
}

const OF_CUSTOMER: readonly Wrong[] = ['customer', 'customer_record', 'other_customer'];
const NOBODY_NAMED: Advice = {
  instrument: 'nothing',
  why: 'Una factura simplificada no necesita los datos de tu cliente, y la AEAT no los recibe: no hay nada que corregir.',
  source: 'ROF 7.1',
};

function adviceOnComplete(answers: Answers, situation: Situation): Advice {
  const { wrong, happened, handedOver } = answers;
  if (situation.status === 'draft')
    return {
      instrument: 'edit',
      why: 'Es un borrador: todavía no está emitida, así que se cambia sin más.',
      source: 'FAQ 17.1',
    };
  if (situation.status === 'cancelled')
    return {
      instrument: 'nothing',
      why: 'La factura está anulada: ya no cuenta. Si la venta es real, duplícala y emítela bien.',
      source: 'FAQ 17.2.d',
    };
  if (situation.replacedBy && wrong !== 'customer_record')
    return {
      instrument: 'nothing',
      why: `La ${situation.replacedBy} sustituye a esta factura y vale en su lugar: si algo está mal en ella, corrígelo allí.`,
      source: 'ROF 15.5',
      inReplacing: true,
    };
  switch (wrong) {
    case 'notes':
      return {
        instrument: 'nothing',
        why: 'La ley no pide las notas en una factura: no hace falta otro documento. Díselo a tu cliente si le importa.',
        source: 'FAQ 17.2.c',
      };
    case 'customer_record':
      return ofRecord(situation);
    case 'returned':
    case 'insolvent':
    case 'unpaid':
      return laterOn(wrong, situation);
  }
  if (happened === 'no')
    return annulled('Lo que dice la factura no existió: se anula, y deja de contar.', situation, false);
  if (handedOver === false)
    return annulled(
      'Tu cliente no la tiene: se anula como si no hubiera salido, y emites otra bien hecha.',
      situation,
      true,
    );
  if (happened === 'part' && asks(wrong).part) return PART;
  // What replaces an invoice stands alone.
  return wrong === 'customer' ? onIdentity(situation.rectified || Boolean(situation.margin)) : RIGHTED[wrong];
}

/** Why another instrument than the one used is right; null: it is the right one. */
export function wrongInstrument(used: Instrument, answers: Answers, situation: Situation): string | null {
  const advice = adviceOn(answers, situation);
  return advice.instrument === used ? null : `${advice.why} Con lo que dices, ${actionOf(advice)}.`;
}
