import { jsdomLabels } from './labels';

const FIELDS = 'button, input, meter, output, progress, select, textarea';
const fields = () => [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
const words = (labels: ArrayLike<HTMLLabelElement> | null) =>
  labels && Array.from(labels, label => label.textContent?.trim());
const here = () => fields().map(field => words(field.labels));
const byJsdom = () => fields().map(field => words(jsdomLabels(field)));

test('which labels a field has is what jsdom says, also after the page has changed', () => {
  document.body.innerHTML = `
    <label for="a">A</label><label for="a">A again</label><input id="a">
    <label>Inside <select></select></label><label>Two <textarea></textarea><button>x</button></label>
    <label for="b">None</label><div id="b"></div><label for="">Empty <output></output></label>
    <label for="c">Hidden</label><input type="hidden" id="c"><label>Also <input type="HIDDEN"><progress></progress></label>
    <label for="d">A measure</label><meter id="d"></meter>`;
  expect(here()).toEqual(byJsdom());
  expect(here().flat()).toContain('A again');
  const [a] = fields();
  document.getElementById('b')!.remove();
  a!.id = 'b';
  expect([words(a!.labels), here()]).toEqual([['None'], byJsdom()]);
  document.querySelector('label')!.htmlFor = 'd';
  document.querySelector<HTMLInputElement>('#c')!.type = 'text';
  document.body.append(document.createElement('label'));
  document.body.lastElementChild!.append(document.createElement('input'), 'Late');
  expect(here()).toEqual(byJsdom());
  expect(here().at(-1)).toEqual(['Late']);
  const apart = document.createElement('input');
  expect(words(apart.labels)).toEqual([]);
  document.body.innerHTML = '';
});

test('what is named by its id is found where it is, and nowhere else', () => {
  document.body.innerHTML = '<p id="a">A</p><div id="b"><p id="c:1">C</p></div>';
  const box = document.getElementById('b')!;
  expect(document.body.querySelector('[id="a"]')).toBe(document.body.firstChild);
  expect(box.querySelector('[id="c:1"]')).toBe(box.firstChild);
  expect(box.querySelector('[id="a"]')).toBeNull();
  expect(box.querySelector('[id="b"]')).toBeNull();
  expect(document.body.querySelector('[id="d"]')).toBeNull();
  box.remove();
  expect(box.querySelector('[id="c:1"]')).toBe(box.firstChild);
  expect(document.body.querySelector('[id="c:1"]')).toBeNull();
});
