import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseCustomer,
  confirmIssue,
  customers,
  openForm,
  sent,
  toastsIn,
  writeLine,
} from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { customer } from '../../../test/people';
import { setWidth } from '../../../test/screen';
import { data } from '../../../test/server';

const TITLE = '¿Por qué sin IVA?';
const cell = (name: string) => screen.getByLabelText(name);
const why = (line = 1) => cell(`${TITLE}, línea ${line}`);
const dialog = (name = TITLE) => screen.findByRole('dialog', { name });
const asked = () => document.querySelector('[role=dialog][data-state=open]');
const linesOf = (calls: Awaited<ReturnType<typeof openForm>>, operation = 'CreateInvoice') =>
  (sent(calls, operation)[0]!.input as { lines: object[] }).lines;

const weber = customer({
  id: 'c2',
  name: 'Bodegas Larrañaga GmbH',
  nif: 'DE299418732',
  country: 'DE',
  address: 'Torstraße 140',
});

/** Writes a line at 0 % by keyboard, and is asked why. */
async function askedOf(of = customer({ country: null })) {
  const calls = await openForm({ CustomerChoices: () => customers(of) });
  await chooseCustomer();
  await userEvent.click(cell('Descripción, línea 1'));
  await userEvent.keyboard('Feria{Enter}{Enter}9{Enter}0{Enter}');
  return { calls, panel: within(await dialog()) };
}

test('a figure and Enter say why: the phrase of the paper follows, and the next key adds the line', async () => {
  const { calls, panel } = await askedOf(weber);
  await userEvent.keyboard('1');
  expect(panel.getByRole('radio', { name: 'Servicio para una empresa de otro país de la Unión' })).toBeChecked();
  expect(panel.getByText(/servicio no sujeto al IVA español \(artículo 69/)).toHaveTextContent(/».*N2/);
  await userEvent.keyboard('2');
  expect(panel.getByText(/artículo 25/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(asked()).toBeNull();
  expect(why()).toHaveFocus();
  expect(why()).toHaveTextContent('Mercancía para una empresa de la UniónE5');
  await userEvent.keyboard('{Enter}');
  expect(cell('Descripción, línea 2')).toHaveFocus();
  // The next one begins with it, and nobody is asked again.
  await userEvent.keyboard('Otra{Enter}{Enter}10{Enter}0{Enter}');
  expect(why(2)).toHaveFocus();
  expect(asked()).toBeNull();
  await confirmIssue();
  expect(linesOf(calls)).toMatchObject([{ ivaCause: 'E5' }, { ivaCause: 'E5' }]);
  expect(linesOf(calls)[0]).not.toHaveProperty('ivaRegime');
});

test('who sells a new vehicle to the Union reads what its line has to say (art. 6.1.k); while it is asked the focus stays in it, whatever the page below draws', async () => {
  const { panel } = await askedOf(weber);
  expect(
    panel.getByText(/De un vehículo nuevo, di en la línea cuándo se estrenó y sus km u horas/),
  ).toBeInTheDocument();
  const below = cell('Descripción, línea 1');
  below.focus();
  expect(asked()).toContainElement(document.activeElement as HTMLElement);
});

test('an answer may ask closer; Volver goes back, and the regime goes with the line', async () => {
  const { calls } = await askedOf();
  await userEvent.keyboard('3{Enter}');
  const closer = within(await dialog('Fuera de la Unión: exporto, o mi cliente está allí'));
  await userEvent.keyboard('3');
  expect(closer.getByText(/se localiza en Canarias, Ceuta o Melilla»/)).toHaveTextContent('N2 · 08');
  await userEvent.click(closer.getByRole('button', { name: 'Volver' }));
  await dialog();
  await userEvent.keyboard('3{Enter}3{Enter}');
  expect(why()).toHaveTextContent('N2 · 08');
  expect(within(screen.getByRole('region', { name: 'Totales' })).getByText(/N2 · 08/)).toBeInTheDocument();
  // Asked again, it stands where it was answered.
  await userEvent.click(why());
  expect(
    within(await dialog('Fuera de la Unión: exporto, o mi cliente está allí')).getAllByRole('radio')[2],
  ).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await confirmIssue();
  expect(linesOf(calls)).toMatchObject([{ ivaCause: 'N2', ivaRegime: '08' }]);
});

test.each([
  ['a Spanish customer', undefined],
  ['a customer of the Union, who may be sent goods or be served,', weber],
])('of %s nothing is chosen beforehand: Enter alone says nothing', async (_, of) => {
  const { calls, panel } = await askedOf(of);
  expect(panel.queryByRole('radio', { checked: true })).toBeNull();
  expect(panel.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked()).not.toBeNull();
  // Nor where it asks closer.
  await userEvent.keyboard('4{Enter}');
  const closer = within(await dialog('Mi actividad está exenta'));
  expect(closer.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(asked()).not.toBeNull();
  await userEvent.keyboard('1{Enter}');
  expect(why()).toHaveTextContent('E1');
  await confirmIssue();
  expect(linesOf(calls)).toMatchObject([{ ivaCause: 'E1' }]);
});

test('says at once what such a customer cannot have; Esc goes back to the cell without an answer, and it is not asked again until it is pressed', async () => {
  const { calls, panel } = await askedOf();
  await userEvent.keyboard('2');
  expect(panel.getByText(/es para un cliente con NIF-IVA de ese país/)).toBeInTheDocument();
  await userEvent.keyboard('5');
  expect(panel.queryByText(/es para/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(why()).toHaveFocus();
  expect(why()).toHaveTextContent('Por decir');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(asked()).toBeNull();
  await userEvent.keyboard(' ');
  await dialog();
  await userEvent.keyboard('7{Enter}');
  await confirmIssue();
  expect(linesOf(calls)).toMatchObject([{ ivaRate: 0, ivaCause: null }]);
});

test('what was paid in the customer’s name is no line: its field opens', async () => {
  await askedOf();
  await userEvent.keyboard('6{Enter}3');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir un suplido' }));
  expect(cell('Suplido 1: qué pagaste')).toBeInTheDocument();
  expect(screen.getByText('Escríbelo abajo, en Suplidos, y quita esta línea')).toBeInTheDocument();
});

test('what the company chose last is not proposed to a customer whom it does not fit', async () => {
  await openForm({ CustomerChoices: () => customers(customer({ country: null })), ...remembering('E5') });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40');
  fireEvent.change(cell('IVA, línea 1'), { target: { value: '0' } });
  expect(why()).toHaveTextContent('Por decir');
});

const remembering = (defaultCause: string) => {
  const tenant = { __typename: 'Tenant', id: 't1', nif: 'B98241573', address: 'Calle 1', defaultCause };
  return { Issuer: () => data({ me: { __typename: 'Session', tenant } }) };
};

test('of a customer abroad goods may follow a service: it is asked, and nothing is chosen before it was said of them', async () => {
  await openForm({ CustomerChoices: () => customers(weber), ...remembering('E5') });
  await chooseCustomer();
  await userEvent.click(cell('Descripción, línea 1'));
  await userEvent.keyboard('Vino{Enter}{Enter}9{Enter}0{Enter}');
  const panel = within(await dialog());
  const goods = panel.getByRole('radio', { name: 'Mercancía que sale hacia una empresa de la Unión' });
  expect(panel.getAllByRole('radio').filter(radio => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(why()).toHaveTextContent('Por decir');
  await userEvent.keyboard(`${goods.getAttribute('aria-keyshortcuts')}{Enter}`);
  expect(why()).toHaveTextContent('E5');
  await writeLine(2, 'Más aceite', '1', '40', '0');
  expect(why(2)).toHaveTextContent('E5');
});

test('a cause of here is put at once, and to whom another tax is it is asked', async () => {
  const madrid = customer({ country: null, postalCode: '28013', city: 'Madrid' });
  const telde = { ...madrid, id: 'c3', name: 'Bodegas Larrañaga Canarias', postalCode: '35200', city: 'Telde' };
  await openForm({ CustomerChoices: () => customers(madrid, telde), ...remembering('E1') });
  await chooseCustomer();
  await writeLine(1, 'Clase', '1', '40', '0');
  expect(why()).toHaveTextContent('E1');
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));
  await userEvent.keyboard('Bodegas');
  await userEvent.click(await screen.findByRole('option', { name: /Canarias/ }));
  await writeLine(2, 'Envío', '1', '40', '0');
  expect(why(2)).toHaveTextContent('Por decir');
});

test('on a phone the same question is pressed', async () => {
  setWidth(390);
  await openForm();
  await writeLine(1, 'Clase', '1', '40', '0');
  await userEvent.click(why());
  const panel = within(await dialog());
  await userEvent.click(panel.getByRole('radio', { name: 'Mi actividad está exenta' }));
  await userEvent.click(panel.getByRole('button', { name: /^Seguir/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Enseñanza, sanidad/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Poner la causa/ }));
  expect(why()).toHaveTextContent('E1');
});

describe('said of all lines at once', () => {
  test.each([
    ['14', /Certificación de obra pública/],
    ['15', /Cuota que vence ese día/],
  ])('what is invoiced before its day says why, and its lines go under that regime: %s', async (ivaRegime, name) => {
    const calls = await openForm();
    await chooseCustomer();
    await writeLine(1, 'Certificación 3', '1', '1000');
    await userEvent.keyboard('{F4}4{F4}');
    fireEvent.change(cell('Fecha de la operación'), { target: { value: '01/02/2099' } });
    fireEvent.blur(cell('Fecha de la operación'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(
      await screen.findByText('La fecha de la operación no puede ser posterior a la de la factura'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(within(screen.getByRole('region', { name: 'Totales' })).getByText(/pendiente/)).toBeInTheDocument();
    await confirmIssue();
    expect(linesOf(calls)).toMatchObject([{ ivaRate: 21, ivaRegime }]);
    expect(toastsIn('warning').queryByText(/operación/)).not.toBeInTheDocument();
  });

  test('under criterio de caja no day that is to come is offered, as its VAT accrues as it is paid', async () => {
    const tenant = { __typename: 'Tenant', id: 't1', nif: 'B98241573', address: 'Calle 1', cashBasis: true };
    await openForm({ Issuer: () => data({ me: { __typename: 'Session', tenant } }) });
    await userEvent.keyboard('{F4}4{F4}');
    fireEvent.change(cell('Fecha de la operación'), { target: { value: '01/02/2099' } });
    fireEvent.blur(cell('Fecha de la operación'));
    expect(await screen.findByText(/^Con el criterio de caja el IVA se devenga al cobrar/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Certificación de obra pública/ })).toBeNull();
  });

  test('premises that are let go under theirs at 21 % alone', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await writeLine(1, 'Alquiler de noviembre', '1', '1000');
    await writeLine(2, 'Limpieza', '1', '50', '10');
    await userEvent.keyboard('{F4}7{F4}');
    expect(within(screen.getByRole('region', { name: 'Totales' })).getByText(/alquiler/)).toBeInTheDocument();
    await confirmIssue();
    expect(linesOf(calls)).toMatchObject([{ ivaRate: 21, ivaRegime: '11' }, { ivaRate: 10 }]);
    expect(linesOf(calls)[1]).not.toHaveProperty('ivaRegime');
  });

  test('public works of a draft are still said', async () => {
    const of = draft();
    const lines = of.lines.map(line => ({ ...line, ivaRegime: '14' }));
    await openForm(
      { Invoice: () => data({ invoice: { ...of, lines, operationDate: '2099-02-01' } }) },
      '/app/invoices/new?draft=i1',
    );
    expect(screen.getByRole('radio', { name: /Certificación de obra pública/ })).toBeChecked();
  });
});
