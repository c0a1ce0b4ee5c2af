import { IsNull, type EntityManager } from 'typeorm';
import { recargoProblem } from '../../../schema/tax/recargo';
import { normaliseNif } from '../../../schema/nif';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { MissingCustomer } from './missing-customer';
import { checkId } from '../../platform/ids';
import { optionalWindow, pageOf } from '../../platform/graphql/page';
import { searchFor, searchKey } from '../../platform/search';
import type { SearchArgs } from '../../platform/graphql/search-args';
import { abroadOf, blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { termsOf } from '../company/payment-terms';
import { Customer, type CustomerPage } from './customer.entity';
import type { CustomerInput, CustomerNotesInput } from './customers.inputs';

const RESTRICTED = 'El tratamiento de los datos de este cliente está limitado: no se pueden cambiar ni eliminar';

function fieldsOf(input: CustomerInput) {
  const nif = normaliseNif(input.nif);
  if (!nif) throw badField('nif', 'Escribe el NIF del cliente');
  const fields = {
    name: input.name.trim(),
    nif,
    email: blankToNull(input.email),
    phone: blankToNull(input.phone),
    address: blankToNull(input.address),
    city: blankToNull(input.city),
    postalCode: blankToNull(input.postalCode),
    ...abroadOf(input),
    recargo: input.recargo ?? false,
    paymentTerms: termsOf(input.paymentTerms),
    paymentMeans: input.paymentMeans ?? null,
    paperLanguage: input.paperLanguage ?? null,
  };
  const problem = fields.recargo && recargoProblem(fields);
  if (problem) throw badField('recargo', problem);
  return { ...fields, search: searchKey(fields.name, fields.nif, fields.email) };
}

/** Customers by name; with a search those whose name, NIF or email contains it, the most probable first. */
export async function listCustomers(em: EntityManager, ctx: Ctx, args: SearchArgs): Promise<CustomerPage> {
  const window = optionalWindow(args.page, args.limit);
  const query = em
    .createQueryBuilder(Customer, 'c')
    .where('c.tenantId = :tenantId AND c.deletedAt IS NULL', { tenantId: ctx.me.tenantId });
  searchFor(query, 'nif', args.search);
  return pageOf(em, query, window);
}

export async function findCustomer(em: EntityManager, ctx: Ctx, id: string): Promise<Customer> {
  const customer = await em.findOneBy(Customer, { tenantId: ctx.me.tenantId, id: checkId(id), deletedAt: IsNull() });
  if (!customer) throw new MissingCustomer();
  return customer;
}

export async function createCustomer(em: EntityManager, ctx: Ctx, input: CustomerInput, id: string): Promise<Customer> {
  const customer = Object.assign(new Customer(), {
    tenantId: ctx.me.tenantId,
    id,
    ...fieldsOf(input),
    notes: null,
    createdAt: ctx.now(),
    deletedAt: null,
    restrictedAt: null,
    objectedAt: null,
    erasedAt: null,
  });
  await em.insert(Customer, customer);
  await logActivity(em, ctx, { action: 'create', entityType: 'customer', entityId: id, description: 'Cliente creado' });
  return customer;
}

/** Nothing was changed: there is none, or it is restricted. */
const whyNot = async (em: EntityManager, key: { tenantId: string; id: string }) =>
  (await em.existsBy(Customer, { ...key, deletedAt: IsNull() })) ? conflict(RESTRICTED) : new MissingCustomer();

async function change(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  fields: Partial<Customer>,
  description: string,
): Promise<Customer> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const { affected } = await em.update(Customer, { ...key, deletedAt: IsNull(), restrictedAt: IsNull() }, fields);
  if (!affected) throw await whyNot(em, key);
  await logActivity(em, ctx, { action: 'update', entityType: 'customer', entityId: key.id, description });
  return em.findOneByOrFail(Customer, key);
}

/** Its notes stay: they are written by themselves. */
export const updateCustomer = (em: EntityManager, ctx: Ctx, id: string, input: CustomerInput): Promise<Customer> =>
  change(em, ctx, id, fieldsOf(input), 'Cliente actualizado');

const OVERWRITES =
  'Alguien ha cambiado estas notas mientras las escribías: mira lo que dicen ahora antes de guardar las tuyas';

/** Of two who write at once the second one sees what the first wrote, if they say what they had read. */
export async function noteCustomer(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { notes, seen }: CustomerNotesInput,
): Promise<Customer> {
  if (seen != null) {
    const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
    const now = await em.findOne(Customer, { where: key, lock: { mode: 'pessimistic_write' } });
    if (now && (now.notes ?? '') !== seen.trim()) throw conflict(OVERWRITES);
  }
  return change(em, ctx, id, { notes: blankToNull(notes) }, 'Notas de un cliente cambiadas');
}

/** Soft: the customer leaves the lists and stays on its invoices. */
export async function deleteCustomer(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const { affected } = await em.update(
    Customer,
    { ...key, deletedAt: IsNull(), restrictedAt: IsNull() },
    { deletedAt: ctx.now() },
  );
  if (!affected) throw await whyNot(em, key);
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'customer',
    entityId: key.id,
    description: 'Cliente eliminado',
    riskLevel: 'medium',
  });
  return true;
}

/** By what customers are known to who reads a bank's text, up to so many. */
export const namesOfCustomers = (
  em: EntityManager,
  tenantId: string,
  most: number,
): Promise<{ payer: string; name: string; nif: string }[]> =>
  em.query(`SELECT id::text AS payer, name, nif FROM customers WHERE tenant_id = $1 LIMIT ${most}`, [tenantId]);
