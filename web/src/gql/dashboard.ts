/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an invoice: draft → issued → paid; paid → issued; issued or paid → cancelled. */
export type InvoiceStatus =
  /** Anulada. */
  | 'cancelled'
  /** Borrador: no number yet; can be changed and deleted. */
  | 'draft'
  /** Emitida: numbered, never edited again. */
  | 'issued'
  /** Pagada. */
  | 'paid';

/** What a company pays for. */
export type Plan =
  /** Básico, 19 €/month. */
  | 'basic'
  /** PRO, 49 €/month: Verifactu. */
  | 'pro';

/** State of a subscription. */
export type SubscriptionStatus =
  /** Activo. */
  | 'active'
  /** Cancelado. */
  | 'cancelled'
  /** Expirado. */
  | 'expired'
  /** Prueba. */
  | 'trial';

export type RecentInvoiceFieldsFragment = { id: string, fullNumber: string | null, date: string, total: string, status: InvoiceStatus, customer: { name: string } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { overview: { totalInvoices: number, monthInvoices: number, totalCustomers: number, totalProducts: number, totalRevenue: string, pendingRevenue: string, monthRevenue: string, previousMonthRevenue: string }, recentInvoices: Array<{ id: string, fullNumber: string | null, date: string, total: string, status: InvoiceStatus, customer: { name: string } }>, topCustomers: Array<{ id: string | null, name: string, invoiceCount: number, totalRevenue: string }>, revenueByMonth: Array<{ month: string, revenue: string }> }, me: { user: { id: string }, tenant: { id: string, address: string | null } | null, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean, freeInvoicesLeft: number | null } | null } };

export type DueWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type DueWeeksQuery = { dueWeeks: Array<{ from: string | null, to: string | null, count: number, owed: string }> };

export type SubscriptionFieldsFragment = { plan: Plan, status: SubscriptionStatus, priceMonthly: string, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean, freeInvoicesLeft: number | null };

export const RecentInvoiceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentInvoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<RecentInvoiceFieldsFragment, unknown>;
export const SubscriptionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"freeInvoicesLeft"}}]}}]} as unknown as DocumentNode<SubscriptionFieldsFragment, unknown>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"monthInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"totalCustomers"}},{"kind":"Field","name":{"kind":"Name","value":"totalProducts"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"monthRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"previousMonthRevenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentInvoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentInvoiceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenueByMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentInvoiceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"freeInvoicesLeft"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const DueWeeksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]}}]} as unknown as DocumentNode<DueWeeksQuery, DueWeeksQueryVariables>;
export const useDashboardQuery = (options?: hooks.useQuery.Options<DashboardQuery, DashboardQueryVariables>) => hooks.useQuery(DashboardDocument, options);
export const useDashboardLazyQuery = (options?: hooks.useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) => hooks.useLazyQuery(DashboardDocument, options);
export const useDueWeeksQuery = (options?: hooks.useQuery.Options<DueWeeksQuery, DueWeeksQueryVariables>) => hooks.useQuery(DueWeeksDocument, options);
export const useDueWeeksLazyQuery = (options?: hooks.useLazyQuery.Options<DueWeeksQuery, DueWeeksQueryVariables>) => hooks.useLazyQuery(DueWeeksDocument, options);