import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { INCLUDED } from './StarterOffer';
import { signedIn } from '../test/people';
import { wordingFor } from '../public/content/offered';
import { plans } from '../public/content/plans';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

async function open() {
  openApp('/register');
  await screen.findByRole('heading', { name: 'Crea tu cuenta' });
}

/** `nif`: how that field is written. */
async function fill(nif = fillIn) {
  await fillIn(screen.getByLabelText('Nombre de la empresa'), 'Estudio Marea, S.L.');
  await nif(screen.getByLabelText('NIF/CIF'), 'b-98241574');
  await fillIn(screen.getByLabelText('Email'), 'lucia@estudio.example');
  await fillIn(screen.getByLabelText('Contraseña'), 'secreta');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

test('hints at the shortest password and advertises the starter plan', async () => {
  serve({});
  await open();
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Mínimo 6 caracteres');
  expect(screen.getByText('Plan STARTER')).toBeInTheDocument();
  // Nine, and not nineteen.
  expect(screen.getByRole('complementary').textContent!.replace(/\s/g, ' ')).toMatch(
    /(?<![\d,.])9 €al mes \+ IVA, los 3 primeros meses/,
  );
  expect(screen.getByText(/Sin permanencia/, { selector: 'aside *' })).toBeInTheDocument();
  // The offer is the basic plan: it promises what the pages of prices say of that wherever Folio runs, and no more.
  expect(INCLUDED).toEqual(plans.basic.includes.map(text => wordingFor(text, false)));
});

test('requires company, NIF, email and a password of six', async () => {
  const calls = serve({});
  await open();
  await send();
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Escribe una contraseña.');
  // Ten units in memory, and five characters.
  await userEvent.click(screen.getByLabelText('Contraseña'));
  await userEvent.paste('😀😀😀😀😀');
  await send();
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Mínimo 6 caracteres');
  for (const label of ['Nombre de la empresa', 'NIF/CIF', 'Email', 'Contraseña'])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Nombre de la empresa')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('writes the NIF as the agency does and only hints at a wrong digit', async () => {
  const calls = serve({ Register: never });
  await open();
  await fill(userEvent.type);
  const nif = screen.getByLabelText('NIF/CIF');
  expect(nif).toHaveValue('B98241574');
  expect(nif).not.toBeInvalid();
  expect(nif).toHaveAccessibleDescription(/no cuadra/);
  await send();
  expect(await screen.findByRole('button', { name: 'Creando...' })).toHaveAttribute('aria-disabled', 'true');
  const input = {
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241574',
    name: null,
    email: 'lucia@estudio.example',
    password: 'secreta',
  };
  await waitFor(() => expect(calls).toMatchObject([{ operation: 'Register', variables: { input } }]));
});

test('takes a pasted NIF with its ornaments', async () => {
  serve({});
  await open();
  await userEvent.click(screen.getByLabelText('NIF/CIF'));
  await userEvent.paste(' ES-B98.241.573 ');
  expect(screen.getByLabelText('NIF/CIF')).toHaveValue('B98241573');
});

test("who came by an affiliate's link reads who invited, and takes the code along in the form: no cookie, no storage", async () => {
  const calls = serve({ Inviter: () => data({ validateAffiliate: { name: 'Gestoría Muñoz' } }), Register: never });
  openApp('/register?ref=K7QM2XD9');
  expect(await screen.findByText('Invitado por Gestoría Muñoz')).toBeInTheDocument();
  await fill();
  await send();
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ operation: 'Register', variables: { input: { ref: 'K7QM2XD9' } } }),
  );
  expect([document.cookie, { ...localStorage, ...sessionStorage }]).toEqual(['', {}]);
});

test("a code that is nobody's says nothing and keeps nobody from registering", async () => {
  const calls = serve({ Inviter: () => refusal('RATE_LIMITED', 'Demasiados intentos.'), Register: never });
  openApp('/register?ref=x');
  await screen.findByRole('heading', { name: 'Crea tu cuenta' });
  await fill();
  await send();
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ operation: 'Register', variables: { input: { ref: 'x' } } }),
  );
  expect(screen.queryByText(/Invitado/)).not.toBeInTheDocument();
});

test('stores the token and goes to the dashboard', async () => {
  serve({ Register: () => data({ register: signedIn('admin') }), Dashboard: never });
  await open();
  await fill();
  await send();
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  expect(localStorage.getItem('token')).toBe('fresh-token');
});

test("a refusal shows 'Error al crear cuenta', and the field's error on its field", async () => {
  serve({
    Register: () =>
      refusal('CONFLICT', 'Ya hay una cuenta con ese email', { 'input.email': 'Este email ya tiene cuenta' }),
  });
  await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al crear cuentaYa hay una cuenta con ese email');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Este email ya tiene cuenta');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(address()).toBe('/register');
});
