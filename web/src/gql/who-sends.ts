/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why the law does not ask a company to send (RD 1007/2023, art. 3.3). */
export type ExclusionCause =
  /** It pays its taxes in the Basque Country or Navarre. */
  | 'foral'
  /** Another cause of art. 3.3: see the note. */
  | 'other'
  /** It keeps its VAT books by the SII. */
  | 'sii';

/** Groups of companies, each with its date of VERI*FACTU. */
export type IssuerGroup =
  /** Pays the Impuesto sobre Sociedades. */
  | 'company'
  /** Self-employed, and the rest. */
  | 'other';

/** As what somebody acts for a company. */
export type RepresentationCapacity =
  /** Administrador: by its statutes. */
  | 'administrator'
  /** Apoderado: by a power that they were given. */
  | 'attorney'
  /** Titular: the company is the person. */
  | 'holder';

/** Somebody's acceptance of the wording that they have read. */
export type RepresentationInput = {
  /** True: it was read and is accepted. */
  accepted: boolean;
  /** As what they act for the company. */
  capacity: RepresentationCapacity;
  /** Hash of the wording that was read. */
  hash: string;
  /** Name of whoever accepts. */
  name: string;
};

/** Why a company says that nobody sends its invoices. Who does has a certificate or a representation. */
export type SendingChoice =
  /** The law does not ask it to send: see the cause. */
  | 'excluded'
  /** The law does not bind it yet. */
  | 'not_yet';

/** What a company says of its sending. */
export type SendingChoiceInput = {
  /** Why the law does not ask it to send; only, and always, with excluded. */
  cause?: ExclusionCause | null | undefined;
  /** What it says; absent: only under which date of the law it counts. */
  choice?: SendingChoice | null | undefined;
  /** Under which date of the law it counts; absent: as it has said before, else by its NIF. */
  issuer?: IssuerGroup | null | undefined;
  /** The cause in its own words, at most 200 characters; needed with other. */
  note?: string | null | undefined;
};

export type RepresentationFieldsFragment = { offered: boolean, operatorName: string, operatorNif: string, toAsk: boolean, keptBecause: string | null, lapsedBecause: string | null, title: string, version: number, date: string, notice: string | null, hash: string, items: Array<{ heading: string, paragraphs: Array<string> }>, current: { id: string, version: number, hash: string, acceptedAt: string, acceptedName: string, capacity: RepresentationCapacity } | null, past: Array<{ id: string, acceptedAt: string, acceptedName: string, withdrawnAt: string | null }> };

export type RepresentationQueryVariables = Exact<{ [key: string]: never; }>;


export type RepresentationQuery = { representation: { offered: boolean, operatorName: string, operatorNif: string, toAsk: boolean, keptBecause: string | null, lapsedBecause: string | null, title: string, version: number, date: string, notice: string | null, hash: string, items: Array<{ heading: string, paragraphs: Array<string> }>, current: { id: string, version: number, hash: string, acceptedAt: string, acceptedName: string, capacity: RepresentationCapacity } | null, past: Array<{ id: string, acceptedAt: string, acceptedName: string, withdrawnAt: string | null }> } };

export type AcceptRepresentationMutationVariables = Exact<{
  input: RepresentationInput;
}>;


export type AcceptRepresentationMutation = { acceptRepresentation: { offered: boolean, operatorName: string, operatorNif: string, toAsk: boolean, keptBecause: string | null, lapsedBecause: string | null, title: string, version: number, date: string, notice: string | null, hash: string, items: Array<{ heading: string, paragraphs: Array<string> }>, current: { id: string, version: number, hash: string, acceptedAt: string, acceptedName: string, capacity: RepresentationCapacity } | null, past: Array<{ id: string, acceptedAt: string, acceptedName: string, withdrawnAt: string | null }> } };

export type WithdrawRepresentationMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawRepresentationMutation = { withdrawRepresentation: { offered: boolean, operatorName: string, operatorNif: string, toAsk: boolean, keptBecause: string | null, lapsedBecause: string | null, title: string, version: number, date: string, notice: string | null, hash: string, items: Array<{ heading: string, paragraphs: Array<string> }>, current: { id: string, version: number, hash: string, acceptedAt: string, acceptedName: string, capacity: RepresentationCapacity } | null, past: Array<{ id: string, acceptedAt: string, acceptedName: string, withdrawnAt: string | null }> } };

export type SaySendingMutationVariables = Exact<{
  input: SendingChoiceInput;
}>;


export type SaySendingMutation = { saySending: { sends: boolean } };

export const RepresentationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<RepresentationFieldsFragment, unknown>;
export const RepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Representation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"representation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<RepresentationQuery, RepresentationQueryVariables>;
export const AcceptRepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRepresentation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRepresentation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<AcceptRepresentationMutation, AcceptRepresentationMutationVariables>;
export const WithdrawRepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRepresentation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRepresentation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawRepresentationMutation, WithdrawRepresentationMutationVariables>;
export const SaySendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaySending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saySending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}}]}}]}}]} as unknown as DocumentNode<SaySendingMutation, SaySendingMutationVariables>;
export const useRepresentationQuery = (options?: hooks.useQuery.Options<RepresentationQuery, RepresentationQueryVariables>) => hooks.useQuery(RepresentationDocument, options);
export const useRepresentationLazyQuery = (options?: hooks.useLazyQuery.Options<RepresentationQuery, RepresentationQueryVariables>) => hooks.useLazyQuery(RepresentationDocument, options);
export const useAcceptRepresentationMutation = (options?: hooks.useMutation.Options<AcceptRepresentationMutation, AcceptRepresentationMutationVariables>) => hooks.useMutation(AcceptRepresentationDocument, options);
export const useWithdrawRepresentationMutation = (options?: hooks.useMutation.Options<WithdrawRepresentationMutation, WithdrawRepresentationMutationVariables>) => hooks.useMutation(WithdrawRepresentationDocument, options);
export const useSaySendingMutation = (options?: hooks.useMutation.Options<SaySendingMutation, SaySendingMutationVariables>) => hooks.useMutation(SaySendingDocument, options);