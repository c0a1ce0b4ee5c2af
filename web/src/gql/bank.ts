/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which movements of the bank. */
export type BankState =
  /** Apartados: somebody said that they are no collections. */
  | 'aside'
  /** Casados: collections were written down of them. */
  | 'matched'
  /** Por casar: what came in and is not written down as collected, and what a credit went out by. */
  | 'open'
  /** Salidas: what went out and nothing was written down of. */
  | 'out'
  /** Seguros: of these, the ones whose proposal leaves no doubt. */
  | 'sure';

/** A movement and the invoices that it is for. */
export type MatchInput = {
  /** What is to be written down in all, as it was seen; where it has changed meanwhile, nothing is. */
  amount?: string | null | undefined;
  /** UUIDs of the invoices, in the order in which they get it: each as much as is owed, until nothing is left. What is left then stays open. */
  invoiceIds: Array<string>;
  /** UUID of the movement. */
  movementId: string;
};

/** Which movements are confirmed, all or none. */
export type MatchesInput = {
  /** Up to 50, and up to 100 invoices among them. */
  matches: Array<MatchInput>;
};

export type MatchedPartsFragment = { invoiceId: string, fullNumber: string, customerName: string, amount: string };

export type BankRowFragment = { id: string, account: string, date: string, amount: string, left: string, text: string, aside: boolean, twin: { date: string, text: string, matched: boolean } | null, proposal: { sure: boolean, reasons: Array<string>, invoices: Array<{ invoiceId: string, fullNumber: string, customerName: string, amount: string }> } | null, matches: Array<{ invoiceId: string, fullNumber: string, customerName: string, amount: string }> };

export type BankMovementsQueryVariables = Exact<{
  state: BankState;
  page: number;
  limit: number;
}>;


export type BankMovementsQuery = { bankMovements: { openCount: number, sureCount: number, items: Array<{ id: string, account: string, date: string, amount: string, left: string, text: string, aside: boolean, twin: { date: string, text: string, matched: boolean } | null, proposal: { sure: boolean, reasons: Array<string>, invoices: Array<{ invoiceId: string, fullNumber: string, customerName: string, amount: string }> } | null, matches: Array<{ invoiceId: string, fullNumber: string, customerName: string, amount: string }> }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type OpenInvoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type OpenInvoicesQuery = { invoices: { items: Array<{ id: string, fullNumber: string | null, customerName: string | null, owed: string, customer: { name: string } | null }> } };

export type ConfirmMatchesMutationVariables = Exact<{
  input: MatchesInput;
}>;


export type ConfirmMatchesMutation = { confirmMatches: { count: number, amount: string } };

export type UndoMatchesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UndoMatchesMutation = { undoMatches: number };

export type SetMovementAsideMutationVariables = Exact<{
  id: string;
  aside: boolean;
}>;


export type SetMovementAsideMutation = { setMovementAside: boolean };

export type StatementRowFragment = { id: string, format: string, createdAt: string, accounts: Array<string>, from: string, to: string, count: number, shared: number, matched: number, entries: number };

export type BankStatementsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type BankStatementsQuery = { bankStatements: { items: Array<{ id: string, format: string, createdAt: string, accounts: Array<string>, from: string, to: string, count: number, shared: number, matched: number, entries: number }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type WithdrawStatementMutationVariables = Exact<{
  id: string;
  undo: boolean;
}>;


export type WithdrawStatementMutation = { withdrawStatement: { removed: number, undone: number, kept: number } };

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export const MatchedPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchedInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<MatchedPartsFragment, unknown>;
export const BankRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"aside"}},{"kind":"Field","name":{"kind":"Name","value":"twin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sure"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchedInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<BankRowFragment, unknown>;
export const StatementRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}}]} as unknown as DocumentNode<StatementRowFragment, unknown>;
export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const BankMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"sureCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchedInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"aside"}},{"kind":"Field","name":{"kind":"Name","value":"twin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sure"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchedParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<BankMovementsQuery, BankMovementsQueryVariables>;
export const OpenInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"EnumValue","value":"open"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]}}]}}]} as unknown as DocumentNode<OpenInvoicesQuery, OpenInvoicesQueryVariables>;
export const ConfirmMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ConfirmMatchesMutation, ConfirmMatchesMutationVariables>;
export const UndoMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<UndoMatchesMutation, UndoMatchesMutationVariables>;
export const SetMovementAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMovementAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMovementAside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"aside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aside"}}}]}]}}]} as unknown as DocumentNode<SetMovementAsideMutation, SetMovementAsideMutationVariables>;
export const BankStatementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankStatements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankStatements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankStatement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<BankStatementsQuery, BankStatementsQueryVariables>;
export const WithdrawStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"undo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"undone"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<WithdrawStatementMutation, WithdrawStatementMutationVariables>;
export const useBankMovementsQuery = (options: hooks.useQuery.Options<BankMovementsQuery, BankMovementsQueryVariables> & ({ variables: BankMovementsQueryVariables } | { skip: true })) => hooks.useQuery(BankMovementsDocument, options);
export const useBankMovementsLazyQuery = (options?: hooks.useLazyQuery.Options<BankMovementsQuery, BankMovementsQueryVariables>) => hooks.useLazyQuery(BankMovementsDocument, options);
export const useOpenInvoicesQuery = (options?: hooks.useQuery.Options<OpenInvoicesQuery, OpenInvoicesQueryVariables>) => hooks.useQuery(OpenInvoicesDocument, options);
export const useOpenInvoicesLazyQuery = (options?: hooks.useLazyQuery.Options<OpenInvoicesQuery, OpenInvoicesQueryVariables>) => hooks.useLazyQuery(OpenInvoicesDocument, options);
export const useConfirmMatchesMutation = (options?: hooks.useMutation.Options<ConfirmMatchesMutation, ConfirmMatchesMutationVariables>) => hooks.useMutation(ConfirmMatchesDocument, options);
export const useUndoMatchesMutation = (options?: hooks.useMutation.Options<UndoMatchesMutation, UndoMatchesMutationVariables>) => hooks.useMutation(UndoMatchesDocument, options);
export const useSetMovementAsideMutation = (options?: hooks.useMutation.Options<SetMovementAsideMutation, SetMovementAsideMutationVariables>) => hooks.useMutation(SetMovementAsideDocument, options);
export const useBankStatementsQuery = (options: hooks.useQuery.Options<BankStatementsQuery, BankStatementsQueryVariables> & ({ variables: BankStatementsQueryVariables } | { skip: true })) => hooks.useQuery(BankStatementsDocument, options);
export const useBankStatementsLazyQuery = (options?: hooks.useLazyQuery.Options<BankStatementsQuery, BankStatementsQueryVariables>) => hooks.useLazyQuery(BankStatementsDocument, options);
export const useWithdrawStatementMutation = (options?: hooks.useMutation.Options<WithdrawStatementMutation, WithdrawStatementMutationVariables>) => hooks.useMutation(WithdrawStatementDocument, options);