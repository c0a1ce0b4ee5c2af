import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, confirmIssue, openForm, sent, toastsIn, writeLine } from '../../../test/invoiceForm';
import { draft } from '../../../test/invoices';
import { setWidth } from '../../../test/screen';
import { data } from '../../../test/server';
import { quotaText } from '../../RateTable';
import { fillInAnew, fillIn } from '../../../test/fillIn';

const cell = (name: string) => screen.getByLabelText(name);
const totals = () => within(screen.getByRole('region', { name: 'Totales' }));
const input = (calls: Awaited<ReturnType<typeof openForm>>) =>
  sent(calls, 'CreateInvoice')[0]!.input as { lines: Record<string, unknown>[] };
const allGross = () => userEvent.keyboard('{F4}2{Escape}');

describe('a price with VAT included', () => {
  test('is one key in its cell: the line says what it comes to, and the server finds the price', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await userEvent.click(cell('Descripción, línea 1'));
    await userEvent.keyboard('Corte{Enter}1{Enter}i650{Enter}');
    expect(cell('Precio, línea 1')).toHaveAccessibleDescription('con IVA incluido');
    expect(screen.getByText('650,00 con IVA = 537,19 de base + 112,81 de IVA. Cuadra al céntimo.')).toBeInTheDocument();
    expect(totals().getByText('650,00 €')).toBeInTheDocument();
    await confirmIssue();
    expect(input(calls).lines).toMatchObject([{ grossPrice: '650.00', quantity: '1' }]);
    expect('price' in input(calls).lines[0]!).toBe(false);
  });

  test('is taken back with the same key, and Ctrl+D copies it with its price', async () => {
    await openForm();
    await writeLine(1, 'Corte', '1', '121');
    fireEvent.focus(cell('Precio, línea 1'));
    await userEvent.keyboard('i');
    await waitFor(() => expect(totals().getByText('121,00 €')).toBeInTheDocument());
    fireEvent.focus(cell('Descripción, línea 2'));
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(totals().getByText('242,00 €')).toBeInTheDocument();
    expect(screen.getAllByText('con IVA')).toHaveLength(2);
    fireEvent.focus(cell('Precio, línea 1'));
    await userEvent.keyboard('i');
    expect(totals().getByText('267,41 €')).toBeInTheDocument();
  });

  test('of all lines is F4 and 2, also of those that come', async () => {
    await openForm();
    await writeLine(1, 'Corte', '1', '65');
    await allGross();
    await writeLine(2, 'Color', '3', '10');
    expect(totals().getByText('95,00 €')).toBeInTheDocument();
    await allGross();
    expect(totals().getByText('114,95 €')).toBeInTheDocument();
  });

  test('that rounding leaves out offers the two nearest, and is not sent', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await allGross();
    await writeLine(1, 'Tornillo', '1', '0,03');
    expect(screen.getByText(/Al 21 % ninguna base da 0,03 con IVA/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(/ninguna base da 0,03/).length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('button', { name: /^0,04/ }));
    expect(cell('Precio, línea 1')).toHaveValue('0,04');
    expect(screen.queryByText(/ninguna base/)).not.toBeInTheDocument();
    await confirmIssue();
    expect(input(calls).lines).toMatchObject([{ grossPrice: '0.04' }]);
  });

  test('takes a discount in percent, not in euros', async () => {
    await openForm();
    await allGross();
    await userEvent.keyboard('{F4}1{Escape}');
    await writeLine(1, 'Corte', '1', '121');
    const discount = cell('Dto., línea 1');
    const put = (value: string) => {
      fireEvent.focus(discount);
      fireEvent.change(discount, { target: { value } });
      fireEvent.blur(discount);
    };
    put('10');
    expect(totals().getByText('108,90 €')).toBeInTheDocument();
    put('5,00');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findAllByText(/Con IVA incluido, el descuento va en porcentaje/)).toHaveLength(2);
  });

  test('of a draft comes back as it was written', async () => {
    const shown = draft();
    const lines = (shown as { lines: object[] }).lines.map(line => ({
      ...line,
      grossPrice: '484.000000',
      price: '400.00',
    }));
    await openForm({ Invoice: () => data({ invoice: { ...shown, lines } }) }, '/app/invoices/new?draft=i1');
    expect(cell('Precio, línea 1')).toHaveValue('484,00');
    expect(cell('Precio, línea 1')).toHaveAccessibleDescription('con IVA incluido');
  });

  test('on a small screen says so in its label', async () => {
    setWidth(390);
    await openForm();
    await writeLine(1, 'Corte', '1', '65');
    await allGross();
    expect(screen.getByText('Con IVA')).toBeInTheDocument();
    expect(screen.getByText(/65,00 con IVA = 53,72 de base/)).toBeInTheDocument();
  });
});

describe('a total that was agreed', () => {
  const total = () => screen.getByLabelText(/^Total acordado/);

  test('changes the prices in proportion, as they were written', async () => {
    const calls = await openForm();
    await chooseCustomer();
    expect(screen.queryByLabelText(/^Total acordado/)).not.toBeInTheDocument();
    await allGross();
    await writeLine(1, 'Corte', '1', '60');
    await writeLine(2, 'Color', '2', '20');
    await userEvent.type(total(), '95{Enter}');
    expect(cell('Precio, línea 1')).toHaveValue('57,00');
    expect(cell('Precio, línea 2')).toHaveValue('19,00');
    expect(totals().getByText('95,00 €')).toBeInTheDocument();
    expect(toastsIn('success').getByText('Precios ajustados al total acordado')).toBeInTheDocument();
    expect(total()).toHaveValue('');
    await confirmIssue();
    expect(input(calls).lines).toMatchObject([{ grossPrice: '57.00' }, { grossPrice: '19.00' }]);
  });

  test('whose prices have three decimals is no thousand times as much', async () => {
    const calls = await openForm();
    await chooseCustomer();
    await allGross();
    await writeLine(1, 'Montaje', '1', '700');
    await writeLine(2, 'Material', '3', '190');
    await writeLine(3, 'Desplazamiento', '1', '300');
    await userEvent.type(total(), '1500{Enter}');
    expect(cell('Precio, línea 2')).toHaveValue('181,533');
    expect(totals().getByText('1.500,00 €')).toBeInTheDocument();
    expect(screen.queryByText(/ninguna base/)).not.toBeInTheDocument();
    await confirmIssue();
    expect(input(calls).lines[1]).toMatchObject({ grossPrice: '181.533' });
  });

  test('that rounding leaves out offers the two nearest', async () => {
    await openForm();
    await allGross();
    await writeLine(1, 'Tornillo', '1', '1');
    await fillIn(total(), '1,01');
    await userEvent.click(screen.getByRole('button', { name: 'Ajustar precios' }));
    expect(screen.getByText(/ninguna factura suma justo eso/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^1,02/ }));
    expect(cell('Precio, línea 1')).toHaveValue('1,02');
  });

  test('needs lines; of nothing, or of three decimals, is refused', async () => {
    await openForm();
    await allGross();
    await userEvent.type(total(), '60{Enter}');
    expect(screen.getByText(/Escribe antes las líneas/)).toBeInTheDocument();
    await writeLine(1, 'Corte', '1', '60');
    for (const [text, said] of [
      ['0', 'Escribe el total, mayor que 0.'],
      ['1,001', 'Como mucho 2 decimales.'],
    ] as const) {
      await fillInAnew(total(), text);
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText(said)).toBeInTheDocument();
      expect(cell('Precio, línea 1')).toHaveValue('60,00');
    }
  });
});

test('every quota says where it comes from', async () => {
  await openForm();
  await writeLine(1, 'Corte', '1', '47,52');
  await userEvent.click(totals().getByRole('button', { name: '9,98' }));
  expect(totals().getByText('= 47,52 × 21 % = 9,9792 → 9,98')).toBeInTheDocument();
  expect(quotaText('100.00', '21', '21.00')).toBe('= 100,00 × 21 % = 21,00');
  expect(quotaText('-47.52', '5.2', '-2.47')).toBe('= −47,52 × 5,2 % = −2,47104 → −2,47');
});
