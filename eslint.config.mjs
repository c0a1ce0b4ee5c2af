import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: ['node_modules/', 'dist/', '.data/', 'web/src/gql/', 'jest.config.js', '**/*.mjs', '**/*.cjs', '**/*.js'],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unsafe-function-type': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // A test file is read case by case.
  {
    files: ['**/*.test.{ts,tsx}', 'api/test/**', 'web/src/test/**', 'web/e2e/**'],
    rules: { 'max-lines': ['error', { max: 600 }] },
  },
  // The specification has the browser log what it could not load.
  { files: ['web/src/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // Configuration is read once: process.env appears in config.ts alone (and where a test or bench hands it on).
  {
    files: ['api/**/*.ts'],
    ignores: ['api/platform/config/config.ts', 'api/test/**', '**/*.test.ts', 'api/platform/embedded-postgres/*.ts'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env' }] },
  },
);
