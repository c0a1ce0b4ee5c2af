// The whole product as a process of its own, on a database cloned from the run's template. It ends with whoever started it.
require('@swc-node/register');
require('reflect-metadata');
const { startTestApp } = require('../../api/test/harness');

startTestApp(JSON.parse(process.env.PRODUCT_ENV ?? '{}')).then(app => {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await app.close().catch(() => undefined);
    process.exit(0);
  };
  process.on('disconnect', end);
  process.on('SIGTERM', end);
  process.send({ url: app.url });
}, error => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
