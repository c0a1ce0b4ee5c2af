import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SOURCES = join(__dirname, 'web/src');
const schemaTypes = {
  scalars: { ID: 'string', Decimal: 'string', Date: 'string', DateTime: 'string' },
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
};

// One file for each folder's operations, so that a screen loads only its own documents.
const folders = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.graphql'))
  .map(path => path.split(/[\\/]/)[0]);

const operations = (folder: string) => ({
  documents: `web/src/${folder}/**/*.graphql`,
  plugins: ['typescript-operations', 'typed-document-node', './web/codegen-hooks.cjs'],
  config: schemaTypes,
});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/src/gql/schema.ts': { plugins: ['typescript'], config: schemaTypes },
    ...Object.fromEntries([...new Set(folders)].sort().map(folder => [`web/src/gql/${folder}.ts`, operations(folder)])),
  },
};

export default config;
