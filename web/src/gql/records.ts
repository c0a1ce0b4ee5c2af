/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The button that helps. */
export type AnswerAction =
  /** Look at the certificate. */
  | 'certificate'
  /** Make a corrected record. */
  | 'correct'
  /** Edit the company's data. */
  | 'edit_company'
  /** Edit the customer, then correct. */
  | 'edit_customer'
  /** Nothing to do. */
  | 'none'
  /** The invoice itself is wrong: rectify or annul it, as the answers about it say. */
  | 'rectify'
  /** Send again. */
  | 'resend'
  /** Write to support. */
  | 'support'
  /** It goes on by itself. */
  | 'wait';

/** Whose data or doing an answer of the AEAT is about. */
export type AnswerFault =
  /** The AEAT itself. */
  | 'aeat'
  /** The company that invoices. */
  | 'company'
  /** The customer's data. */
  | 'customer'
  /** This product. */
  | 'folio'
  /** Nobody: nothing is wrong. */
  | 'nobody';

/** Kind of a record. */
export type RecordKind =
  /** Registro de alta: an invoice was issued. */
  | 'alta'
  /** Registro de anulación: it was cancelled. */
  | 'anulacion';

/** What became of a record. */
export type RecordStatus =
  /** Accepted. */
  | 'accepted'
  /** Accepted, with a warning. */
  | 'accepted_with_errors'
  /** Sealed before everything was sent, and never for the AEAT. */
  | 'not_sent'
  /** Rejected. It stays in the chain. */
  | 'rejected'
  /** Under way. */
  | 'sending'
  /** Waits to be sent. */
  | 'waiting';

export type ExplanationFieldsFragment = { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction };

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export type RecordRowFieldsFragment = { id: string, sequence: number, kind: RecordKind, number: string, status: RecordStatus, correctedBy: number | null, subsanacion: boolean, hash: string, generatedAt: string, csv: string | null, errorMessage: string | null };

export type RecordsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: RecordStatus | null | undefined;
  toFix?: boolean | null | undefined;
  kind?: RecordKind | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  page: number;
  limit: number;
}>;


export type RecordsQuery = { verifactuRecords: { items: Array<{ id: string, sequence: number, kind: RecordKind, number: string, status: RecordStatus, correctedBy: number | null, subsanacion: boolean, hash: string, generatedAt: string, csv: string | null, errorMessage: string | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type WholeRecordQueryVariables = Exact<{
  id: string;
}>;


export type WholeRecordQuery = { verifactuRecord: { id: string, sequence: number, kind: RecordKind, invoiceId: string, number: string, status: RecordStatus, correctedBy: number | null, subsanacion: boolean, rechazoPrevio: string, sinRegistroPrevio: boolean, hash: string, previousHash: string | null, generatedAt: string, sentAt: string | null, answeredAt: string | null, attempts: number, csv: string | null, errorMessage: string | null, xml: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } };

export type VerifyChainQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyChainQuery = { verifyChain: { records: number, intact: boolean, brokenAt: number | null, problem: string | null } };

export type RecordAnswersQueryVariables = Exact<{
  id: string;
}>;


export type RecordAnswersQuery = { verifactuRecord: { id: string, answers: Array<{ sentAt: string, outcome: string | null, detail: string | null, raw: string | null }> } };

export const ExplanationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<ExplanationFieldsFragment, unknown>;
export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const RecordRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}},{"kind":"Field","name":{"kind":"Name","value":"subsanacion"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}}]} as unknown as DocumentNode<RecordRowFieldsFragment, unknown>;
export const RecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Records"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toFix"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"toFix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toFix"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}},{"kind":"Field","name":{"kind":"Name","value":"subsanacion"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<RecordsQuery, RecordsQueryVariables>;
export const WholeRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholeRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBy"}},{"kind":"Field","name":{"kind":"Name","value":"subsanacion"}},{"kind":"Field","name":{"kind":"Name","value":"rechazoPrevio"}},{"kind":"Field","name":{"kind":"Name","value":"sinRegistroPrevio"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"previousHash"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"xml"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<WholeRecordQuery, WholeRecordQueryVariables>;
export const VerifyChainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyChain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyChain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"intact"}},{"kind":"Field","name":{"kind":"Name","value":"brokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<VerifyChainQuery, VerifyChainQueryVariables>;
export const RecordAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]}}]} as unknown as DocumentNode<RecordAnswersQuery, RecordAnswersQueryVariables>;
export const useRecordsQuery = (options: hooks.useQuery.Options<RecordsQuery, RecordsQueryVariables> & ({ variables: RecordsQueryVariables } | { skip: true })) => hooks.useQuery(RecordsDocument, options);
export const useRecordsLazyQuery = (options?: hooks.useLazyQuery.Options<RecordsQuery, RecordsQueryVariables>) => hooks.useLazyQuery(RecordsDocument, options);
export const useWholeRecordQuery = (options: hooks.useQuery.Options<WholeRecordQuery, WholeRecordQueryVariables> & ({ variables: WholeRecordQueryVariables } | { skip: true })) => hooks.useQuery(WholeRecordDocument, options);
export const useWholeRecordLazyQuery = (options?: hooks.useLazyQuery.Options<WholeRecordQuery, WholeRecordQueryVariables>) => hooks.useLazyQuery(WholeRecordDocument, options);
export const useVerifyChainQuery = (options?: hooks.useQuery.Options<VerifyChainQuery, VerifyChainQueryVariables>) => hooks.useQuery(VerifyChainDocument, options);
export const useVerifyChainLazyQuery = (options?: hooks.useLazyQuery.Options<VerifyChainQuery, VerifyChainQueryVariables>) => hooks.useLazyQuery(VerifyChainDocument, options);
export const useRecordAnswersQuery = (options: hooks.useQuery.Options<RecordAnswersQuery, RecordAnswersQueryVariables> & ({ variables: RecordAnswersQueryVariables } | { skip: true })) => hooks.useQuery(RecordAnswersDocument, options);
export const useRecordAnswersLazyQuery = (options?: hooks.useLazyQuery.Options<RecordAnswersQuery, RecordAnswersQueryVariables>) => hooks.useLazyQuery(RecordAnswersDocument, options);