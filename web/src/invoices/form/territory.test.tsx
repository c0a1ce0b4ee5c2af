import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, customers, openForm, sent } from '../../test/invoiceForm';
import { draft, product, products } from '../../test/invoices';
import { customer, account } from '../../test/people';
import { data, refusal } from '../../test/server';
import { settleIn } from '../../ui/format/here';

type Handlers = Parameters<typeof openForm>[0];

const of = (territory: string) => () => {
  const { user, tenant, subscription } = account();
  return data({ me: { __typename: 'Session', user, tenant: { ...tenant, territory }, subscription } });
};
const open = (territory: string, handlers: Handlers = {}, path?: string) =>
  openForm({ Me: of(territory), ...handlers } as Handlers, path);
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const rate = (number: number) => screen.getByLabelText(new RegExp(`^(IGIC|IPSI), línea ${number}$`));
const line = async (number: number, keys: string) => {
  fireEvent.focus(screen.getByLabelText(`Descripción, línea ${number}`));
  screen.getByLabelText(`Descripción, línea ${number}`).focus();
  await userEvent.keyboard(keys);
};
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice')[0]!.input as { lines: Record<string, unknown>[] };

afterEach(() => settleIn(null));

describe('in Canarias', () => {
  test('a line begins with 7 % of IGIC, and its rates are typed, also 9,5', async () => {
    const calls = await open('canarias');
    await chooseCustomer();
    await line(1, 'Pan{Enter}1{Enter}100{Enter}{Enter}');
    expect(totals().getByText('107,00 €')).toBeInTheDocument();
    expect(rate(1)).toHaveValue('7');
    await line(2, 'Luz{Enter}1{Enter}100{Enter}9,5{Enter}');
    expect(rate(2)).toHaveValue('9.5');
    expect(totals().getByText('216,50 €')).toBeInTheDocument();
    await line(3, 'Vela{Enter}1{Enter}100{Enter}15{Enter}');
    expect(rate(3)).toHaveValue('15');
    expect(
      within(rate(1))
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['7 %', '3 %', '5 %', '9,5 %', '15 %', '20 %', '0 %']);
    await confirmIssue();
    expect(input(calls).lines).toMatchObject([{ ivaRate: 7 }, { ivaRate: 9.5 }, { ivaRate: 15 }]);
  });

  test('nothing on the screen says IVA', async () => {
    await open('canarias');
    await line(1, 'Pan{Enter}1{Enter}i107{Enter}');
    expect(screen.getByText(/107,00 con IGIC = 100,00 de base \+ 7,00 de IGIC/)).toBeInTheDocument();
    await userEvent.keyboard('{F4}');
    expect(screen.getByRole('switch', { name: /Precios con IGIC incluido/ })).toBeInTheDocument();
    await userEvent.keyboard('2{Escape}');
    expect(screen.getByText(/Con IGIC incluido: los precios/)).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\bIVA\b/);
  });

  test('why a line has no IGIC is asked in its words, and says its phrase', async () => {
    const calls = await open('canarias');
    await chooseCustomer();
    await line(1, 'Clase{Enter}1{Enter}40{Enter}0{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Por qué sin IGIC?' }));
    expect(dialog.getAllByRole('radio')[0]).toHaveAccessibleName(/^Mi actividad está exenta/);
    await userEvent.keyboard('1{Enter}1');
    expect(dialog.getByText(/Decreto Legislativo 1\/2025, de 13 de octubre, de Canarias/)).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\bIVA\b|37\/1992/);
    await userEvent.keyboard('2{Enter}');
    await confirmIssue();
    expect(input(calls).lines).toMatchObject([{ ivaRate: 0, ivaCause: 'E7' }]);
  });

  test('a customer in recargo de equivalencia has none, and it is not offered', async () => {
    await open('canarias', { CustomerChoices: () => customers(customer({ recargo: true })) });
    await chooseCustomer();
    await writeLineOf(1, 'Café', '100');
    expect(totals().getByText('107,00 €')).toBeInTheDocument();
    expect(totals().queryByText(/Recargo/)).not.toBeInTheDocument();
    await userEvent.keyboard('{F4}');
    expect(screen.queryByRole('switch', { name: /Recargo/ })).not.toBeInTheDocument();
  });

  test('a draft and a product from before keep their rate, and their cell says what to choose', async () => {
    const calls = await open('canarias', { Invoice: () => data({ invoice: draft() }) }, '/app/invoices/new?draft=i1');
    expect(rate(1)).toHaveValue('21');
    expect(rate(1)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(/El IGIC es uno de 0; 3; 5; 7; 9,5; 15 o 20: tu empresa está en Canarias/)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(sent(calls, 'UpdateInvoice')).toHaveLength(0);
    fireEvent.change(rate(1), { target: { value: '7' } });
    fireEvent.change(rate(2), { target: { value: '3' } });
    await waitFor(() => expect(rate(1)).not.toHaveAttribute('aria-invalid'));
    expect(within(screen.getByRole('table')).queryByText(/El IGIC es uno de/)).not.toBeInTheDocument();
  });

  test('a saved product at a rate of IVA asks for one of IGIC', async () => {
    await open('canarias', { SavedProducts: () => products(product()) });
    await line(1, 'Cat');
    await screen.findByRole('option', { name: /Catering/ });
    await userEvent.keyboard('{Enter}');
    expect(rate(1)).toHaveValue('10');
    expect(screen.getByText(/El IGIC es uno de/)).toBeVisible();
  });
});

test('in Ceuta a line begins with 3 % of IPSI, and 0,5 and 10 are typed', async () => {
  const calls = await open('ceuta');
  await chooseCustomer();
  await line(1, 'Obra{Enter}1{Enter}200{Enter}0,5{Enter}');
  expect(rate(1)).toHaveValue('0.5');
  await line(2, 'Mesa{Enter}1{Enter}100{Enter}10{Enter}');
  expect(rate(2)).toHaveValue('10');
  expect(totals().getByText('311,00 €')).toBeInTheDocument();
  expect(rate(3)).toHaveValue('3');
  await confirmIssue();
  expect(input(calls).lines).toMatchObject([{ ivaRate: 0.5 }, { ivaRate: 10 }]);
});

test('the day of the form is that of the company', async () => {
  jest.useFakeTimers({
    now: new Date('2026-12-31T23:30:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
  try {
    await open('canarias');
    expect(screen.getByLabelText('Fecha')).toHaveValue('31/12/2026');
    settleIn('peninsula');
  } finally {
    jest.useRealTimers();
  }
});

test('a form that is open while the company moves is refused, and says what to do; nothing suggests that it was made', async () => {
  const text = 'Esto se escribió con IVA y tu empresa está ahora en Canarias: recarga la página';
  const calls = await openForm({ CreateInvoice: () => refusal('CONFLICT', text, { expectedTax: text }) });
  await chooseCustomer();
  await writeLineOf(1, 'Diseño', '100');
  await confirmIssue();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(input(calls)).toMatchObject({ expectedTax: 'IVA', lines: [{ ivaRate: 21 }] });
  expect(screen.queryByText(/ya se había creado/)).not.toBeInTheDocument();
});

async function writeLineOf(number: number, description: string, price: string) {
  await line(number, `${description}{Enter}1{Enter}${price}{Enter}{Enter}`);
}
