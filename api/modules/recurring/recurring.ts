import type { EntityManager } from 'typeorm';
import { dayAfter, dayFrom, farDayProblem, MOST_RULES, type Rhythm } from '../../../schema/recurring';
import type { Ctx } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { badField, conflict } from '../../platform/errors';
import { optionalWindow, pageOf, type Pagination } from '../../platform/graphql/page';
import { checkId, newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { draftOf } from '../invoices/at-once/draft-of';
import { RecurringInvoice } from './recurring-invoice.entity';
import type { RecurringInvoiceInput, RecurringInvoicesArgs } from './recurring.inputs';
import { MOST_PERIODS, RecurringState } from './recurring.types';
import { keepPeriod, movedTo } from './dealt-days';
import { checkActive, heldRule, missing, standInLine, versionOf } from './held-rule';
import { withNames, withPeriods } from './shown-rules';
import { checkTexts, inputOf, inTemplate, keptTemplate } from './template';

export async function listRecurring(
  em: EntityManager,
  ctx: Ctx,
  args: RecurringInvoicesArgs,
): Promise<{ items: RecurringInvoice[]; pagination: Pagination }> {
  const { tenantId } = ctx.me;
  const query = em
    .createQueryBuilder(RecurringInvoice, 'r')
    .where('r.tenantId = :tenantId', { tenantId })
    .orderBy('r.nextDate', 'ASC', 'NULLS LAST')
    .addOrderBy('r.id');
  if (args.state) query.andWhere('r.state = :state', { state: args.state });
  const page = await pageOf(em, query, optionalWindow(args.page, args.limit));
  await withNames(em, tenantId, page.items);
  return { ...page, items: await withPeriods(em, tenantId, page.items, 1) };
}

export async function findRecurring(em: EntityManager, ctx: Ctx, id: string): Promise<RecurringInvoice> {
  const { tenantId } = ctx.me;
  const rule = await em.findOneBy(RecurringInvoice, { tenantId, id: checkId(id) });
  if (!rule) throw missing();
  await withNames(em, tenantId, [rule]);
  rule.version = await versionOf(em, rule);
  return (await withPeriods(em, tenantId, [rule], MOST_PERIODS))[0]!;
}

/** The last day that was dealt with; null: none. */
async function lastDay(em: EntityManager, { tenantId, id }: RecurringInvoice): Promise<string | null> {
  const [row] = await em.query(
    'SELECT max(day)::text AS day FROM recurring_periods WHERE tenant_id = $1 AND rule_id = $2',
    [tenantId, id],
  );
  return row.day as string | null;
}

function checkFar(ctx: Ctx, field: 'nextDate' | 'until', day: string): void {
  const problem = farDayProblem(day, ctx.today());
  if (problem) throw badField(field, problem);
}

/** From today on, or as it was; not too far ahead; and after what was dealt with. */
async function checkNext(em: EntityManager, ctx: Ctx, day: string, rule?: RecurringInvoice): Promise<void> {
  if (day < ctx.today() && day !== rule?.nextDate)
    throw badField('nextDate', 'La próxima factura no puede ser de antes de hoy');
  checkFar(ctx, 'nextDate', day);
  const last = rule && (await lastDay(em, rule));
  if (last && day <= last)
    throw badField('nextDate', `La del ${spanishDate(last)} ya está hecha: la próxima va después`);
}

/** What an input says, once an invoice like it could be drafted today. */
async function fieldsOf(em: EntityManager, ctx: Ctx, input: RecurringInvoiceInput, rule?: RecurringInvoice) {
  const { nextDate, unit, until = null, times = null } = input;
  const [every, issues, sends] = [input.every ?? 1, input.issues ?? true, input.sends ?? false];
  const template = keptTemplate(input.template);
  checkTexts(template);
  await checkNext(em, ctx, nextDate, rule);
  if (until) checkFar(ctx, 'until', until);
  if (until && until < nextDate) throw badField('until', 'Termina antes de la próxima factura: revisa la fecha');
  if (times && times <= (rule?.made ?? 0)) throw badField('times', `Ya lleva ${rule!.made}: escribe un número mayor`);
  if (sends && !issues) throw badField('sends', 'Un borrador no se envía: elige emitir las facturas');
  const same = rule?.nextDate === nextDate && rule.every === every && rule.unit === unit;
  const rhythm: Rhythm = { anchor: same ? rule.anchor : nextDate, every, unit };
  const customerId = checkId(input.customerId, 'customerId');
  const drafted = inputOf(template, rhythm, { customerId, issues, day: nextDate, date: nextDate });
  const { total } = (await inTemplate(() => draftOf(em, ctx, drafted, newId()))).invoice;
  const { userId } = ctx.user;
  return {
    ...{ customerId, template, total, issues, sends, ...rhythm, until, times, nextDate },
    problem: null,
    triedOn: null,
    userId,
  };
}

const logged = (em: EntityManager, ctx: Ctx, id: string, action: 'create' | 'update' | 'delete', description: string) =>
  logActivity(em, ctx, { action, entityType: 'recurring_invoice', entityId: id, description });

export async function createRecurring(
  em: EntityManager,
  ctx: Ctx,
  input: RecurringInvoiceInput,
  id: string,
): Promise<RecurringInvoice> {
  const { tenantId } = ctx.me;
  // Of two at once the second waits, so that neither is the one too many.
  await em.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`recurring ${tenantId}`]);
  if ((await em.countBy(RecurringInvoice, { tenantId })) >= MOST_RULES)
    throw conflict(`Tu empresa ya tiene ${MOST_RULES} facturas recurrentes: elimina las que han terminado`);
  const fields = await fieldsOf(em, ctx, input);
  const state = RecurringState.active;
  await em.insert(RecurringInvoice, { tenantId, id, ...fields, made: 0, state, createdAt: ctx.now() });
  await logged(em, ctx, id, 'create', 'Factura recurrente creada');
  if (fields.nextDate <= ctx.today()) await standInLine(em, tenantId);
  return findRecurring(em, ctx, id);
}

export async function updateRecurring(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  input: RecurringInvoiceInput,
): Promise<RecurringInvoice> {
  const rule = await heldRule(em, ctx, id);
  if (input.version != null && input.version !== (await versionOf(em, rule)))
    throw conflict('La factura recurrente ha cambiado mientras tanto: vuelve a abrirla');
  const fields = await fieldsOf(em, ctx, input, rule);
  const state = rule.state === RecurringState.paused ? rule.state : RecurringState.active;
  await em.update(RecurringInvoice, { tenantId: rule.tenantId, id: rule.id }, { ...fields, state });
  await logged(em, ctx, rule.id, 'update', 'Factura recurrente cambiada');
  if (fields.nextDate <= ctx.today()) await standInLine(em, rule.tenantId);
  return findRecurring(em, ctx, rule.id);
}

/** Pauses it, or goes on with the next day from today on: what lies between is not made up for. */
export async function setPaused(em: EntityManager, ctx: Ctx, id: string, paused: boolean): Promise<RecurringInvoice> {
  const rule = await heldRule(em, ctx, id);
  const [from, to] = paused
    ? [RecurringState.active, RecurringState.paused]
    : [RecurringState.paused, RecurringState.active];
  if (rule.state === RecurringState.ended) throw conflict('Ha terminado: cámbiala para que siga');
  if (rule.state !== from) throw conflict(paused ? 'Ya está en pausa' : 'Ya está activa');
  rule.state = to;
  const today = ctx.today();
  const late = rule.nextDate! < today;
  const change = paused ? { state: to } : movedTo(rule, late ? dayFrom(rule, today) : rule.nextDate!, today);
  await em.update(RecurringInvoice, { tenantId: rule.tenantId, id: rule.id }, change);
  await logged(em, ctx, rule.id, 'update', `Factura recurrente ${paused ? 'en pausa' : 'reanudada'}`);
  return findRecurring(em, ctx, rule.id);
}

export async function deleteRecurring(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const rule = await heldRule(em, ctx, id);
  await em.delete(RecurringInvoice, { tenantId: rule.tenantId, id: rule.id });
  await logged(em, ctx, rule.id, 'delete', 'Factura recurrente eliminada');
  return true;
}

/** The next day goes by without an invoice; 409 where it is another than the one that was seen. */
export async function skipNext(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  seen: string | null | undefined,
): Promise<RecurringInvoice> {
  const rule = await heldRule(em, ctx, id);
  checkActive(rule);
  const day = rule.nextDate!;
  if (seen != null && seen !== day)
    throw conflict(`La próxima es ahora la del ${spanishDate(day)}: mira si quieres saltar esa`);
  await keepPeriod(em, rule, { day, invoiceId: null, note: null, createdAt: ctx.now() });
  const moved = movedTo(rule, dayAfter(rule, day), ctx.today());
  await em.update(RecurringInvoice, { tenantId: rule.tenantId, id: rule.id }, moved);
  await logged(em, ctx, rule.id, 'update', `Factura recurrente: la del ${spanishDate(day)} no se hace`);
  return findRecurring(em, ctx, rule.id);
}
