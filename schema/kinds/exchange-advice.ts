/** How an invoice stands to the exchange of simplified invoices for a complete one. */
export type Exchanging =
  /** The complete one (F3); `settledBy`: number of the one of the opposite sign that goes with it, where there is one. */
  | { of: 'complete'; settledBy: string | null }
  /** A simplified one, and the number of the complete one that stands for it. */
  | { of: 'ticket'; by: string };

interface Answered {
  wrong: string;
  happened: 'yes' | 'part' | 'no' | null;
}

const SOURCE = 'FAQ 27';
/** What the complete invoice says of its own; amounts, rates and what became of the sale are its tickets'. */
const OWN = ['customer', 'other_customer', 'text', 'whole'];

const IN_TICKETS = {
  instrument: 'nothing' as const,
  why: 'Una factura de canje no se rectifica: los importes y la venta son de sus simplificadas. Rectifica la que cambió (R5) y canjea esa rectificativa.',
  source: SOURCE,
  inTickets: true,
};

const TAKE_BACK = {
  instrument: 'take_back' as const,
  why: 'Las simplificadas están bien y la factura de canje no, y esa no se rectifica: otra de signo contrario la deja sin efecto, y las canjeas de nuevo.',
  source: SOURCE,
  reissue: true,
};

const settled = (by: string) => ({
  instrument: 'nothing' as const,
  why: `Esta factura y la ${by} se dejan sin efecto una a otra: canjea de nuevo sus simplificadas, si tu cliente quiere la completa.`,
  source: SOURCE,
});

interface Advised {
  instrument: string;
  source: string;
  why: string;
}

/** The advice on a complete invoice of an exchange, in place of what is right for another (AEAT, FAQ 27). */
function onComplete<Advice extends Advised>(advice: Advice, { wrong, happened }: Answered, settledBy: string | null) {
  if (advice.instrument !== 'rectify' && advice.instrument !== 'annul') return advice;
  if (settledBy) return settled(settledBy);
  if (!OWN.includes(wrong) || happened !== 'yes') return IN_TICKETS;
  return advice.instrument === 'annul' ? advice : TAKE_BACK;
}

const WHOLE = {
  kind: 'R5' as const,
  way: 'I' as const,
  extent: 'whole' as const,
  cause: 'La operación queda sin efecto (artículo 80.Dos de la Ley 37/1992).',
};

/** The advice on a simplified invoice that `by` stands for: it is never annulled, and its customer is that one's. */
function onTicket<Advice extends Advised>(advice: Advice, by: string) {
  if (advice.source === 'ROF 7.1')
    return {
      ...advice,
      why: `Los datos de tu cliente están en la ${by}, por la que se canjeó: si están mal, corrígelo allí.`,
      source: SOURCE,
    };
  const then = `Está canjeada por la ${by}, que tiene tu cliente`;
  if (advice.instrument === 'annul')
    return {
      instrument: 'rectify' as const,
      why: `${then}: ya no se anula. Otra factura la abona, y canjeas también esa rectificativa.`,
      source: SOURCE,
      rectify: WHOLE,
    };
  return advice.instrument === 'rectify'
    ? { ...advice, why: `${advice.why} ${then}: canjea también la rectificativa.` }
    : advice;
}

/** The advice as it is where an exchange has its say. */
export function onExchange<Advice extends Advised>(
  advice: Advice,
  answers: Answered,
  exchange: Exchanging | null | undefined,
) {
  if (!exchange) return advice;
  return exchange.of === 'ticket' ? onTicket(advice, exchange.by) : onComplete(advice, answers, exchange.settledBy);
}
