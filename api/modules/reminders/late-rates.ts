import type { EntityManager } from 'typeorm';
import { plain } from '../../../schema/decimal';
import { beginsHalfYear, halfYearOf, nextHalfYear, type HalfYear } from '../../../schema/remind/interest';
import type { Ctx } from '../../platform/context';
import { dayOf, spanishDate } from '../../platform/dates';
import { badField } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { LateRate, type LateRateInput } from './late-rate.entity';

/** More half-years than anybody lives to see. */
export const MOST_RATES = 200;

/** Newest first. */
export const listLateRates = (em: EntityManager): Promise<LateRate[]> =>
  em.find(LateRate, { order: { startsOn: 'DESC' }, take: MOST_RATES });

/** Those that somebody read in the BOE: of the others no letter asks anything. */
export const halfYears = async (em: EntityManager): Promise<HalfYear[]> =>
  (await listLateRates(em))
    .filter(({ readOn }) => readOn !== null)
    .map(({ startsOn, reference }) => ({ from: startsOn, reference }));

/** Writes down the rate of a half-year, a new one or one that there is. As the platform role. */
export async function saveLateRate(
  em: EntityManager,
  ctx: Ctx,
  startsOn: string,
  input: LateRateInput,
): Promise<LateRate> {
  if (!beginsHalfYear(startsOn) || startsOn < '2013' || startsOn >= '2100')
    throw badField(
      'startsOn',
      'Escribe el primer día de un semestre, el 1 de enero o el 1 de julio, entre 2013 y 2099',
    );
  const today = dayOf(ctx.now());
  // Each is published in the last days before it begins.
  if (startsOn > nextHalfYear(halfYearOf(today))) throw badField('startsOn', 'Ese semestre aún no se ha publicado');
  if (input.readOn > today) throw badField('readOn', 'La fuente se ha leído hoy o antes');
  const found = await em.findOneBy(LateRate, { startsOn });
  const was = found?.reference ?? null;
  const change = { reference: plain(input.reference), source: input.source.trim(), readOn: input.readOn };
  if (found && Object.entries(change).every(([key, value]) => found[key as keyof typeof change] === value))
    return found;
  const rate = Object.assign(found ?? new LateRate(), { startsOn, ...change, changedAt: ctx.now() });
  await em.save(LateRate, rate);
  await logActivity(em, ctx, {
    action: was === null ? 'create' : 'update',
    entityType: 'regulation',
    entityId: null,
    description: `Tipo del BCE para la demora desde el ${spanishDate(startsOn)}: ${was === null ? '' : `de ${was} `}a ${rate.reference}`,
    riskLevel: 'high',
  });
  return rate;
}
