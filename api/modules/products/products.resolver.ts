import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { Product, ProductPage } from './product.entity';
import { createProduct, deleteProduct, findProduct, listProducts, restoreProduct, updateProduct } from './products';
import { ProductInput, ProductListArgs } from './products.inputs';

@Resolver()
export class ProductsResolver {
  @Authorized(TENANT)
  @Query(() => ProductPage, { description: 'Products by name; those that a search finds, the most probable first.' })
  products(@Args(() => ProductListArgs) args: ProductListArgs, @Context() ctx: Ctx): Promise<ProductPage> {
    return ctx.read(em => listProducts(em, ctx, args));
  }

  @Authorized(TENANT)
  @Query(() => Product, { description: 'One product.' })
  product(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<Product> {
    return ctx.read(em => findProduct(em, ctx, id));
  }

  @Authorized(TENANT)
  @Mutation(() => Product, { description: 'Adds a product.' })
  createProduct(
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
    @Context() ctx: Ctx,
  ): Promise<Product> {
    return createOnce(ctx, {
      operation: 'createProduct',
      input,
      keep: 'day',
      make: (em, id) => createProduct(em, ctx, input, id),
      load: (em, id) => findProduct(em, ctx, id),
    });
  }

  @Authorized(TENANT)
  @Mutation(() => Product, { description: 'Replaces a product; invoices keep what they say.' })
  updateProduct(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
    @Context() ctx: Ctx,
  ): Promise<Product> {
    return ctx.tx(em => updateProduct(em, ctx, id, input));
  }

  @Authorized(TENANT)
  @Mutation(() => Boolean, { description: 'Deactivates a product: it leaves the lists; invoices keep what they say.' })
  deleteProduct(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteProduct(em, ctx, id));
  }

  @Authorized(TENANT)
  @Mutation(() => Product, { description: 'Brings a deactivated product back into the lists.' })
  restoreProduct(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<Product> {
    return ctx.tx(em => restoreProduct(em, ctx, id));
  }
}
