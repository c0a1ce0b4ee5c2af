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

export type BillingFieldsFragment = { open: boolean, starterOffered: boolean, publishableKey: string | null, supportEmail: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean, freeInvoicesLeft: number | null, graceUntil: string | null, pendingPlan: Plan | null, nextPayment: string | null }, payments: Array<{ id: string, createdAt: string, amount: string, refunded: string, status: string, concept: string | null, failure: string | null, invoiceNumber: string | null }> };

export type BillingQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingQuery = { billing: { open: boolean, starterOffered: boolean, publishableKey: string | null, supportEmail: string, subscription: { plan: Plan, status: SubscriptionStatus, priceMonthly: string, billingInterval: BillingInterval, trialEndsAt: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, hasStripeSubscription: boolean, freeInvoicesLeft: number | null, graceUntil: string | null, pendingPlan: Plan | null, nextPayment: string | null }, payments: Array<{ id: string, createdAt: string, amount: string, refunded: string, status: string, concept: string | null, failure: string | null, invoiceNumber: string | null }> } };

export type CheckoutPaidQueryVariables = Exact<{
  sessionId: string;
}>;


export type CheckoutPaidQuery = { checkoutPaid: boolean | null };

export type CheckoutMutationVariables = Exact<{
  plan: Plan;
  interval?: BillingInterval | null | undefined;
}>;


export type CheckoutMutation = { checkout: { success: boolean, sessionId: string, url: string } };

export type BillingPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type BillingPortalMutation = { billingPortal: { success: boolean, url: string } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { success: boolean, subscription: { plan: Plan, status: SubscriptionStatus } } };

export type ReactivateSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ReactivateSubscriptionMutation = { reactivateSubscription: { success: boolean, subscription: { plan: Plan, status: SubscriptionStatus } } };

export const BillingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"starterOffered"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"freeInvoicesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]}}]} as unknown as DocumentNode<BillingFieldsFragment, unknown>;
export const BillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"starterOffered"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priceMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"billingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"hasStripeSubscription"}},{"kind":"Field","name":{"kind":"Name","value":"freeInvoicesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}}]}}]} as unknown as DocumentNode<BillingQuery, BillingQueryVariables>;
export const CheckoutPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}]}]}}]} as unknown as DocumentNode<CheckoutPaidQuery, CheckoutPaidQueryVariables>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInterval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CheckoutMutation, CheckoutMutationVariables>;
export const BillingPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BillingPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<BillingPortalMutation, BillingPortalMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const ReactivateSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables>;
export const useBillingQuery = (options?: hooks.useQuery.Options<BillingQuery, BillingQueryVariables>) => hooks.useQuery(BillingDocument, options);
export const useBillingLazyQuery = (options?: hooks.useLazyQuery.Options<BillingQuery, BillingQueryVariables>) => hooks.useLazyQuery(BillingDocument, options);
export const useCheckoutPaidQuery = (options: hooks.useQuery.Options<CheckoutPaidQuery, CheckoutPaidQueryVariables> & ({ variables: CheckoutPaidQueryVariables } | { skip: true })) => hooks.useQuery(CheckoutPaidDocument, options);
export const useCheckoutPaidLazyQuery = (options?: hooks.useLazyQuery.Options<CheckoutPaidQuery, CheckoutPaidQueryVariables>) => hooks.useLazyQuery(CheckoutPaidDocument, options);
export const useCheckoutMutation = (options?: hooks.useMutation.Options<CheckoutMutation, CheckoutMutationVariables>) => hooks.useMutation(CheckoutDocument, options);
export const useBillingPortalMutation = (options?: hooks.useMutation.Options<BillingPortalMutation, BillingPortalMutationVariables>) => hooks.useMutation(BillingPortalDocument, options);
export const useCancelSubscriptionMutation = (options?: hooks.useMutation.Options<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>) => hooks.useMutation(CancelSubscriptionDocument, options);
export const useReactivateSubscriptionMutation = (options?: hooks.useMutation.Options<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables>) => hooks.useMutation(ReactivateSubscriptionDocument, options);