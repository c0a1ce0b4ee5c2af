import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft } from '../../../test/invoices';
import { openForm } from '../../../test/invoiceForm';
import { data } from '../../../test/server';

const line = (number: number) => ({
  __typename: 'InvoiceLine',
  description: `Visita ${number}`,
  quantity: '2.00',
  price: '37.50',
  ivaRate: number === 20 ? 0 : 21,
  ivaCause: number === 20 ? 'E1' : null,
  subtotal: '75.00',
  total: '90.75',
  productId: null,
});
const openLong = (count: number) =>
  openForm(
    {
      Invoice: () => data({ invoice: draft({ lines: Array.from({ length: count }, (_, i) => line(i + 1)) }) }),
    },
    '/app/invoices/new?draft=i1',
  );

const row = (number: number) => screen.getByText(`Visita ${number}`).closest<HTMLElement>('[role=row]')!;
const field = (name: string) => screen.queryByLabelText(name);
const texts = (number: number) =>
  within(row(number))
    .getAllByRole('gridcell')
    .map(cell => cell.textContent);

test('a short invoice has fields in every line', async () => {
  await openLong(20);
  expect(field('Precio, línea 20')).toHaveValue('37,50');
});

describe('a long invoice', () => {
  test('shows as text what is away from the keyboard, and has fields where the keyboard and the pointer are, and beside', async () => {
    await openLong(46);
    expect([1, 2].map(number => field(`Precio, línea ${number}`))).toEqual([
      expect.any(HTMLInputElement),
      expect.any(HTMLInputElement),
    ]);
    expect(field('Precio, línea 21')).toBeNull();
    expect(texts(21)).toEqual(['Visita 21', '2', '37,50', '21 %', '75,00', '90,75']);
    expect(texts(20)).toContain('¿Por qué sin IVA?Actividad exenta: enseñanza, sanidad, seguros…');
    await userEvent.hover(row(40));
    expect(await screen.findByLabelText('Cantidad, línea 40')).toHaveValue('2');
    await userEvent.unhover(screen.getByLabelText('Descripción, línea 40').closest('[role=row]')!);
    await waitFor(() => expect(field('Cantidad, línea 40')).toBeNull());
    // A press on a text writes there at once.
    fireEvent.mouseDown(screen.getByText('Visita 30'));
    await waitFor(() => expect(field('Descripción, línea 30')).toHaveFocus());
    await userEvent.keyboard('Otra');
    expect(field('Descripción, línea 30')).toHaveValue('Otra');
    await waitFor(() => expect([1, 2].map(number => field(`Precio, línea ${number}`))).toEqual([null, null]));
  });

  test('the arrows go from line to line, and an amount left half-typed is settled; a line goes and the next one takes its place, with its number', async () => {
    await openLong(46);
    fireEvent.mouseDown(within(row(30)).getByText('37,50'));
    await waitFor(() => expect(field('Precio, línea 30')).toHaveFocus());
    await userEvent.keyboard('5{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field('Precio, línea 33')).toHaveFocus();
    await waitFor(() => expect(texts(30).slice(0, 3)).toEqual(['Visita 30', '2', '5,00']));
    fireEvent.mouseDown(screen.getByText('Visita 30'));
    await waitFor(() => expect(field('Descripción, línea 30')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Delete}{Delete}{/Control}');
    expect(screen.getByLabelText('Descripción, línea 30')).toHaveValue('Visita 32');
    expect(field('Descripción, línea 30')).toHaveFocus();
  });

  test('what keeps it from being issued is put right where it is', async () => {
    await openLong(46);
    fireEvent.mouseDown(within(row(45)).getByText('37,50'));
    await waitFor(() => expect(field('Precio, línea 45')).toHaveFocus());
    await userEvent.keyboard('0');
    fireEvent.mouseDown(screen.getByText('Visita 10'));
    await waitFor(() => expect(field('Descripción, línea 10')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field('Precio, línea 45')).toHaveFocus());
    expect(screen.getByText('Línea 45: Escribe un precio mayor que 0.')).toBeInTheDocument();
  });
});
