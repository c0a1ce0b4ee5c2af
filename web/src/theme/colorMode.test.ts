const root = document.documentElement;
const system = (dark: boolean) => {
  window.matchMedia = (() => ({ matches: dark })) as unknown as typeof window.matchMedia;
};
const firstPaint = () => jest.isolateModules(() => jest.requireActual('../../public/before-paint.js'));

test.each([
  [null, true, true],
  [null, false, false],
  ['dark', false, true],
  ['light', true, false],
])('stored %s on a system whose dark is %s paints dark: %s', (stored, systemDark, dark) => {
  if (stored) localStorage.setItem('color-mode', stored);
  system(systemDark);
  firstPaint();
  expect(root.classList.contains('dark')).toBe(dark);
});
