/**
 * Vite's build in this process. It leaves NODE_ENV=production behind, with which the demo would not start: it is put
 * back.
 */
export async function viteBuild(config) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  try {
    return await build(config);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
