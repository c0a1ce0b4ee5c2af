import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { rateProblem, rulesOf } from '../../../schema/tax/territory';
import { badField, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { optionalWindow, pageOf } from '../../platform/graphql/page';
import { searchFor, searchKey } from '../../platform/search';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { Product, type ProductPage } from './product.entity';
import type { ProductInput, ProductListArgs } from './products.inputs';

const missing = () => notFound('Producto no encontrado');

function fieldsOf({ me }: Ctx, input: ProductInput) {
  const problem = rateProblem(input.ivaRate, rulesOf(me.territory));
  if (problem) throw badField('ivaRate', problem);
  const fields = {
    name: input.name.trim(),
    description: blankToNull(input.description),
    sku: blankToNull(input.sku),
    price: input.price,
    ivaRate: input.ivaRate,
  };
  return { ...fields, search: searchKey(fields.name, fields.sku) };
}

/**
 * Products in use, or the deactivated ones, by name; with a search those whose name or SKU contains it, the most
 * probable first.
 */
export async function listProducts(em: EntityManager, ctx: Ctx, args: ProductListArgs): Promise<ProductPage> {
  const window = optionalWindow(args.page, args.limit);
  const query = em.createQueryBuilder(Product, 'p').where(
    `p.tenantId = :tenantId
       AND p.deletedAt IS ${args.deactivated ? 'NOT NULL' : 'NULL'}`,
    { tenantId: ctx.me.tenantId },
  );
  searchFor(query, 'sku', args.search);
  return pageOf(em, query, window);
}

export async function findProduct(em: EntityManager, ctx: Ctx, id: string): Promise<Product> {
  const product = await em.findOneBy(Product, { tenantId: ctx.me.tenantId, id: checkId(id), deletedAt: IsNull() });
  if (!product) throw missing();
  return product;
}

export async function createProduct(em: EntityManager, ctx: Ctx, input: ProductInput, id: string): Promise<Product> {
  const product = Object.assign(new Product(), {
    tenantId: ctx.me.tenantId,
    id,
    ...fieldsOf(ctx, input),
    createdAt: ctx.now(),
    deletedAt: null,
  });
  await em.insert(Product, product);
  await logActivity(em, ctx, { action: 'create', entityType: 'product', entityId: id, description: 'Producto creado' });
  return product;
}

export async function updateProduct(em: EntityManager, ctx: Ctx, id: string, input: ProductInput): Promise<Product> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const { affected } = await em.update(Product, { ...key, deletedAt: IsNull() }, fieldsOf(ctx, input));
  if (!affected) throw missing();
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'product',
    entityId: key.id,
    description: 'Producto actualizado',
  });
  return em.findOneByOrFail(Product, key);
}

/** Deactivates: the product leaves the lists; invoices keep what they say. */
export async function deleteProduct(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const { affected } = await em.update(Product, { ...key, deletedAt: IsNull() }, { deletedAt: ctx.now() });
  if (!affected) throw missing();
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'product',
    entityId: key.id,
    description: 'Producto desactivado',
    riskLevel: 'medium',
  });
  return true;
}

/** Brings a deactivated product back into the lists. */
export async function restoreProduct(em: EntityManager, ctx: Ctx, id: string): Promise<Product> {
  const key = { tenantId: ctx.me.tenantId, id: checkId(id) };
  const { affected } = await em.update(Product, { ...key, deletedAt: Not(IsNull()) }, { deletedAt: null });
  if (!affected) throw missing();
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'product',
    entityId: key.id,
    description: 'Producto reactivado',
  });
  return em.findOneByOrFail(Product, key);
}
