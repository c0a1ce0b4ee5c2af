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
