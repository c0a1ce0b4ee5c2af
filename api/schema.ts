import { execute as run, getOperationAST, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountsResolver } from './modules/accounts/accounts.resolver';
import { ApiKeysResolver } from './modules/accounts/api-keys.resolver';
import { RecoveryResolver } from './modules/accounts/recovery.resolver';
import { SettingsResolver } from './modules/accounts/settings.resolver';
import { UsersResolver } from './modules/accounts/users.resolver';
import { CustomersResolver } from './modules/customers/customers.resolver';
import { DashboardResolver } from './modules/dashboard/dashboard.resolver';
import { InvoiceVerifactuResolver } from './modules/invoices/invoice-verifactu.resolver';
import { InvoicesResolver } from './modules/invoices/invoices.resolver';
import { PlansResolver } from './modules/plans/plans.resolver';
import { ProductsResolver } from './modules/products/products.resolver';
import { SuperadminResolver } from './modules/superadmin/superadmin.resolver';
import { VerifactuResolver } from './modules/verifactu/verifactu.resolver';
import { CertificatesResolver } from './modules/verifactu/certificates.resolver';
import { DeclaracionResolver } from './modules/verifactu/declaracion.resolver';
import { authChecker } from './platform/auth';
import { coerceVariables } from './platform/coerce';
import type { Ctx } from './platform/context';
import { AppError, present } from './platform/errors';
import { inputError } from './platform/input-errors';
import { DateTimeScalar } from './platform/scalars';

/** Root fields that need no session. Everything else names who may call it; a test holds both against the access matrix. */
export const PUBLIC_OPERATIONS = ['register', 'login', 'forgotPassword', 'resetPassword', 'declaracionResponsable', 'declaracionVersions'];

let built: GraphQLSchema | undefined;

export function schema(): GraphQLSchema {
  built ??= buildSchemaSync({
    resolvers: [
      AccountsResolver, RecoveryResolver, UsersResolver, ApiKeysResolver, SettingsResolver, PlansResolver, DashboardResolver, CustomersResolver, ProductsResolver, InvoicesResolver, InvoiceVerifactuResolver, VerifactuResolver, CertificatesResolver, SuperadminResolver, DeclaracionResolver,
    ],
    authChecker,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: { forbidUnknownValues: false, stopAtFirstError: true },
  });
  // type-graphql has no words for these two.
  Object.assign(built.getQueryType()!, { description: 'What can be read.' });
  Object.assign(built.getMutationType()!, { description: 'What can be done; each field is one transaction.' });
  return built;
}

type Variables = Record<string, unknown>;

function mutationCount(document: DocumentNode, operationName?: string | null): number {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'mutation' ? operation.selectionSet.selections.length : 0;
}

/** Limits count root fields, not requests. */
async function spendPoints({ services: { limits }, viewer, caller }: Ctx, points: number): Promise<void> {
  if (viewer) await limits.spend('generalTenant', viewer.tenantId, points);
  else await limits.spend('generalAddress', caller.ip, points);
}

/** The error as a caller may read it; what only we may read goes to the log with the request's id. */
function shown(error: GraphQLError, ctx: Ctx): GraphQLError {
  const cause = inputError(error.originalError ?? error);
  const told = present(cause);
  if (told.code === 'INTERNAL') ctx.services.log.error({ requestId: ctx.caller.requestId, err: cause }, 'error interno');
  if (told.code === 'UNAVAILABLE') ctx.services.log.warn({ requestId: ctx.caller.requestId, reason: (cause as Error).message }, 'sin base de datos');
  if (told.retryAfter) ctx.answer.headers['Retry-After'] = String(told.retryAfter);
  return asGraphQLError(told, error);
}

export function asGraphQLError(told: AppError, error?: GraphQLError): GraphQLError {
  return new GraphQLError(told.message, {
    path: error?.path, nodes: error?.nodes, extensions: { code: told.code, ...(told.fields && { fields: told.fields }) },
  });
}

/**
 * The one gate of both doors: variables checked, guards and validation of type-graphql run, errors in our words.
 * `document` has been validated already (the GraphQL door by Apollo, the REST rows at start).
 */
export async function execute(document: DocumentNode, given: Variables, ctx: Ctx, operationName?: string | null): Promise<ExecutionResult> {
  try {
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new AppError('BAD_USER_INPUT', 'Di qué operación del documento hay que ejecutar (operationName)');
    if (operation.operation === 'subscription') throw new AppError('BAD_USER_INPUT', 'El esquema no tiene suscripciones');
    if (ctx.caller.idempotencyKey !== undefined && mutationCount(document, operationName) > 1) {
      throw new AppError('BAD_USER_INPUT', 'Con Idempotency-Key el documento lleva una sola mutación');
    }
    await spendPoints(ctx, operation.selectionSet.selections.length);
    const variableValues = coerceVariables(schema(), operation, given);
    const result = await run({ schema: schema(), document, contextValue: ctx, variableValues, operationName: operation.name?.value });
    return { ...result, ...(result.errors && { errors: result.errors.map(error => shown(error, ctx)) }) };
  } catch (error) {
    const told = present(error);
    if (told.code === 'INTERNAL') throw error;
    if (told.retryAfter) ctx.answer.headers['Retry-After'] = String(told.retryAfter);
    return { errors: [asGraphQLError(told)] };
  }
}
