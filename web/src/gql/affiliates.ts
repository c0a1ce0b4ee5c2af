/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An affiliate as it is to be added. */
export type AffiliateInput = {
  /** Percent of a first payment without VAT: 0 to 100, at most 2 decimals; 20 unless said. */
  commissionRate?: string | null | undefined;
  /** Email. */
  email: string;
  /** Name, at most 120 characters and without web addresses: who comes by the link reads it. */
  name: string;
  /** Phone. */
  phone?: string | null | undefined;
};

/** Whether an affiliate earns. */
export type AffiliateStatus =
  /** Activo: it earns. */
  | 'active'
  /** Inactivo: its code is no longer valid. */
  | 'inactive'
  /** Pendiente: its link works and who comes by it counts, but it earns nothing yet. */
  | 'pending';

/** How a commission was paid. */
export type CommissionPaymentInput = {
  /** How. */
  paymentMethod: CommissionPaymentMethod;
  /** Reference of the payment. */
  paymentReference?: string | null | undefined;
};

/** How a commission was paid. */
export type CommissionPaymentMethod =
  /** Transferencia. */
  | 'bank_transfer'
  /** PayPal. */
  | 'paypal'
  /** Stripe. */
  | 'stripe';

export type AffiliateFieldsFragment = { id: string, code: string, name: string, email: string, phone: string | null, commissionRate: string, status: AffiliateStatus, referralCount: number, conversionCount: number, totalEarnings: string, companyName: string | null };

export type AffiliateStatsFieldsFragment = { totalAffiliates: number, activeAffiliates: number, pendingAffiliates: number, totalReferrals: number, totalConversions: number, totalCommissions: string, pendingCommissions: string, pendingCount: number };

export type CommissionFieldsFragment = { id: string, amount: string, rate: string, base: string, concept: string | null, createdAt: string, firmAt: string, affiliate: { name: string, code: string }, referral: { tenantName: string } };

export type AffiliatesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AffiliatesQuery = { affiliates: { items: Array<{ id: string, code: string, name: string, email: string, phone: string | null, commissionRate: string, status: AffiliateStatus, referralCount: number, conversionCount: number, totalEarnings: string, companyName: string | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type AffiliateStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AffiliateStatsQuery = { affiliateStats: { totalAffiliates: number, activeAffiliates: number, pendingAffiliates: number, totalReferrals: number, totalConversions: number, totalCommissions: string, pendingCommissions: string, pendingCount: number } };

export type PendingCommissionsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PendingCommissionsQuery = { pendingCommissions: { items: Array<{ id: string, amount: string, rate: string, base: string, concept: string | null, createdAt: string, firmAt: string, affiliate: { name: string, code: string }, referral: { tenantName: string } }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type MyAffiliatesQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type MyAffiliatesQuery = { myAffiliates: { items: Array<{ id: string, code: string, name: string, email: string, phone: string | null, commissionRate: string, status: AffiliateStatus, referralCount: number, conversionCount: number, totalEarnings: string, companyName: string | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type MyAffiliateStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAffiliateStatsQuery = { myAffiliateStats: { totalAffiliates: number, activeAffiliates: number, pendingAffiliates: number, totalReferrals: number, totalConversions: number, totalCommissions: string, pendingCommissions: string, pendingCount: number } };

export type AffiliateLinkQueryVariables = Exact<{
  code: string;
}>;


export type AffiliateLinkQuery = { affiliateLink: string };

export type ValidateAffiliateQueryVariables = Exact<{
  code: string;
}>;


export type ValidateAffiliateQuery = { validateAffiliate: { valid: boolean, name: string | null } };

export type PublicAffiliateLinkQueryVariables = Exact<{
  code: string;
}>;


export type PublicAffiliateLinkQuery = { publicAffiliateLink: string };

export type CreateAffiliateMutationVariables = Exact<{
  input: AffiliateInput;
}>;


export type CreateAffiliateMutation = { createAffiliate: { id: string } };

export type SetAffiliateStatusMutationVariables = Exact<{
  id: string;
  status: AffiliateStatus;
}>;


export type SetAffiliateStatusMutation = { setAffiliateStatus: { id: string, status: AffiliateStatus } };

export type PayCommissionMutationVariables = Exact<{
  id: string;
  input: CommissionPaymentInput;
}>;


export type PayCommissionMutation = { payCommission: { id: string } };

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export const AffiliateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]} as unknown as DocumentNode<AffiliateFieldsFragment, unknown>;
export const AffiliateStatsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateStatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"activeAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"totalReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"totalConversions"}},{"kind":"Field","name":{"kind":"Name","value":"totalCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<AffiliateStatsFieldsFragment, unknown>;
export const CommissionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommissionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firmAt"}},{"kind":"Field","name":{"kind":"Name","value":"affiliate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantName"}}]}}]}}]} as unknown as DocumentNode<CommissionFieldsFragment, unknown>;
export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const AffiliatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Affiliates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<AffiliatesQuery, AffiliatesQueryVariables>;
export const AffiliateStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateStatsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateStatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"activeAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"totalReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"totalConversions"}},{"kind":"Field","name":{"kind":"Name","value":"totalCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<AffiliateStatsQuery, AffiliateStatsQueryVariables>;
export const PendingCommissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingCommissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingCommissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommissionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommissionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firmAt"}},{"kind":"Field","name":{"kind":"Name","value":"affiliate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PendingCommissionsQuery, PendingCommissionsQueryVariables>;
export const MyAffiliatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAffiliates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAffiliates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"referralCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnings"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<MyAffiliatesQuery, MyAffiliatesQueryVariables>;
export const MyAffiliateStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAffiliateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAffiliateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AffiliateStatsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AffiliateStatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"activeAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAffiliates"}},{"kind":"Field","name":{"kind":"Name","value":"totalReferrals"}},{"kind":"Field","name":{"kind":"Name","value":"totalConversions"}},{"kind":"Field","name":{"kind":"Name","value":"totalCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCommissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<MyAffiliateStatsQuery, MyAffiliateStatsQueryVariables>;
export const AffiliateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<AffiliateLinkQuery, AffiliateLinkQueryVariables>;
export const ValidateAffiliateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateAffiliate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateAffiliate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ValidateAffiliateQuery, ValidateAffiliateQueryVariables>;
export const PublicAffiliateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicAffiliateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicAffiliateLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<PublicAffiliateLinkQuery, PublicAffiliateLinkQueryVariables>;
export const CreateAffiliateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAffiliate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAffiliate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAffiliateMutation, CreateAffiliateMutationVariables>;
export const SetAffiliateStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAffiliateStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AffiliateStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAffiliateStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetAffiliateStatusMutation, SetAffiliateStatusMutationVariables>;
export const PayCommissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayCommission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payCommission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PayCommissionMutation, PayCommissionMutationVariables>;
export const useAffiliatesQuery = (options?: hooks.useQuery.Options<AffiliatesQuery, AffiliatesQueryVariables>) => hooks.useQuery(AffiliatesDocument, options);
export const useAffiliatesLazyQuery = (options?: hooks.useLazyQuery.Options<AffiliatesQuery, AffiliatesQueryVariables>) => hooks.useLazyQuery(AffiliatesDocument, options);
export const useAffiliateStatsQuery = (options?: hooks.useQuery.Options<AffiliateStatsQuery, AffiliateStatsQueryVariables>) => hooks.useQuery(AffiliateStatsDocument, options);
export const useAffiliateStatsLazyQuery = (options?: hooks.useLazyQuery.Options<AffiliateStatsQuery, AffiliateStatsQueryVariables>) => hooks.useLazyQuery(AffiliateStatsDocument, options);
export const usePendingCommissionsQuery = (options?: hooks.useQuery.Options<PendingCommissionsQuery, PendingCommissionsQueryVariables>) => hooks.useQuery(PendingCommissionsDocument, options);
export const usePendingCommissionsLazyQuery = (options?: hooks.useLazyQuery.Options<PendingCommissionsQuery, PendingCommissionsQueryVariables>) => hooks.useLazyQuery(PendingCommissionsDocument, options);
export const useMyAffiliatesQuery = (options?: hooks.useQuery.Options<MyAffiliatesQuery, MyAffiliatesQueryVariables>) => hooks.useQuery(MyAffiliatesDocument, options);
export const useMyAffiliatesLazyQuery = (options?: hooks.useLazyQuery.Options<MyAffiliatesQuery, MyAffiliatesQueryVariables>) => hooks.useLazyQuery(MyAffiliatesDocument, options);
export const useMyAffiliateStatsQuery = (options?: hooks.useQuery.Options<MyAffiliateStatsQuery, MyAffiliateStatsQueryVariables>) => hooks.useQuery(MyAffiliateStatsDocument, options);
export const useMyAffiliateStatsLazyQuery = (options?: hooks.useLazyQuery.Options<MyAffiliateStatsQuery, MyAffiliateStatsQueryVariables>) => hooks.useLazyQuery(MyAffiliateStatsDocument, options);
export const useAffiliateLinkQuery = (options: hooks.useQuery.Options<AffiliateLinkQuery, AffiliateLinkQueryVariables> & ({ variables: AffiliateLinkQueryVariables } | { skip: true })) => hooks.useQuery(AffiliateLinkDocument, options);
export const useAffiliateLinkLazyQuery = (options?: hooks.useLazyQuery.Options<AffiliateLinkQuery, AffiliateLinkQueryVariables>) => hooks.useLazyQuery(AffiliateLinkDocument, options);
export const useValidateAffiliateQuery = (options: hooks.useQuery.Options<ValidateAffiliateQuery, ValidateAffiliateQueryVariables> & ({ variables: ValidateAffiliateQueryVariables } | { skip: true })) => hooks.useQuery(ValidateAffiliateDocument, options);
export const useValidateAffiliateLazyQuery = (options?: hooks.useLazyQuery.Options<ValidateAffiliateQuery, ValidateAffiliateQueryVariables>) => hooks.useLazyQuery(ValidateAffiliateDocument, options);
export const usePublicAffiliateLinkQuery = (options: hooks.useQuery.Options<PublicAffiliateLinkQuery, PublicAffiliateLinkQueryVariables> & ({ variables: PublicAffiliateLinkQueryVariables } | { skip: true })) => hooks.useQuery(PublicAffiliateLinkDocument, options);
export const usePublicAffiliateLinkLazyQuery = (options?: hooks.useLazyQuery.Options<PublicAffiliateLinkQuery, PublicAffiliateLinkQueryVariables>) => hooks.useLazyQuery(PublicAffiliateLinkDocument, options);
export const useCreateAffiliateMutation = (options?: hooks.useMutation.Options<CreateAffiliateMutation, CreateAffiliateMutationVariables>) => hooks.useMutation(CreateAffiliateDocument, options);
export const useSetAffiliateStatusMutation = (options?: hooks.useMutation.Options<SetAffiliateStatusMutation, SetAffiliateStatusMutationVariables>) => hooks.useMutation(SetAffiliateStatusDocument, options);
export const usePayCommissionMutation = (options?: hooks.useMutation.Options<PayCommissionMutation, PayCommissionMutationVariables>) => hooks.useMutation(PayCommissionDocument, options);