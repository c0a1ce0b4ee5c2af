import { cut } from '../../../schema/text/cut';
import { IsNull, type EntityManager } from 'typeorm';
import { dayAfter, daysBehind, MOST_BEHIND } from '../../../schema/recurring';
import { systemContext, type Ctx, type Services } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { AppError, conflict, isOutage } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Territory } from '../../../schema/tax/territory';
import { Customer } from '../customers/customer.entity';
import { MissingCustomer } from '../customers/missing-customer';
import { sendInvoice } from '../delivery/deliveries';
import { withinMails } from '../delivery/limits';
import { createInvoice } from '../invoices/invoices';
import { isOutOfOrder, latestDate, seriesFor } from '../invoices/numbering';
import { RecurringInvoice } from './recurring-invoice.entity';
import { RecurringState } from './recurring.types';
import { keepPeriod, movedTo } from './dealt-days';
import { inputOf } from './template';

/** Whose rules are looked at, and where: its days begin there. */
interface Company {
  tenantId: string;
  territory: Territory;
}

const key = ({ tenantId, id }: RecurringInvoice) => ({ tenantId, id });

/** Its rule, held until COMMIT; null: another worker has it, or has made it already. */
const dueRule = (em: EntityManager, { tenantId, id, nextDate }: RecurringInvoice): Promise<RecurringInvoice | null> =>
  em.findOne(RecurringInvoice, {
    where: { tenantId, id, nextDate: nextDate!, state: RecurringState.active },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });

/** A clock that went back must not put an invoice before the last of its series: nobody is there to be warned. */
async function checkOrder(em: EntityManager, ctx: Ctx, rule: RecurringInvoice): Promise<void> {
  const { tenantId } = ctx.me;
  const series = rule.template.series?.trim().toUpperCase() || (await seriesFor(em, tenantId, 'ordinary'));
  const latest = await latestDate(em, tenantId, series);
  if (isOutOfOrder(ctx.today(), latest))
    throw conflict(`La última factura de la serie ${series} es del ${spanishDate(latest)}, posterior a hoy`);
}

function checkBehind(rule: RecurringInvoice, today: string): void {
  if (daysBehind(rule, rule.nextDate!, today) > MOST_BEHIND)
    throw conflict(
      `Hay más de ${MOST_BEHIND} facturas atrasadas. Ponla en pausa y reanúdala para seguir desde hoy sin ellas, o cambia la fecha de la próxima.`,
    );
}

/** Mails it; why it does not go is noted, and the invoice stands. Its refusals come before anything is written. */
async function mail(em: EntityManager, ctx: Ctx, id: string, to: string): Promise<string | null> {
  try {
    await sendInvoice(em, ctx, id, { text: null, to: [to], link: true, unread: true });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** How it goes to the customer: an address, or why it does not go. */
type Post = { to: string } | { note: string } | null;

/** The invoice of the next day, that it was made, and the rule's next day: all or nothing. */
async function makeNext(em: EntityManager, ctx: Ctx, seen: RecurringInvoice, post: Post): Promise<boolean> {
  const rule = await dueRule(em, seen);
  if (!rule) return false;
  const [day, date] = [rule.nextDate!, ctx.today()];
  checkBehind(rule, date);
  if (rule.issues) await checkOrder(em, ctx, rule);
  const invoiceId = newId(ctx.now().getTime());
  const { customerId, issues } = rule;
  await createInvoice(em, ctx, inputOf(rule.template, rule, { customerId, issues, day, date }), invoiceId);
  const sender = systemContext(ctx.services, rule.tenantId, ctx.me.territory, rule.userId);
  const note = post && ('to' in post ? await mail(em, sender, invoiceId, post.to) : post.note);
  await keepPeriod(em, rule, { day, invoiceId, note, createdAt: ctx.now() });
  await em.update(RecurringInvoice, key(rule), movedTo(rule, dayAfter(rule, day), date, rule.made + 1));
  return true;
}

async function postOf(ctx: Ctx, { tenantId, customerId, sends }: RecurringInvoice): Promise<Post> {
  if (!sends) return null;
  const card = await ctx.read(em => em.findOneBy(Customer, { tenantId, id: customerId, deletedAt: IsNull() }));
  return card?.email ? { to: card.email } : { note: 'No se envió: la ficha del cliente no tiene email' };
}

/** Within what a company may mail; beyond it the invoice is made all the same, and says that it did not go. */
async function makeAndMail(ctx: Ctx, rule: RecurringInvoice): Promise<boolean> {
  const post = await postOf(ctx, rule);
  const make = (by: Post) => ctx.tx(em => makeNext(em, ctx, rule, by));
  if (!post || 'note' in post) return make(post);
  const sender = systemContext(ctx.services, rule.tenantId, ctx.me.territory, rule.userId);
  try {
    return await withinMails(sender, [post.to], () => make(post));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    return make({ note: error.message });
  }
}

const GONE = 'El cliente está eliminado: cambia la factura a otro, o elimina la repetición';
const UNKNOWN = 'Algo ha fallado al hacerla. Volvemos a probar mañana; si sigue igual, escríbenos.';

const problemOf = (error: unknown): string => {
  if (error instanceof MissingCustomer) return GONE;
  return error instanceof AppError ? error.message : UNKNOWN;
};

/** A rule, and the version of its row: whoever changes it meanwhile makes another. */
async function readRule(em: EntityManager, tenantId: string, id: string) {
  const { entities, raw } = await em
    .createQueryBuilder(RecurringInvoice, 'r')
    .addSelect('r.xmin::text', 'version')
    .where('r.tenantId = :tenantId AND r.id = :id', { tenantId, id })
    .getRawAndEntities<{ version: string }>();
  return { rule: entities[0], version: raw[0]?.version };
}

/**
 * What was refused stands with its rule, which waits there: no day is passed over in silence. Of a rule that was changed
 * meanwhile it says nothing.
 */
async function keepProblem(ctx: Ctx, { tenantId, id }: RecurringInvoice, version: string, error: unknown) {
  if (!(error instanceof AppError)) ctx.services.log.error({ tenantId, rule: id, err: error }, 'factura recurrente');
  const problem = cut(problemOf(error), 1000);
  await ctx.tx(em =>
    em
      .createQueryBuilder()
      .update(RecurringInvoice)
      .set({ problem, triedOn: ctx.today() })
      .where('tenant_id = :tenantId AND id = :id AND xmin::text = :version', { tenantId, id, version })
      .execute(),
  );
}

/** Makes what is due of a rule, one after the other, up to the first refusal. */
export async function makeDue(services: Services, company: Company, id: string): Promise<void> {
  const { tenantId } = company;
  const ctx = systemContext(services, tenantId, company.territory);
  for (;;) {
    const { rule, version } = await ctx.read(em => readRule(em, tenantId, id));
    if (rule?.state !== RecurringState.active || rule.nextDate! > ctx.today()) return;
    try {
      if (!(await makeAndMail(ctx, rule))) return;
    } catch (error) {
      if (isOutage(error) || (error instanceof AppError && error.code === 'UNAVAILABLE')) throw error;
      await keepProblem(ctx, rule, version!, error);
      return;
    }
  }
}
