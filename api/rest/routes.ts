import { accountRoutes } from '../modules/accounts/accounts.rest';
import { customerRoutes } from '../modules/customers/customers.rest';
import { invoiceRoutes } from '../modules/invoices/invoices.rest';
import { productRoutes } from '../modules/products/products.rest';
import type { Route } from './route';

/** Every row of the facade. */
export const ROUTES: Route[] = [...accountRoutes, ...customerRoutes, ...productRoutes, ...invoiceRoutes];
