import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../../test/app';
import { invoice, nextRectifying } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve, silence } from '../../test/server';
import { fillInAnew } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];
const ASKED = { what: 'amount', wrong: 'amount', happened: 'yes', handedOver: 'yes' };
const QUERY = `?${new URLSearchParams(ASKED).toString()}`;

const drafted = (form: object | null, over: object = {}) =>
  invoice({
    ...{ id: 'i9', kind: 'R1', status: 'draft', fullNumber: null, warnings: [] },
    rectification: {
      ...{ __typename: 'Rectification', way: 'I', cause: 'Cambio', replaced: null },
      form: form && JSON.stringify(form),
      because: null,
      invoices: [{ ...invoice(), __typename: 'RelatedInvoice' }],
    },
    ...over,
  });
const open = (path: string, handlers: Handlers = {}) => {
  const calls = serve({
    Me: me(),
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? drafted(null) : invoice() }),
    NextRectifyingNumber: () => nextRectifying(),
    RectifyInvoice: () => data({ rectifyInvoice: drafted(null) }),
    ...handlers,
  });
  openApp(path, 't');
  return calls;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const price = () => screen.findByRole('textbox', { name: 'Precio bueno, línea 1' });
const sent = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(call => call.operation === 'RectifyInvoice')
    .map(({ variables }) => variables as { input: { status?: string; draftId?: string; form?: string } });
const write = async (text: string) => {
  await fillInAnew(await price(), text);
};

test('Ctrl+S keeps what is written as a draft, again in its place, and Ctrl+Enter issues it from there', async () => {
  const ids = ['i9', 'i10'];
  const calls = open(`/app/invoices/i1/wrong${QUERY}`, {
    RectifyInvoice: ({ input }: { input: { status?: string } }) =>
      data({
        rectifyInvoice: input.status
          ? drafted(null, { id: ids.shift() })
          : drafted(null, { id: 'i11', status: 'issued' }),
      }),
  });
  expect(await button('Guardar borrador')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/^Se envía a la AEAT al emitirla\./)).toBeNull();
  await userEvent.keyboard('{Control>}s{/Control}');
  await write('1.650,00');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Borrador guardado')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/app/invoices/i1/wrong${QUERY}&draft=i9`));
  expect(await price()).toHaveValue('1.650,00');
  await write('1.600,00');
  await userEvent.click(await button('Guardar borrador'));
  await waitFor(() => expect(address()).toContain('draft=i10'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toBe('/app/invoices/i11'));
  const said = sent(calls);
  expect(said.map(({ input: { status, draftId } }) => [status, draftId])).toEqual([
    ['draft', undefined],
    ['draft', 'i9'],
    [undefined, 'i10'],
  ]);
  expect(JSON.parse(said[0]!.input.form!)).toMatchObject({
    asked: ASKED,
    typed: [{ price: '1.650,00' }, {}],
    kind: 'R1',
  });
  expect(said[2]!.input.form).toBeUndefined();
});

test('a draft opens where it was left, from the list too; another answer is still of it', async () => {
  const left = { quantity: '1', price: '1.650,00', rate: '21', returned: '0' };
  const form = {
    ...{ asked: ASKED, typed: [left, { ...left, price: '260,00' }], kind: 'R1', way: 'I' },
    ...{ cause: 'Rebaja', consumer: null, right: {} },
  };
  open('/app/invoices/new?draft=i9', {
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? drafted(form) : invoice() }),
  });
  expect(await price()).toHaveValue('1.650,00');
  expect(address()).toBe(`/app/invoices/i1/wrong${QUERY}&draft=i9`);
  await userEvent.click(screen.getAllByRole('link', { name: /^Cambiar/ })[0]!);
  expect(await screen.findByRole('radio', { name: /El precio/ })).toBeChecked();
  expect(address()).toContain('draft=i9');
});

test('one that another door made asks what is wrong first', async () => {
  open('/app/invoices/new?draft=i9');
  expect(await screen.findByRole('radio', { name: /El precio/ })).toBeInTheDocument();
  expect(address()).toBe('/app/invoices/i1/wrong?draft=i9');
});

test.each([
  ['vat', 'yes', true, '?what=vat&wrong=vat&happened=yes&handedOver=yes'],
  ['text', 'yes', false, '?what=text&wrong=text&happened=yes&handedOver=no'],
  ['unpaid', null, null, '?what=later&wrong=unpaid'],
])('one that another door made for %s opens behind its answers', async (wrong, happened, handedOver, query) => {
  const kept = drafted(null);
  Object.assign(kept.rectification!, { because: { __typename: 'WrongAnswers', wrong, happened, handedOver } });
  open('/app/invoices/new?draft=i9', {
    Invoice: ({ id }: { id: string }) => data({ invoice: id === 'i9' ? kept : invoice() }),
  });
  await waitFor(() => expect(address()).toBe(`/app/invoices/i1/wrong${query}&draft=i9`));
});

test('its lines are there once that is said, may be corrected, and stay its own as a draft', async () => {
  const lines = [
    { ...invoice().lines[0]!, description: 'Rebaja', quantity: '2.00', price: '-15.00', subtotal: '-30.00' },
  ];
  const Invoice = ({ id }: { id: string }) => data({ invoice: id === 'i9' ? drafted(null, { lines }) : invoice() });
  const calls = open(`/app/invoices/i1/wrong${QUERY}&draft=i9`, { Invoice });
  const field = await screen.findByRole('textbox', { name: 'Precio, línea 1' });
  expect(field).toHaveValue('−15,00');
  expect(screen.getByText('Las líneas del borrador: corrige lo que haga falta')).toBeInTheDocument();
  await fillInAnew(field, '-20');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  const [{ input }] = sent(calls) as [{ input: { form?: string; lines?: object[]; cause?: string } }];
  expect(input.lines).toMatchObject([{ description: 'Rebaja', quantity: '2', price: '-20' }]);
  expect([input.lines!.length, input.cause, JSON.parse(input.form!).own]).toEqual([1, 'Cambio', true]);
});

test.each([
  ['deeper than a browser walks', `{"asked":${'['.repeat(49_000)}${']'.repeat(49_000)}}`],
  ['no answers', '{"asked":{"what":["amount"],"wrong":{"toString":1}}}'],
  ['no object', '5'],
  ['nothing', 'null'],
  ['no JSON', '{'],
])('what another door kept with one, %s, is not read', async (_, form) => {
  const kept = drafted(null);
  Object.assign(kept.rectification!, { form });
  const Invoice = ({ id }: { id: string }) => data({ invoice: id === 'i9' ? kept : invoice() });
  open(`/app/invoices/i1/wrong${QUERY}&draft=i9`, { Invoice });
  expect(await price()).toHaveValue('1.850,00');
});

test('issued by somebody else meanwhile, its page is shown', async () => {
  open(`/app/invoices/i1/wrong${QUERY}&draft=i9`, {
    Invoice: ({ id }: { id: string }) =>
      data({ invoice: id === 'i9' ? drafted(null, { status: 'issued', fullNumber: 'R-2026-0003' }) : invoice() }),
  });
  await waitFor(() => expect(address()).toBe('/app/invoices/i9'));
});

test('what is refused says why and keeps what is written; what nobody answered is tried again with the same key', async () => {
  const answers = [() => silence(), () => refusal('CONFLICT', 'El borrador es de otra factura')];
  const calls = open(`/app/invoices/i1/wrong${QUERY}`, { RectifyInvoice: () => answers.shift()!() });
  await write('1.650,00');
  await userEvent.click(await button('Guardar borrador'));
  expect(await screen.findByText(/no se guardará dos veces/)).toBeInTheDocument();
  await userEvent.click(await button('Guardar borrador'));
  expect(await screen.findByText('El borrador es de otra factura')).toBeInTheDocument();
  expect(await price()).toHaveValue('1.650,00');
  const keys = calls.filter(each => each.operation === 'RectifyInvoice').map(each => each.key);
  expect(keys[0]).toBe(keys[1]);
  expect(within(screen.getByRole('region', { name: 'La rectificativa' })).getByText('R-2026-0003')).toBeInTheDocument();
});
