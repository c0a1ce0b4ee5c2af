// The stock hooks plugin writes imports that Apollo Client 4 no longer has.
const { Kind } = require('graphql');

const CALLS = { query: ['Query', 'LazyQuery'], mutation: ['Mutation'] };

function hook(operation, suffix) {
  const name = operation.name.value;
  const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const needed =
    suffix === 'Query' &&
    operation.variableDefinitions.some(v => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
  const rest =
    suffix === 'Query' && !needed
      ? `(options?: hooks.useQuery.Options<${types}>) => hooks.useQuery(${name}Document, options)`
      : suffix === 'Query'
        ? `(options: hooks.useQuery.Options<${types}> & ({ variables: ${name}QueryVariables } | { skip: true })) => hooks.useQuery(${name}Document, options)`
        : `(options?: hooks.use${suffix}.Options<${types}>) => hooks.use${suffix}(${name}Document, options)`;
  return `export const use${name}${suffix} = ${rest};`;
}

module.exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(file => file.document.definitions)
    .filter(d => d.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: ["import * as hooks from '@apollo/client/react';"],
    content: operations.flatMap(o => CALLS[o.operation].map(suffix => hook(o, suffix))).join('\n'),
  };
};
