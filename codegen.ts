import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const SOURCES = join(__dirname, 'web/src');
const schemaTypes = {
  scalars: { ID: 'string', Decimal: 'string', Date: 'string', DateTime: 'string' },
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
};

const FRAGMENTS = 'fragments';
const documents = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.graphql'))
  .map(path => ({
    folder: path.split(/[\\/]/)[0]!,
    name: basename(path, '.graphql'),
    spreads: [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name!),
  }));

/** The files of the fragments that several folders share, as far as these documents take them. */
function sharedBy(takers: typeof documents): string[] {
  const spreads = takers.flatMap(each => each.spreads);
  const taken = documents.filter(each => each.folder === FRAGMENTS && spreads.includes(each.name));
  const files = taken.map(each => `web/src/${FRAGMENTS}/${each.name}.graphql`);
  return taken.length ? [...new Set([...files, ...sharedBy(taken)])] : [];
}

// One file for each folder's operations, so that a screen loads only its own documents.
const operations = (folder: string) => ({
  documents: [`web/src/${folder}/**/*.graphql`, ...sharedBy(documents.filter(each => each.folder === folder))],
  plugins: ['typescript-operations', 'typed-document-node', './web/codegen-hooks.cjs'],
  config: schemaTypes,
});

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'web/src/gql/schema.ts': { plugins: ['typescript'], config: schemaTypes },
    ...Object.fromEntries(
      [...new Set(documents.map(each => each.folder))]
        .filter(folder => folder !== FRAGMENTS)
        .sort()
        .map(folder => [`web/src/gql/${folder}.ts`, operations(folder)]),
    ),
  },
};

export default config;
