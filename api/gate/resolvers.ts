import { AccountsResolver } from '../modules/sign-in/sign-in.resolver';
import { ApiKeysResolver } from '../modules/api-keys/api-keys.resolver';
import { OwnAccountResolver } from '../modules/sign-in/own-account.resolver';
import { RecoveryResolver } from '../modules/sign-in/recovery.resolver';
import { BankResolver } from '../modules/bank/bank.resolver';
import { CardPaymentsResolver, CardResolver } from '../modules/card/card.resolver';
import { FaceResolver } from '../modules/company/face/face.resolver';
import { SettingsResolver } from '../modules/company/settings.resolver';
import { UsersResolver } from '../modules/users/users.resolver';
import { AffiliatesResolver } from '../modules/affiliates/affiliates.resolver';
import { ActivitiesResolver } from '../modules/activity/activities.resolver';
import { ArchiveResolver } from '../modules/archive/archive.resolver';
import { BillingResolver } from '../modules/billing/billing.resolver';
import { CustomersResolver } from '../modules/customers/customers.resolver';
import { DeliveryResolver } from '../modules/delivery/delivery.resolver';
import { LetterExamplesResolver } from '../modules/letter-examples/letter-examples.resolver';
import { LetterTextsResolver } from '../modules/letter-texts/letter-texts.resolver';
import { LateRatesResolver } from '../modules/reminders/late-rates.resolver';
import { ClaimResolver } from '../modules/reminders/claim.resolver';
import { REMINDED_RESOLVERS, RemindersResolver } from '../modules/reminders/reminders.resolver';
import { DashboardResolver } from '../modules/dashboard/dashboard.resolver';
import { InvoiceVerifactuResolver } from '../modules/invoices/invoice-verifactu.resolver';
import {
  CustomerGraphResolver,
  InvoiceCustomerGraphResolver,
  LineGraphResolver,
} from '../modules/invoices/invoice-graph.resolver';
import { CashBasisResolver } from '../modules/invoices/cash-basis/cash-basis.resolver';
import { CorrelativityResolver } from '../modules/invoices/correlativity/correlativity.resolver';
import { InvoicesResolver } from '../modules/invoices/invoices.resolver';
import { CollectResolver } from '../modules/invoices/collect/collect.resolver';
import { RelatedCollectResolver } from '../modules/invoices/collect/related.resolver';
import { ExchangeResolver } from '../modules/invoices/exchange/exchange.resolver';
import { PaperResolver } from '../modules/invoices/files/paper.resolver';
import { PrepayResolver } from '../modules/invoices/prepay/prepay.resolver';
import { LeftResolver, RectifyResolver } from '../modules/invoices/rectify/rectify.resolver';
import { PlansResolver } from '../modules/plans/plans.resolver';
import { ConsentsResolver } from '../modules/privacy/consents.resolver';
import { DataRequestsResolver } from '../modules/privacy/data-requests.resolver';
import { RightsResolver } from '../modules/privacy/rights.resolver';
import { ProductsResolver } from '../modules/products/products.resolver';
import { QuoteLetterResolver } from '../modules/quotes/letter-shown.resolver';
import { QuoteMailResolver, QuoteOfInvoiceResolver, QuotesResolver } from '../modules/quotes/quotes.resolver';
import { RecurringResolver } from '../modules/recurring/recurring.resolver';
import { RegulationsResolver } from '../modules/regulation/regulations.resolver';
import { ObligationResolver } from '../modules/obligation/obligation.resolver';
import { SuperadminResolver } from '../modules/superadmin/superadmin.resolver';
import { VerifactuResolver } from '../modules/verifactu/verifactu.resolver';
import { CertificatesResolver } from '../modules/certificates/certificates.resolver';
import { DeclaracionResolver } from '../modules/verifactu/declaration/declaration.resolver';
import { RepresentationResolver } from '../modules/representation/representation.resolver';

/** Every resolver of the product: what GraphQL and REST can ask. */
export const RESOLVERS = [
  AccountsResolver,
  RecoveryResolver,
  OwnAccountResolver,
  UsersResolver,
  ApiKeysResolver,
  SettingsResolver,
  FaceResolver,
  BankResolver,
  CardResolver,
  CardPaymentsResolver,
  PlansResolver,
  BillingResolver,
  DeliveryResolver,
  RecurringResolver,
  QuotesResolver,
  QuoteMailResolver,
  QuoteLetterResolver,
  QuoteOfInvoiceResolver,
  RemindersResolver,
  ClaimResolver,
  ...REMINDED_RESOLVERS,
  LateRatesResolver,
  LetterExamplesResolver,
  LetterTextsResolver,
  DashboardResolver,
  CustomersResolver,
  ProductsResolver,
  InvoicesResolver,
  CashBasisResolver,
  CorrelativityResolver,
  CustomerGraphResolver,
  InvoiceCustomerGraphResolver,
  LineGraphResolver,
  InvoiceVerifactuResolver,
  CollectResolver,
  RelatedCollectResolver,
  ExchangeResolver,
  PaperResolver,
  PrepayResolver,
  LeftResolver,
  RectifyResolver,
  VerifactuResolver,
  CertificatesResolver,
  RepresentationResolver,
  SuperadminResolver,
  AffiliatesResolver,
  DeclaracionResolver,
  ConsentsResolver,
  DataRequestsResolver,
  RightsResolver,
  ActivitiesResolver,
  ArchiveResolver,
  RegulationsResolver,
  ObligationResolver,
] as const;
