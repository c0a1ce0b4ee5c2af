/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A half-year's rate as it was read now. */
export type LateRateInput = {
  /** Day on which the source was read, not in the future. */
  readOn: string;
  /** Rate of the European Central Bank, in percent, two decimals at most. */
  reference: string;
  /** Where it is written, at most 120 characters. */
  source: string;
};

/** A date of the law as it was read now. */
export type RegulationInput = {
  /** YYYY-MM-DD, or the month YYYY-MM of what is only announced. */
  date: string;
  /** Day on which the source was read, not in the future. */
  readOn: string;
  /** Where it is written, at most 120 characters. */
  source: string;
  /** In force, or only announced. */
  state: RegulationState;
  /** What it asks for, at most 200 characters. */
  text: string;
  /** Whom it binds, at most 60 characters. */
  who: string;
};

/** What a date of the law is about. */
export type RegulationMatter =
  /** The electronic invoice between businesses. */
  | 'e_invoice'
  /** Who makes invoicing software. */
  | 'software'
  /** VERI*FACTU. */
  | 'verifactu';

/** Whether a date of the law is published, or only announced in words. */
export type RegulationState =
  /** Announced: not in the BOE, and nothing to count down to. */
  | 'announced'
  /** Published in the BOE. */
  | 'in_force';

export type RegulationFieldsFragment = { code: string, about: RegulationMatter, date: string, who: string, text: string, state: RegulationState, source: string, readOn: string, changedAt: string | null };

export type RegulationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegulationsQuery = { regulations: Array<{ code: string, about: RegulationMatter, date: string, who: string, text: string, state: RegulationState, source: string, readOn: string, changedAt: string | null }> };

export type SaveRegulationMutationVariables = Exact<{
  code: string;
  input: RegulationInput;
}>;


export type SaveRegulationMutation = { saveRegulation: { code: string, about: RegulationMatter, date: string, who: string, text: string, state: RegulationState, source: string, readOn: string, changedAt: string | null } };

export type LateRateFieldsFragment = { startsOn: string, reference: string, rate: string, source: string, readOn: string | null };

export type LateRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type LateRatesQuery = { lateRates: Array<{ startsOn: string, reference: string, rate: string, source: string, readOn: string | null }> };

export type SaveLateRateMutationVariables = Exact<{
  startsOn: string;
  input: LateRateInput;
}>;


export type SaveLateRateMutation = { saveLateRate: { startsOn: string, reference: string, rate: string, source: string, readOn: string | null } };

export const RegulationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegulationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regulation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<RegulationFieldsFragment, unknown>;
export const LateRateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LateRateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LateRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}}]}}]} as unknown as DocumentNode<LateRateFieldsFragment, unknown>;
export const RegulationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Regulations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regulations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegulationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegulationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regulation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<RegulationsQuery, RegulationsQueryVariables>;
export const SaveRegulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRegulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRegulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegulationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegulationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regulation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<SaveRegulationMutation, SaveRegulationMutationVariables>;
export const LateRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LateRateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LateRateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LateRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}}]}}]} as unknown as DocumentNode<LateRatesQuery, LateRatesQueryVariables>;
export const SaveLateRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLateRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LateRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLateRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LateRateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LateRateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LateRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}}]}}]} as unknown as DocumentNode<SaveLateRateMutation, SaveLateRateMutationVariables>;
export const useRegulationsQuery = (options?: hooks.useQuery.Options<RegulationsQuery, RegulationsQueryVariables>) => hooks.useQuery(RegulationsDocument, options);
export const useRegulationsLazyQuery = (options?: hooks.useLazyQuery.Options<RegulationsQuery, RegulationsQueryVariables>) => hooks.useLazyQuery(RegulationsDocument, options);
export const useSaveRegulationMutation = (options?: hooks.useMutation.Options<SaveRegulationMutation, SaveRegulationMutationVariables>) => hooks.useMutation(SaveRegulationDocument, options);
export const useLateRatesQuery = (options?: hooks.useQuery.Options<LateRatesQuery, LateRatesQueryVariables>) => hooks.useQuery(LateRatesDocument, options);
export const useLateRatesLazyQuery = (options?: hooks.useLazyQuery.Options<LateRatesQuery, LateRatesQueryVariables>) => hooks.useLazyQuery(LateRatesDocument, options);
export const useSaveLateRateMutation = (options?: hooks.useMutation.Options<SaveLateRateMutation, SaveLateRateMutationVariables>) => hooks.useMutation(SaveLateRateDocument, options);