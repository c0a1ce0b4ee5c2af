import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { GraphQLError, visit, type DocumentNode, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { Callers } from './callers';
import { LIMIT_RULES, MAX_DOCUMENT_BYTES, MAX_TOKENS } from './graphql-limits';
import { MAX_ERRORS } from '../platform/graphql/coerce';
import { contextFor } from './context';
import type { Ctx, Services } from '../platform/context';
import { AppError, present, STATUS, type Code } from '../platform/errors';
import { jsonOf } from '../platform/json';
import { drain, readJson } from '../rest/body';
import { callerOf, sendError } from '../rest/http';
import { asGraphQLError, execute, schema } from './schema';

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field: node => {
      if (node.name.value === '__schema' || node.name.value === '__type') asks = true;
    },
  });
  return asks;
}

/** Statuses that speak of the whole answer; other refusals of a field travel in a 200. */
const WHOLE: Code[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];

function statusOf(errors: readonly GraphQLError[] | undefined, hasData: boolean): number | undefined {
  const codes = (errors ?? []).map(error => error.extensions.code as Code);
  const whole = WHOLE.find(code => codes.includes(code));
  if (whole) return STATUS[whole];
  return errors?.length && !hasData ? (STATUS[codes[0]!] ?? 400) : undefined;
}

const NOT_GRAPHQL =
  'La petición no es una consulta GraphQL: envía por POST un objeto JSON con query y, si hacen falta, variables y operationName';

/** What graphql says of a document stays as it is, for people who write documents; the rest is said in our words. */
const OUR_WORDS: Record<string, (message: string) => AppError> = {
  GRAPHQL_PARSE_FAILED: message =>
    new AppError(
      'BAD_USER_INPUT',
      /tokens/.test(message)
        ? `El documento tiene más de ${MAX_TOKENS} elementos`
        : `El documento no se entiende: ${message}`,
    ),
  GRAPHQL_VALIDATION_FAILED: message => new AppError('BAD_USER_INPUT', `Consulta no válida: ${message}`),
  BAD_REQUEST: message =>
    /^GET requests only/.test(message)
      ? new AppError('METHOD_NOT_ALLOWED', 'Una mutación se pide por POST')
      : new AppError('BAD_USER_INPUT', NOT_GRAPHQL),
};

/** Apollo's own refusals: syntax, unknown fields, limits, a request that is none. */
function ofApollo({ message, locations, extensions }: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal =
    OUR_WORDS[String(extensions?.code)]?.(message.replace('Syntax Error: ', '')) ??
    present(error instanceof GraphQLError ? (error.originalError ?? error) : error);
  return { message: refusal.message, locations, extensions: { code: refusal.code } };
}

const NO_SCHEMA = asGraphQLError(new AppError('UNAUTHENTICATED', 'Inicia sesión para consultar el esquema'));

/** How the operation under way gives its caller's place back. */
const places = new WeakMap<Ctx, () => void>();

/** Runs the operation through the product's gate instead of Apollo's own execution. */
const gate: ApolloServerPlugin<Ctx> = {
  async requestDidStart() {
    return {
      // Suggestions name the schema: only for those who may read it.
      async didEncounterErrors({ errors, contextValue }) {
        if (!contextValue?.viewer)
          for (const error of errors) error.message = error.message.replace(/ ?Did you mean .*$/s, '');
      },
      async responseForOperation({ document, request, contextValue }) {
        const hidden = !contextValue.viewer && asksForSchema(document);
        const { data, errors }: ExecutionResult = hidden
          ? { errors: [NO_SCHEMA] }
          : await execute(document, request.variables ?? {}, contextValue, request.operationName);
        const headers = new HeaderMap(Object.entries(contextValue.answer.headers));
        // A field that failed leaves data; a refusal before execution leaves none.
        return {
          http: { headers, status: statusOf(errors, data !== undefined) },
          body: { kind: 'single', singleResult: { ...(errors && { errors }), ...(data !== undefined && { data }) } },
        };
      },
      // Now it waits for its reader, which is no work.
      async willSendResponse({ contextValue }) {
        places.get(contextValue)?.();
      },
    };
  },
};

/** A refusal of the whole request, as GraphQL clients read it. */
export const graphqlErrors = (refusal: AppError) => ({ errors: [asGraphQLError(refusal)] });

function checkMethod({ method }: Request): void {
  if (method !== 'GET' && method !== 'POST')
    throw new AppError('METHOD_NOT_ALLOWED', 'Esta dirección admite GET y POST');
}

function checkRequest(req: Request): void {
  const query: unknown = req.method === 'GET' ? req.query.query : (req.body as { query?: unknown } | undefined)?.query;
  if (typeof query !== 'string') throw new AppError('BAD_USER_INPUT', NOT_GRAPHQL);
  if (Buffer.byteLength(query) > MAX_DOCUMENT_BYTES)
    throw new AppError('BAD_USER_INPUT', 'El documento es demasiado largo');
}

export async function graphqlHandler(services: Services, callers: Callers): Promise<RequestHandler> {
  const server = new ApolloServer<Ctx>({
    schema: schema(),
    introspection: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: LIMIT_RULES,
    validationOptions: { maxErrors: MAX_ERRORS },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      gate,
    ],
    formatError: (formatted, error) => ofApollo(formatted, error),
    stringifyResult: async result => `${await jsonOf(result)}\n`,
  });
  await server.start();
  // Made before Apollo runs: what fails here (no database) answers with its own status.
  const contexts = new WeakMap<IncomingMessage, Ctx>();
  const apollo = expressMiddleware(server, { context: async ({ req }) => contexts.get(req)! });
  return async (req, res, next) => {
    const caller = callerOf(req, res);
    try {
      checkMethod(req);
      const ctx = await callers.take(caller, () => contextFor(services, caller));
      contexts.set(req, ctx);
      await readJson(req, res, ctx);
      checkRequest(req);
      const leave = await callers.enter(caller);
      places.set(ctx, leave);
      res.once('close', leave);
    } catch (error) {
      if (error instanceof AppError && error.code === 'METHOD_NOT_ALLOWED') res.set('Allow', 'GET, POST');
      await drain(req, res);
      sendError(res, error, services.log, graphqlErrors);
      return;
    }
    await apollo(req, res, next);
  };
}
