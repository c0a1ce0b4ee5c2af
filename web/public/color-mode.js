// A file of its own and not a module: it runs before the first paint, so a dark screen never flashes white.
(function () {
  var stored = null;
  try { stored = localStorage.getItem('color-mode'); } catch (e) { /* storage is blocked: the system decides */ }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();
