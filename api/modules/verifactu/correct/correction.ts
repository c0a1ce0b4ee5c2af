import { textOf } from '../../../../schema/record';
import { CorrectionWay, type Correction, type CorrectionChange } from './correction.types';
import { explanationOf } from '../codes/codes';
import type { Factura } from '../seal/factura';
import { altaFlags, anulacionFlags, mustAnnulAgain, type PastRecord } from './history';
import { recipientXml } from '../seal/recipient';
import type { Flags } from '../seal/record-text';
import { whyNotSendable } from '../seal/checks';
import type { Submission } from '../submission.entity';
import { clean } from '../xml';

/** How an invoice stands: all its records, the last alta with its answer, and what a new alta would say. */
export interface Standing {
  history: readonly PastRecord[];
  factura: Factura;
  last: { xml: string; status: Submission['status'] | null } & Pick<Submission, 'code' | 'message' | 'heldAs'>;
  cancelled: boolean;
}

const KINDS: Record<string, string> = {
  '': 'NIF',
  '02': 'NIF-IVA',
  '03': 'Pasaporte',
  '04': 'Documento de su país',
  '05': 'Certificado de residencia',
  '06': 'Otro documento',
  '07': 'No censado',
};

const COUNTRY = 'País del cliente';
const KIND = 'Tipo de documento';
/** What an accepted record is corrected for: on no paper, so nobody else can say it. */
const OFF_PAPER = [COUNTRY, KIND];

/** What the customer's part of a record says. */
function recipientIn(xml: string): [what: string, value: string][] {
  const part = /<sf:Destinatarios>.*<\/sf:Destinatarios>/s.exec(xml)?.[0] ?? xml;
  return [
    ['Nombre del cliente', textOf(part, 'NombreRazon')],
    [COUNTRY, textOf(part, 'CodigoPais') || 'ES'],
    [KIND, KINDS[textOf(part, 'IDType')] ?? textOf(part, 'IDType')],
    ['Número', textOf(part, 'NIF') || textOf(part, 'ID')],
  ];
}

function changesOf({ last, factura: { recipient, issuerName } }: Standing): CorrectionChange[] {
  const said = (xml: string, name: string) =>
    new Map([...(recipient ? recipientIn(xml) : []), ['Nombre de tu empresa', name]]);
  const before = said(last.xml, textOf(last.xml, 'NombreRazonEmisor'));
  return [...said(recipient ? recipientXml(recipient) : '', clean(issuerName, 120))]
    .map(([what, after]) => ({ what, before: before.get(what)!, after }))
    .filter(change => change.before !== change.after);
}

type Way = [CorrectionWay, string];

const CANCEL_AND_REISSUE =
  'Si la venta es real, la ley pide una factura rectificativa. Si no has entregado esta, se anula y se emite otra con los datos correctos. «Me he equivocado» elige por ti y lo prepara.';

const AT_THE_END = ', enlazado al final de la cadena, y se enviará. El rechazado se conserva.';

const DUPLICATE = 3000;

/** The AEAT was asked whose a duplicate is and did not say; the reason follows. */
export const OWNER_NOT_SAID = 'La AEAT no ha dicho de quién es el registro que tiene: ';

/**
 * Of a duplicate nothing is corrected before the AEAT has said whose record it holds: correcting another program's
 * would replace it.
 */
function wayOfDuplicate({ last: { status, code, message, heldAs } }: Standing): Way | null {
  if (status !== 'rejected' || code !== DUPLICATE || heldAs === 'ours' || heldAs === 'nothing') return null;
  if (heldAs === 'other')
    return [
      CorrectionWay.rectify,
      'Con ese número y esa fecha la AEAT guarda la factura de otro programa: Folio no la corrige ni la anula. Escríbenos y vemos cómo sigues.',
    ];
  return [
    CorrectionWay.send,
    `${message?.startsWith(OWNER_NOT_SAID) ? `${message} ` : ''}Antes de corregir nada, Folio pregunta a la AEAT de quién es el registro que tiene de esta factura: envíala y lo sabrás.`,
  ];
}

function wayOfRefused({ last, factura }: Standing, changes: CorrectionChange[]): Way {
  const why = whyNotSendable(factura);
  const advice = explanationOf(last.code)?.action === 'rectify' ? CANCEL_AND_REISSUE : '';
  if (why) return [CorrectionWay.rectify, `${why} ${advice}`.trim()];
  if (changes.length === 0 && advice) return [CorrectionWay.rectify, advice];
  return [CorrectionWay.correct, `Se sellará un registro nuevo de esta factura${AT_THE_END}`];
}

/** Of a cancelled invoice only its anulación is made right, and only where there is something to annul. */
function wayOfCancelled({ history }: Standing): Way {
  const last = history.filter(({ kind }) => kind === 'anulacion').at(-1);
  if (last?.status === 'waiting' || last?.status === 'sending')
    return [CorrectionWay.wait, 'La anulación está en camino: espera la respuesta de la AEAT.'];
  if (last?.status !== 'rejected') return [CorrectionWay.nothing, 'La factura está anulada: no hay nada que corregir.'];
  return mustAnnulAgain(history)
    ? [CorrectionWay.correct, `Se sellará otro registro de anulación${AT_THE_END}`]
    : [CorrectionWay.nothing, 'La AEAT no tiene esta factura: no hay nada que anular.'];
}

/** Of one that the AEAT holds: a subsanación in its place (FAQ 17.2.b). */
const wayOfHeld = (standing: Standing, changes: CorrectionChange[]): Way =>
  whyNotSendable(standing.factura)
    ? wayOfRefused(standing, changes)
    : [CorrectionWay.correct, 'Se sellará un registro nuevo que sustituye al aceptado, y se enviará.'];

function wayOf(standing: Standing, changes: CorrectionChange[]): Way {
  const { last, cancelled } = standing;
  if (cancelled) return wayOfCancelled(standing);
  switch (last.status) {
    case 'waiting':
    case 'sending':
      return [CorrectionWay.wait, 'El registro está en camino: espera la respuesta de la AEAT.'];
    case 'accepted':
      return changes.some(({ what }) => OFF_PAPER.includes(what))
        ? wayOfHeld(standing, changes)
        : [CorrectionWay.nothing, 'La AEAT ha aceptado el registro: no hay nada que corregir.'];
    case 'accepted_with_errors':
      return explanationOf(last.code)?.class === 'harmless'
        ? [CorrectionWay.nothing, 'El aviso no pide nada: el registro vale como está.']
        : wayOfHeld(standing, changes);
    case null:
      return [CorrectionWay.send, 'La factura se emitió antes de que tu empresa enviara: envíala.'];
    default:
      return wayOfDuplicate(standing) ?? wayOfRefused(standing, changes);
  }
}

/** Flags of the record that would be sealed. */
export const flagsOf = ({ cancelled, history }: Pick<Standing, 'cancelled' | 'history'>): Flags =>
  cancelled ? anulacionFlags(history) : altaFlags(history);

/**
 * The way out of a record that was not taken, with the flags that a new one would have (the AEAT's table of
 * operations): computed from history, never chosen.
 */
export function correctionOf(standing: Standing): Correction {
  const changes = standing.cancelled ? [] : changesOf(standing);
  const [way, willDo] = wayOf(standing, changes);
  const { code, message } = standing.last;
  const { subsanacion, rechazoPrevio } = flagsOf(standing);
  return { way, willDo, reason: message, explanation: explanationOf(code), subsanacion, rechazoPrevio, changes };
}
