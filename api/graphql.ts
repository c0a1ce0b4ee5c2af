import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { GraphQLError, visit, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { LIMIT_RULES, MAX_DOCUMENT_BYTES, MAX_TOKENS } from './graphql-limits';
import { contextFor, type Ctx, type Services } from './platform/context';
import { AppError, present, STATUS, type Code } from './platform/errors';
import { callerOf } from './rest/http';
import { asGraphQLError, execute, schema } from './schema';

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, { Field: node => { if (node.name.value === '__schema' || node.name.value === '__type') asks = true; } });
  return asks;
}

/** Statuses that speak of the whole answer; other refusals of a field travel in a 200. */
const WHOLE: Code[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];

function statusOf(errors: readonly GraphQLError[] | undefined, hasData: boolean): number | undefined {
  const codes = (errors ?? []).map(error => error.extensions.code as Code);
  const whole = WHOLE.find(code => codes.includes(code));
  if (whole) return STATUS[whole];
  return errors?.length && !hasData ? STATUS[codes[0]!] ?? 400 : undefined;
}

/** Apollo's own refusals (syntax, unknown fields, wrong request) in our words; suggestions name the schema to nobody. */
function ofApollo(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const told = present(error instanceof GraphQLError ? error.originalError ?? error : error);
  const known = told.code === 'INTERNAL' && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR';
  const message = (known ? `Consulta no válida: ${formatted.message}` : told.message).replace(/ ?Did you mean .*$/s, '').replace('Syntax Error: ', '');
  return { message, locations: formatted.locations, extensions: { code: known ? 'BAD_USER_INPUT' : told.code, ...(told.fields && { fields: told.fields }) } };
}

/** Runs the operation through the product's gate instead of Apollo's own execution. */
const gate: ApolloServerPlugin<Ctx> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        if (!contextValue.viewer && asksForSchema(document)) throw asGraphQLError(new AppError('UNAUTHENTICATED', 'Inicia sesión para consultar el esquema'));
      },
      async responseForOperation({ document, operationName, request, contextValue }) {
        const { data, errors } = await execute(document, request.variables ?? {}, contextValue, operationName);
        const headers = new HeaderMap(Object.entries(contextValue.answer.headers));
        // A field that failed leaves data; a refusal before execution leaves none.
        return { http: { headers, status: statusOf(errors, data !== undefined) }, body: { kind: 'single', singleResult: { ...(errors && { errors }), ...(data !== undefined && { data }) } } };
      },
    };
  },
};

export async function graphqlHandler(services: Services): Promise<RequestHandler> {
  const server = new ApolloServer<Ctx>({
    schema: schema(),
    introspection: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: LIMIT_RULES,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginUsageReportingDisabled(), ApolloServerPluginLandingPageDisabled(), gate],
    formatError: (formatted, error) => ofApollo(formatted, error),
  });
  await server.start();
  // Made before Apollo runs: what fails here (no database) answers with its own status.
  const contexts = new WeakMap<IncomingMessage, Ctx>();
  const apollo = expressMiddleware(server, { context: async ({ req }) => contexts.get(req)! });
  return async (req, res, next) => {
    try {
      const query: unknown = (req.body as { query?: unknown } | undefined)?.query;
      if (typeof query === 'string' && Buffer.byteLength(query) > MAX_DOCUMENT_BYTES) throw new AppError('BAD_USER_INPUT', 'El documento es demasiado largo');
      contexts.set(req, await contextFor(services, callerOf(req, res)));
    } catch (error) {
      const told = present(error);
      if (told.retryAfter) res.setHeader('Retry-After', String(told.retryAfter));
      res.status(STATUS[told.code]).json({ errors: [asGraphQLError(told)] });
      return;
    }
    await apollo(req, res, next);
  };
}
