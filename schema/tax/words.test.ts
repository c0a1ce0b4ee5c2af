import { adviceOn, WRONGS, type Situation } from '../kinds/wrong';
import { inWordsOf } from './words';

const situation: Situation = {
  status: 'issued',
  record: 'accepted',
  simplified: false,
  rectified: false,
  replacedBy: null,
};
const said = (wrong: 'vat' | 'insolvent' | 'unpaid' | 'amount', tax: 'IVA' | 'IGIC' | 'IPSI') => {
  const { why, rectify } = adviceOn({ wrong, happened: 'yes', handedOver: true }, situation);
  return [inWordsOf(why, tax), inWordsOf(rectify!.cause, tax)];
};

test.each(['vat', 'insolvent', 'unpaid', 'amount'] as const)('%s of IGIC and IPSI names no law of IVA', wrong => {
  for (const tax of ['IGIC', 'IPSI'] as const)
    expect(said(wrong, tax).join(' ')).not.toMatch(/IVA|37\/1992|artículo 8[09]|AEAT en un mes/);
  expect(said(wrong, 'IVA').join(' ')).toMatch(/IVA|37\/1992/);
});

test.each(WRONGS)('whatever is advised of %s names no law of IVA where there is another tax', wrong => {
  for (const tax of ['IGIC', 'IPSI'] as const)
    for (const happened of ['yes', 'part', 'no'] as const)
      for (const handedOver of [true, false]) {
        const { why, rectify } = adviceOn({ wrong, happened, handedOver }, situation);
        expect([why, rectify?.cause ?? ''].map(text => inWordsOf(text, tax)).join(' ')).not.toMatch(/IVA|37\/1992/);
      }
});

test('a wrong rate of IGIC is told in its words', () => {
  expect(said('vat', 'IGIC')).toEqual([
    'La operación se hizo y tu cliente ya tiene la factura: se queda como está y otra corrige el IGIC. Es un error de derecho.',
    'El tipo o la causa del IGIC no eran los debidos.',
  ]);
});
