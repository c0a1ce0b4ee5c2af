/** How an invoice stands to prepayments. */
export type Settling =
  /** It is one; `by`: number of the invoice that takes it off, where one does. */
  | { of: 'prepayment'; by: string | null }
  /** It takes these off, by their numbers. */
  | { of: 'final'; prepayments: readonly string[] };

interface Answered {
  wrong: string;
  happened: 'yes' | 'part' | 'no' | null;
}
interface Advised {
  instrument: string;
  why: string;
  rectify?: { extent: string };
}

const WHOLE = {
  kind: 'R1' as const,
  way: 'I' as const,
  extent: 'whole' as const,
  cause: 'La operación queda sin efecto (artículo 80.Dos de la Ley 37/1992).',
};

/** The advice on a prepayment that `by` takes off: it is never annulled, and what changes of it changes that one too. */
function onSettled<Advice extends Advised>(advice: Advice, by: string) {
  const then = `Está liquidado en ${by}, que lo resta: rectifica también esa.`;
  if (advice.instrument === 'annul')
    return {
      instrument: 'rectify' as const,
      why: `Este anticipo ya no se anula: otra factura lo abona. ${then}`,
      source: 'LIVA 75.Dos, 80.Dos',
      rectify: WHOLE,
    };
  const changes = advice.instrument === 'rectify' && advice.rectify?.extent !== 'data';
  return changes ? { ...advice, why: `${advice.why} ${then}` } : advice;
}

/** The advice on an invoice that takes prepayments off: what undoes it whole leaves them to be settled, or given back. */
function onFinal<Advice extends Advised>(
  advice: Advice,
  happened: Answered['happened'],
  prepayments: readonly string[],
) {
  const whole = advice.instrument === 'annul' || advice.rectify?.extent === 'whole';
  const [one] = prepayments;
  if (!whole || !one) return advice;
  const many = prepayments.length > 1;
  const named = `${many ? 'Sus anticipos' : 'Su anticipo'} (${prepayments.join(', ')})`;
  const then =
    happened === 'no'
      ? `${named} ya ${many ? 'llevan' : 'lleva'} IVA: ${many ? 'abónalos' : 'abónalo'} también.`
      : `${named} ${many ? 'quedan' : 'queda'} sin liquidar: ${many ? 'réstalos' : 'réstalo'} en la que emitas en su lugar.`;
  return { ...advice, why: `${advice.why} ${then}` };
}

/** What is right for an invoice, with what prepayments change of it. */
export function onSettlement<Advice extends Advised>(
  advice: Advice,
  { happened }: Answered,
  settling: Settling | null | undefined,
) {
  if (settling?.of === 'prepayment') return settling.by ? onSettled(advice, settling.by) : advice;
  return settling ? onFinal(advice, happened, settling.prepayments) : advice;
}
