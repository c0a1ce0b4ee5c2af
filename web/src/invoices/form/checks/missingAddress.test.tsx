import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address } from '../../../test/app';
import { openForm } from '../../../test/invoiceForm';
import { data } from '../../../test/server';

const issuer = (address: string | null) => () =>
  data({
    me: {
      __typename: 'Session',
      user: { __typename: 'User', id: 'u1' },
      tenant: { __typename: 'Tenant', id: 't1', nif: 'B98241573', address },
    },
  });
const WARNING = /Falta la dirección de tu empresa: la ley pide que vaya en la factura/;

test('a company without an address is warned before it issues, with the way to the settings', async () => {
  await openForm({ Issuer: issuer(null) });
  expect(await screen.findByText(WARNING)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Añadir dirección' })).toHaveAttribute('href', '/app/settings');
});

test('that way leads to the address, which is saved, and back to the invoice', async () => {
  const settings = (companyAddress: string | null) => ({
    __typename: 'Settings',
    companyName: 'Estudio Marea',
    companyNif: 'B98241573',
    simplifiedActivity: null,
    companyNifLocked: false,
    companyAddress,
  });
  const calls = await openForm({
    Issuer: issuer(null),
    Settings: () => data({ settings: settings(null) }),
    UpdateSettings: () => data({ updateSettings: settings('Calle Sorní, 18') }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Añadir dirección' }));
  await waitFor(() => expect(screen.getByLabelText('Dirección')).toHaveFocus());
  await userEvent.keyboard('Calle Sorní, 18{Enter}');
  await waitFor(() => expect(address()).toBe('/app/invoices/new'));
  expect(calls.filter(call => call.operation === 'UpdateSettings')).toHaveLength(1);
});

test('one with an address is not bothered', async () => {
  const calls = await openForm({ Issuer: issuer('Calle Sorní, 18') });
  expect(calls.some(call => call.operation === 'Issuer')).toBe(true);
  expect(screen.queryByText(WARNING)).toBeNull();
});
