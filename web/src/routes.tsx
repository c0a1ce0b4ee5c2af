import { lazy, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Guard, Visitors } from './guard';
import { paths } from './paths';

/** A screen in a file of its own, loaded when it is first opened. */
function screen(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return <Screen />;
}

/** The one table of screens. */
export const routes: RouteObject[] = [
  { path: paths.home, element: <Navigate to={paths.app} replace /> },
  {
    element: <Visitors />,
    children: [
      { path: paths.login, element: screen(async () => (await import('./auth/LoginPage')).LoginPage) },
      { path: paths.register, element: screen(async () => (await import('./auth/RegisterPage')).RegisterPage) },
    ],
  },
  { path: paths.forgotPassword, element: screen(async () => (await import('./auth/ForgotPasswordPage')).ForgotPasswordPage) },
  { path: paths.anyReset, element: screen(async () => (await import('./auth/ResetPasswordPage')).ResetPasswordPage) },
  { path: paths.declaracion(), element: screen(async () => (await import('./declaracion/PublicDeclaracionPage')).PublicDeclaracionPage) },
  {
    element: <Guard />,
    children: [{
      element: screen(async () => (await import('./shell/AppLayout')).AppLayout),
      children: [
        { path: paths.dashboard, element: screen(async () => (await import('./dashboard/DashboardPage')).DashboardPage) },
        { path: paths.settings(), element: screen(async () => (await import('./settings/SettingsPage')).SettingsPage) },
        { path: paths.superadmin, element: screen(async () => (await import('./superadmin/SuperadminPage')).SuperadminPage) },
        { path: paths.users, element: screen(async () => (await import('./users/UsersPage')).UsersPage) },
        { path: paths.changePassword, element: screen(async () => (await import('./account/ChangePasswordPage')).ChangePasswordPage) },
        { path: paths.appDeclaracion(), element: screen(async () => (await import('./declaracion/DeclaracionPage')).DeclaracionPage) },
        { path: paths.customers(), element: screen(async () => (await import('./customers/CustomersPage')).CustomersPage) },
        { path: paths.products(), element: screen(async () => (await import('./products/ProductsPage')).ProductsPage) },
        { path: paths.invoices(), element: screen(async () => (await import('./invoices/InvoicesPage')).InvoicesPage) },
        { path: paths.records(), element: screen(async () => (await import('./records/RecordsPage')).RecordsPage) },
        { path: paths.newInvoice, element: screen(async () => (await import('./invoices/NewInvoicePage')).NewInvoicePage) },
        { path: paths.anyInvoice, element: screen(async () => (await import('./invoices/InvoicePage')).InvoicePage) },
      ],
    }],
  },
  { path: paths.app, element: <Navigate to={paths.dashboard} replace /> },
  { path: '*', element: screen(async () => (await import('./public/NotFoundPage')).NotFoundPage) },
];
