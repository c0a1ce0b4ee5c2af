// Reads TypeScript without a build: `node -r ./api/bin/typescript.cjs api/server.ts`. What a file compiles to is kept by
// its content, so that it is never stale, and of the many processes that tests start only the first has to compile:
// neither the compiler nor TypeScript itself is loaded by the others. Types are `npm run types`' to check.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');

const CACHE = join(__dirname, '../../node_modules/.cache/folio/typescript');
/** As jest reads it (jest.config.js) and the build compiles it. */
const OPTIONS = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    target: 'es2022',
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
};
/** They are more than the code itself: only for those who asked Node to read them. */
const sourceMaps = process.sourceMapsEnabled ? 'inline' : false;
const VERSION = require('@swc/core/package.json').version + JSON.stringify({ ...OPTIONS, sourceMaps });

function compiled(source, filename) {
  const name = createHash('sha1').update(VERSION).update(filename).update('\0').update(source).digest('hex');
  const kept = join(CACHE, `${name}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { ...OPTIONS, filename, sourceMaps });
    // Another process reads it whole or not at all.
    const own = `${kept}.${process.pid}.${performance.now()}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}

Module._extensions['.ts'] = (module, filename) =>
  module._compile(compiled(readFileSync(filename, 'utf8'), filename), filename);

module.exports = { OPTIONS };
