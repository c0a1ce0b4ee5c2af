// A file of its own and not a module: it runs before the first paint, so a dark screen never flashes white, and the
// signed-in never see a way to sign in.
(function () {
  var stored = null;
  var token = null;
  try {
    stored = localStorage.getItem('color-mode');
    token = localStorage.getItem('token');
  } catch (e) {
    /* storage is blocked: the system decides */
  }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('member', !!token);
})();
