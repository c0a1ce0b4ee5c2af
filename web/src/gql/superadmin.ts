/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How often a plan is paid. */
export type BillingInterval =
  /** Every month. */
  | 'month'
  /** Once a year; PRO only. */
  | 'year';

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

/** State of a company on the platform. */
export type TenantStatus =
  /** Activa. */
  | 'active'
  /** Cancelada: it reads and downloads, nothing else. */
  | 'cancelled'
  /** Suspendida by the platform: it reads and downloads, nothing else. */
  | 'suspended'
  /** En prueba: it has not paid yet. */
  | 'trial';

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export type TenantListFieldsFragment = { id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean } };

export type TenantsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: TenantStatus | null | undefined;
  plan?: Plan | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type TenantsQuery = { tenants: { items: Array<{ id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean } }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type SuperadminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SuperadminStatsQuery = { superadminStats: { totalTenants: number, activeTenants: number, trialTenants: number, trialsEnding: number, mrr: string, countedAt: string, months: Array<{ month: string, mrr: string | null, signUps: number, cancellations: number }> } };

export type TenantDetailQueryVariables = Exact<{
  id: string;
}>;


export type TenantDetailQuery = { tenant: { tenant: { id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean } }, stats: { invoices: number, customers: number, products: number, users: number } } };

export type SetTenantStatusMutationVariables = Exact<{
  id: string;
  status: TenantStatus;
}>;


export type SetTenantStatusMutation = { setTenantStatus: { id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean } } };

export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const TenantListFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}}]}}]}}]} as unknown as DocumentNode<TenantListFieldsFragment, unknown>;
export const TenantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenantListFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<TenantsQuery, TenantsQueryVariables>;
export const SuperadminStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperadminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superadminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalTenants"}},{"kind":"Field","name":{"kind":"Name","value":"activeTenants"}},{"kind":"Field","name":{"kind":"Name","value":"trialTenants"}},{"kind":"Field","name":{"kind":"Name","value":"trialsEnding"}},{"kind":"Field","name":{"kind":"Name","value":"mrr"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"mrr"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"cancellations"}}]}}]}}]}}]} as unknown as DocumentNode<SuperadminStatsQuery, SuperadminStatsQueryVariables>;
export const TenantDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenantDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenantListFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"users"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}}]}}]}}]} as unknown as DocumentNode<TenantDetailQuery, TenantDetailQueryVariables>;
export const SetTenantStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTenantStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTenantStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenantListFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}}]}}]}}]} as unknown as DocumentNode<SetTenantStatusMutation, SetTenantStatusMutationVariables>;
export const useTenantsQuery = (options?: hooks.useQuery.Options<TenantsQuery, TenantsQueryVariables>) => hooks.useQuery(TenantsDocument, options);
export const useTenantsLazyQuery = (options?: hooks.useLazyQuery.Options<TenantsQuery, TenantsQueryVariables>) => hooks.useLazyQuery(TenantsDocument, options);
export const useSuperadminStatsQuery = (options?: hooks.useQuery.Options<SuperadminStatsQuery, SuperadminStatsQueryVariables>) => hooks.useQuery(SuperadminStatsDocument, options);
export const useSuperadminStatsLazyQuery = (options?: hooks.useLazyQuery.Options<SuperadminStatsQuery, SuperadminStatsQueryVariables>) => hooks.useLazyQuery(SuperadminStatsDocument, options);
export const useTenantDetailQuery = (options: hooks.useQuery.Options<TenantDetailQuery, TenantDetailQueryVariables> & ({ variables: TenantDetailQueryVariables } | { skip: true })) => hooks.useQuery(TenantDetailDocument, options);
export const useTenantDetailLazyQuery = (options?: hooks.useLazyQuery.Options<TenantDetailQuery, TenantDetailQueryVariables>) => hooks.useLazyQuery(TenantDetailDocument, options);
export const useSetTenantStatusMutation = (options?: hooks.useMutation.Options<SetTenantStatusMutation, SetTenantStatusMutationVariables>) => hooks.useMutation(SetTenantStatusDocument, options);