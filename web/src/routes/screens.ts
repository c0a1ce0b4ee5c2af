import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths';

/** 'visitors': who is signed in is led on; 'members': who is not is led to the sign-in. */
export type Audience = 'visitors' | 'anybody' | 'members';

export interface Screen {
  path: string;
  audience: Audience;
  /** In a file of its own, loaded when it is first opened. */
  load(): Promise<ComponentType>;
  /** Asks for what it shows while its files are on their way, where it is what a browser opens first. */
  ask?(): Promise<void>;
}

/** The one table of screens. The build hands its paths to the server, which answers 404 to any other. */
export const SCREENS: Screen[] = [
  { path: paths.login, audience: 'visitors', load: async () => (await import('../auth/LoginPage')).LoginPage },
  { path: paths.register, audience: 'visitors', load: async () => (await import('../auth/RegisterPage')).RegisterPage },
  {
    path: paths.forgotPassword,
    audience: 'anybody',
    load: async () => (await import('../auth/ForgotPasswordPage')).ForgotPasswordPage,
  },
  {
    path: paths.anyReset,
    audience: 'anybody',
    load: async () => (await import('../auth/ResetPasswordPage')).ResetPasswordPage,
  },
  {
    path: paths.anyVerification,
    audience: 'anybody',
    load: async () => (await import('../auth/VerifyEmailPage')).VerifyEmailPage,
  },
  {
    path: paths.anyRequestVerification,
    audience: 'anybody',
    load: async () => (await import('../auth/VerifyRequestPage')).VerifyRequestPage,
  },
  {
    path: paths.declaration(),
    audience: 'anybody',
    load: async () => (await import('../declaration/PublicDeclarationPage')).PublicDeclarationPage,
  },
  {
    path: paths.dashboard,
    audience: 'members',
    load: async () => (await import('../dashboard/DashboardPage')).DashboardPage,
    ask: async () => (await import('../dashboard/ask')).ask(),
  },
  {
    path: paths.settings(),
    audience: 'members',
    load: async () => (await import('../settings/SettingsPage')).SettingsPage,
  },
  {
    path: paths.whoSends,
    audience: 'members',
    load: async () => (await import('../who-sends/WhoSendsPage')).WhoSendsPage,
  },
  { path: paths.billing, audience: 'members', load: async () => (await import('../billing/BillingPage')).BillingPage },
  {
    path: paths.billingSuccess,
    audience: 'anybody',
    load: async () => (await import('../billing/BillingReturnPages')).BillingSuccessPage,
  },
  {
    path: paths.billingCancel,
    audience: 'anybody',
    load: async () => (await import('../billing/BillingReturnPages')).BillingCancelPage,
  },
  {
    path: paths.superadmin,
    audience: 'members',
    load: async () => (await import('../superadmin/SuperadminPage')).SuperadminPage,
  },
  {
    path: paths.lawDates,
    audience: 'members',
    load: async () => (await import('../regulation/LawDatesPage')).LawDatesPage,
  },
  {
    path: paths.lateRates,
    audience: 'members',
    load: async () => (await import('../regulation/LateRatesPage')).LateRatesPage,
  },
  {
    path: paths.privacyPolicies,
    audience: 'members',
    load: async () => (await import('../privacy/policies/PoliciesPage')).PoliciesPage,
  },
  { path: paths.privacy, audience: 'members', load: async () => (await import('../privacy/PrivacyPage')).PrivacyPage },
  {
    path: paths.dataRequests(),
    audience: 'members',
    load: async () => (await import('../privacy/requests/RequestsPage')).RequestsPage,
  },
  {
    path: paths.anyDataRequest,
    audience: 'members',
    load: async () => (await import('../privacy/requests/RequestPage')).RequestPage,
  },
  {
    path: paths.platformRequests(),
    audience: 'members',
    load: async () => (await import('../privacy/requests/RequestsPage')).RequestsPage,
  },
  {
    path: paths.anyPlatformRequest,
    audience: 'members',
    load: async () => (await import('../privacy/requests/RequestPage')).RequestPage,
  },
  { path: paths.users, audience: 'members', load: async () => (await import('../users/UsersPage')).UsersPage },
  {
    path: paths.changePassword,
    audience: 'members',
    load: async () => (await import('../account/ChangePasswordPage')).ChangePasswordPage,
  },
  {
    path: paths.appDeclaration(),
    audience: 'members',
    load: async () => (await import('../declaration/DeclarationPage')).DeclarationPage,
  },
  {
    path: paths.customers(),
    audience: 'members',
    load: async () => (await import('../customers/CustomersPage')).CustomersPage,
  },
  {
    path: paths.anyCustomer,
    audience: 'members',
    load: async () => (await import('../customers/page/CustomerPage')).CustomerPage,
  },
  {
    path: paths.products(),
    audience: 'members',
    load: async () => (await import('../products/ProductsPage')).ProductsPage,
  },
  {
    path: paths.invoices(),
    audience: 'members',
    load: async () => (await import('../invoices/list/InvoicesPage')).InvoicesPage,
  },
  {
    path: paths.records(),
    audience: 'members',
    load: async () => (await import('../records/RecordsPage')).RecordsPage,
  },
  {
    path: paths.activity(),
    audience: 'members',
    load: async () => (await import('../activity/ActivityPage')).ActivityPage,
  },
  {
    path: paths.newInvoice,
    audience: 'members',
    load: async () => (await import('../invoices/form/NewInvoicePage')).NewInvoicePage,
  },
  {
    path: paths.rebate(),
    audience: 'members',
    load: async () => (await import('../invoices/rebate/RebatePage')).RebatePage,
  },
  {
    path: paths.exchange,
    audience: 'members',
    load: async () => (await import('../invoices/exchange/ExchangePage')).ExchangePage,
  },
  {
    path: paths.together(),
    audience: 'members',
    load: async () => (await import('../invoices/together/TogetherPage')).TogetherPage,
  },
  {
    path: paths.quotes(),
    audience: 'members',
    load: async () => (await import('../invoices/quotes/QuotesPage')).QuotesPage,
  },
  {
    path: paths.newQuote,
    audience: 'members',
    load: async () => (await import('../invoices/quotes/NewQuotePage')).NewQuotePage,
  },
  {
    path: paths.anyQuote,
    audience: 'members',
    load: async () => (await import('../invoices/quotes/QuotePage')).QuotePage,
  },
  {
    path: paths.recurring(),
    audience: 'members',
    load: async () => (await import('../invoices/recurring/RecurringPage')).RecurringPage,
  },
  {
    path: paths.cashBasis(),
    audience: 'members',
    load: async () => (await import('../cash-basis/CashBasisPage')).CashBasisPage,
  },
  { path: paths.bank(), audience: 'members', load: async () => (await import('../bank/BankPage')).BankPage },
  {
    path: paths.anyInvoice,
    audience: 'members',
    load: async () => (await import('../invoices/detail/InvoicePage')).InvoicePage,
  },
  {
    path: paths.anyWrong,
    audience: 'members',
    load: async () => (await import('../invoices/wrong/WrongPage')).WrongPage,
  },
  {
    path: paths.affiliates(),
    audience: 'members',
    load: async () => (await import('../affiliates/AffiliatesPage')).AffiliatesPage,
  },
  {
    path: paths.myAffiliates(),
    audience: 'members',
    load: async () => (await import('../affiliates/MyAffiliatesPage')).MyAffiliatesPage,
  },
  {
    path: paths.affiliateDashboard,
    audience: 'anybody',
    load: async () => (await import('../affiliates/panel/AffiliateDashboardPage')).AffiliateDashboardPage,
  },
  {
    path: paths.myObligations,
    audience: 'members',
    load: async () => (await import('../obligation/ObligationsPage')).ObligationsPage,
  },
  { path: paths.anyInside, audience: 'members', load: async () => (await import('../shell/NotHerePage')).NotHerePage },
];

export const screenAt = (pathname: string) => SCREENS.find(({ path }) => matchPath(path, LEADS[pathname] ?? pathname));

/** Addresses that only lead to another. */
export const LEADS: Record<string, string> = { [paths.app]: paths.dashboard, [paths.billingAlias]: paths.billing };

/** Bar and foot around the screens of the signed-in. */
export const frame = async () => (await import('../shell/AppLayout')).AppLayout;

export const notFound = async () => (await import('../public/NotFoundPage')).NotFoundPage;
