import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { data, serve } from '../test/server';
import { product, productPage } from '../test/workspace';

test('deactivated products can be seen, and brought back with one press', async () => {
  let gone = [product({ name: 'Taller' })];
  const calls = serve({
    Me: me(),
    Products: ({ deactivated }: { deactivated: boolean | null }) =>
      productPage(deactivated ? gone : [product({ id: 'p2' })]),
    RestoreProduct: () => {
      gone = [];
      return data({ restoreProduct: product({ name: 'Taller' }) });
    },
  });
  openApp('/app/products', 't');
  await userEvent.selectOptions(await screen.findByLabelText('Estado'), 'Desactivados');
  await waitFor(() => expect(address()).toBe('/app/products?state=deactivated'));
  const row = await screen.findByRole('row', { name: /Taller/ });
  expect(within(row).queryByRole('button', { name: /Desactivar/ })).not.toBeInTheDocument();
  await userEvent.click(within(row).getByRole('button', { name: 'Reactivar producto Taller' }));
  expect(await screen.findByText('Producto reactivado')).toBeInTheDocument();
  expect(calls.find(call => call.operation === 'RestoreProduct')?.variables).toEqual({ id: 'p1' });
  expect(await screen.findByText('No hay productos desactivados')).toBeInTheDocument();
});
