import { GraphQLScalarType, Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

/** Takes what it is given. */
const Coerced = new GraphQLScalarType({ name: 'Coerced' });

const schemas = new WeakMap<GraphQLSchema, GraphQLSchema>();
const documents = new WeakMap<OperationDefinitionNode, DocumentNode>();

/** The schema, which knows this type too. */
function widened(schema: GraphQLSchema): GraphQLSchema {
  const getType = (name: string) => (name === Coerced.name ? Coerced : schema.getType(name));
  return Object.create(schema, { getType: { value: getType } }) as GraphQLSchema;
}

function retyped(operation: OperationDefinitionNode): OperationDefinitionNode {
  const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: Coerced.name } } as const;
  return {
    ...operation,
    variableDefinitions: operation.variableDefinitions?.map(each => ({ ...each, type, defaultValue: undefined })),
  };
}

/**
 * Schema and document for variables that have been coerced: graphql-js would do all of it again, which takes as long as
 * the rest of what is done with a long input before its rules are looked at.
 */
export function asCoerced(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): { schema: GraphQLSchema; document: DocumentNode } {
  const wide = schemas.get(schema) ?? widened(schema);
  schemas.set(schema, wide);
  const retypedDocument = documents.get(operation) ?? {
    ...document,
    definitions: document.definitions.map(each => (each === operation ? retyped(operation) : each)),
  };
  documents.set(operation, retypedDocument);
  return { schema: wide, document: retypedDocument };
}
