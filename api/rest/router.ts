import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  parse,
  typeFromAST,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Callers } from '../gate/callers';
import { contextFor } from '../gate/context';
import type { Ctx, Services } from '../platform/context';
import { knownKeys } from '../platform/graphql/coerce';
import { grouped } from '../../schema/group-by';
import { AppError, type Code, type Fields } from '../platform/errors';
import { jsonOf } from '../platform/json';
import { admit, executeFurther, perform, schema } from '../gate/schema';
import { drain, readJson } from './body';
import { callerOf, sendError } from './http';
import { readMultipart } from './multipart';
import { asNumbers, decimalPaths } from './numbers';
import type { Data, Route } from './route';

interface Row extends Route {
  ast: DocumentNode;
  operation: OperationDefinitionNode;
  numbers: string[];
}

/**
 * Each route's document is parsed and validated at its first request: all of them take a second, which would make the
 * start longer. The access matrix asks for every route, so a wrong document fails the tests.
 */
const prepared = new WeakMap<Route, Row>();

function prepare(route: Route): Row {
  const known = prepared.get(route);
  if (known) return known;
  const ast = parse(route.document);
  const errors = validate(schema(), ast);
  if (errors.length > 0) throw new Error(`${route.method} ${route.path}: ${errors[0]!.message}`);
  const operation = ast.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  )!;
  const row = { ...route, ast, operation, numbers: decimalPaths(schema(), ast) };
  prepared.set(route, row);
  return row;
}

const TICKS: Record<string, boolean> = { true: true, on: true, 1: true, false: false, off: false, 0: false, '': false };

/** A form's text as its declared type wants it: ticked boxes become booleans, whole numbers numbers. */
function formValue(value: unknown, type: GraphQLInputType): unknown {
  if (typeof value !== 'string') return value;
  if (/^Boolean!?$/.test(String(type))) return TICKS[value] ?? value;
  return /^Int!?$/.test(String(type)) && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

/** A query's text likewise; an empty filter is none. */
const queryValue = (value: unknown, type: GraphQLInputType): unknown =>
  value === '' || value === undefined ? undefined : formValue(value, type);

function variablesOf(row: Row, req: Request): Record<string, unknown> {
  const body: unknown = req.body;
  const keys = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const variables: Record<string, unknown> = {};
  for (const definition of row.operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema(), definition.type) as GraphQLInputType;
    const value =
      name in req.params
        ? req.params[name]
        : name === 'input'
          ? knownKeys(type, body)
          : row.method === 'get'
            ? queryValue(req.query[name], type)
            : !Object.hasOwn(keys, name)
              ? undefined
              : row.multipart
                ? formValue(keys[name], type)
                : keys[name];
    if (value !== undefined) variables[name] = value;
  }
  if (
    row.operation.variableDefinitions?.some(each => each.variable.name.value === 'input') &&
    (typeof body !== 'object' || body === null || Array.isArray(body))
  ) {
    throw new AppError('BAD_USER_INPUT', 'El cuerpo es un objeto JSON');
  }
  return variables;
}

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((here, key) => (here as Data | null)?.[key] ?? null, data);

async function reply(row: Row, data: Data, req: Request, res: Response): Promise<void> {
  if (row.status === 204) {
    res.status(204).end();
    return;
  }
  const body: Data = {};
  for (const [key, path] of Object.entries(row.reply)) body[key] = at(data, path);
  if (row.succeeds) body.success = true;
  if (row.message) body.message = row.message;
  if (row.paged && (req.query.page || req.query.limit)) body.pagination = at(data, row.paged);
  const json = await jsonOf(body);
  res
    .status(row.status ?? 200)
    .type('json')
    .send(json);
}

/** The data of an operation; its first refusal is thrown. */
function dataOf({ data, errors }: ExecutionResult): Data {
  const [error] = errors ?? [];
  if (error)
    throw new AppError(error.extensions.code as Code, error.message, error.extensions.fields as Fields | undefined);
  return data as Data;
}

/** True when a body comes with the request, announced or streamed. */
const sends = ({ headers }: Request) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

async function readBody(row: Row, req: Request, res: Response, ctx: Ctx): Promise<void> {
  if (row.multipart) req.body = await readMultipart(req, row.multipart.maxFileBytes);
  else if (row.method !== 'get') await readJson(req, res, ctx);
  if (!row.multipart && row.method !== 'get' && req.body === undefined && sends(req)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'El cuerpo debe ser JSON (Content-Type: application/json)');
  }
}

/** Who asks and whether they may comes first: of a request that is refused the body is not even read. */
function handler(route: Route, services: Services, callers: Callers): RequestHandler {
  return async (req, res) => {
    const caller = callerOf(req, res);
    try {
      const row = prepare(route);
      const { ctx, asked } = await callers.take(caller, async () => {
        const ctx = await contextFor(services, caller);
        return { ctx, asked: await admit(row.ast, {}, ctx) };
      });
      await readBody(row, req, res, ctx);
      const data = dataOf(
        await callers
          .take(caller, () => perform(asked, variablesOf(row, req), ctx))
          .finally(() => res.set(ctx.answer.headers)),
      );
      if (row.file)
        await row.file.send(data, {
          res,
          ctx,
          run: async (document, variables) => dataOf(await executeFurther(parse(document), variables, ctx)),
        });
      else await reply(row, asNumbers(data, row.numbers) as Data, req, res);
    } catch (error) {
      await drain(req, res);
      sendError(res, error, services.log);
    }
  };
}

/** The REST rows as an express router; a known path with another method answers 405. */
export function restRouter(routes: Route[], services: Services, callers: Callers): Router {
  const router = Router({ caseSensitive: true, strict: false });
  const methods = grouped(routes, route => route.path);
  for (const route of routes) router[route.method](route.path, handler(route, services, callers));
  for (const [path, same] of methods) {
    const allowed = same.map(route => route.method.toUpperCase()).join(', ');
    router.all(path, (_req, res) => {
      res.set('Allow', allowed);
      sendError(res, new AppError('METHOD_NOT_ALLOWED', `Esta dirección admite ${allowed}`), services.log);
    });
  }
  return router;
}
