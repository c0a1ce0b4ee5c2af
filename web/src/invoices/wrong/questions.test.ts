import { whatsOf } from './questions';

test('what can be wrong is asked in the words of the tax: nothing under IGIC or IPSI speaks of IVA', () => {
  for (const tax of ['IGIC', 'IPSI'] as const) {
    const names = whatsOf(false, tax).map(({ name, text }) => `${name} ${text ?? ''}`);
    expect(names.filter(name => /IVA/.test(name))).toEqual([]);
    expect(names.filter(name => name.includes(`El ${tax}`))).toHaveLength(1);
  }
  expect(whatsOf(false, 'IVA').map(({ name }) => name)).toContain('El IVA');
});
