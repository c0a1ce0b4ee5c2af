import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openApp } from '../test/app';
import { me } from '../test/people';
import { setWidth } from '../test/screen';
import { data, never, refusal, serve } from '../test/server';

const tenant = (over: object = {}) => ({
  __typename: 'TenantRow', id: 't1', name: 'Estudio Marea, S.L.', nif: 'B98241573', email: 'lucia@estudiomarea.example', status: 'active', createdAt: '2025-09-12T10:00:00Z',
  subscription: { __typename: 'Subscription', plan: 'pro', priceMonthly: '49.00' }, ...over,
});
const basic = { __typename: 'Subscription', plan: 'basic', priceMonthly: '19.00' };
const nuria = tenant({ id: 't2', name: 'Núria Puig', nif: '39771204H', email: 'nuria@puig.example', status: 'trial', subscription: basic });
const others = ['suspended', 'cancelled'].map((status, i) => tenant({ id: `t${i + 3}`, name: `Empresa ${i}`, nif: `B0000000${i}`, email: `e${i}@x.example`, status, subscription: basic }));
const all = [tenant(), nuria, ...others];

type Handlers = Parameters<typeof serve>[0];

async function open(handlers: Handlers = {}, path = '/app/superadmin') {
  const calls = serve({ Me: me('superadmin'), Tenants: () => data({ tenants: { __typename: 'TenantPage', items: all } }), ...handlers });
  openApp(path, 'stored');
  await screen.findByRole('heading', { name: 'Superadmin' });
  return calls;
}

const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(cell => cell.textContent?.replace(/\u00a0/g, ' '));

test('lists name, NIF, email, plan and monthly price, status and registered date', async () => {
  await open();
  expect(cells(await screen.findByRole('row', { name: /Estudio Marea/ }))).toEqual(['Estudio Marea, S.L.', 'B98241573', 'lucia@estudiomarea.example', 'PRO', '49,00 €', 'Activa', '12/09/2025']);
  expect(cells(screen.getByRole('row', { name: /Núria/ })).slice(3, 6)).toEqual(['Básico', '19,00 €', 'Prueba']);
});

test('each status has its word and its colour', async () => {
  await open();
  await screen.findByRole('row', { name: /Núria/ });
  const colour = (word: string) => screen.getByText(word).closest('[data-palette]')?.getAttribute('data-palette');
  expect(['Prueba', 'Activa', 'Suspendida', 'Cancelada'].map(colour)).toEqual(['blue', 'green', 'amber', 'red']);
});

test('is cards on a phone', async () => {
  setWidth(390);
  await open();
  expect(within(await screen.findByRole('list', { name: 'Empresas' })).getAllByRole('listitem')[1]).toHaveTextContent(/Núria Puig.*Básico · 19,00.€ al mes/);
});

test.each([['nuria', 'Núria Puig'], ['39771204h', 'Núria Puig'], ['estudiomarea', 'Estudio Marea, S.L.']])('the search for %s finds %s, blind to accents and case, without asking the server', async (search, found) => {
  const calls = await open();
  await screen.findByRole('row', { name: /Núria/ });
  fireEvent.change(screen.getByRole('textbox', { name: 'Buscar empresas' }), { target: { value: search } });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('row', { name: new RegExp(found) })).toBeInTheDocument();
  expect(address()).toBe(`/app/superadmin?search=${search}`);
  expect(calls.filter(c => c.operation === 'Tenants')).toHaveLength(1);
});

test('a search without an answer can be cleared', async () => {
  await open({}, '/app/superadmin?search=zzz');
  await screen.findByText('Ninguna empresa coincide con «zzz»');
  await userEvent.click(screen.getAllByRole('button', { name: 'Borrar la búsqueda' })[1]);
  expect(await screen.findByRole('row', { name: /Núria/ })).toBeInTheDocument();
});

test('goes by pages of 50', async () => {
  const many = Array.from({ length: 60 }, (_, i) => tenant({ id: `m${i}`, name: `Empresa ${i}` }));
  await open({ Tenants: () => data({ tenants: { __typename: 'TenantPage', items: many } }) }, '/app/superadmin?page=2');
  expect(await screen.findByText('51–60 de 60 empresas')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(11);
});

test('without companies says what will be here', async () => {
  await open({ Tenants: () => data({ tenants: { __typename: 'TenantPage', items: [] } }) });
  expect(await screen.findByText('Aquí verás las empresas')).toBeInTheDocument();
});

test("that fails says 'Error cargando datos' and can be tried again", async () => {
  let fails = true;
  await open({ Tenants: () => (fails ? refusal('INTERNAL', 'Error interno') : data({ tenants: { __typename: 'TenantPage', items: all } })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error cargando datos');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('row', { name: /Núria/ })).toBeInTheDocument();
});

test('while it loads the rows are held', async () => {
  await open({ Tenants: never });
  expect(screen.getByRole('table', { name: 'Empresas' }).closest('[aria-busy=true]')).not.toBeNull();
});
