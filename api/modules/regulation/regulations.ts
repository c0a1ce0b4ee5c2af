import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { dayOf, isCalendarDate } from '../../platform/dates';
import { badField, notFound } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { Regulation, RegulationState, type RegulationInput } from './regulation.entity';

export const MOST_REGULATIONS = 50;

/** By date, a month before its days. */
export const listRegulations = (em: EntityManager): Promise<Regulation[]> =>
  em.find(Regulation, { order: { date: 'ASC', code: 'ASC' }, take: MOST_REGULATIONS });

/** A day, or the month of what nobody has published yet: what binds does so from a day on. */
function dateGiven({ date, state }: RegulationInput): string {
  const text = date.trim();
  const isDay = isCalendarDate(text);
  if (!isDay && !isCalendarDate(`${text}-01`))
    throw badField('date', 'Escribe un día (AAAA-MM-DD) o un mes (AAAA-MM) que exista');
  // A slip of the hand would bind everybody at once, or nobody ever.
  if (text < '2020' || text >= '2100') throw badField('date', 'Escribe un año entre 2020 y 2099');
  if (isDay) return text;
  if (state === RegulationState.in_force)
    throw badField('date', 'Lo que está en el BOE obliga desde un día: escribe el día entero');
  return text;
}

/** Writes down what the law says now. As the platform role: requests of companies only read it. */
export async function saveRegulation(
  em: EntityManager,
  ctx: Ctx,
  code: string,
  input: RegulationInput,
): Promise<Regulation> {
  const date = dateGiven(input);
  if (input.readOn > dayOf(ctx.now())) throw badField('readOn', 'La fuente se ha leído hoy o antes');
  // Among those there are: no text that somebody sends as a code reaches the database.
  const found = (await listRegulations(em)).find(each => each.code === code);
  if (!found) throw notFound('Esa fecha de la ley no existe');
  const change = {
    date,
    who: input.who.trim(),
    text: input.text.trim(),
    state: input.state,
    source: input.source.trim(),
    readOn: input.readOn,
  };
  const same = Object.entries(change).every(([key, value]) => found[key as keyof typeof change] === value);
  if (same) return found;
  const saved = { ...change, changedAt: ctx.now() };
  await em.update(Regulation, { code }, saved);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'regulation',
    entityId: null,
    description: `Fecha de la ley «${found.who}» (${code}): de ${found.date} a ${date}`,
    riskLevel: 'high',
  });
  return Object.assign(found, saved);
}
