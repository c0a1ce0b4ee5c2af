import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice, nextRectifying } from '../../test/invoices';
import { me } from '../../test/people';
import { data, serve } from '../../test/server';
import { fillInAnew } from '../../test/fillIn';

const credit = (over: object = {}) =>
  invoice({
    id: 'i9',
    kind: 'R1',
    fullNumber: 'R-2026-0003',
    rectification: { __typename: 'Rectification', way: 'I', cause: 'Cambio', replaced: null, invoices: [] },
    warnings: [],
    ...over,
  });
const open = (shown: object, query: string) => {
  const calls = serve({
    Me: me(),
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? credit() : shown }),
    NextRectifyingNumber: () => nextRectifying(),
    RectifyInvoice: () => data({ rectifyInvoice: credit() }),
  });
  openApp(`/app/invoices/i1/wrong${query}`, 't');
  return calls;
};
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.find(call => call.operation === operation)?.variables;
const REAL = '&happened=yes&handedOver=yes';

const REPLACING = {
  __typename: 'RelatedInvoice' as const,
  ...{ id: 'i8', fullNumber: 'R-2026-0002', date: '2026-11-21', status: 'issued', way: 'S' },
  ...{ subtotal: '2110.00', totalIva: '443.10', total: '2553.10', payable: '2553.10' },
  collected: '0.00',
};

test('what will be owed is what the customer pays: less what is withheld, and what has been paid', async () => {
  open(
    invoice({ withholdingPercent: '15', withholding: '316.50', payable: '2208.00', status: 'paid' }),
    `?what=amount&wrong=amount${REAL}`,
  );
  const price = await field('Precio bueno, línea 1');
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  expect(side.getByText('Te deberá').nextSibling).toHaveTextContent('0,00 €');
  await fillInAnew(price, '1650');
  expect(side.getByText('Cobrado').nextSibling).toHaveTextContent('2.208,00 €');
  expect(side.getByText('Le devuelves').nextSibling).toHaveTextContent('212,00 €');
});

test('of one that was collected in part, what came in is taken off what is left: owed still, or to be given back', async () => {
  const back = { ...REPLACING, way: 'I', status: 'paid', subtotal: '-100.00', totalIva: '-21.00' };
  open(
    invoice({
      collected: '1000.00',
      owed: '1524.50',
      rectifiedBy: [{ ...back, total: '-121.00', payable: '-121.00', collected: '-121.00' }],
    }),
    `?what=amount&wrong=amount${REAL}`,
  );
  const price = await field('Precio bueno, línea 1');
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  // 2,524.50 less the 121 that were credited and given back; 1,000 came in.
  expect(side.getByText('Cobrado').nextSibling).toHaveTextContent('879,00 €');
  expect(side.getByText('Te deberá').nextSibling).toHaveTextContent('1.524,50 €');
  await fillInAnew(price, '100');
  expect(side.getByText('Le devuelves').nextSibling).toHaveTextContent('593,00 €');
});

test('of a credit that was given back in part, that part is taken off what came in', async () => {
  const credit = { ...REPLACING, way: 'I', subtotal: '-100.00', totalIva: '-21.00', total: '-121.00' };
  open(
    invoice({
      collected: '1000.00',
      owed: '1524.50',
      rectifiedBy: [{ ...credit, payable: '-121.00', collected: '-50.00' }],
    }),
    `?what=amount&wrong=amount${REAL}`,
  );
  await field('Precio bueno, línea 1');
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  // 2,403.50 are left of it, and 950 of what came in.
  expect(side.getByText('Cobrado').nextSibling).toHaveTextContent('950,00 €');
  expect(side.getByText('Te deberá').nextSibling).toHaveTextContent('1.453,50 €');
});

test('a debt of which a part came in is credited by what is owed still, of each rate in proportion', async () => {
  const calls = open(invoice({ collected: '1000.00', owed: '1524.50' }), '?what=later&wrong=unpaid');
  expect(await screen.findByRole('heading', { name: /por lo que aún te deben$/ })).toHaveFocus();
  expect(screen.getByText(/lo cobrado lleva su IVA/)).toBeInTheDocument();
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  expect(side.getByText('Cobrado').nextSibling).toHaveTextContent('1.000,00 €');
  expect(side.getByText('Te sigue debiendo').nextSibling).toHaveTextContent('1.524,50 €');
  expect(side.getByText('Recuperas de IVA').nextSibling).toHaveTextContent('250,31 €');
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  // 1,524.50 of 2,524.50.
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: {
      kind: 'R3',
      lines: [
        { description: 'Lo que no se ha pagado de la A-2026-0062', quantity: '-1', price: '1117.18', ivaRate: 21 },
        { description: 'Lo que no se ha pagado de la A-2026-0062', quantity: '-1', price: '157.01', ivaRate: 10 },
      ],
      because: { wrong: 'unpaid' },
    },
  });
});

test.each([
  ['unpaid', 'R3'],
  ['insolvent', 'R2'],
])('of a debt (%s) nothing is credited: its VAT comes back, and it stays owed', async (wrong, kind) => {
  open(invoice(), `?what=later&wrong=${wrong}`);
  expect(await screen.findByRole('heading', { name: /que recupera su IVA$/ })).toHaveFocus();
  expect(screen.getByText(/la deuda sigue igual/)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^${kind}, por diferencias`))).toBeInTheDocument();
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  expect(side.getByText('Te sigue debiendo').nextSibling).toHaveTextContent('2.524,50 €');
  expect(side.getByText('Recuperas de IVA').nextSibling).toHaveTextContent('414,50 €');
  expect(side.queryByText('Te deberá')).toBeNull();
  expect(screen.getByRole('main')).not.toHaveTextContent(/abona/);
});

test('of a debt no suplido is taken back, since it is no base', async () => {
  const suplidos = [{ __typename: 'Suplido' as const, description: 'Tasa', amount: '40.00' }];
  open(invoice({ suplidos, payable: '2564.50', owed: '2564.50' }), '?what=later&wrong=unpaid');
  const side = within(await screen.findByRole('region', { name: 'La rectificativa' }));
  expect(side.getByText('Recuperas de IVA').nextSibling).toHaveTextContent('414,50 €');
  expect(screen.queryByText('Suplidos')).toBeNull();
});

test('a debt that the law does not take yet is doubted before it is issued, and which it never takes is said', async () => {
  open(invoice(), '?what=later&wrong=unpaid');
  expect(await screen.findByText(/^No vale para lo que tenga aval, seguro o garantía real/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Es pronto: .* o al año si tu empresa factura más/);
  expect(await button('Emitir rectificativa')).toBeEnabled();
  cleanup();
  open(invoice(), '?what=later&wrong=insolvent');
  expect(await screen.findByText(/^No vale para lo que tenga aval/)).toBeInTheDocument();
  expect(screen.queryByText(/^Es pronto/)).toBeNull();
});

const ORIGINAL = { __typename: 'RelatedInvoice', id: 'i0', fullNumber: 'A-2026-0060', date: '2026-11-19' };
const replacing = (collected: string, over: object = {}) =>
  credit({
    kind: 'R1',
    rectification: {
      __typename: 'Rectification',
      ...{ way: 'S', cause: 'Precio' },
      replaced: { subtotal: '2210.00', totalIva: '435.50', recargo: null, total: '2645.50' },
      invoices: [{ ...ORIGINAL, payable: '2645.50', collected }],
    },
    ...over,
  });

test.each([
  ['was paid, the difference is to be given back', '2645.50', {}, '2.645,50 €', 'Le devuelves', '363,00 €'],
  [
    'is unpaid, the difference that was settled is no payment of it',
    '0.00',
    { status: 'paid', collected: '0.00' },
    null,
    'Te deberá',
    '2.282,50 €',
  ],
])('of one that replaces what %s', async (_, collected, over, paid, name, amount) => {
  const shown = replacing(collected, { id: 'i1', ...over });
  open(shown, `?what=amount&wrong=amount${REAL}`);
  const price = await field('Precio bueno, línea 1');
  await fillInAnew(price, '1650');
  const side = within(screen.getByRole('region', { name: 'La rectificativa' }));
  if (paid) expect(side.getByText('Cobrado').nextSibling).toHaveTextContent(paid);
  else expect(side.queryByText('Cobrado')).toBeNull();
  expect(side.getByText(name).nextSibling).toHaveTextContent(amount);
});

test.each([
  ['2645.50', /^No hace falta nada$/],
  ['0.00', /que recupera su IVA$/],
])('a debt of one that replaces another is a debt of both: %s came in for that one', async (collected, heading) => {
  open(replacing(collected, { id: 'i1' }), '?what=later&wrong=unpaid');
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});

test('who annuls an invoice that was paid in part is told what came in; what never took place is rectified then', async () => {
  open(invoice({ collected: '500.00', owed: '2024.50' }), '?what=amount&wrong=amount&happened=yes&handedOver=no');
  expect(await screen.findByRole('heading', { name: 'Anula la factura' })).toBeInTheDocument();
  expect(
    screen.getByText(/^Constan cobrados 500,00 €: anótalos en la factura nueva o devuélvelos/),
  ).toBeInTheDocument();
  cleanup();
  // What never took place and was paid has its VAT already.
  open(invoice({ collected: '500.00', owed: '2024.50' }), '?what=whole&wrong=whole&happened=no&handedOver=no');
  expect(await screen.findByRole('heading', { name: /que la abona entera$/ })).toBeInTheDocument();
  expect(screen.getByText(/consta como cobrada en parte/)).toBeInTheDocument();
});
