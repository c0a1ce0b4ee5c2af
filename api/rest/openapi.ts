import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { STATUS } from '../platform/errors';
import { isCarried } from '../platform/graphql/carried';
import { exampleAnswer, exampleRequest } from './examples';
import type { Route } from './route';

type Json = Record<string, unknown>;

const SCALARS: Record<string, Json> = {
  Decimal: { type: 'number' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  ID: { type: 'string', format: 'uuid' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  CertificateFile: { type: 'string', format: 'binary' },
  LogoFile: { type: 'string', format: 'binary' },
  StatementFile: { type: 'string', format: 'binary' },
};

const nullable = (json: Json): Json =>
  json.type ? { ...json, type: [json.type, 'null'].flat() } : { oneOf: [json, { type: 'null' }] };
const enumSchema = (type: GraphQLEnumType): Json => ({
  type: 'string',
  enum: type.getValues().map(value => value.name),
});

function inputSchema(type: GraphQLInputType): Json {
  if (isNonNullType(type)) return inputSchema(type.ofType as GraphQLInputType);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType as GraphQLInputType) };
  if (isEnumType(type)) return enumSchema(type);
  if (isScalarType(type)) return SCALARS[type.name]!;
  const fields = Object.values(type.getFields());
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(field => {
        const json = isCarried(field) ? { type: ['boolean', 'number'] } : inputSchema(field.type);
        return [
          field.name,
          {
            ...(isNonNullType(field.type) ? json : nullable(json)),
            description: field.description,
            ...(field.defaultValue != null && { default: field.defaultValue }),
          },
        ];
      }),
    ),
    required: fields
      .filter(field => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(field => field.name),
  };
}

function outputSchema(type: GraphQLType, selection: SelectionSetNode | undefined): Json {
  if (isNonNullType(type)) return strictSchema(type.ofType as GraphQLType, selection);
  return nullable(strictSchema(type, selection));
}

function strictSchema(type: GraphQLType, selection: SelectionSetNode | undefined): Json {
  if (isListType(type)) return { type: 'array', items: outputSchema(type.ofType as GraphQLType, selection) };
  if (isEnumType(type)) return enumSchema(type);
  if (isScalarType(type)) return SCALARS[type.name]!;
  const { names, fields } = selected(type as GraphQLObjectType, selection!);
  return { type: 'object', properties: fields, required: names };
}

function selected(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
): { names: string[]; fields: Record<string, Json> } {
  const fields: Record<string, Json> = {};
  for (const node of selection.selections) {
    if (node.kind !== 'Field') continue;
    const field = type.getFields()[node.name.value]!;
    fields[(node.alias ?? node.name).value] = {
      ...outputSchema(field.type, node.selectionSet),
      ...(field.description && { description: field.description }),
    };
  }
  return { names: Object.keys(fields), fields };
}

/** Schema of the data at a path such as "invoices.items". */
function schemaAt(root: GraphQLObjectType, document: OperationDefinitionNode, path: string): Json {
  let type: GraphQLType = root;
  let selection: SelectionSetNode | undefined = document.selectionSet;
  for (const key of path.split('.')) {
    const object: GraphQLType = getNamedType(type);
    const node: SelectionNode | undefined = selection!.selections.find(
      each => each.kind === 'Field' && each.name.value === key,
    );
    if (!isObjectType(object) || node?.kind !== 'Field') throw new Error(`no ${path} in the document`);
    type = object.getFields()[key]!.type;
    selection = node.selectionSet;
  }
  return outputSchema(type, selection);
}

const operationOf = (document: DocumentNode) =>
  document.definitions.find((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition')!;

const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** A body whose keys are the operation's own variables. */
function looseBody(variables: { name: string; type: GraphQLInputType; isDefaulted: boolean }[]): Json {
  const required = variables.filter(each => isNonNullType(each.type) && !each.isDefaulted).map(each => each.name);
  return {
    type: 'object',
    properties: Object.fromEntries(variables.map(each => [each.name, inputSchema(each.type)])),
    ...(required.length > 0 && { required }),
  };
}

function pathItem(schema: GraphQLSchema, route: Route): Json {
  const operation = operationOf(parse(route.document));
  const root = (operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType())!;
  const inPath = new Set([...route.path.matchAll(/:(\w+)/g)].map(match => match[1]));
  const variables = (operation.variableDefinitions ?? []).map(each => ({
    name: each.variable.name.value,
    type: typeFromAST(schema, each.type) as GraphQLInputType,
    isDefaulted: each.defaultValue !== undefined,
  }));
  const loose = variables.filter(each => !inPath.has(each.name) && each.name !== 'input');
  const input = variables.find(each => each.name === 'input');
  const parameters = [
    ...variables
      .filter(each => inPath.has(each.name))
      .map(each => ({ name: each.name, in: 'path', required: true, schema: inputSchema(each.type) })),
    ...(route.method === 'get'
      ? loose.map(each => ({
          name: each.name,
          in: 'query',
          required: isNonNullType(each.type),
          schema: inputSchema(each.type),
        }))
      : []),
  ];
  const body = input ? inputSchema(input.type) : route.method !== 'get' && loose.length > 0 ? looseBody(loose) : null;
  const properties: Record<string, Json> = Object.fromEntries(
    Object.entries(route.reply).map(([key, path]) => [key, schemaAt(root, operation, path)]),
  );
  if (route.succeeds) properties.success = { type: 'boolean' };
  if (route.message) properties.message = { type: 'string' };
  if (route.paged)
    properties.pagination = {
      ...schemaAt(root, operation, route.paged),
      description: 'Solo cuando se pide page o limit.',
    };
  const name = operation.name!.value[0]!.toLowerCase() + operation.name!.value.slice(1);
  const answer = { type: 'object', properties, required: Object.keys(route.reply) };
  const content = route.file
    ? { [route.file.type]: { schema: { type: 'string', format: 'binary' } } }
    : {
        'application/json': {
          schema: answer,
          example: { ...exampleAnswer(answer, name), ...(route.message && { message: route.message }) },
        },
      };
  const status = String(route.status ?? 200);
  return {
    tags: [route.tag],
    summary: route.summary,
    operationId: operation.name!.value,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: body.required !== undefined || route.multipart !== undefined,
        content: {
          [route.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: body,
            ...(!route.multipart && { example: exampleRequest(body, name) }),
          },
        },
      },
    }),
    security: route.public ? [] : [{ bearer: [] }],
    responses: {
      [status]: status === '204' ? { description: 'Hecho' } : { description: 'Hecho', content },
      default: errorAnswer('Error'),
    },
  };
}

/** The facade as OpenAPI 3.1, made from the rows that serve it. */
export function openapi(schema: GraphQLSchema, routes: Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method] = pathItem(schema, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Folio',
      version: '1',
      description: 'Fachada REST de Folio. Importes en euros; fechas AAAA-MM-DD; instantes ISO 8601 en UTC.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'Mensaje en español.' },
            code: { type: 'string', enum: Object.keys(STATUS) },
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Campo → mensaje; solo cuando hay campos que corregir.',
            },
          },
        },
      },
    },
  };
}
