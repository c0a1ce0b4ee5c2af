import { IdempotencyKey } from './platform/idempotency-key.entity';
import { WorkerHeartbeat } from './platform/worker-heartbeat.entity';
import { ActivityChain } from './modules/activity/activity-chain.entity';
import { ActivitySeal } from './modules/activity/activity-seal.entity';
import { Activity } from './modules/activity/activity.entity';
import { AffiliateCodeRow } from './modules/affiliates/affiliate-code.entity';
import { Affiliate } from './modules/affiliates/affiliate.entity';
import { CommissionRow } from './modules/affiliates/commission.entity';
import { Referral } from './modules/affiliates/referral.entity';
import { ApiKeyRow } from './modules/api-keys/api-key.entity';
import { BillingNotice } from './modules/billing/billing-notice.entity';
import { CheckoutRow } from './modules/billing/checkout.entity';
import { BankMatchRow } from './modules/bank/bank-match.entity';
import { BankMovementRow } from './modules/bank/bank-movement.entity';
import { BankStatementMovementRow, BankStatementRow } from './modules/bank/bank-statement.entity';
import { CardAccountRow } from './modules/card/card-account.entity';
import { CardPaymentRow } from './modules/card/card-payment.entity';
import { Payment } from './modules/billing/payment.entity';
import { StripeCustomer } from './modules/billing/stripe/stripe-customer.entity';
import { StripeEvent } from './modules/billing/stripe/stripe-event.entity';
import { Certificate } from './modules/certificates/certificate.entity';
import { CompanyFaceRow } from './modules/company/face/face.entity';
import { Tenant } from './modules/company/tenant.entity';
import { Customer } from './modules/customers/customer.entity';
import { Collection } from './modules/invoices/collect/collection.entity';
import { Counter } from './modules/invoices/counter.entity';
import { InvoiceLine } from './modules/invoices/invoice-line.entity';
import { Invoice } from './modules/invoices/invoice.entity';
import { RectifyingDraft } from './modules/invoices/rectify/draft/rectifying-draft.entity';
import { ExchangedInvoice } from './modules/invoices/exchange/exchanged-invoice.entity';
import { RectifiedInvoice } from './modules/invoices/rectify/rectified-invoice.entity';
import { Series } from './modules/invoices/series.entity';
import { CustomerSum } from './modules/invoices/sums/customer-sum.entity';
import { DueSum } from './modules/invoices/sums/due-sum.entity';
import { MonthSum } from './modules/invoices/sums/month-sum.entity';
import { Mail } from './modules/mail/mail.entity';
import { LetterTextRow } from './modules/letter-texts/letter-text.entity';
import { Delivery } from './modules/delivery/delivery.entity';
import { InvoiceLinkRow } from './modules/delivery/invoice-link.entity';
import { LinkAnswerRow } from './modules/delivery/link-answer.entity';
import { RecurringInvoice } from './modules/recurring/recurring-invoice.entity';
import { RecurringPeriodRow } from './modules/recurring/recurring-period.entity';
import { LateRate } from './modules/reminders/late-rate.entity';
import { ReminderLetterRow } from './modules/reminders/reminder-letter.entity';
import { ReminderSettingsRow, ReminderStepRow } from './modules/reminders/reminder-settings.entity';
import { ReminderCustomer, ReminderMark, ReminderRow } from './modules/reminders/reminder.entity';
import { Quote } from './modules/quotes/quote.entity';
import { QuoteCounter } from './modules/quotes/quote-counter.entity';
import { QuoteEventRow } from './modules/quotes/quote-event.entity';
import { QuoteInvoiceRow } from './modules/quotes/quote-invoice.entity';
import { SendingChoiceRow } from './modules/obligation/sending-choice.entity';
import { Subscription } from './modules/plans/subscription.entity';
import { BlockedData } from './modules/privacy/blocked-data.entity';
import { Consent } from './modules/privacy/consent.entity';
import { DataRequest } from './modules/privacy/data-request.entity';
import { Erasure } from './modules/privacy/erasure.entity';
import { PrivacyPolicy } from './modules/privacy/privacy-policy.entity';
import { Product } from './modules/products/product.entity';
import { Regulation } from './modules/regulation/regulation.entity';
import { RepresentationRow } from './modules/representation/representation.entity';
import { LoginIdentity } from './modules/sign-in/login-identity.entity';
import { OneTimeToken } from './modules/sign-in/one-time-token.entity';
import { SessionRow } from './modules/sign-in/session.entity';
import { CompanyEnd } from './modules/superadmin/company-end.entity';
import { PlatformMonthRow } from './modules/superadmin/platform-month.entity';
import { RollupMark } from './modules/superadmin/rollup-mark.entity';
import { User } from './modules/users/user.entity';
import { ChainRow } from './modules/verifactu/chain.entity';
import { Incident } from './modules/verifactu/incident.entity';
import { Message } from './modules/verifactu/message.entity';
import { UnsentRecord, VerifactuRecord } from './modules/verifactu/record.entity';
import { Sender } from './modules/verifactu/sender.entity';
import { Submission } from './modules/verifactu/submission.entity';

/** Every table of ours has a class. */
export const ENTITIES = [
  IdempotencyKey,
  WorkerHeartbeat,
  ActivityChain,
  ActivitySeal,
  Activity,
  AffiliateCodeRow,
  Affiliate,
  CommissionRow,
  Referral,
  ApiKeyRow,
  BillingNotice,
  CheckoutRow,
  Payment,
  StripeCustomer,
  StripeEvent,
  Certificate,
  Tenant,
  CompanyFaceRow,
  Customer,
  BankMovementRow,
  BankStatementRow,
  BankStatementMovementRow,
  BankMatchRow,
  CardAccountRow,
  CardPaymentRow,
  Counter,
  Collection,
  InvoiceLine,
  ExchangedInvoice,
  RectifyingDraft,
  RectifiedInvoice,
  Invoice,
  Series,
  CustomerSum,
  MonthSum,
  DueSum,
  Mail,
  LetterTextRow,
  Delivery,
  InvoiceLinkRow,
  LinkAnswerRow,
  RecurringInvoice,
  RecurringPeriodRow,
  LateRate,
  ReminderLetterRow,
  ReminderSettingsRow,
  ReminderStepRow,
  ReminderCustomer,
  ReminderMark,
  ReminderRow,
  Quote,
  QuoteCounter,
  QuoteEventRow,
  QuoteInvoiceRow,
  SendingChoiceRow,
  Subscription,
  BlockedData,
  Consent,
  DataRequest,
  Erasure,
  PrivacyPolicy,
  Product,
  Regulation,
  RepresentationRow,
  LoginIdentity,
  OneTimeToken,
  SessionRow,
  CompanyEnd,
  PlatformMonthRow,
  RollupMark,
  User,
  ChainRow,
  Incident,
  Message,
  VerifactuRecord,
  Sender,
  Submission,
  UnsentRecord,
];
