import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apollo } from '../client/apollo';
import { MySessionsDocument } from '../gql/account';
import { address, openApp } from '../test/app';
import { account, me } from '../test/people';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const session = (over: object = {}) => ({
  __typename: 'OwnSession',
  id: 's1',
  device: CHROME,
  ipAddress: '203.0.113.7',
  createdAt: '2026-11-10T08:00:00Z',
  lastUsedAt: '2026-11-11T08:05:00Z',
  current: true,
  ...over,
});
const phone = session({ id: 's2', device: IPHONE, ipAddress: null, current: false });
const sessions = (...list: object[]) => data({ mySessions: list });
const broken = () => refusal('INTERNAL', 'Error interno');
const ChangePassword = () => data({ changePassword: { __typename: 'PasswordChanged', token: 'renewed' } });

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}) {
  const calls = serve({ Me: me('user'), MySessions: () => sessions(session(), phone), ...handlers });
  openApp('/app/change-password', 'stored');
  await screen.findByRole('heading', { name: 'Cambiar contraseña' });
  return calls;
}

const label = (text: string) => screen.getByLabelText(text);
const submit = () => screen.getByRole('button', { name: 'Cambiar contraseña' });
const regions = { news: /Notificaciones/, errors: /Errores/ };
const toasts = (region: keyof typeof regions) => within(screen.getByRole('region', { name: regions[region] }));
const asked = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation);

async function write(current = 'la-de-antes', password = 'la-de-ahora', repeated = password) {
  if (current) await fillIn(label('Contraseña actual'), current);
  await fillIn(label('Contraseña nueva'), password);
  await fillIn(label('Repite la contraseña nueva'), `${repeated}{Enter}`);
}

describe("one's own password", () => {
  test.each(['user', 'admin', 'superadmin'] as const)('a %s finds it in the user menu', async role => {
    serve({ Me: me(role), Dashboard: never, MySessions: () => sessions(session()) });
    openApp('/app', 'stored');
    await userEvent.click(await screen.findByRole('button', { name: 'Lucía Ferrer' }));
    await userEvent.click(screen.getByRole('link', { name: 'Cambiar contraseña' }));
    expect(await screen.findByRole('heading', { name: 'Cambiar contraseña' })).toBeInTheDocument();
    expect(address()).toBe('/app/change-password');
  });

  test('requires all three fields', async () => {
    const calls = await open();
    await userEvent.click(submit());
    expect(label('Contraseña actual')).toHaveFocus();
    expect(label('Contraseña actual')).toHaveAccessibleDescription('Escribe tu contraseña actual.');
    expect(label('Contraseña nueva')).toHaveAccessibleDescription('Escribe la contraseña nueva.');
    expect(label('Repite la contraseña nueva')).toHaveAccessibleDescription('Repite la contraseña nueva.');
    expect(asked(calls, 'ChangePassword')).toEqual([]);
  });

  test("different ones: 'Las contraseñas no coinciden'", async () => {
    const calls = await open();
    await write('la-de-antes', 'la-de-ahora', 'otra-cosa');
    expect(label('Repite la contraseña nueva')).toHaveAccessibleDescription('Las contraseñas no coinciden');
    expect(asked(calls, 'ChangePassword')).toEqual([]);
  });

  test("short ones: 'La nueva contraseña debe tener al menos 6 caracteres'", async () => {
    const calls = await open();
    await write('la-de-antes', '12345');
    expect(label('Contraseña nueva')).toHaveAccessibleDescription(
      'La nueva contraseña debe tener al menos 6 caracteres',
    );
    expect(asked(calls, 'ChangePassword')).toEqual([]);
  });

  test("says 'Cambiando...' while it waits and cannot be sent twice", async () => {
    const calls = await open({ ChangePassword: never });
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiando...' }));
    expect(asked(calls, 'ChangePassword').map(call => call.variables)).toEqual([
      { input: { currentPassword: 'la-de-antes', newPassword: 'la-de-ahora' } },
    ]);
  });

  test("says 'Contraseña cambiada correctamente', empties the form and looks at the sessions again", async () => {
    const calls = await open({ ChangePassword });
    await write();
    expect(await toasts('news').findByText('Contraseña cambiada correctamente')).toBeInTheDocument();
    expect(label('Contraseña actual')).toHaveValue('');
    expect(label('Repite la contraseña nueva')).toHaveValue('');
    await waitFor(() => expect(asked(calls, 'MySessions')).toHaveLength(2));
    expect(address()).toBe('/app/change-password');
    // Every token is dead from then on but the new one.
    expect(localStorage.getItem('token')).toBe('renewed');
  });

  describe('while the answer is on its way and the old token is dead already', () => {
    /** Another question asked with the old token, between the server's change and its answer. */
    async function changing(answer: () => ReturnType<typeof ChangePassword>) {
      let dead = false;
      await open({
        MySessions: (_variables: never, authorization: string | undefined) =>
          dead && authorization === 'Bearer stored'
            ? refusal('UNAUTHENTICATED', 'La sesión no vale')
            : sessions(session(), phone),
        async ChangePassword() {
          dead = true;
          await apollo.query({ query: MySessionsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
          return answer();
        },
      });
      await write();
    }

    test('a refusal of it signs nobody out', async () => {
      await changing(ChangePassword);
      expect(await toasts('news').findByText('Contraseña cambiada correctamente')).toBeInTheDocument();
      expect(localStorage.getItem('token')).toBe('renewed');
      expect(address()).toBe('/app/change-password');
    });

    test('a refusal of it ends the session once no new token came', async () => {
      await changing(() => refusal('INTERNAL', 'Error interno'));
      expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
      expect(localStorage.getItem('token')).toBeNull();
    });
  });

  test('a wrong current one is shown on its field, and nobody is signed out', async () => {
    const wrong = 'La contraseña actual no es correcta';
    await open({ ChangePassword: () => refusal('BAD_USER_INPUT', wrong, { currentPassword: wrong }) });
    await write();
    await waitFor(() => expect(label('Contraseña actual')).toHaveAccessibleDescription(wrong));
    expect(label('Contraseña actual')).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('stored');
  });

  test('a new one that everybody has is refused on its field', async () => {
    const common = 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra';
    await open({ ChangePassword: () => refusal('BAD_USER_INPUT', common, { 'input.newPassword': common }) });
    await write('la-de-antes', '123456');
    await waitFor(() => expect(label('Contraseña nueva')).toHaveAccessibleDescription(common));
  });

  test("a refusal without words is 'Error procesando solicitud'", async () => {
    await open({ ChangePassword: broken });
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error procesando solicitud');
  });
});

describe('a temporary password', () => {
  const temporary = (isTemporaryPassword: boolean) => () => {
    const { user, ...rest } = account('user');
    return data({ me: { __typename: 'Session', user: { ...user, isTemporaryPassword }, ...rest } });
  };

  test('opens nothing but this screen, and says why', async () => {
    const calls = serve({ Me: temporary(true), MySessions: () => sessions(session()) });
    openApp('/app/customers', 'stored');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tu contraseña es temporal. Cámbiala por una tuya para empezar',
    );
    expect(address()).toBe('/app/change-password');
    expect(within(screen.getByRole('navigation', { name: 'Principal' })).queryAllByRole('link')).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Folio, dashboard' }));
    expect(address()).toBe('/app/change-password');
    expect(calls.map(call => call.operation)).toEqual(expect.not.arrayContaining(['Customers', 'Dashboard']));
  });

  test('once changed opens the rest', async () => {
    let changed = false;
    serve({
      Me: () => temporary(!changed)(),
      MySessions: () => sessions(session()),
      Dashboard: never,
      ChangePassword: () => {
        changed = true;
        return ChangePassword();
      },
    });
    openApp('/app', 'stored');
    await screen.findByRole('alert');
    await write();
    expect(await toasts('news').findByText('Contraseña cambiada correctamente')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Facturas' }),
    ).toBeInTheDocument();
  });

  test('that the server reports later leads here from any screen', async () => {
    let changed = false;
    serve({
      Me: () => temporary(changed)(),
      MySessions: () => sessions(session()),
      Customers: () => {
        changed = true;
        return refusal('PASSWORD_CHANGE_REQUIRED', 'Cambia tu contraseña temporal para continuar');
      },
    });
    openApp('/app/customers', 'stored');
    await waitFor(() => expect(address()).toBe('/app/change-password'));
    expect(await screen.findByText(/^Tu contraseña es temporal/)).toBeInTheDocument();
  });
});

describe("one's own sessions", () => {
  const list = () => within(screen.getByRole('list', { name: 'Tus sesiones' }));

  test('are described in words, the one that asks among them', async () => {
    await open();
    const [here, there] = await list().findAllByRole('listitem');
    expect(here).toHaveTextContent(
      'Chrome en WindowsEsta sesiónÚltimo uso: ahora · Entrada: 10/11/2026, 09:00 · 203.0.113.7',
    );
    expect(there).toHaveTextContent('Safari en iPhoneÚltimo uso: 11/11/2026, 09:05 · Entrada: 10/11/2026, 09:00');
    expect(there).not.toHaveTextContent('Esta sesión');
  });

  test('another one is closed after saying what happens', async () => {
    const calls = await open({ EndSession: () => data({ endSession: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión de Safari en iPhone' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar la sesión de Safari en iPhone?' }));
    expect(question.getByText(/ahí habrá que volver a entrar/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await toasts('news').findByText('Sesión cerrada')).toBeInTheDocument();
    expect(asked(calls, 'EndSession')[0].variables).toEqual({ id: 's2' });
    await waitFor(() => expect(asked(calls, 'MySessions')).toHaveLength(2));
  });

  test('nothing is closed when one turns back', async () => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión de Safari en iPhone' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked(calls, 'EndSession')).toEqual([]);
  });

  test('this one ends here', async () => {
    await open({ Logout: () => data({ logout: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión en este navegador' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '¿Cerrar esta sesión?' })).getByRole('button', {
        name: 'Cerrar sesión',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Inicia sesión' })).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('one that cannot be closed says so', async () => {
    await open({ EndSession: broken });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión de Safari en iPhone' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar sesión' }),
    );
    expect(await toasts('errors').findByText('Error cerrando sesión')).toBeInTheDocument();
  });

  test('that cannot be listed say so, and can be tried again; the form works meanwhile', async () => {
    let fails = true;
    await open({ MySessions: () => (fails ? broken() : sessions(session())) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando sesiones');
    expect(submit()).not.toHaveAttribute('aria-disabled');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await list().findByText('Chrome en Windows')).toBeInTheDocument();
  });
});
