import { screen } from '@testing-library/react';
import { openForm } from '../test/invoiceForm';
import { data } from '../test/server';

const issuer = (address: string | null) => () => data({ me: { __typename: 'Session', user: { __typename: 'User', id: 'u1' }, tenant: { __typename: 'Tenant', id: 't1', address } } });
const WARNING = /Falta la dirección de tu empresa: la ley pide que vaya en la factura/;

test('a company without an address is told before it issues, with the way to the settings', async () => {
  await openForm({ IssuerAddress: issuer(null) });
  expect(await screen.findByText(WARNING)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Añadir dirección' })).toHaveAttribute('href', '/app/settings');
});

test('one with an address is not bothered', async () => {
  const calls = await openForm({ IssuerAddress: issuer('Calle Sorní, 18') });
  expect(calls.some(call => call.operation === 'IssuerAddress')).toBe(true);
  expect(screen.queryByText(WARNING)).toBeNull();
});
