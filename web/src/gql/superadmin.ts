/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a company pays for. */
export type Plan =
  /** Básico, 19 €/month. */
  | 'basic'
  /** PRO, 49 €/month: Verifactu. */
  | 'pro';

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

export type TenantListFieldsFragment = { id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, priceMonthly: string } };

export type TenantsQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantsQuery = { tenants: { items: Array<{ id: string, name: string, nif: string, email: string, status: TenantStatus, createdAt: string, subscription: { plan: Plan, priceMonthly: string } }> } };

export const TenantListFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}}]}}]}}]} as unknown as DocumentNode<TenantListFieldsFragment, unknown>;
export const TenantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TenantListFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TenantListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TenantRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}}]}}]}}]} as unknown as DocumentNode<TenantsQuery, TenantsQueryVariables>;
export const useTenantsQuery = (options?: hooks.useQuery.Options<TenantsQuery, TenantsQueryVariables>) => hooks.useQuery(TenantsDocument, options);
export const useTenantsLazyQuery = (options?: hooks.useLazyQuery.Options<TenantsQuery, TenantsQueryVariables>) => hooks.useLazyQuery(TenantsDocument, options);