import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { apollo } from '../../client/apollo';
import { setWidth } from '../../test/screen';
import { data, never, refusal, serve } from '../../test/server';
import { system } from '../../theme';
import { ConfirmProvider } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { Toaster } from '../../ui/overlay/Toaster';
import ApiKeysTab from './ApiKeysTab';
import { fillIn } from '../../test/fillIn';

const SECRET = 'k'.repeat(43);
const apiKey = (over: object = {}) => ({
  __typename: 'ApiKey',
  id: 'k1',
  name: 'Tienda',
  scope: 'read',
  createdAt: '2026-11-10T08:00:00Z',
  expiresAt: '2037-11-10T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  ...over,
});
const unused = apiKey({
  id: 'k2',
  name: 'Asesoría',
  scope: 'write',
  expiresAt: '2026-11-11T08:00:00Z',
  lastUsedAt: null,
});
const keys = (...list: object[]) => data({ apiKeys: list });
const broken = () => refusal('INTERNAL', 'Error interno');
const CreateApiKey = () => data({ createApiKey: { __typename: 'NewApiKey', token: SECRET, apiKey: unused } });

function open(handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ ApiKeys: () => keys(apiKey(), unused), ...handlers });
  render(
    <ChakraProvider value={system()}>
      <ApolloProvider client={apollo}>
        <ConfirmProvider>
          <MemoryRouter>
            <ApiKeysTab />
          </MemoryRouter>
        </ConfirmProvider>
      </ApolloProvider>
      <Toaster />
    </ChakraProvider>,
  );
  return calls;
}

afterEach(async () => {
  await act(() => apollo.clearStore().then(() => undefined));
  act(() => toast.clear());
});

const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const toasts = (name: RegExp) => within(screen.getByRole('region', { name }));
const asked = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation);

async function fill(name = ' Asesoría ') {
  await press('Nueva clave');
  await fillIn(dialog().getByLabelText('Nombre'), name);
}
const create = async () => userEvent.click(await dialog().findByRole('button', { name: 'Crear clave' }));

describe('the list', () => {
  test('shows name, scope in words, when it was made, when it ends and when it was last used', async () => {
    open();
    const cells = async (name: RegExp) =>
      within(await row(name))
        .getAllByRole('cell')
        .slice(0, 5)
        .map(cell => cell.textContent);
    expect(await cells(/Tienda/)).toEqual(['Tienda', 'Solo lectura', '10/11/2026', '10/11/2037', '20/11/2026']);
    expect(await cells(/Asesoría/)).toEqual([
      'Asesoría',
      'Lectura y escritura',
      '10/11/2026',
      'Caducó el 11/11/2026',
      'Sin usar',
    ]);
  });

  test('is cards below 1280 px, where a table beside the title would have no room for names', async () => {
    setWidth(1279);
    open();
    const list = within(await screen.findByRole('list', { name: 'Claves de API' }));
    expect(await list.findByText(/Último uso: sin usar/)).toBeInTheDocument();
    expect(list.getAllByRole('button', { name: /^Revocar la clave/ })).toHaveLength(2);
  });

  test('without keys says what they are for, and offers the first', async () => {
    open({ ApiKeys: () => keys() });
    expect(await screen.findByText(/Crea una por cada programa/)).toBeInTheDocument();
    await press('Nueva clave');
    expect(dialog().getByRole('heading', { name: 'Nueva clave de API' })).toBeInTheDocument();
  });

  test('leads to the documentation and the playground', async () => {
    open();
    await row(/Tienda/);
    expect(screen.getByRole('link', { name: 'documentación de la API' })).toHaveAttribute('href', '/api/docs');
    expect(screen.getByRole('link', { name: 'consola GraphQL' })).toHaveAttribute('href', '/playground');
  });

  test('that fails says so, and can be tried again', async () => {
    let fails = true;
    open({ ApiKeys: () => (fails ? broken() : keys(apiKey())) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando claves de API');
    fails = false;
    await press('Reintentar');
    expect(await row(/Tienda/)).toBeInTheDocument();
  });
});

describe('a new key', () => {
  test('needs a name', async () => {
    const calls = open();
    await press('Nueva clave');
    await create();
    expect(dialog().getByLabelText('Nombre')).toHaveAccessibleDescription('Escribe para qué es la clave.');
    expect(dialog().getByLabelText('Nombre')).toHaveFocus();
    expect(asked(calls, 'CreateApiKey')).toEqual([]);
  });

  test('only reads unless one says otherwise, and says what each scope may do', async () => {
    const calls = open({ CreateApiKey });
    await fill();
    expect(dialog().getByLabelText('Permiso')).toHaveAccessibleDescription(/No puede cambiar nada/);
    await userEvent.selectOptions(dialog().getByLabelText('Permiso'), 'Lectura y escritura');
    expect(dialog().getByLabelText('Permiso')).toHaveAccessibleDescription(/También crea y cambia/);
    await userEvent.selectOptions(dialog().getByLabelText('Permiso'), 'Solo lectura');
    await create();
    await waitFor(() =>
      expect(asked(calls, 'CreateApiKey').map(call => call.variables)).toEqual([
        { input: { name: 'Asesoría', scope: 'read', days: 365 } },
      ]),
    );
  });

  test('ends when one chooses, a year from now unless one does', async () => {
    const calls = open({ CreateApiKey });
    await fill();
    expect(dialog().getByLabelText('Caduca')).toHaveDisplayValue('En un año');
    await userEvent.selectOptions(dialog().getByLabelText('Caduca'), 'En 30 días');
    await create();
    await waitFor(() =>
      expect(asked(calls, 'CreateApiKey')[0].variables).toEqual({
        input: { name: 'Asesoría', scope: 'read', days: 30 },
      }),
    );
  });

  test('asks for the password when the sign-in is not of late, and for nothing again', async () => {
    const late = 'Hace más de 15 minutos que iniciaste sesión: escribe tu contraseña';
    const answers = [
      refusal('BAD_USER_INPUT', late, { 'input.password': late }),
      refusal('BAD_USER_INPUT', 'La contraseña no es correcta', { 'input.password': 'La contraseña no es correcta' }),
      CreateApiKey(),
    ];
    const calls = open({ CreateApiKey: () => answers.shift()! });
    await fill();
    expect(dialog().queryByLabelText('Tu contraseña')).not.toBeInTheDocument();
    await create();
    const field = await dialog().findByLabelText('Tu contraseña');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(late);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
    await create();
    expect(field).toHaveAccessibleDescription('Escribe tu contraseña.');
    await fillIn(field, 'la-mala-1');
    await create();
    await waitFor(() => expect(field).toHaveAccessibleDescription('La contraseña no es correcta'));
    await userEvent.type(field, '-no');
    await create();
    expect(await screen.findByRole('region', { name: 'Copia ahora la clave «Asesoría»' })).toBeInTheDocument();
    expect(
      asked(calls, 'CreateApiKey').map(call => (call.variables as { input: { password?: string } }).input.password),
    ).toEqual([undefined, 'la-mala-1', 'la-mala-1-no']);
  });

  test("says 'Creando...' while it waits and is not made twice", async () => {
    const calls = open({ CreateApiKey: never });
    await fill();
    await create();
    await userEvent.click(await dialog().findByRole('button', { name: 'Creando...' }));
    expect(asked(calls, 'CreateApiKey')).toHaveLength(1);
  });

  test('shows its secret once, with a warning, to be copied', async () => {
    const write = jest.fn().mockResolvedValue(undefined);
    const calls = open({ CreateApiKey });
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await fill();
    await create();
    const secret = within(await screen.findByRole('region', { name: 'Copia ahora la clave «Asesoría»' }));
    expect(secret.getByText(/Es la única vez que se muestra/)).toBeInTheDocument();
    expect(secret.getByLabelText('Clave')).toHaveValue(SECRET);
    await user.click(secret.getByRole('button', { name: 'Copiar' }));
    expect(write).toHaveBeenCalledWith(SECRET);
    expect(await secret.findByRole('button', { name: 'Copiada' })).toBeInTheDocument();
    await waitFor(() => expect(asked(calls, 'ApiKeys')).toHaveLength(2));
    await user.click(secret.getByRole('button', { name: 'Ya la he guardado' }));
    expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
    expect(JSON.stringify(apollo.cache.extract())).not.toContain(SECRET);
  });

  test('where the browser does not copy, the secret stands selected', async () => {
    open({ CreateApiKey });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await fill();
    await create();
    await press('Copiar');
    expect(await toasts(/Errores/).findByText(/cópiala con el teclado/)).toBeInTheDocument();
    const field = screen.getByLabelText<HTMLInputElement>('Clave');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, SECRET.length]);
  });

  test('that is refused says why, and what was typed stays', async () => {
    let answer = broken();
    open({ CreateApiKey: () => answer });
    await fill();
    await create();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error creando la clave');
    answer = refusal('CONFLICT', 'Ya hay 50 claves: revoca alguna');
    await create();
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Ya hay 50 claves: revoca alguna'));
    expect(dialog().getByLabelText('Nombre')).toHaveValue(' Asesoría ');
  });
});

describe('revoking', () => {
  async function ask() {
    await press('Revocar la clave Tienda');
    return within(await screen.findByRole('alertdialog', { name: '¿Revocar la clave Tienda?' }));
  }

  test('asks first, and does nothing when one turns back', async () => {
    const calls = open();
    const question = await ask();
    expect(question.getByText(/el programa que la use dejará de funcionar/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Volver' }));
    expect(asked(calls, 'RevokeApiKey')).toEqual([]);
  });

  test('says that it was done and fetches the list again', async () => {
    const calls = open({ RevokeApiKey: () => data({ revokeApiKey: true }) });
    await userEvent.click((await ask()).getByRole('button', { name: 'Revocar' }));
    expect(await toasts(/Notificaciones/).findByText('Clave revocada')).toBeInTheDocument();
    expect(asked(calls, 'RevokeApiKey')[0].variables).toEqual({ id: 'k1' });
    await waitFor(() => expect(asked(calls, 'ApiKeys')).toHaveLength(2));
  });

  test('that fails says so', async () => {
    open({ RevokeApiKey: broken });
    await userEvent.click((await ask()).getByRole('button', { name: 'Revocar' }));
    expect(await toasts(/Errores/).findByText('Error revocando la clave')).toBeInTheDocument();
  });
});
