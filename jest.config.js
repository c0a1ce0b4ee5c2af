// Three projects: the API through HTTP on a real PostgreSQL, the client in jsdom, the browser tests.
const swc = tsx => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx },
      target: 'es2022',
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];
const common = {
  rootDir: __dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** npm test runs files in groups (api/bin/test-groups.mjs); `match` finds them one by one. */
async function tests(project, match, what) {
  // 'api:6': of the others nothing is written, since another run may be reading theirs.
  const [grouped, count] = (process.env.FOLIO_TEST_GROUPS ?? '').split(':');
  if (grouped !== project) return { testMatch: [match] };
  const { groupTests } = await import('./api/bin/test-groups.mjs');
  return {
    testMatch: groupTests(project, what, Number(count)),
    testPathIgnorePatterns: ['/node_modules/', '/.data/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/(?!test-groups)'],
  };
}

/** Those that take a product which is there already go together: the first of them starts it, or loads it here. */
const product = text => /\bopen\w*Product\b|\bstartShop\b/.exec(text)?.[0];

module.exports = async () => ({
  projects: [
    {
      ...common,
      displayName: 'api',
      testEnvironment: '<rootDir>/api/test/node-environment.cjs',
      ...(await tests('api', '<rootDir>/{api,migrations,schema,bench}/**/*.test.ts', {
        folders: ['api', 'migrations', 'schema', 'bench'],
      })),
      transform: { '\\.ts$': swc(false) },
      moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/api/test/servers/quick-argon2.ts' },
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/global-teardown.ts',
      setupFiles: ['reflect-metadata'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      ...(await tests('web', '<rootDir>/web/src/**/*.test.{ts,tsx}', {
        folders: ['web/src'],
        hooks: 'web/src/test/app.tsx',
      })),
      transform: { '\\.tsx?$': swc(true), '\\.m?js$': swc(false) },
      transformIgnorePatterns: ['/node_modules/(?!(@apollo|@chakra-ui|@ark-ui|@zag-js|lucide-react|rxjs)/)'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/web/src/test/empty.js',
        // As they are built for browsers: a third less of a core than what they check while somebody develops.
        '^react$': '<rootDir>/web/src/test/react.cjs',
        '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
        '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
        '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
        '^scheduler$': '<rootDir>/node_modules/scheduler/cjs/scheduler.production.js',
        ...(await import('./api/bin/test-libraries.mjs')).mapped(),
      },
      setupFiles: ['<rootDir>/web/src/test/globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/test/setup.ts'],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/api/test/node-environment.cjs',
      ...(await tests('e2e', '<rootDir>/web/e2e/**/*.test.ts', {
        folders: ['web/e2e'],
        hooks: 'web/e2e/shared.ts',
        kin: product,
      })),
      transform: { '\\.tsx?$': swc(false) },
      globalSetup: '<rootDir>/api/test/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/global-teardown.ts',
      setupFiles: ['reflect-metadata'],
    },
  ],
  testTimeout: 60000,
});
