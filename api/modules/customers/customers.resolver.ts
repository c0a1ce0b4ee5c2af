import { Arg, Args, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { SearchArgs } from '../../platform/graphql/search-args';
import { Customer, CustomerPage } from './customer.entity';
import { createCustomer, deleteCustomer, findCustomer, listCustomers, noteCustomer, updateCustomer } from './customers';
import { CustomerInput, CustomerNotesInput } from './customers.inputs';

@Resolver()
export class CustomersResolver {
  @Authorized(TENANT)
  @Query(() => CustomerPage, { description: 'Customers by name; those that a search finds, the most probable first.' })
  customers(@Args(() => SearchArgs) args: SearchArgs, @Context() ctx: Ctx): Promise<CustomerPage> {
    return ctx.read(em => listCustomers(em, ctx, args));
  }

  @Authorized(TENANT)
  @Query(() => Customer, { description: 'One customer.' })
  customer(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<Customer> {
    return ctx.read(em => findCustomer(em, ctx, id));
  }

  @Authorized(TENANT)
  @Mutation(() => Customer, { description: 'Adds a customer.' })
  createCustomer(
    @Arg('input', () => CustomerInput, { description: 'The customer.' }) input: CustomerInput,
    @Context() ctx: Ctx,
  ): Promise<Customer> {
    return createOnce(ctx, {
      operation: 'createCustomer',
      input,
      keep: 'day',
      make: (em, id) => createCustomer(em, ctx, input, id),
      load: (em, id) => findCustomer(em, ctx, id),
    });
  }

  @Authorized(TENANT)
  @Mutation(() => Customer, { description: 'Replaces a customer; its invoices keep what they say.' })
  updateCustomer(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => CustomerInput, { description: 'The customer.' }) input: CustomerInput,
    @Context() ctx: Ctx,
  ): Promise<Customer> {
    return ctx.tx(em => updateCustomer(em, ctx, id, input));
  }

  @Authorized(TENANT)
  @Mutation(() => Customer, { description: 'Replaces what the company wrote down about a customer.' })
  noteCustomer(
    @Arg('id', () => ID, { description: 'UUID.' }) id: string,
    @Arg('input', () => CustomerNotesInput, { description: 'The notes.' }) input: CustomerNotesInput,
    @Context() ctx: Ctx,
  ): Promise<Customer> {
    return ctx.tx(em => noteCustomer(em, ctx, id, input));
  }

  @Authorized(TENANT)
  @Mutation(() => Boolean, { description: 'Takes a customer out of the lists; its invoices keep it.' })
  deleteCustomer(@Arg('id', () => ID, { description: 'UUID.' }) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteCustomer(em, ctx, id));
  }
}
