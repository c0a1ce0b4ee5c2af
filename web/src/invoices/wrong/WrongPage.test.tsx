import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { draft, invoice, nextRectifying } from '../../test/invoices';
import { me } from '../../test/people';
import { setWidth } from '../../test/screen';
import { data, refusal, serve, silence } from '../../test/server';
import { fillInAnew, fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];

const credit = (over: object = {}) =>
  invoice({
    id: 'i9',
    kind: 'R1',
    fullNumber: 'R-2026-0003',
    rectification: { __typename: 'Rectification', way: 'I', cause: 'Cambio', replaced: null, invoices: [] },
    warnings: [],
    ...over,
  });

const open = (shown: object, query = '', handlers: Handlers = {}) => {
  const calls = serve({
    Me: me(),
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? credit() : shown }),
    NextRectifyingNumber: () => nextRectifying(),
    RectifyInvoice: () => data({ rectifyInvoice: credit() }),
    ...handlers,
  });
  openApp(`/app/invoices/i1/wrong${query}`, 't');
  return calls;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.find(call => call.operation === operation)?.variables;
const REAL = '&happened=yes&handedOver=yes';

test('three questions by the keyboard alone lead to the difference, its money and its paper, ready to issue', async () => {
  const terms = { dueDate: '2026-12-20', paymentTerms: '30', paymentMeans: 'transfer' };
  const calls = open(invoice(terms));
  expect(await screen.findByRole('radio', { name: /El precio/ })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Me he equivocado' })).toBeInTheDocument();
  await userEvent.keyboard('6');
  expect(screen.getByRole('radio', { name: /^Nada/ })).toBeChecked();
  await userEvent.keyboard('1{Enter}');
  expect(await screen.findByRole('radiogroup', { name: /¿Se hizo el trabajo/ })).toBeInTheDocument();
  await userEvent.keyboard('2n');
  expect(screen.getByRole('radio', { name: 'Solo una parte' })).toBeChecked();
  await userEvent.keyboard('1s{Enter}');

  expect(await screen.findByRole('heading', { name: /rectificativa por la diferencia/ })).toBeInTheDocument();
  expect(address()).toBe(`/app/invoices/i1/wrong?what=amount&wrong=amount${REAL}`);
  expect(screen.getByText(/R1, por diferencias/)).toBeInTheDocument();
  const issue = await button('Emitir rectificativa');
  expect(screen.queryByRole('region', { name: 'Vista previa' })).toBeNull();
  expect(issue).toHaveAttribute('aria-disabled', 'true');
  const price = await field('Precio bueno, línea 1');
  expect(price).toHaveFocus();
  // All of it is selected: what is typed takes its place.
  await userEvent.keyboard('1.650,00');
  expect(price).toHaveValue('1.650,00');
  const money = within(screen.getByRole('table', { name: 'Qué cambia' }));
  expect(money.getAllByRole('row').map(row => row.textContent)).toEqual([
    'Qué cambiaAntesAhoraCambio',
    'Base2.110,001.910,00−200,00',
    'IVA414,50372,50−42,00',
    'Total2.524,502.282,50−242,00',
  ]);
  const paper = within(screen.getByRole('region', { name: 'Vista previa' }));
  expect(paper.getByText('Diseño de identidad visual, diferencia de precio')).toBeInTheDocument();
  expect(paper.getByRole('link', { name: 'A-2026-0062' })).toBeInTheDocument();
  expect(paper.getByText('Factura rectificativa').nextSibling).toHaveTextContent('R-2026-0003');
  // What rectifies is paid with what it rectifies.
  expect(paper.queryByText(/Vencimiento|Forma de pago/)).toBeNull();
  expect(screen.getByText('Serie R, la de las rectificativas')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' })).toBeInTheDocument();
  expect(sent(calls, 'RectifyInvoice')).toEqual({
    id: 'i1',
    input: {
      kind: 'R1',
      cause: 'Cambio del precio o de la cantidad después de emitir (artículo 80 de la Ley 37/1992).',
      lines: [
        {
          description: 'Diseño de identidad visual, diferencia de precio',
          quantity: '1',
          price: '-200',
          ivaRate: 21,
          ivaCause: null,
          ivaRegime: null,
        },
      ],
      because: { wrong: 'amount', happened: 'yes', handedOver: true },
    },
  });
});

test('whether the customer has it is asked with what Folio sent, where it did', async () => {
  const mail = { __typename: 'Delivery', reason: null, by: 'Ana', createdAt: '2026-11-20T12:51:00Z' };
  const at = { id: 'd1', email: 'pagos@bodegas.example', status: 'sent', sentAt: '2026-11-20T12:52:00Z' };
  const delivery = {
    __typename: 'InvoiceDelivery',
    id: 'i1',
    to: [],
    text: '',
    replyTo: null,
    link: null,
    answers: [],
  };
  open(invoice(), '?what=amount', {
    InvoiceDelivery: () => data({ invoiceDelivery: { ...delivery, sendings: [{ ...mail, ...at }] } }),
  });
  expect(
    await screen.findByText('Folio se la envió a pagos@bodegas.example el 20/11/2026, 13:52.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Enviada al cliente, 20/11/2026, 13:52')).toBeInTheDocument();
});

test('a line with a discount changes as its net amount, and that is said', async () => {
  const { lines } = invoice();
  open(invoice({ lines: [{ ...lines[0]!, subtotal: '1665.00' }, lines[1]!] }), `?what=amount&wrong=amount${REAL}`);
  expect(await screen.findByText('Las líneas con descuento van por su importe neto.')).toBeInTheDocument();
  expect(await field('Precio bueno, línea 1')).toHaveValue('1.665,00');
});

test('of a ticket prices are with VAT as they were agreed, and what changes comes to that or says that it cannot', async () => {
  const { lines } = invoice();
  const ticket = { kind: 'F2', customer: null, lines: [{ ...lines[0]!, grossPrice: '2238.50' }] };
  const calls = open(invoice(ticket), `?what=amount&wrong=amount${REAL}`);
  const price = await field('Precio bueno, línea 1');
  expect(price).toHaveValue('2.238,50');
  expect(screen.getByRole('row', { name: /Diseño de identidad visual · precio con IVA/ })).toBeInTheDocument();
  expect(screen.getByText(/¿Lo mismo en otras simplificadas\?/)).toBeInTheDocument();
  await fillInAnew(price, '2.234,90');
  expect(screen.getByText(/no puede ser de −3,60\s€ justos: va por −3,61\s€\./)).toBeInTheDocument();
  await fillInAnew(price, '2.173,50');
  expect(screen.queryByText(/justos/)).toBeNull();
  expect(screen.getByRole('row', { name: /precio con IVA/ })).toHaveTextContent('−65,00');
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: { lines: [{ quantity: '1', price: '-53.72', ivaRate: 21 }] },
  });
});

test('what comes back is taken off its rows, and what is more than was sold is not', async () => {
  const calls = open(invoice(), '?what=later&wrong=returned');
  const second = await field('Devuelve, línea 2');
  await fillIn(second, '2');
  expect(second).toBeInvalid();
  expect(await button('Emitir rectificativa')).toHaveAttribute('aria-disabled', 'true');
  await fillInAnew(second, '0,5');
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: {
      kind: 'R1',
      lines: [{ description: 'Catering, devolución', quantity: '-0.5', price: '260.00' }],
    },
  });
});

test('what comes back may be taken off the next invoice to the same customer, and not of who is not named', async () => {
  open(invoice(), '?what=later&wrong=returned');
  const next = await screen.findByRole('link', { name: 'Réstalo en su próxima factura' });
  expect(next).toHaveAttribute('href', '/app/invoices/new?return=i1');
  cleanup();
  open(invoice({ kind: 'F2', customer: null }), '?what=later&wrong=returned');
  await field('Devuelve, línea 1');
  expect(screen.queryByRole('link', { name: 'Réstalo en su próxima factura' })).not.toBeInTheDocument();
});

test('another rate is the row out and in, and the kind can be changed with its reason', async () => {
  const calls = open(invoice(), `?what=vat&wrong=vat${REAL}`);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'IVA bueno, línea 2' }), '21');
  expect(screen.getByRole('table', { name: 'Qué cambia' })).toHaveTextContent('IVA414,50443,1028,60');
  // What says why there is no VAT is longer than its field.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'IVA bueno, línea 1' }), 'E5');
  expect(screen.getByText('Mercancía para una empresa de la Unión (E5)')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'IVA bueno, línea 1' }), '21');
  await userEvent.click(await button('Cambiar, con su motivo'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Clase/ }), 'R4');
  await fillIn(await field('Causa'), 'Se eligió mal el tipo');
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: {
      kind: 'R4',
      cause: 'Se eligió mal el tipo',
      lines: [
        { description: 'Catering, IVA 10 %', quantity: '-1', price: '260.00', ivaRate: 10 },
        { description: 'Catering, IVA 21 %', quantity: '1', price: '260.00', ivaRate: 21 },
      ],
    },
  });
});

test('an error that raises the VAT asks whether a person bought as a consumer, of whom the law does not let it', async () => {
  const named = { customer: null, customerName: 'Ana Pérez', customerNif: '48213960A' };
  const calls = open(invoice(named), `?what=vat&wrong=vat${REAL}`);
  const rate = await screen.findByRole('combobox', { name: 'IVA bueno, línea 2' });
  await userEvent.selectOptions(rate, '4');
  expect(screen.queryByRole('radiogroup', { name: '¿Compró como particular?' })).toBeNull();
  await userEvent.selectOptions(rate, '21');
  const issue = await button('Emitir rectificativa');
  expect(issue).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('radio', { name: 'Sí, como particular' }));
  expect(screen.getByText(/^A un particular no se le sube el IVA por un error/)).toBeInTheDocument();
  expect(issue).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('radio', { name: /^No: como empresa/ }));
  await userEvent.click(issue);
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({ input: { kind: 'R1', consumer: false } });
});

test('by substitution the invoice is said again whole, with what the original said, and only the difference is owed', async () => {
  const calls = open(invoice(), `?what=vat&wrong=vat${REAL}`);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'IVA bueno, línea 2' }), '21');
  await userEvent.click(await button('Cambiar, con su motivo'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Forma' }), 'S');
  expect(screen.getByText(/R1, por sustitución/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /que sustituye a la original$/ })).toBeInTheDocument();
  expect(screen.queryByText(/se queda como está/)).toBeNull();
  expect(screen.getByRole('table', { name: 'Qué cambia' })).toHaveTextContent('IVA414,50443,1028,60');
  const paper = within(screen.getByRole('region', { name: 'Vista previa' }));
  expect(paper.getByText('Rectifica y sustituye')).toBeInTheDocument();
  const rows = within(paper.getByRole('table', { name: 'Importe de la rectificación' })).getAllByRole('row');
  expect(rows.map(row => row.textContent!.replace(/\s/g, ' '))).toEqual([
    'BaseCuotaTotal',
    'Factura A-2026-0062, rectificada2.110,00 €414,50 €2.524,50 €',
    'Esta factura, corregida2.110,00 €443,10 €2.553,10 €',
    'Diferencia0,00 €28,60 €28,60 €',
  ]);
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: {
      kind: 'R1',
      way: 'S',
      lines: [
        { description: 'Diseño de identidad visual', quantity: '1', price: '1850.00', ivaRate: 21 },
        { description: 'Catering', price: '260.00', ivaRate: 21 },
      ],
    },
  });
});

test('by substitution a whole return has nothing left to say, and a debt and what has differences go the other way', async () => {
  open(invoice(), '?what=later&wrong=returned');
  await userEvent.click(await button('Cambiar, con su motivo'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Forma' }), 'S');
  await userEvent.click(await button('Me lo devuelve todo'));
  expect(screen.getByText(/No queda nada que facturar/)).toBeInTheDocument();
  expect(await button('Emitir rectificativa')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Clase/ }), 'R3');
  expect(screen.queryByRole('combobox', { name: 'Forma' })).toBeNull();
  expect(screen.getByText(/R3, por diferencias/)).toBeInTheDocument();
});

const REPLACING = {
  __typename: 'RelatedInvoice' as const,
  ...{ id: 'i8', fullNumber: 'R-2026-0002', date: '2026-11-21', status: 'issued', way: 'S' },
  ...{ subtotal: '2110.00', totalIva: '443.10', total: '2553.10', payable: '2553.10' },
  collected: '0.00',
};

test('an invoice that another one replaces is put right in that one', async () => {
  open(invoice({ rectifiedBy: [REPLACING] }), `?what=amount&wrong=amount${REAL}`);
  expect(await screen.findByText(/La R-2026-0002 sustituye a esta factura/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir la R-2026-0002' })).toHaveAttribute('href', '/app/invoices/i8');
});

test('what has differences already is corrected by differences', async () => {
  open(invoice({ rectifiedBy: [{ ...REPLACING, way: 'I', total: '-10.00' }] }), `?what=amount&wrong=amount${REAL}`);
  await userEvent.click(await button('Cambiar, con su motivo'));
  expect(screen.getByRole('combobox', { name: /Clase/ })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Forma' })).toBeNull();
});

test('the data of a customer written by hand are written right, and no amount changes', async () => {
  const byHand = invoice({
    customer: null,
    customerName: 'Ana Roca',
    customerNif: '12345678A',
    customerAddress: 'Calle Mayor, 1',
  });
  const calls = open(byHand, `?what=customer&wrong=customer${REAL}`, {
    RectifyInvoice: () =>
      refusal('BAD_USER_INPUT', 'El NIF no es válido', { 'customerManual.nif': 'El NIF no es válido' }),
  });
  const nif = await screen.findByRole('textbox', { name: /NIF bueno/ });
  expect(screen.getByRole('heading', { name: /que sustituye a la original$/ })).toBeInTheDocument();
  expect(screen.getByText(/otra la repite con sus datos buenos y vale en su lugar/)).toBeInTheDocument();
  expect(await button('Emitir rectificativa')).toHaveAttribute('aria-disabled', 'true');
  await fillInAnew(nif, '12345678Z');
  expect(screen.getByRole('table', { name: 'Qué cambia' })).toHaveTextContent('Total2.524,502.524,500,00');
  await userEvent.click(await button('Emitir rectificativa'));
  expect(await screen.findAllByText('El NIF no es válido')).not.toHaveLength(0);
  expect(nif).toBeInvalid();
  const right = { dataOnly: true, customerManual: { name: 'Ana Roca', nif: '12345678Z', country: null } };
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({ input: { kind: 'R4', way: 'S', ...right } });
});

test('identity alone is proposed by substitution, all of it once more, and goes by differences for who chooses so', async () => {
  const byHand = invoice({ customer: null, customerName: 'Ana Roca', customerNif: '12345678A' });
  const calls = open(byHand, `?what=customer&wrong=customer${REAL}`);
  const name = await screen.findByRole('textbox', { name: /Nombre bueno/ });
  const paper = within(screen.getByRole('region', { name: 'Vista previa' }));
  expect(paper.getByText('Rectifica y sustituye')).toBeInTheDocument();
  expect(paper.getByText('Diseño de identidad visual')).toBeInTheDocument();
  await fillIn(name, ' Gil');
  await userEvent.click(await button('Cambiar, con su motivo'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Forma' }), 'I');
  expect(screen.getByRole('heading', { name: /con los datos buenos$/ })).toBeInTheDocument();
  expect(screen.getByText(/se queda como está y otra lleva los datos buenos/)).toBeInTheDocument();
  expect(paper.getByText('Corrección de datos: los importes no cambian')).toBeInTheDocument();
  await userEvent.click(await button('Emitir rectificativa'));
  await screen.findByRole('heading', { name: 'Factura rectificativa R-2026-0003' });
  expect((sent(calls, 'RectifyInvoice') as { input: object }).input).not.toHaveProperty('way');
  cleanup();
  // What stands apart from it is not replaced with it.
  open(invoice({ ...byHand, rectifiedBy: [{ ...REPLACING, way: 'I' }] }), `?what=customer&wrong=customer${REAL}`);
  expect(await screen.findByRole('heading', { name: /con los datos buenos$/ })).toBeInTheDocument();
});

test('what is to be done has the focus where no field has it: a saved customer, and rows on a phone', async () => {
  open(invoice(), `?what=customer&wrong=customer${REAL}`);
  expect(await screen.findByRole('heading', { name: /que sustituye a la original$/ })).toHaveFocus();
  cleanup();
  setWidth(390);
  open(invoice(), `?what=amount&wrong=amount${REAL}`);
  expect(await screen.findByRole('heading', { name: /por la diferencia$/ })).toHaveFocus();
});

test('on a phone a row that nothing changes of is one line, and opens to its fields', async () => {
  setWidth(390);
  open(invoice(), `?what=amount&wrong=amount${REAL}`);
  const rows = within(await screen.findByRole('list', { name: 'Líneas' }));
  expect(rows.getAllByRole('textbox')).toHaveLength(2);
  const folded = rows.getByRole('button', { name: /igual$/ });
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(folded);
  expect(await field('Precio bueno, línea 2')).toHaveFocus();
  expect(rows.queryByRole('button')).toBeNull();
});

test('once its customer was corrected, the next rectifying invoice names them as the last one did', async () => {
  const corrected = credit({ customer: null, customerName: 'Bodegas L., S.A.', customerNif: 'A58402165' });
  const last = { id: 'i9', fullNumber: 'R-2026-0001', date: '2026-11-21', status: 'issued' };
  const nothing = { subtotal: '0.00', totalIva: '0.00', total: '0.00', payable: '0.00', collected: '0.00' };
  open(invoice({ rectifiedBy: [{ ...last, ...nothing }] }), `?what=other&wrong=other_customer${REAL}`, {
    Invoice: ({ id }: { id: string }) =>
      data({ invoice: id === 'i9' ? corrected : invoice({ rectifiedBy: [{ ...last, ...nothing }] }) }),
  });
  const paper = within(await screen.findByRole('region', { name: 'Vista previa' }));
  expect(paper.getByText('Bodegas L., S.A.')).toBeInTheDocument();
  expect(paper.queryByText('B26304188')).toBeNull();
});

test('another customer: the whole is credited, and a copy opens for the right one', async () => {
  const calls = open(invoice(), `?what=other&wrong=other_customer${REAL}`);
  expect(await screen.findByRole('table', { name: 'Qué cambia' })).toHaveTextContent('Total2.524,500,00−2.524,50');
  await userEvent.click(await button('Emitir rectificativa'));
  expect(await screen.findByText(/Ahora, la factura buena/)).toBeInTheDocument();
  expect(address()).toBe('/app/invoices/new?copy=i1');
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({ input: { kind: 'R4', because: { wrong: 'other_customer' } } });
});

test('of what was credited in part before, what is left is credited, a line for each rate, and nothing of nothing', async () => {
  const part = {
    ...REPLACING,
    way: 'I',
    subtotal: '-360.00',
    totalIva: '-47.00',
    total: '-407.00',
    payable: '-407.00',
  };
  const [first, second] = invoice().rates;
  const left = (base: string, quota: string) => [
    { ...first!, base, quota },
    { ...second!, base: '0.00', quota: '0.00' },
  ];
  const shown = (remaining: object[]) => {
    const one = invoice({ rectifiedBy: [part], remaining });
    return open(one, `?what=other&wrong=other_customer${REAL}`, {
      Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i8' ? credit() : one }),
    });
  };
  const calls = shown(left('1750.00', '367.50'));
  expect(await screen.findByRole('heading', { name: /que abona lo que queda$/ })).toBeInTheDocument();
  expect(screen.queryByText(/abona entera/)).toBeNull();
  expect(screen.getByRole('table', { name: 'Qué cambia' })).toHaveTextContent('Total2.117,500,00−2.117,50');
  await userEvent.click(await button('Emitir rectificativa'));
  expect(await screen.findByText(/Ahora, la factura buena/)).toBeInTheDocument();
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({
    input: {
      lines: [
        { description: 'Abono de lo que queda de la A-2026-0062', quantity: '-1', price: '1750.00', ivaRate: 21 },
      ],
    },
  });
  cleanup();
  shown(left('0.00', '0.00'));
  expect(await screen.findByText(/no queda nada que rectificar/)).toBeInTheDocument();
  expect(await button('Emitir rectificativa')).toHaveAttribute('aria-disabled', 'true');
});

test('under a dialog no key issues or chooses, and letters rest where somebody turned them off', async () => {
  const calls = open(invoice(), `?what=other&wrong=other_customer${REAL}`);
  await button('Emitir rectificativa');
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Todas las teclas' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(within(dialog).getByRole('switch', { name: /Teclas de una sola letra/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(calls, 'RectifyInvoice')).toBeUndefined();
  cleanup();
  open(invoice(), '?what=whole');
  expect(await screen.findByRole('radio', { name: 'No, nada' })).toBeChecked();
  await userEvent.keyboard('s');
  expect(screen.getByRole('radio', { name: 'No, nada' })).toBeChecked();
  localStorage.removeItem('letter-keys-off');
});

test('what never was is annulled, with the answers', async () => {
  const calls = open(invoice(), '?what=whole', {
    CancelInvoice: () => data({ cancelInvoice: invoice({ status: 'cancelled' }) }),
  });
  expect(await screen.findByRole('radio', { name: 'No, nada' })).toBeChecked();
  await userEvent.keyboard('n{Enter}');
  expect(await screen.findByRole('heading', { name: 'Anula la factura' })).toHaveFocus();
  await userEvent.click(await button('Anular factura'));
  expect(await screen.findByText('Factura anulada')).toBeInTheDocument();
  expect(sent(calls, 'CancelInvoice')).toEqual({
    id: 'i1',
    because: { wrong: 'whole', happened: 'no', handedOver: false },
  });
});

test('a wrong withholding or suplido: the whole is credited, and a copy opens for the right one', async () => {
  const calls = open(invoice(), '');
  await screen.findByRole('radio', { name: /retención de IRPF o un suplido/ });
  await userEvent.keyboard('8{Enter}');
  expect(await screen.findAllByRole('radio', { name: 'Sí', checked: true })).toHaveLength(2);
  expect(screen.queryByRole('radio', { name: /Solo una parte/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /que la abona entera/ })).toHaveFocus();
  await userEvent.click(await button('Emitir rectificativa'));
  await waitFor(() => expect(address()).toBe('/app/invoices/new?copy=i1'));
  expect(sent(calls, 'RectifyInvoice')).toMatchObject({ input: { kind: 'R4', because: { wrong: 'whole' } } });
});

test.each<[string, string, object, string, RegExp]>([
  [
    'the record is corrected',
    '?what=customer&wrong=customer_record',
    { verifactu: { status: 'accepted' } },
    'Corregir el registro',
    /solo en su registro/,
  ],
  ['nothing is needed for notes', '?what=text&wrong=notes', {}, 'Volver a la factura', /no pide las notas/],
  [
    'what rectifies it is annulled first',
    '?what=whole&wrong=whole&happened=no&handedOver=no',
    {
      rectifiedBy: [
        {
          id: 'i9',
          fullNumber: 'R-2026-0001',
          date: '2026-11-21',
          subtotal: '-1.00',
          totalIva: '-0.21',
          total: '-1.21',
          payable: '-1.21',
          collected: '0.00',
          status: 'issued',
        },
      ],
    },
    'Abrir la R-2026-0001',
    /anula antes esa/,
  ],
])('%s', async (_, query, over, name, why) => {
  const { verifactu, ...rest } = over as { verifactu?: object };
  open(invoice({ ...rest, ...(verifactu && { verifactu: SEALED }) }), query);
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});

const SEALED = {
  __typename: 'Verifactu',
  recordId: 'r1',
  status: 'accepted',
  byOperator: false,
  environment: 'test',
  errorMessage: null,
  explanation: null,
  aeatCsv: 'A-1',
  sentAt: null,
  answeredAt: null,
  annulment: null,
  qrCode: null,
  hash: null,
  sequence: 1,
  generatedAt: null,
};

test('what somebody else issued says that they issue what rectifies it too, and is rectified alone', async () => {
  const issuedBy = { __typename: 'IssuedBy', party: 'third', agreedOn: '2026-01-15', name: 'Gestoría Ríos, S.L.' };
  open(
    invoice({
      series: 'X',
      fullNumber: 'X-2026-0001',
      issuedBy: { ...issuedBy, nif: 'B26304196', country: null, idKind: null },
    }),
    `?what=amount&wrong=amount${REAL}`,
  );
  expect(
    await screen.findByText(/la expide Gestoría Ríos, S.L. en tu nombre: también su rectificativa/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rectifícalas juntas' })).toBeNull();
});

test('a draft is edited instead', async () => {
  open(draft());
  await waitFor(() => expect(address()).toBe('/app/invoices/new?draft=i1'));
});

test('an answer is changed by its own link', async () => {
  open(invoice(), `?what=vat&wrong=vat${REAL}`);
  const [first] = await screen.findAllByRole('link', { name: 'Cambiar' });
  await userEvent.click(first!);
  expect(await screen.findByRole('radio', { name: /^El IVA/ })).toBeChecked();
});

test('a silence says that nothing is made twice, and the second attempt has the same key', async () => {
  const calls = open(invoice(), `?what=other&wrong=other_customer${REAL}`, { RectifyInvoice: () => silence() });
  await userEvent.click(await button('Emitir rectificativa'));
  expect(await screen.findByText(/no se emitirá dos veces/)).toBeInTheDocument();
  await userEvent.click(await button('Emitir rectificativa'));
  const keys = calls.filter(call => call.operation === 'RectifyInvoice').map(call => call.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('what is taxed on the margin is rectified by differences alone, and the total without its VAT is called no base', async () => {
  const of = invoice();
  const as = { ivaRate: 21, ivaCause: null, ivaRegime: '03' };
  const sums = { subtotal: '2095.00', totalIva: '105.00', total: '2200.00', payable: '2200.00' };
  const line = { ...of.lines[0]!, ...as, cost: '1595.00', price: '2200.00', quantity: '1' };
  open(
    {
      ...{ ...of, ...sums, lines: [{ ...line, subtotal: sums.subtotal, total: sums.total, amount: sums.total }] },
      rates: [{ ...of.rates[0]!, ...as, base: '500.00', quota: '105.00' }],
    },
    `?what=amount&wrong=amount${REAL}`,
  );
  await userEvent.click(await button('Cambiar, con su motivo'));
  expect(screen.getByRole('combobox', { name: /Clase/ })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Forma' })).toBeNull();
  const table = within(screen.getByRole('table', { name: 'Qué cambia' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['IVA', 'Total']);
});

test('who rectifies a ticket that was exchanged is told to exchange that too, with the button that does it', async () => {
  const warning = 'La T-2026-0009 está canjeada por A-2026-0061: canjea también esta rectificativa';
  const made = credit({ kind: 'R5', qualified: false, customer: null, warnings: [warning] });
  open(invoice({ kind: 'F2', series: 'T', fullNumber: 'T-2026-0009', customer: null }), '?what=later&wrong=returned', {
    Invoice: ({ id }) =>
      data({ invoice: id === 'i9' ? made : invoice({ kind: 'F2', fullNumber: 'T-2026-0009', customer: null }) }),
    RectifyInvoice: () => data({ rectifyInvoice: made }),
  });
  await userEvent.click(await button('Me lo devuelve todo'));
  await userEvent.click(await button('Emitir rectificativa'));
  expect(await screen.findByText(warning)).toBeInTheDocument();
  await userEvent.click(await button('Canjearla'));
  expect(await screen.findByRole('heading', { name: 'Canjear por factura completa' })).toBeInTheDocument();
});

test('of a simplified invoice no customer can be wrong, and any cause is an R5 in its own series', async () => {
  const ticket = invoice({ kind: 'F2', series: 'T', fullNumber: 'T-2026-0009', customer: null });
  const calls = open(ticket);
  await screen.findByRole('radio', { name: /El precio/ });
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('radio', { name: /cliente/i })).not.toBeInTheDocument();
  await userEvent.keyboard('4{Enter}1{Enter}');
  expect(await screen.findByText(/R5, por diferencias/)).toBeInTheDocument();
  expect(sent(calls, 'NextRectifyingNumber')).toMatchObject({ kind: 'R5' });
  await userEvent.click(await button('Me lo devuelve todo'));
  await userEvent.click(await button('Emitir rectificativa'));
  await waitFor(() => expect(sent(calls, 'RectifyInvoice')).toMatchObject({ input: { kind: 'R5' } }));
});
