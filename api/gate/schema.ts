import { execute as run, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { asCoerced } from './coerced';
import { checkAnswerSize, LONG } from './answer-size';
import { guard, RootRefused } from './guard';
import { operationOf, type Asked, type Variables } from './operation';
import { countRefusal, measured } from './measured';
import { spendPoints } from './points';
import { sliceLists } from './sliced-answers';
import { authChecker } from './auth-checker';
import { validateInput } from './validate-input';
import { RESOLVERS } from './resolvers';
import { elementsOf } from '../platform/graphql/bounds';
import { coerceVariables } from '../platform/graphql/coerce';
import type { Ctx } from '../platform/context';
import { AppError, present } from '../platform/errors';
import { nextSlice } from '../platform/event-loop';
import { inputError } from '../platform/graphql/input-errors';
import { DateTimeScalar } from '../platform/graphql/scalars';
import { logRefusal } from '../platform/log/security-log';
import { Turns } from '../platform/database/turns';

/**
 * Root fields that need no session. Everything else names who may call it; a test holds both against the access matrix.
 */
export const PUBLIC_OPERATIONS = [
  'register',
  'login',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'declaracionResponsable',
  'declaracionVersions',
  'validateAffiliate',
  'publicAffiliateLink',
  'activePrivacyPolicy',
  'verifyDataRequest',
  'regulations',
  'lateRates',
];

let built: GraphQLSchema | undefined;

export function schema(): GraphQLSchema {
  if (built) return built;
  // A field without a resolver of its own is read as it is: through type-graphql's each would be a promise, 25,000 of
  // them in a long list.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  built = buildSchemaSync({
    resolvers: RESOLVERS,
    authChecker,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validateFn: validateInput,
  });
  // type-graphql has no words for these two.
  Object.assign(built.getQueryType()!, { description: 'What can be read.' });
  Object.assign(built.getMutationType()!, { description: 'What can be done; each field is one transaction.' });
  sliceLists(built);
  return built;
}

/** The error as a caller may read it; what only we may read goes to the log with the request's id. */
function shown(error: GraphQLError, ctx: Ctx): GraphQLError {
  const cause = inputError(error.originalError ?? error);
  const refusal = present(cause);
  if (refusal.code === 'INTERNAL')
    ctx.services.log.error({ requestId: ctx.caller.requestId, err: cause }, 'error interno');
  if (refusal.code === 'UNAVAILABLE')
    ctx.services.log.warn({ requestId: ctx.caller.requestId, reason: (cause as Error).message }, 'sin base de datos');
  // A failed sign-in has said so itself.
  if (refusal.code !== 'UNAUTHENTICATED') logRefusal(ctx, refusal, String(error.path?.[0] ?? ''));
  if (refusal.retryAfter) ctx.answer.headers['Retry-After'] = String(refusal.retryAfter);
  return asGraphQLError(refusal, error);
}

export function asGraphQLError(refusal: AppError, error?: GraphQLError): GraphQLError {
  return new GraphQLError(refusal.message, {
    path: error?.path,
    nodes: error?.nodes,
    extensions: { code: refusal.code, ...(refusal.fields && { fields: refusal.fields }) },
  });
}

/**
 * What is asked before anything that was sent is looked at: which operation, within its caller's rate, by somebody who
 * may. Throws the refusal. `document` has been validated already (the GraphQL door by Apollo, the REST rows at start).
 */
export async function admit(
  document: DocumentNode,
  given: Variables,
  ctx: Ctx,
  operationName?: string | null,
): Promise<Asked> {
  const asked = operationOf(schema(), document, given, operationName);
  if (ctx.caller.idempotencyKey !== undefined && asked.operation.operation === 'mutation' && asked.fields.size > 1) {
    throw new AppError('BAD_USER_INPUT', 'Con Idempotency-Key el documento lleva una sola mutación');
  }
  try {
    await spendPoints(ctx, Math.max(asked.fields.size, 1));
    guard(asked, ctx);
  } catch (error) {
    const refusal = present(error);
    countRefusal(refusal.code);
    logRefusal(ctx, refusal, [...asked.fields.keys()].join(' '));
    throw error;
  }
  return asked;
}

/** They make way for everybody, so the next one waits longer for its turn than others do. */
const LONG_PATIENCE_MS = 15_000;
const longOnes = new Turns(1, undefined, LONG_PATIENCE_MS);

/** An element that is sent is checked, computed and stored, which takes as long as reading so many rows. */
const ROWS_OF_ELEMENT = 3;

/**
 * A company's long operations run one after another, and only so many rows in a time: they take the time of all
 * others.
 */
async function long<T>(ctx: Ctx, tenantId: string, given: number, make: () => Promise<T>): Promise<T> {
  const {
    services: { limits },
    answer,
  } = ctx;
  ctx.long = true;
  await limits.mayRead(tenantId);
  return longOnes.take(tenantId, async () => {
    // What those before it in the queue have read and written counts.
    await limits.mayRead(tenantId);
    const before = answer.rows;
    try {
      return await make();
    } finally {
      await limits.read(tenantId, given * ROWS_OF_ELEMENT + answer.rows - before);
    }
  });
}

/**
 * Runs what was admitted: variables checked, the answer's size computed, then type-graphql's validation and the verbs.
 */
export const perform = (asked: Asked, given: Variables, ctx: Ctx): Promise<ExecutionResult> =>
  measured(asked, () => bounded(asked, given, ctx));

function bounded(asked: Asked, given: Variables, ctx: Ctx): Promise<ExecutionResult> {
  const { viewer } = ctx;
  const elements = elementsOf(given);
  // Counted before they are checked, which takes its time too.
  if (viewer && elements > LONG)
    return long(ctx, viewer.tenantId, elements, () =>
      runChecked(asked, given, ctx, async (_rows, answer) => {
        // What checks the variables and what comes behind it are each some milliseconds' work.
        await nextSlice();
        return answer();
      }),
    );
  return runChecked(asked, given, ctx, (rows, answer) =>
    viewer && rows > LONG ? long(ctx, viewer.tenantId, 0, answer) : answer(),
  );
}

type Answering = () => Promise<ExecutionResult>;

async function runChecked(
  asked: Asked,
  given: Variables,
  ctx: Ctx,
  inTurn: (rows: number, answer: Answering) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const { document, operation } = asked;
  const variableValues = coerceVariables(schema(), operation, given);
  const rows = checkAnswerSize(schema(), asked, variableValues);
  const result = await inTurn(rows, async () =>
    run({
      ...asCoerced(schema(), document, operation),
      contextValue: ctx,
      variableValues,
      operationName: operation.name?.value,
    }),
  );
  return { ...result, ...(result.errors && { errors: result.errors.map(error => shown(error, ctx)) }) };
}

/** A refusal of the whole operation as an answer; what is no refusal is thrown. */
function refused(error: unknown, ctx: Ctx): ExecutionResult {
  const refusal = present(error);
  if (refusal.code === 'INTERNAL') throw error;
  if (refusal.retryAfter) ctx.answer.headers['Retry-After'] = String(refusal.retryAfter);
  // A root field's refusal leaves its place empty, as any that fails while it runs.
  return error instanceof RootRefused
    ? { errors: [asGraphQLError(refusal, error.at)], data: null }
    : { errors: [asGraphQLError(refusal)] };
}

/** The one gate of both doors: errors come out in our words. */
export async function execute(
  document: DocumentNode,
  given: Variables,
  ctx: Ctx,
  operationName?: string | null,
): Promise<ExecutionResult> {
  try {
    return await perform(await admit(document, given, ctx, operationName), given, ctx);
  } catch (error) {
    return refused(error, ctx);
  }
}

/**
 * One more operation of a call that was admitted and has spent its points: each paper of a ZIP. Whether it may is asked
 * again.
 */
export async function executeFurther(document: DocumentNode, given: Variables, ctx: Ctx): Promise<ExecutionResult> {
  try {
    const asked = operationOf(schema(), document, given);
    guard(asked, ctx);
    // The file that it goes into has its own price and its own turn.
    return await runChecked(asked, given, ctx, (_rows, answer) => answer());
  } catch (error) {
    return refused(error, ctx);
  }
}
