import {
  GraphQLError,
  getOperationAST,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields } from 'graphql/execution/collectFields';
import { AppError } from '../platform/errors';

export type Variables = Record<string, unknown>;
type Fragments = Record<string, FragmentDefinitionNode>;

/** The operation that a request asks for, with the root fields that it comes to once its fragments are written out. */
export interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: Fragments;
  root: GraphQLObjectType;
  /** By the name that each answers under. */
  fields: Map<string, readonly FieldNode[]>;
}

/**
 * Booleans as they were sent: @include and @skip of a root field may hang on them, and no other variable is looked at
 * yet.
 */
function booleansOf(operation: OperationDefinitionNode, given: Variables): Variables {
  const booleans: Variables = {};
  for (const {
    variable: { name },
    defaultValue,
  } of operation.variableDefinitions ?? []) {
    const value = Object.hasOwn(given, name.value) ? given[name.value] : undefined;
    if (typeof value === 'boolean') booleans[name.value] = value;
    else if (value === undefined && defaultValue?.kind === Kind.BOOLEAN) booleans[name.value] = defaultValue.value;
  }
  return booleans;
}

function rootFields(
  schema: GraphQLSchema,
  { operation, fragments, root }: Omit<Asked, 'fields'>,
  given: Variables,
): Asked['fields'] {
  try {
    return collectFields(schema, fragments, booleansOf(operation, given), root, operation.selectionSet);
  } catch (error) {
    // A condition without its value.
    if (error instanceof GraphQLError) throw new AppError('BAD_USER_INPUT', `Consulta no válida: ${error.message}`);
    throw error;
  }
}

/** Throws BAD_USER_INPUT where the document does not say which operation, or one that the schema has not. */
export function operationOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  given: Variables,
  operationName?: string | null,
): Asked {
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new AppError('BAD_USER_INPUT', 'Di qué operación del documento hay que ejecutar (operationName)');
  const root = schema.getRootType(operation.operation);
  if (!root) throw new AppError('BAD_USER_INPUT', 'El esquema no tiene suscripciones');
  const fragments: Fragments = {};
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
  const asked = { document, operation, fragments, root };
  return { ...asked, fields: rootFields(schema, asked, given) };
}
