import { accountRoutes, passwordRoutes } from '../modules/sign-in/sign-in.rest';
import { bankRoutes } from '../modules/bank/bank.rest';
import { cardRoutes } from '../modules/card/card.rest';
import { faceRoutes } from '../modules/company/face/face.rest';
import { settingsRoutes } from '../modules/company/settings.rest';
import { userRoutes } from '../modules/users/users.rest';
import { affiliateRoutes } from '../modules/affiliates/affiliates.rest';
import { activityRoutes } from '../modules/activity/activities.rest';
import { archiveRoutes } from '../modules/archive/archive.rest';
import { billingRoutes } from '../modules/billing/billing.rest';
import { customerRoutes } from '../modules/customers/customers.rest';
import { dashboardRoutes } from '../modules/dashboard/dashboard.rest';
import { deliveryRoutes } from '../modules/delivery/delivery.rest';
import { quoteRoutes } from '../modules/quotes/quotes.rest';
import { recurringRoutes } from '../modules/recurring/recurring.rest';
import { letterExampleRoutes } from '../modules/letter-examples/letter-examples.rest';
import { letterTextRoutes } from '../modules/letter-texts/letter-texts.rest';
import { reminderRoutes } from '../modules/reminders/reminders.rest';
import { cashBasisRoutes } from '../modules/invoices/cash-basis/cash-basis.rest';
import { correlativityRoutes } from '../modules/invoices/correlativity/correlativity.rest';
import { invoiceRoutes } from '../modules/invoices/invoices.rest';
import { consentRoutes } from '../modules/privacy/consents.rest';
import { dataRequestRoutes } from '../modules/privacy/data-requests.rest';
import { rightsRoutes } from '../modules/privacy/rights.rest';
import { productRoutes } from '../modules/products/products.rest';
import { regulationRoutes } from '../modules/regulation/regulations.rest';
import { obligationRoutes } from '../modules/obligation/obligation.rest';
import { superadminRoutes } from '../modules/superadmin/superadmin.rest';
import { certificateRoutes } from '../modules/certificates/certificates.rest';
import { representationRoutes } from '../modules/representation/representation.rest';
import { declaracionRoutes } from '../modules/verifactu/declaration/declaration.rest';
import { verifactuRoutes } from '../modules/verifactu/verifactu.rest';
import type { Route } from './route';

/** Every row of the facade. */
export const ROUTES: Route[] = [
  ...accountRoutes,
  ...settingsRoutes,
  ...faceRoutes,
  ...passwordRoutes,
  ...userRoutes,
  ...dashboardRoutes,
  ...customerRoutes,
  ...productRoutes,
  // Before the invoices: ':id' would take its path.
  ...cashBasisRoutes,
  ...correlativityRoutes,
  ...invoiceRoutes,
  ...bankRoutes,
  ...cardRoutes,
  ...deliveryRoutes,
  ...recurringRoutes,
  ...quoteRoutes,
  ...reminderRoutes,
  ...letterTextRoutes,
  ...letterExampleRoutes,
  ...superadminRoutes,
  ...billingRoutes,
  ...affiliateRoutes,
  ...verifactuRoutes,
  ...certificateRoutes,
  ...representationRoutes,
  ...declaracionRoutes,
  ...consentRoutes,
  ...dataRequestRoutes,
  ...rightsRoutes,
  ...activityRoutes,
  ...archiveRoutes,
  ...regulationRoutes,
  ...obligationRoutes,
];
