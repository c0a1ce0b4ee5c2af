import { In, type EntityManager } from 'typeorm';
import { asks, wrongInstrument, type Instrument, type Situation } from '../../../../schema/kinds/wrong';
import { byMargin } from '../../../../schema/tax/margin';
import { badField, conflict } from '../../../platform/errors';
import { historyOf } from '../../verifactu/correct/history';
import type { SubmissionStatus } from '../../verifactu/submission.entity';
import { Invoice } from '../invoice.entity';
import { isSimplified } from '../../verifactu/seal/factura';
import { exchangesOf, standingFor, takenBack } from '../exchange/exchanges';
import { prepaymentsOf, settlersOf } from '../prepay/settlements';
import { cameInFor } from './came-in';
import { rectifyingOf, stands } from './related';
import type { WrongInput } from './wrong.types';
import { inWordsOf } from '../../../../schema/tax/words';

const RECORDS: Record<SubmissionStatus, Situation['record']> = {
  waiting: 'waiting',
  sending: 'waiting',
  accepted: 'accepted',
  accepted_with_errors: 'warned',
  rejected: 'rejected',
};

async function exchangingOf(em: EntityManager, invoice: Invoice): Promise<Situation['exchange']> {
  const { tenantId, id, kind } = invoice;
  if (kind === 'F3') {
    const { takesBack, takenBackBy } = await takenBack(em, invoice);
    return { of: 'complete', settledBy: (takenBackBy ?? takesBack)?.fullNumber ?? null };
  }
  const by = isSimplified(kind) && standingFor(await exchangesOf(em, tenantId, 'exchangedId', [id]), id);
  return by ? { of: 'ticket', by: by.fullNumber! } : null;
}

async function settlingOf(em: EntityManager, invoice: Invoice): Promise<Situation['settlement']> {
  const { tenantId, id, prepayment } = invoice;
  if (prepayment) {
    const [by] = (await settlersOf(em, tenantId, [id])).get(id) ?? [];
    return { of: 'prepayment', by: by?.fullNumber ?? null };
  }
  const ids = invoice.rectificationWay ? [] : await prepaymentsOf(em, invoice);
  if (ids.length === 0) return null;
  const found = await em.findBy(Invoice, { tenantId, id: In(ids) });
  return { of: 'final', prepayments: ids.map(each => found.find(one => one.id === each)!.fullNumber!) };
}

async function situationOf(em: EntityManager, invoice: Invoice): Promise<Situation> {
  const standing = (await rectifyingOf(em, invoice)).filter(stands);
  const history = await historyOf(em, invoice.tenantId, invoice.id);
  const status = history.filter(({ kind }) => kind === 'alta').at(-1)?.status ?? null;
  return {
    status: invoice.status,
    cameIn: await cameInFor(em, invoice, standing),
    record: status === null ? 'none' : RECORDS[status],
    simplified: isSimplified(invoice.kind),
    rectified: standing.length > 0,
    replacedBy: standing.find(({ rectificationWay }) => rectificationWay === 'S')?.fullNumber ?? null,
    margin: byMargin(invoice.rates),
    exchange: await exchangingOf(em, invoice),
    settlement: await settlingOf(em, invoice),
  };
}

/**
 * Throws 409 with the right instrument where the answers of who calls say that the one used is wrong; 400 where an
 * answer is missing. Without answers nobody can know: then it is right.
 */
export async function checkInstrument(
  em: EntityManager,
  invoice: Invoice,
  used: Instrument,
  because: WrongInput | null | undefined,
): Promise<void> {
  if (!because) return;
  const { wrong, happened = null, handedOver = null } = because;
  if (asks(wrong).more && happened === null) throw badField('because.happened', 'Di si la operación se hizo');
  if (asks(wrong).more && handedOver === null)
    throw badField('because.handedOver', 'Di si tu cliente tiene la factura');
  const advice = wrongInstrument(used, { wrong, happened, handedOver }, await situationOf(em, invoice));
  if (advice) throw conflict(inWordsOf(advice, invoice.tax));
}
