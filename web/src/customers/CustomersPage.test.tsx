import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { customer, customerPage, me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';
import { fillIn } from '../test/fillIn';

const bodegas = customer();
const optica = customer({ id: 'c2', name: 'Óptica Güell, S.A.', nif: 'A58402165', city: 'Barcelona' });
const broken = () => refusal('INTERNAL', 'Error interno');

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/customers') {
  const calls = serve({ Me: me(), Customers: () => customerPage([bodegas, optica]), ...handlers });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Clientes' });
  return calls;
}

const toastOf = (region: RegExp) => within(screen.getByRole('region', { name: region }));
const errors = () => toastOf(/Errores/);
const news = () => toastOf(/Notificaciones/);
const dialog = () => within(screen.getByRole('dialog'));

describe('the list', () => {
  test('is a table on a desktop and cards below', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Bodegas Larrañaga/ });
    expect(within(row).getByText('B26304188')).toBeInTheDocument();
    setWidth(800);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Clientes' })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('searches 250 ms after the last key, and keeps the search in the address', async () => {
    const calls = await open();
    await screen.findByRole('row', { name: /Bodegas/ });
    for (const value of ['n', 'nu', 'nuñ'])
      fireEvent.change(screen.getByRole('textbox', { name: 'Buscar clientes' }), { target: { value } });
    expect(address()).toBe('/app/customers');
    await waitFor(() => expect(address()).toBe('/app/customers?search=nu%C3%B1'));
    await waitFor(() =>
      expect(calls.filter(c => c.operation === 'Customers').map(c => c.variables.search)).toEqual([null, 'nuñ']),
    );
  });

  test('takes search and page from the address', async () => {
    const calls = await open({ Customers: () => customerPage([bodegas], 312, 2) }, '/app/customers?search=bod&page=2');
    expect(await screen.findByText('51–100 de 312 clientes')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Buscar clientes' })).toHaveValue('bod');
    expect(calls.find(c => c.operation === 'Customers')?.variables).toEqual({ search: 'bod', page: 2, limit: 50 });
    expect(screen.getByRole('link', { name: 'Última' })).toHaveAttribute('href', '/app/customers?search=bod&page=7');
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/app/customers?search=bod');
  });

  test("that fails says 'Error cargando clientes', as a toast and in its place, and can be tried again", async () => {
    let fails = true;
    await open({ Customers: () => (fails ? broken() : customerPage([bodegas])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando clientes');
    expect(errors().getByText('Error cargando clientes')).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Bodegas/ })).toBeInTheDocument();
  });

  test('without customers says what they are for, and offers the first', async () => {
    await open({ Customers: () => customerPage([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir el primer cliente' }));
    expect(dialog().getByRole('heading', { name: 'Nuevo cliente' })).toBeInTheDocument();
  });

  test('beyond its last page leads back to the first', async () => {
    await open({ Customers: () => customerPage([], 12, 9) }, '/app/customers?page=9');
    expect(await screen.findByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute(
      'href',
      '/app/customers',
    );
  });

  test('without an answer to the search offers to create what was looked for', async () => {
    await open({ Customers: () => customerPage([]) }, '/app/customers?search=Zubiri');
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo cliente «Zubiri»' }));
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Zubiri');
  });
});

describe('creating', () => {
  /** `nif`: how that field is written. */
  async function fill(nif = fillIn) {
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo cliente' }));
    await fillIn(dialog().getByLabelText('Nombre'), 'Nueva, S.L.');
    await nif(dialog().getByLabelText('NIF'), 'es b-58.402.165');
  }

  test('says of a number that is too short that it looks like none once it was left, and keeps nobody from saving', async () => {
    const calls = await open({ CreateCustomer: () => data({ createCustomer: customer({ id: 'c3' }) }) });
    await fill((field, text) => userEvent.type(field, text.slice(0, 7)));
    const nif = dialog().getByLabelText('NIF');
    expect(nif).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(nif).toHaveAccessibleDescription(/^No parece un NIF español: .* Puedes guardar igual\.$/);
    await userEvent.click(nif);
    expect(nif).not.toHaveAccessibleDescription();
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    await waitFor(() => expect(calls.some(c => c.operation === 'CreateCustomer')).toBe(true));
  });

  test('requires name and NIF, and a good email if any', async () => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo cliente' }));
    await fillIn(dialog().getByLabelText('Email (opcional)'), 'marta@');
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    expect(dialog().getByLabelText('Nombre')).toHaveFocus();
    for (const label of ['Nombre', 'NIF', 'Email (opcional)']) expect(dialog().getByLabelText(label)).toBeInvalid();
    expect(dialog().getByLabelText('Email (opcional)')).toHaveAttribute('type', 'email');
    expect(calls.some(c => c.operation === 'CreateCustomer')).toBe(false);
  });

  test("sends all fields, says 'Cliente creado correctamente' and fetches the list again", async () => {
    const calls = await open({ CreateCustomer: () => data({ createCustomer: customer({ id: 'c3' }) }) });
    await fill(userEvent.type);
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    expect(await news().findByText('Cliente creado correctamente')).toBeInTheDocument();
    const input = {
      name: 'Nueva, S.L.',
      nif: 'B58402165',
      email: null,
      phone: null,
      address: null,
      city: null,
      postalCode: null,
      country: null,
      idKind: null,
      recargo: false,
      paymentTerms: null,
      paymentMeans: null,
      paperLanguage: null,
    };
    expect(calls.find(c => c.operation === 'CreateCustomer')?.variables).toEqual({ input });
    await waitFor(() => expect(calls.filter(c => c.operation === 'Customers')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('recargo de equivalencia is asked of who can have it alone; a company’s number beside it is refused', async () => {
    const calls = await open({ CreateCustomer: () => data({ createCustomer: customer({ id: 'c3' }) }) });
    await fill();
    const asked = () => dialog().queryByRole('checkbox', { name: /Comercio en recargo de equivalencia/ });
    expect(asked()).toBeNull();
    const nif = dialog().getByLabelText('NIF');
    await userEvent.clear(nif);
    await fillIn(nif, '12345678Z');
    await userEvent.click(asked()!);
    await userEvent.clear(nif);
    await fillIn(nif, 'B58402165');
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    expect(await dialog().findByText(/una sociedad o entidad \(B58402165\)/)).toBeInTheDocument();
    await userEvent.clear(nif);
    await fillIn(nif, '12345678Z');
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    await waitFor(() =>
      expect(calls.find(c => c.operation === 'CreateCustomer')?.variables).toMatchObject({ input: { recargo: true } }),
    );
  });

  test("a customer's card says in which language their papers are", async () => {
    const calls = await open({ CreateCustomer: () => data({ createCustomer: customer({ id: 'c3' }) }) });
    await fill();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: /^Idioma de las facturas/ }), 'eu');
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    await waitFor(() =>
      expect(calls.find(c => c.operation === 'CreateCustomer')?.variables).toMatchObject({
        input: { paperLanguage: 'eu' },
      }),
    );
  });

  test("'Error guardando cliente' stands in the modal and as a toast, and what was typed stays", async () => {
    await open({ CreateCustomer: broken });
    await fill();
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error guardando cliente');
    expect(errors().getByText('Error guardando cliente')).toBeInTheDocument();
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Nueva, S.L.');
  });

  test("the server's words go before the catalogue's, and its field errors to their fields", async () => {
    await open({
      CreateCustomer: () => refusal('BAD_USER_INPUT', 'Revisa los datos', { 'input.nif': 'Como mucho 20 caracteres' }),
    });
    await fill();
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Revisa los datos');
    expect(dialog().getByLabelText('NIF')).toHaveAccessibleDescription('Como mucho 20 caracteres');
    expect(dialog().getByLabelText('NIF')).toHaveFocus();
  });

  test('cannot be sent twice', async () => {
    const calls = await open({ CreateCustomer: never });
    await fill();
    await userEvent.click(dialog().getByRole('button', { name: 'Crear cliente' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Guardando...' }));
    await userEvent.type(dialog().getByLabelText('Nombre'), '{Enter}');
    expect(calls.filter(c => c.operation === 'CreateCustomer')).toHaveLength(1);
  });

  test('Esc closes, and asks where something was typed', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo cliente' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fill();
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('heading', { name: '¿Descartar los cambios?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog().getByLabelText('NIF')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test("editing opens from the row and says 'Cliente actualizado correctamente'", async () => {
  const calls = await open({ UpdateCustomer: () => data({ updateCustomer: bodegas }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente Bodegas Larrañaga, S.L.' }));
  await fillIn(dialog().getByLabelText('Teléfono (opcional)'), '941 123 456');
  await userEvent.click(dialog().getByRole('button', { name: 'Guardar cambios' }));
  expect(await news().findByText('Cliente actualizado correctamente')).toBeInTheDocument();
  expect(calls.find(c => c.operation === 'UpdateCustomer')?.variables).toMatchObject({
    id: 'c1',
    input: { phone: '941 123 456', city: 'Haro' },
  });
});

describe('deleting', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar cliente Bodegas Larrañaga, S.L.' }));
    return within(await screen.findByRole('alertdialog', { name: '¿Eliminar cliente Bodegas Larrañaga, S.L.?' }));
  };

  test('does nothing without a yes', async () => {
    const calls = await open();
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Volver' }));
    expect(calls.some(c => c.operation === 'DeleteCustomer')).toBe(false);
  });

  test("says 'Cliente eliminado' and fetches the list again", async () => {
    const calls = await open({ DeleteCustomer: () => data({ deleteCustomer: true }) });
    await userEvent.click((await ask()).getByRole('button', { name: 'Eliminar' }));
    expect(await news().findByText('Cliente eliminado')).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'DeleteCustomer')?.variables).toEqual({ id: 'c1' });
    await waitFor(() => expect(calls.filter(c => c.operation === 'Customers')).toHaveLength(2));
  });

  test("that fails says 'Error eliminando cliente'", async () => {
    await open({ DeleteCustomer: broken });
    await userEvent.click((await ask()).getByRole('button', { name: 'Eliminar' }));
    expect(await errors().findByText('Error eliminando cliente')).toBeInTheDocument();
  });
});

test('the card of a customer leads to a rebate for them, a new one does not', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo cliente' }));
  expect(dialog().queryByRole('link', { name: 'Emitir un rappel' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente Bodegas Larrañaga, S.L.' }));
  expect(await screen.findByRole('link', { name: 'Emitir un rappel' })).toHaveAttribute(
    'href',
    `/app/invoices/rebate?customer=${bodegas.id}`,
  );
});
