import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';
import { lucia, marta, page, pau } from '../test/users';
import { fillIn } from '../test/fillIn';

const list = (...users: object[]) => page(users);
const broken = () => refusal('INTERNAL', 'Error interno');

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}) {
  const calls = serve({ Me: me('admin'), Users: () => list(lucia, marta, pau), ...handlers });
  openApp('/app/users', 'stored');
  await screen.findByRole('heading', { name: 'Usuarios' });
  return calls;
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const toastOf = (region: RegExp) => within(screen.getByRole('region', { name: region }));
const errors = () => toastOf(/Errores/);
const news = () => toastOf(/Notificaciones/);
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const asked = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation);

describe('who may', () => {
  test('an admin finds the link in the bar', async () => {
    await open();
    expect(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Usuarios' }),
    ).toHaveAttribute('href', '/app/users');
  });

  test.each([
    ['user', '/app/dashboard'],
    ['superadmin', '/app/superadmin'],
  ] as const)('a %s has no link, and is led to their beginning', async (role, beginning) => {
    const calls = serve({ Me: me(role), Dashboard: never });
    openApp('/app/users', 'stored');
    await waitFor(() => expect(address()).toBe(beginning));
    expect(screen.queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument();
    expect(asked(calls, 'Users')).toEqual([]);
  });

  test('a person who was demoted meanwhile learns it on the next click, and leaves the screen', async () => {
    let role: 'admin' | 'user' = 'admin';
    await open({
      Me: () => me(role)(),
      Dashboard: never,
      InviteUser: () => refusal('FORBIDDEN', 'No tienes permiso para hacer esto'),
    });
    await row(/Marta Gil/);
    role = 'user';
    await press('Invitar de nuevo a Marta Gil');
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(errors().getByText('No tienes permiso para hacer esto')).toBeInTheDocument();
    expect(errors().getByText(/^Tu rol ha cambiado: ahora eres Usuario/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument();
  });
});

describe('the list', () => {
  test('shows name, email, role, state and last login', async () => {
    await open();
    expect(
      within(await row(/Pau Serra/))
        .getAllByRole('cell')
        .slice(0, 5)
        .map(cell => cell.textContent),
    ).toEqual(['Pau Serra', 'pau@estudio.example', 'Usuario', 'Activo', '20/11/2026']);
    expect(
      within(await row(/Marta Gil/))
        .getAllByRole('cell')
        .slice(2, 5)
        .map(cell => cell.textContent),
    ).toEqual(['Usuario', 'Invitación pendiente', 'Nunca']);
    expect(within(await row(/Lucía Ferrer/)).getByText('Administrador')).toBeInTheDocument();
  });

  test('is cards below 992 px, with the same buttons', async () => {
    await open();
    await row(/Pau Serra/);
    setWidth(991);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Usuarios' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Eliminar usuario Pau Serra' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Lucía Ferrer$/ })).not.toBeInTheDocument();
  });

  test('has no buttons on the own row, and invites everybody else, whether they have a password or not', async () => {
    await open();
    expect(within(await row(/Lucía Ferrer/)).queryAllByRole('button')).toEqual([]);
    expect(within(await row(/Lucía Ferrer/)).getByText('Tú')).toBeInTheDocument();
    expect(
      within(await row(/Pau Serra/))
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Invitar de nuevo a Pau Serra', 'Editar usuario Pau Serra', 'Eliminar usuario Pau Serra']);
    expect(
      within(await row(/Marta Gil/))
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Invitar de nuevo a Marta Gil', 'Editar usuario Marta Gil', 'Eliminar usuario Marta Gil']);
  });

  test('that fails says so, and can be tried again', async () => {
    let fails = true;
    await open({ Users: () => (fails ? broken() : list(lucia, pau)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando usuarios');
    fails = false;
    await press('Reintentar');
    expect(await row(/Pau Serra/)).toBeInTheDocument();
  });

  test('holds its place while it loads', async () => {
    await open({ Users: never });
    expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  });

  test('comes in pages of 50, which the address holds', async () => {
    const calls = await open({
      Users: ({ page: number }: { page: number }) => page(number === 1 ? [lucia, pau] : [marta], 51, number),
    });
    await row(/Pau Serra/);
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    await row(/Marta Gil/);
    expect(address()).toBe('/app/users?page=2');
    expect(asked(calls, 'Users').map(call => call.variables)).toEqual([
      { page: 1, limit: 50 },
      { page: 2, limit: 50 },
    ]);
    expect(screen.getByText('51–51 de 51 usuarios')).toBeInTheDocument();
  });

  test('beyond its last page leads back to the first', async () => {
    serve({
      Me: me('admin'),
      Users: ({ page: number }: { page: number }) => page(number === 1 ? [lucia, pau] : [], 2, number),
    });
    openApp('/app/users?page=2', 'stored');
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a la primera página' }));
    await row(/Pau Serra/);
  });

  test('with nobody else says what it is for, and offers the first', async () => {
    await open({ Users: () => list(lucia) });
    expect(await screen.findByRole('heading', { name: 'De momento estás solo tú' })).toBeInTheDocument();
    await press('Nuevo usuario');
    expect(dialog().getByRole('heading', { name: 'Nuevo usuario' })).toBeInTheDocument();
  });
});

describe('invitations', () => {
  const invited = (invitation: string, over: object = {}) => ({ ...marta, invitation, ...over });

  test('each shows how far it has come', async () => {
    const STATES = [
      ['queued', 'Invitación en camino'],
      ['sending', 'Invitación en camino'],
      ['sent', 'Invitación pendiente'],
      ['doubtful', 'Invitación dudosa'],
      ['failed', 'Invitación rechazada'],
    ] as const;
    await open({
      Users: () => list(lucia, ...STATES.map(([state]) => invited(state, { id: state, name: `Marta ${state}` }))),
    });
    for (const [state, label] of STATES)
      expect(within(await row(new RegExp(`Marta ${state}`))).getByText(label)).toBeInTheDocument();
  });

  test('a doubtful one says what happened and what to do', async () => {
    const calls = await open({
      Users: () => list(lucia, invited('doubtful')),
      InviteUser: () => data({ inviteUser: true }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'No sabemos si la invitación de Marta Gil llegó: el servidor de correo la recogió y no contestó. Pregunta si la tienen',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Invitar de nuevo' }));
    await waitFor(() => expect(asked(calls, 'InviteUser')[0].variables).toEqual({ id: 'u3' }));
  });

  test('one that nobody took in time shows as expired, and is sent again', async () => {
    const late = { invitationSentAt: '2026-11-17T09:00:00Z', invitationExpiresAt: '2026-11-20T09:00:00Z' };
    const calls = await open({
      Users: () => list(lucia, invited('sent', late)),
      InviteUser: () => data({ inviteUser: true }),
    });
    expect(within(await row(/Marta Gil/)).getByText('Invitación caducada')).toBeInTheDocument();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      'La invitación de Marta Gil, enviada el 17/11/2026, ha caducado: el enlace valía 72 horas. Reenvíala y valdrá otras 72.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Reenviar' }));
    await waitFor(() => expect(asked(calls, 'InviteUser')[0].variables).toEqual({ id: 'u3' }));
    expect(await news().findByText('Invitación enviada')).toBeInTheDocument();
  });

  test('refused ones are reported together', async () => {
    await open({
      Users: () =>
        list(lucia, invited('failed'), invited('failed', { id: 'u4', name: 'Jon Ruiz', email: 'jon@estudio.example' })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El servidor de correo rechazó las invitaciones de Marta Gil y Jon Ruiz. Comprueba las direcciones: si está bien, invita de nuevo; si está mal, elimina el usuario y créalo con la correcta.',
    );
  });

  test('the list is asked again while one is under way', async () => {
    let status = 'queued';
    await open({ Users: () => list(lucia, invited(status)) });
    expect(await screen.findByText('Invitación en camino')).toBeInTheDocument();
    status = 'sent';
    expect(await screen.findByText('Invitación pendiente')).toBeInTheDocument();
  });

  test("again says 'Invitación enviada', and is not sent twice", async () => {
    let answer: (value: ReturnType<typeof data>) => void = () => undefined;
    const calls = await open({
      InviteUser: () =>
        new Promise(resolve => {
          answer = resolve;
        }),
    });
    await row(/Marta Gil/);
    await press('Invitar de nuevo a Marta Gil');
    await press('Invitar de nuevo a Marta Gil');
    await waitFor(() => expect(asked(calls, 'InviteUser')).toHaveLength(1));
    await act(async () => answer(data({ inviteUser: true })));
    expect(await news().findByText('Invitación enviada')).toBeInTheDocument();
    await waitFor(() => expect(asked(calls, 'Users')).toHaveLength(2));
  });

  test("that fails says 'Error enviando invitación', or the server's words", async () => {
    let answer = broken();
    await open({ InviteUser: () => answer });
    await row(/Marta Gil/);
    await press('Invitar de nuevo a Marta Gil');
    expect(await errors().findByText('Error enviando invitación')).toBeInTheDocument();
    answer = refusal('NOT_FOUND', 'Usuario no encontrado');
    await press('Invitar de nuevo a Marta Gil');
    expect(await errors().findByText('Usuario no encontrado')).toBeInTheDocument();
  });
});

describe('creating', () => {
  async function fill() {
    await press('Nuevo usuario');
    await fillIn(dialog().getByLabelText('Nombre'), ' Jon Ruiz ');
    await fillIn(dialog().getByLabelText('Email'), 'jon@estudio.example');
  }
  const send = async () => userEvent.click(await dialog().findByRole('button', { name: 'Crear e invitar' }));

  test('requires name and email', async () => {
    const calls = await open();
    await press('Nuevo usuario');
    await send();
    expect(dialog().getByLabelText('Nombre')).toHaveFocus();
    expect(dialog().getByLabelText('Nombre')).toHaveAccessibleDescription('Escribe el nombre.');
    expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription('Escribe el email.');
    expect(asked(calls, 'CreateUser')).toEqual([]);
  });

  test("offers user and admin, says 'Usuario creado correctamente' and fetches the list again", async () => {
    const calls = await open({ CreateUser: () => data({ createUser: { __typename: 'User', id: 'u9' } }) });
    await row(/Pau Serra/);
    await fill();
    expect(
      within(dialog().getByLabelText('Rol'))
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['Usuario', 'Administrador']);
    await userEvent.selectOptions(dialog().getByLabelText('Rol'), 'Administrador');
    await send();
    expect(await news().findByText('Usuario creado correctamente')).toBeInTheDocument();
    expect(asked(calls, 'CreateUser')[0].variables).toEqual({
      input: { name: 'Jon Ruiz', email: 'jon@estudio.example', role: 'admin' },
    });
    await waitFor(() => expect(asked(calls, 'Users')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test("says 'Creando...' while it waits and cannot be sent twice", async () => {
    const calls = await open({ CreateUser: never });
    await row(/Pau Serra/);
    await fill();
    await send();
    await userEvent.click(await dialog().findByRole('button', { name: 'Creando...' }));
    expect(asked(calls, 'CreateUser')).toHaveLength(1);
  });

  test("a refusal is 'Error procesando solicitud', or the server's words, on the field where they belong", async () => {
    const taken = 'Ya hay una cuenta con este email: invita a esa persona con otro';
    let answer = broken();
    await open({ CreateUser: () => answer });
    await row(/Pau Serra/);
    await fill();
    await send();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error procesando solicitud');
    answer = refusal('CONFLICT', taken, { email: taken });
    await send();
    await waitFor(() => expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription(taken));
    expect(dialog().getAllByText(taken)).toHaveLength(1);
    expect(dialog().getByLabelText('Nombre')).toHaveValue(' Jon Ruiz ');
  });
});

describe('changing', () => {
  test("keeps the email, says 'Usuario actualizado correctamente'", async () => {
    const calls = await open({ UpdateUser: () => data({ updateUser: { __typename: 'User', id: 'u2' } }) });
    await row(/Pau Serra/);
    await press('Editar usuario Pau Serra');
    expect(dialog().getByRole('heading', { name: 'Editar usuario' })).toBeInTheDocument();
    expect(dialog().getByLabelText('Email')).toHaveAttribute('readonly');
    expect(dialog().getByLabelText('Email')).toHaveValue('pau@estudio.example');
    await userEvent.selectOptions(dialog().getByLabelText('Rol'), 'Administrador');
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar cambios' }));
    expect(await news().findByText('Usuario actualizado correctamente')).toBeInTheDocument();
    expect(asked(calls, 'UpdateUser')[0].variables).toEqual({ id: 'u2', input: { name: 'Pau Serra', role: 'admin' } });
    await waitFor(() => expect(asked(calls, 'Users')).toHaveLength(2));
  });

  test("a refusal is 'Error procesando solicitud', or the server's words", async () => {
    const last = 'Es el último administrador: nombra antes a otro';
    let answer = broken();
    await open({ UpdateUser: () => answer });
    await row(/Pau Serra/);
    await press('Editar usuario Pau Serra');
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error procesando solicitud');
    answer = refusal('CONFLICT', last);
    await userEvent.click(await dialog().findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(last));
  });
});

describe('deleting', () => {
  async function ask() {
    await row(/Pau Serra/);
    await press('Eliminar usuario Pau Serra');
    return within(await screen.findByRole('alertdialog', { name: '¿Eliminar usuario Pau Serra?' }));
  }

  test('asks first, and does nothing when one turns back', async () => {
    const calls = await open();
    const question = await ask();
    expect(question.getByText(/Dejará de poder entrar en el acto/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked(calls, 'DeleteUser')).toEqual([]);
  });

  test("says 'Usuario eliminado' and fetches the list again", async () => {
    let left = [lucia, marta, pau];
    const calls = await open({
      Users: () => list(...left),
      DeleteUser: () => {
        left = [lucia, marta];
        return data({ deleteUser: true });
      },
    });
    await userEvent.click((await ask()).getByRole('button', { name: 'Eliminar' }));
    expect(await news().findByText('Usuario eliminado')).toBeInTheDocument();
    expect(asked(calls, 'DeleteUser')[0].variables).toEqual({ id: 'u2' });
    await waitFor(() => expect(asked(calls, 'Users')).toHaveLength(2));
    // The button went with its row.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test("that fails says 'Error eliminando usuario'", async () => {
    await open({ DeleteUser: broken });
    await userEvent.click((await ask()).getByRole('button', { name: 'Eliminar' }));
    expect(await errors().findByText('Error eliminando usuario')).toBeInTheDocument();
  });
});
