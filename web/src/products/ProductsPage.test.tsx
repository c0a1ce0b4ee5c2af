import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';
import { product, productPage } from '../test/workspace';
import { fillIn } from '../test/fillIn';

const advice = product();
const catering = product({ id: 'p2', name: 'Catering', sku: null, description: null, price: '1260.5', ivaRate: 10 });
const broken = () => refusal('INTERNAL', 'Error interno');

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/products') {
  const calls = serve({ Me: me(), Products: () => productPage([advice, catering]), ...handlers });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Productos (opcional)' });
  return calls;
}

const toastOf = (region: RegExp) => within(screen.getByRole('region', { name: region }));
const errors = () => toastOf(/Errores/);
const news = () => toastOf(/Notificaciones/);
const dialog = () => within(screen.getByRole('dialog'));
const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Nuevo producto' }));
const send = () => userEvent.click(dialog().getByRole('button', { name: /Crear producto|Guardar cambios/ }));

describe('the list', () => {
  test('is a table on a desktop and cards below', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Catering/ });
    expect(
      within(row).getByText('1.260,50 €', { normalizer: said => said.replace(/\u00a0/g, ' ') }),
    ).toBeInTheDocument();
    expect(within(row).getByText(/^10.%$/)).toBeInTheDocument();
    setWidth(800);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Productos' })).getAllByRole('listitem')).toHaveLength(2);
  });

  test('searches 250 ms after the last key, and keeps the search in the address', async () => {
    const calls = await open();
    await screen.findByRole('row', { name: /Catering/ });
    for (const value of ['c', 'co', 'con'])
      fireEvent.change(screen.getByRole('textbox', { name: 'Buscar productos' }), { target: { value } });
    expect(address()).toBe('/app/products');
    await waitFor(() => expect(address()).toBe('/app/products?search=con'));
    await waitFor(() =>
      expect(calls.filter(c => c.operation === 'Products').map(c => c.variables.search)).toEqual([null, 'con']),
    );
  });

  test('takes search and page from the address', async () => {
    const calls = await open({ Products: () => productPage([advice], 312, 2) }, '/app/products?search=con&page=2');
    expect(await screen.findByText('51–100 de 312 productos')).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'Products')?.variables).toEqual({
      search: 'con',
      deactivated: null,
      page: 2,
      limit: 50,
    });
  });

  test("that fails says 'Error cargando productos', as a toast and in its place, and can be tried again", async () => {
    let fails = true;
    await open({ Products: () => (fails ? broken() : productPage([advice])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando productos');
    expect(errors().getByText('Error cargando productos')).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Consultoría/ })).toBeInTheDocument();
  });

  test('without products says that they are optional, and offers the first', async () => {
    await open({ Products: () => productPage([]) });
    expect(await screen.findByText(/Son opcionales/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Añadir el primer producto' }));
    expect(dialog().getByRole('heading', { name: 'Nuevo producto' })).toBeInTheDocument();
  });

  test('beyond its last page leads back to the first', async () => {
    await open({ Products: () => productPage([], 12, 9) }, '/app/products?page=9');
    expect(await screen.findByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute(
      'href',
      '/app/products',
    );
  });

  test('without an answer to the search offers to create what was looked for', async () => {
    await open({ Products: () => productPage([]) }, '/app/products?search=Logo');
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo producto «Logo»' }));
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Logo');
  });
});

describe('the form', () => {
  test('requires name and price; IVA is 0, 4, 10 or 21, at first 21', async () => {
    const calls = await open();
    await create();
    const rate = dialog().getByLabelText('IVA');
    expect(rate).toHaveValue('21');
    expect(
      within(rate)
        .getAllByRole('option')
        .map(option => option.getAttribute('value')),
    ).toEqual(['21', '10', '4', '0']);
    await send();
    expect(dialog().getByLabelText('Nombre')).toHaveFocus();
    expect(dialog().getByLabelText('Nombre')).toHaveAccessibleDescription('Escribe el nombre del producto.');
    expect(dialog().getByLabelText('Precio')).toHaveAccessibleDescription('Escribe el precio. Puede ser 0.');
    expect(calls.some(c => c.operation === 'CreateProduct')).toBe(false);
  });

  test('refuses what is no price, and says what one is', async () => {
    await open();
    await create();
    const price = dialog().getByLabelText('Precio');
    for (const [typed, problem] of [
      ['tres', 'El precio es un número, como 1.250,50.'],
      ['-1', 'El precio es 0 o más.'],
      ['12,345', 'El precio lleva como mucho 2 decimales.'],
      ['9999999999', 'El precio llega como mucho a 999.999.999,99 €.'],
    ]) {
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      // As Enter does: the focus is still in the price, and goes to the name, which is wrong too.
      fireEvent.submit(price.closest('form')!);
      expect(price).toHaveAccessibleDescription(problem);
      expect(dialog().getByLabelText('Nombre')).toBeInvalid();
    }
  });

  test('takes a price as it is written here, or with a point', async () => {
    const calls = await open({ CreateProduct: () => data({ createProduct: product({ id: 'p3' }) }) });
    const sent = () =>
      calls
        .filter(c => c.operation === 'CreateProduct')
        .map(({ variables }) => Number((variables as { input: { price: string } }).input.price));
    const prices: number[] = [];
    for (const [typed, price] of [
      ['0', 0],
      ['65,5', 65.5],
      ['1.250,50', 1250.5],
      ['12.34', 12.34],
      ['3,120', 3.12],
    ] as const) {
      await create();
      await fillIn(dialog().getByLabelText('Nombre'), 'Taller');
      await userEvent.type(dialog().getByLabelText('Precio'), typed);
      await send();
      prices.push(price);
      await waitFor(() => expect(sent()).toEqual(prices));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(news().getAllByText('Producto creado correctamente').length).toBeGreaterThan(0);
  });

  test("sends all fields, says 'Producto creado correctamente' and fetches the list again", async () => {
    const calls = await open({ CreateProduct: () => data({ createProduct: product({ id: 'p3' }) }) });
    await create();
    await fillIn(dialog().getByLabelText('Nombre'), ' Taller ');
    await userEvent.type(dialog().getByLabelText('Precio'), '300');
    await userEvent.selectOptions(dialog().getByLabelText('IVA'), '10');
    await fillIn(dialog().getByLabelText('SKU (opcional)'), 'TAL-1');
    await send();
    expect(await news().findByText('Producto creado correctamente')).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'CreateProduct')?.variables).toEqual({
      input: { name: 'Taller', price: '300.00', ivaRate: 10, sku: 'TAL-1', description: null },
    });
    await waitFor(() => expect(calls.filter(c => c.operation === 'Products')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test("'Error guardando producto' stands in the modal and as a toast, and what was typed stays", async () => {
    await open({ CreateProduct: broken });
    await create();
    await fillIn(dialog().getByLabelText('Nombre'), 'Taller');
    await userEvent.type(dialog().getByLabelText('Precio'), '300');
    await send();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Error guardando producto');
    expect(errors().getByText('Error guardando producto')).toBeInTheDocument();
    expect(dialog().getByLabelText('Nombre')).toHaveValue('Taller');
  });

  test("the server's words go before the catalogue's, and its field errors to their fields", async () => {
    await open({
      UpdateProduct: () => refusal('BAD_USER_INPUT', 'Revisa los datos', { 'input.sku': 'Como mucho 60 caracteres' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Consultoría' }));
    await send();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Revisa los datos');
    expect(dialog().getByLabelText('SKU (opcional)')).toHaveAccessibleDescription('Como mucho 60 caracteres');
  });

  test('says so while it saves, and cannot be sent twice', async () => {
    const calls = await open({ UpdateProduct: never });
    await userEvent.click(await screen.findByRole('button', { name: 'Consultoría' }));
    await send();
    const button = await dialog().findByRole('button', { name: 'Guardando...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(calls.filter(c => c.operation === 'UpdateProduct')).toHaveLength(1);
  });

  test("editing opens from the row and says 'Producto actualizado correctamente'; a price of more decimals stays as it was", async () => {
    const calls = await open({
      Products: () => productPage([product({ price: '65.123456' })]),
      UpdateProduct: () => data({ updateProduct: advice }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Consultoría' }));
    expect(dialog().getByRole('heading', { name: 'Editar producto' })).toBeInTheDocument();
    await userEvent.type(dialog().getByLabelText('Precio'), '{Tab}');
    await send();
    expect(await news().findByText('Producto actualizado correctamente')).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'UpdateProduct')?.variables).toMatchObject({
      id: 'p1',
      input: { price: '65.123456', sku: 'CON-01' },
    });
  });
});

describe('deactivating', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar producto Consultoría' }));
    return within(await screen.findByRole('alertdialog', { name: '¿Desactivar producto Consultoría?' }));
  };

  test('does nothing without a yes', async () => {
    const calls = await open();
    await userEvent.click((await ask()).getByRole('button', { name: 'Volver' }));
    expect(calls.some(c => c.operation === 'DeleteProduct')).toBe(false);
  });

  test("says 'Producto desactivado' and fetches the list again", async () => {
    const calls = await open({ DeleteProduct: () => data({ deleteProduct: true }) });
    await userEvent.click((await ask()).getByRole('button', { name: 'Desactivar' }));
    expect(await news().findByText('Producto desactivado')).toBeInTheDocument();
    expect(calls.find(c => c.operation === 'DeleteProduct')?.variables).toEqual({ id: 'p1' });
    await waitFor(() => expect(calls.filter(c => c.operation === 'Products')).toHaveLength(2));
  });

  test("that fails says 'Error eliminando producto'", async () => {
    await open({ DeleteProduct: broken });
    await userEvent.click((await ask()).getByRole('button', { name: 'Desactivar' }));
    expect(await errors().findByText('Error eliminando producto')).toBeInTheDocument();
  });
});
