import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/app';
import { me } from '../../test/people';
import { data, refusal, serve } from '../../test/server';
import { settings } from '../../test/workspace';
import { fillIn } from '../../test/fillIn';

type Handlers = Parameters<typeof serve>[0];
const open = async (handlers: Handlers = {}) => {
  const calls = serve({
    Me: me(),
    Settings: () => settings(),
    CardAccount: () => data({ cardAccount: { __typename: 'CardAccount', state: 'unavailable', accountId: null } }),
    UpdateSettings: ({ input }: { input: object }) => data({ updateSettings: { ...KEPT, ...input } }),
    ...handlers,
  });
  openApp('/app/settings?tab=cobro', 't');
  await screen.findByLabelText(/^Plazo de pago/);
  return calls;
};
const KEPT = {
  __typename: 'Settings',
  companyName: 'Estudio Marea, S.L.',
  companyNif: 'B98241573',
  companyAddress: null,
  simplifiedActivity: null,
  cashBasis: false,
  territory: 'peninsula',
  paymentTerms: null,
  paymentMeans: null,
  iban: null,
  companyNifLocked: false,
};
const sent = (calls: ReturnType<typeof serve>) => calls.filter(call => call.operation === 'UpdateSettings').at(-1)!;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

test('the company says when, how and where it is paid, and keeps the rest as it is', async () => {
  const calls = await open();
  await userEvent.selectOptions(screen.getByLabelText(/^Plazo de pago/), 'A 30 días');
  await userEvent.selectOptions(screen.getByLabelText(/^Forma de pago/), 'Transferencia');
  await userEvent.type(screen.getByLabelText(/^IBAN/), 'es91 2100 0418 4502 0005 1332');
  await save();
  expect(await screen.findByText('Configuración guardada correctamente')).toBeInTheDocument();
  expect(sent(calls).variables).toEqual({
    input: {
      companyName: 'Estudio Marea, S.L.',
      companyNif: 'B98241573',
      companyAddress: null,
      paymentTerms: '30',
      paymentMeans: 'transfer',
      iban: 'ES9121000418450200051332',
    },
  });
});

test('other terms are written in days, from the end of the month and to a day of it; long ones name the law', async () => {
  const calls = await open();
  await userEvent.selectOptions(screen.getByLabelText(/^Plazo de pago/), 'Otro plazo…');
  const days = screen.getByLabelText('Días');
  await userEvent.clear(days);
  expect(screen.getByText('De 0 a 365 días.')).toBeInTheDocument();
  await userEvent.type(days, '90');
  expect(screen.getByText(/la ley no deja pactar más de 60 días/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Desde'), 'Desde el fin de su mes');
  await userEvent.type(screen.getByLabelText(/^Día de pago/), '5');
  await save();
  await screen.findByText('Configuración guardada correctamente');
  expect(sent(calls).variables).toMatchObject({ input: { paymentTerms: 'M90@5' } });
});

test('a wrong IBAN says so on its field', async () => {
  await open({
    UpdateSettings: () =>
      refusal('BAD_USER_INPUT', 'Este IBAN no es válido', { iban: 'Este IBAN no es válido' }) as never,
  });
  await fillIn(screen.getByLabelText(/^IBAN/), 'ES00');
  await save();
  expect(await screen.findByText('Este IBAN no es válido')).toBeInTheDocument();
  expect(screen.getByLabelText(/^IBAN/)).toHaveAttribute('aria-invalid', 'true');
});

test('who is no admin reads it', async () => {
  await open({ Me: me('user'), Settings: () => settings({ paymentTerms: '30@25', iban: 'ES9121000418450200051332' }) });
  expect(screen.getByLabelText(/^Plazo de pago/)).toBeDisabled();
  expect(screen.getByLabelText(/^IBAN/)).toHaveValue('ES91 2100 0418 4502 0005 1332');
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});
