import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { invoice, invoicePage } from '../../test/invoices';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';

const ROWS = [
  invoice({ id: 'i1', owed: '121.00' }),
  invoice({ id: 'i2', fullNumber: 'A-2026-0061', status: 'paid', owed: '0.00' }),
  invoice({ id: 'i3', fullNumber: 'A-2026-0060', status: 'cancelled' }),
];
async function open() {
  const calls = serve({
    Me: me(),
    Invoices: () => invoicePage(ROWS),
    Invoice: ({ id }: { id: string }) => data({ invoice: ROWS.find(row => (row as { id: string }).id === id)! }),
  });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  return calls;
}
const row = (number: string) => screen.getByRole('link', { name: number });
const tick = (number: string) => screen.getByRole('checkbox', { name: `Seleccionar ${number}` });

test('J and K move from row to row and stop at the ends; X marks the one with the focus', async () => {
  await open();
  await userEvent.keyboard('x');
  expect(screen.getAllByRole('checkbox').filter(box => (box as HTMLInputElement).checked)).toEqual([]);
  await userEvent.keyboard('j');
  expect(row('A-2026-0062')).toHaveFocus();
  await userEvent.keyboard('jjj');
  expect(row('A-2026-0060')).toHaveFocus();
  await userEvent.keyboard('kx');
  expect(row('A-2026-0061')).toHaveFocus();
  expect(tick('A-2026-0061')).toBeChecked();
  await userEvent.keyboard('x');
  expect(tick('A-2026-0061')).not.toBeChecked();
  await userEvent.keyboard('x{Escape}');
  expect(tick('A-2026-0061')).not.toBeChecked();
  expect(row('A-2026-0061')).toHaveFocus();
  await userEvent.keyboard('kkk');
  expect(row('A-2026-0062')).toHaveFocus();
});

test('A goes to what is done with those that are marked, and nowhere while none is', async () => {
  await open();
  await userEvent.keyboard('ja');
  expect(row('A-2026-0062')).toHaveFocus();
  await userEvent.keyboard('xja');
  expect(screen.getByRole('region', { name: 'Selección' })).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveAccessibleName('Marcar como pagadas');
});

test('C writes down a payment and E sends, each of the row with the focus, where it may be', async () => {
  const calls = await open();
  await userEvent.keyboard('jc');
  const dialog = await screen.findByRole('dialog', { name: 'Anotar cobro de A-2026-0062' });
  // Under a dialog the keys rest, and letters are text.
  await userEvent.keyboard('j');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  row('A-2026-0062').focus();
  await userEvent.keyboard('jc');
  expect(await screen.findByText('De esta factura no hay nada por cobrar')).toBeInTheDocument();
  await userEvent.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Enviar la factura A-2026-0061' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  row('A-2026-0060').focus();
  await userEvent.keyboard('e');
  expect(await screen.findByText('Solo se envían facturas emitidas que no están anuladas')).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'Invoice').map(({ variables }) => variables.id)).toEqual([
    'i1',
    'i2',
  ]);
});

test('C opens nothing for what is paid with what it replaces, nor where what rectifies it leaves nothing, and says why', async () => {
  const replaced = [{ id: 'i9', fullNumber: 'A-2026-0009', status: 'issued', collected: '0.00' }];
  let whole: object = { rectification: { way: 'S', replaced: {}, invoices: replaced } };
  serve({
    Me: me(),
    Invoices: () => invoicePage(ROWS),
    Invoice: () => data({ invoice: { ...ROWS[0]!, ...whole } }),
  });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  await userEvent.keyboard('jc');
  expect(
    await screen.findByText('Se cobra junto con A-2026-0009, a la que sustituye: márcala como pagada'),
  ).toBeInTheDocument();
  whole = { asked: '0.00' };
  await userEvent.keyboard('c');
  expect(await screen.findByText('De esta factura no hay nada por cobrar')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const credit = { way: 'I', replaced: null, invoices: [{ id: 'i9', fullNumber: 'A-2026-0009' }] };
  whole = { kind: 'R1', owed: '-121.00', asked: '0.00', rectification: credit };
  await userEvent.keyboard('c');
  expect(
    await screen.findByText('Se descuenta de lo que queda por cobrar de la A-2026-0009: no hay nada que devolver.'),
  ).toBeInTheDocument();
});

test('what could not be loaded is reported, and the next press tries again', async () => {
  let answer = refusal('NOT_FOUND', 'Factura no encontrada');
  serve({ Me: me(), Invoices: () => invoicePage(ROWS), Invoice: () => answer });
  openApp('/app/invoices', 't');
  await screen.findByRole('link', { name: 'A-2026-0062' });
  await userEvent.keyboard('jc');
  expect(await screen.findByText('Factura no encontrada')).toBeInTheDocument();
  answer = data({ invoice: ROWS[0]! });
  await userEvent.keyboard('c');
  expect(await screen.findByRole('dialog', { name: 'Anotar cobro de A-2026-0062' })).toBeInTheDocument();
});

test('whoever writes, or has turned the letters off, is left alone by the keys of the list', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Buscar facturas'), 'jkxec');
  expect(screen.getByLabelText('Buscar facturas')).toHaveValue('jkxec');
  row('A-2026-0062').focus();
  localStorage.setItem('letter-keys-off', '1');
  await userEvent.keyboard('jxc');
  expect(row('A-2026-0062')).toHaveFocus();
  expect(tick('A-2026-0062')).not.toBeChecked();
  localStorage.removeItem('letter-keys-off');
});
