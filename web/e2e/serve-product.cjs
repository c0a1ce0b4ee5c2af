// The whole product as a process of its own, on a database cloned from the run's template. It ends with the process that started it.
require('../../api/bin/typescript.cjs');
require('reflect-metadata');
const { startBackground } = require('../../api/workers/background');
const { readConfig } = require('../../api/platform/config/config');
const { startTestApp } = require('../../api/test/harness');
const { offerRepresentation } = require('../../api/test/representation');

const env = JSON.parse(process.env.PRODUCT_ENV ?? '{}');

/** With WORKERS=1 mail goes out, to DATA_DIR/outbox; its links lead to where this product listens. */
async function backgroundOf(app) {
  if (env.WORKERS !== '1') return { stop: async () => undefined };
  return startBackground(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env, PUBLIC_URL: app.url }),
    app.services,
    app.database.app,
  );
}

startTestApp(env).then(
  async app => {
    // With OPERATOR=1 companies may let the operator send.
    if (env.OPERATOR === '1') offerRepresentation(app);
    const background = await backgroundOf(app);
    let ending = false;
    const end = async () => {
      if (ending) return;
      ending = true;
      await background.stop().catch(() => undefined);
      await app.close().catch(() => undefined);
      process.exit(0);
    };
    process.on('disconnect', end);
    process.on('SIGTERM', end);
    process.send({ url: app.url });
  },
  error => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
