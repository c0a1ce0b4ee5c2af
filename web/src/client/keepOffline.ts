const pathsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter(path => path.startsWith('/assets/'));

/**
 * Keeps the frame of the product in this browser, so that without a connection it opens and says so. Later than all
 * that a screen needs.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener(
    'load',
    () =>
      void (async () => {
        await navigator.serviceWorker.register('/sw.js');
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ assets: pathsLoaded() });
      })().catch(() => undefined),
  );
}
