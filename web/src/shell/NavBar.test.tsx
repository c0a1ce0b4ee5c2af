import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../gql/schema';
import { openApp } from '../test/app';
import { customerPage, me } from '../test/people';
import { setWidth } from '../test/screen';
import { serve } from '../test/server';
import { meOn } from '../test/workspace';

async function open(role: Role = 'admin', name: string | null = 'Lucía Ferrer') {
  serve({ Me: me(role, name), Customers: () => customerPage([]) });
  openApp(role === 'superadmin' ? '/app/superadmin' : '/app/customers', 'stored');
  await screen.findByRole('banner');
}

const bar = () => within(screen.getByRole('navigation', { name: 'Principal' }));

test.each<Role>(['user', 'admin'])("a company's %s finds dashboard, invoices and the data", async role => {
  await open(role);
  expect(bar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
  expect(bar().getByRole('link', { name: 'Facturas' })).toHaveAttribute('href', '/app/invoices');
  expect(bar().queryByRole('link', { name: 'Superadmin' })).not.toBeInTheDocument();
  await userEvent.click(bar().getByRole('button', { name: 'Datos' }));
  expect(bar().getByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/app/customers');
  expect(bar().getByRole('link', { name: 'Productos (opcional)' })).toHaveAttribute('href', '/app/products');
});

test.each<Role>(['user', 'admin'])("a company's %s finds what the law gives under LOPD", async role => {
  await open(role);
  await userEvent.click(bar().getByRole('button', { name: 'LOPD' }));
  const menu = within(screen.getByRole('list', { name: 'LOPD' }));
  expect(menu.getByRole('link', { name: 'Configuración' })).toHaveAttribute('href', '/app/lopd');
  expect(menu.getByRole('link', { name: 'Solicitudes' })).toHaveAttribute('href', '/app/lopd/requests');
  expect(menu.getByRole('link', { name: 'Auditoría' })).toHaveAttribute('href', '/app/lopd/audit');
});

test('only an admin finds the users', async () => {
  await open('user');
  expect(bar().queryByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument();
  cleanup();
  await open('admin');
  expect(bar().getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/app/users');
});

test('a superadmin finds neither invoices nor data', async () => {
  await open('superadmin');
  expect(
    bar()
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Dashboard', 'Superadmin', 'Afiliados']);
  for (const name of ['Datos', 'LOPD']) expect(bar().queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the records are on plans that show them, after the invoices', async () => {
  await open('user');
  expect(bar().queryByRole('link', { name: 'Registros' })).not.toBeInTheDocument();
  cleanup();
  serve({ Me: meOn('pro', 'user'), Customers: () => customerPage([]) });
  openApp('/app/customers', 'stored');
  expect(await screen.findByRole('link', { name: 'Registros' })).toHaveAttribute('href', '/app/verifactu');
  expect(
    within(screen.getByRole('navigation', { name: 'Principal' }))
      .getAllByRole('link')
      .slice(0, 3)
      .map(link => link.textContent),
  ).toEqual(['Dashboard', 'Facturas', 'Registros']);
});

test('the logo leads to the dashboard', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Folio, dashboard' })).toHaveAttribute('href', '/app/dashboard');
});

test('a dropdown toggles on click, walks by arrows and closes on Esc and on a click elsewhere', async () => {
  await open();
  const trigger = bar().getByRole('button', { name: 'Datos' });
  const isOpen = () => trigger.getAttribute('aria-expanded');
  await userEvent.hover(trigger);
  expect(isOpen()).toBe('false');
  await userEvent.click(trigger);
  expect(isOpen()).toBe('true');
  expect(bar().getByRole('link', { name: 'Clientes' })).toHaveFocus();
  await userEvent.click(trigger);
  expect(isOpen()).toBe('false');
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe('false');
  expect(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe('true');
  await userEvent.click(document.body);
  expect(isOpen()).toBe('false');
});

test.each([
  ['Lucía Ferrer', 'Lucía Ferrer'],
  [null, 'lucia@estudio.example'],
])('the user menu of %s is labelled %s', async (name, label) => {
  await open('user', name);
  await userEvent.click(screen.getByRole('button', { name: label }));
  const menu = within(screen.getByRole('list', { name: label }));
  expect(menu.getByRole('link', { name: 'Configuración' })).toHaveAttribute('href', '/app/settings');
  expect(menu.getByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute('href', '/app/change-password');
  expect(menu.getByRole('link', { name: 'Facturación' })).toHaveAttribute('href', '/app/billing');
  expect(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeInTheDocument();
});

test('the superadmin, who has no company, has no settings in the user menu', async () => {
  await open('superadmin');
  await userEvent.click(screen.getByRole('button', { name: 'Lucía Ferrer' }));
  expect(screen.queryByRole('link', { name: 'Configuración' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Facturación' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cambiar contraseña' })).toBeInTheDocument();
});

test.each([991, 991.98])('below 992 px, at %d, the bar collapses into a menu', async width => {
  setWidth(width);
  await open();
  expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
  expect(bar().getByRole('link', { name: 'Facturas' })).toBeInTheDocument();
  expect(bar().queryByRole('link', { name: 'Clientes' })).not.toBeInTheDocument();
  await userEvent.click(bar().getByRole('button', { name: 'Datos' }));
  await userEvent.click(bar().getByRole('link', { name: 'Clientes' }));
  expect(screen.queryByRole('link', { name: 'Facturas' })).not.toBeInTheDocument();
});

test('at 992 px it is a bar', async () => {
  setWidth(992);
  await open();
  expect(screen.queryByRole('button', { name: 'Abrir menú' })).not.toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'Facturas' })).toBeInTheDocument();
});

test("the collapsed menu closes 100 ms after the window has become a desktop's", async () => {
  setWidth(600);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
  jest.useFakeTimers();
  setWidth(1200);
  act(() => jest.advanceTimersByTime(99));
  setWidth(700);
  expect(screen.getByRole('button', { name: 'Cerrar menú' })).toBeInTheDocument();
  setWidth(1200);
  act(() => jest.advanceTimersByTime(100));
  setWidth(700);
  jest.useRealTimers();
  expect(screen.getByRole('button', { name: 'Abrir menú' })).toBeInTheDocument();
});

test('the foot shows the years since 2025 and the support hours', async () => {
  await open();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText(`© 2025–${new Date().getFullYear()} Folio`)).toBeInTheDocument();
  expect(foot.getByText(/lunes a viernes, 9:00–18:00 CET/)).toBeInTheDocument();
});

test('the colour mode is reached by keyboard alone', async () => {
  await open();
  screen.getByRole('button', { name: 'Lucía Ferrer' }).focus();
  await userEvent.keyboard('{Enter}');
  for (let step = 0; step < 10 && document.activeElement?.textContent !== 'Modo oscuro'; step++)
    await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Modo oscuro' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.documentElement).toHaveClass('dark');
  document.documentElement.classList.remove('dark');
});

test('the colour mode is chosen in the user menu and remembered', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Lucía Ferrer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Modo oscuro' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('color-mode')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Lucía Ferrer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Modo claro' }));
  await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
});
