import { Tenant } from './modules/company/tenant.entity';
import { User } from './modules/users/user.entity';
import { Activity } from './modules/activity/activity.entity';
import { Affiliate } from './modules/affiliates/affiliate.entity';
import { Payment } from './modules/billing/payment.entity';
import { Customer } from './modules/customers/customer.entity';
import { InvoiceLine } from './modules/invoices/invoice-line.entity';
import { Invoice } from './modules/invoices/invoice.entity';
import { Subscription } from './modules/plans/subscription.entity';
import { Consent } from './modules/privacy/consent.entity';
import { DataRequest } from './modules/privacy/data-request.entity';
import { PrivacyPolicy } from './modules/privacy/privacy-policy.entity';
import { Product } from './modules/products/product.entity';
import { Regulation } from './modules/regulation/regulation.entity';
import { Submission } from './modules/verifactu/submission.entity';
import { VerifactuRecord } from './modules/verifactu/record.entity';

/** Every table that has a class. */
export const ENTITIES = [
  Tenant,
  User,
  Subscription,
  Payment,
  Activity,
  Customer,
  Product,
  Invoice,
  InvoiceLine,
  VerifactuRecord,
  Submission,
  Affiliate,
  Consent,
  PrivacyPolicy,
  DataRequest,
  Regulation,
];
