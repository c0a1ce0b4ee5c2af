/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person may allow beside what contract and law already do. */
export type ConsentType =
  /** Análisis de uso: which screens are used. */
  | 'analytics'
  /** Tratamientos opcionales: suggestions made of what was invoiced. */
  | 'data_processing'
  /** Comunicaciones comerciales: news by mail. */
  | 'marketing'
  /** Cesión a terceros: contact data for partners. */
  | 'third_party';

/** A request. Without a session it is the public form's: privacyAccepted is true, and tenantNif says which company has the data. */
export type DataRequestInput = {
  /** In one's own words, at most 2,000 characters. */
  description?: string | null | undefined;
  /** Address that the answer goes to. */
  email: string;
  /** Name, at most 120 characters. */
  name?: string | null | undefined;
  /** Tax number, at most 20 characters. */
  nif?: string | null | undefined;
  /** Public form: the privacy policy was accepted. */
  privacyAccepted?: boolean | null | undefined;
  /** The right. */
  requestType: RequestType;
  /** Public form: tax number of the company that has the data; without a known one whoever runs this Folio answers. */
  tenantNif?: string | null | undefined;
  /** People leave it empty; what programs fill in is thrown away. */
  website?: string | null | undefined;
};

/** How a request goes on. An optional field that is absent becomes null. */
export type DataRequestUpdate = {
  /** Who answers it: a person of the company. */
  assignedUserId?: string | null | undefined;
  /** Notes, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** State: pending, in_progress, and then completed or rejected, which are final. */
  status: RequestStatus;
};

/** The next version of the privacy policy. */
export type PrivacyPolicyInput = {
  /** Plain text, at most 20,000 characters. */
  content: string;
  /** YYYY-MM-DD from which it is active, today or later; absent: today. */
  effectiveDate?: string | null | undefined;
  /** Title, at most 120 characters. */
  title: string;
};

/** How a request came. */
export type RequestSource =
  /** Written down inside the product. */
  | 'app'
  /** By the public form, confirmed by mail. */
  | 'public';

/** State of a request. */
export type RequestStatus =
  /** Completada. */
  | 'completed'
  /** En curso. */
  | 'in_progress'
  /** Pendiente. */
  | 'pending'
  /** Rechazada. */
  | 'rejected';

/** A right over one's data. */
export type RequestType =
  /** Acceso, RGPD art. 15. */
  | 'access'
  /** Supresión, art. 17. */
  | 'erasure'
  /** Oposición, art. 21. */
  | 'objection'
  /** Portabilidad, art. 20. */
  | 'portability'
  /** Rectificación, art. 16. */
  | 'rectification'
  /** Limitación, art. 18. */
  | 'restriction';

/** What a user may do. */
export type Role =
  /** Administrador of the company: also settings, users, billing. */
  | 'admin'
  /** Runs the platform; sees no data of any company. */
  | 'superadmin'
  /** Usuario: invoices, customers, products. */
  | 'user';

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export type ConsentFieldsFragment = { id: string, consentType: ConsentType, grantedAt: string, grantedIp: string, revokedAt: string | null, revokedIp: string | null, version: number };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { consents: Array<{ id: string, consentType: ConsentType, grantedAt: string, grantedIp: string, revokedAt: string | null, revokedIp: string | null, version: number }>, activePrivacyPolicy: { version: number, title: string, content: string, effectiveDate: string, hash: string } };

export type GrantConsentMutationVariables = Exact<{
  consentType: ConsentType;
}>;


export type GrantConsentMutation = { grantConsent: { id: string, consentType: ConsentType, grantedAt: string, grantedIp: string, revokedAt: string | null, revokedIp: string | null, version: number } };

export type RevokeConsentMutationVariables = Exact<{
  consentType: ConsentType;
}>;


export type RevokeConsentMutation = { revokeConsent: { id: string, consentType: ConsentType, grantedAt: string, grantedIp: string, revokedAt: string | null, revokedIp: string | null, version: number } | null };

export type PolicyFieldsFragment = { version: number, title: string, content: string, effectiveDate: string, hash: string, publishedAt: string };

export type PrivacyPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPoliciesQuery = { privacyPolicies: Array<{ version: number, title: string, content: string, effectiveDate: string, hash: string, publishedAt: string }>, activePrivacyPolicy: { version: number } };

export type PublishPrivacyPolicyMutationVariables = Exact<{
  input: PrivacyPolicyInput;
}>;


export type PublishPrivacyPolicyMutation = { publishPrivacyPolicy: { version: number, title: string, content: string, effectiveDate: string, hash: string, publishedAt: string } };

export type RequestFieldsFragment = { id: string, requestType: RequestType, source: RequestSource, email: string, name: string | null, nif: string | null, description: string | null, status: RequestStatus, createdAt: string, verifiedAt: string | null, dueOn: string | null, completedAt: string | null, notes: string | null, assignedUser: { id: string, name: string | null } | null };

export type DataRequestsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  requestType?: RequestType | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DataRequestsQuery = { dataRequests: { items: Array<{ id: string, requestType: RequestType, source: RequestSource, email: string, name: string | null, nif: string | null, description: string | null, status: RequestStatus, createdAt: string, verifiedAt: string | null, dueOn: string | null, completedAt: string | null, notes: string | null, assignedUser: { id: string, name: string | null } | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type DataRequestQueryVariables = Exact<{
  id: string;
}>;


export type DataRequestQuery = { dataRequest: { id: string, requestType: RequestType, source: RequestSource, email: string, name: string | null, nif: string | null, description: string | null, status: RequestStatus, createdAt: string, verifiedAt: string | null, dueOn: string | null, completedAt: string | null, notes: string | null, assignedUser: { id: string, name: string | null } | null } };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { users: { items: Array<{ id: string, name: string | null, email: string, role: Role }> } };

export type CreateDataRequestMutationVariables = Exact<{
  input: DataRequestInput;
}>;


export type CreateDataRequestMutation = { createDataRequest: { id: string, requestType: RequestType, source: RequestSource, email: string, name: string | null, nif: string | null, description: string | null, status: RequestStatus, createdAt: string, verifiedAt: string | null, dueOn: string | null, completedAt: string | null, notes: string | null, assignedUser: { id: string, name: string | null } | null } };

export type UpdateDataRequestMutationVariables = Exact<{
  id: string;
  input: DataRequestUpdate;
}>;


export type UpdateDataRequestMutation = { updateDataRequest: { id: string, requestType: RequestType, source: RequestSource, email: string, name: string | null, nif: string | null, description: string | null, status: RequestStatus, createdAt: string, verifiedAt: string | null, dueOn: string | null, completedAt: string | null, notes: string | null, assignedUser: { id: string, name: string | null } | null } };

export type SubjectFieldsFragment = { id: string, invoices: number, drafts: number, unpaid: string, isUser: boolean, customers: Array<{ id: string, name: string, nif: string, email: string | null, createdAt: string, deleted: boolean, restrictedAt: string | null, objectedAt: string | null }> };

export type PlanFieldsFragment = { id: string, label: string, goneOn: string, invoices: number, unpaid: string, obstacle: string | null, doneAt: string | null, now: Array<{ what: string, detail: string | null }>, blocked: Array<{ until: string, what: string, count: number, why: string }> };

export type RequestSubjectQueryVariables = Exact<{
  id: string;
}>;


export type RequestSubjectQuery = { requestSubject: { id: string, invoices: number, drafts: number, unpaid: string, isUser: boolean, customers: Array<{ id: string, name: string, nif: string, email: string | null, createdAt: string, deleted: boolean, restrictedAt: string | null, objectedAt: string | null }> } };

export type ErasurePlanQueryVariables = Exact<{
  id: string;
}>;


export type ErasurePlanQuery = { erasurePlan: { id: string, label: string, goneOn: string, invoices: number, unpaid: string, obstacle: string | null, doneAt: string | null, now: Array<{ what: string, detail: string | null }>, blocked: Array<{ until: string, what: string, count: number, why: string }> } };

export type RestrictDataMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type RestrictDataMutation = { restrictData: { id: string, invoices: number, drafts: number, unpaid: string, isUser: boolean, customers: Array<{ id: string, name: string, nif: string, email: string | null, createdAt: string, deleted: boolean, restrictedAt: string | null, objectedAt: string | null }> } };

export type RecordObjectionMutationVariables = Exact<{
  id: string;
}>;


export type RecordObjectionMutation = { recordObjection: { id: string, invoices: number, drafts: number, unpaid: string, isUser: boolean, customers: Array<{ id: string, name: string, nif: string, email: string | null, createdAt: string, deleted: boolean, restrictedAt: string | null, objectedAt: string | null }> } };

export type EraseDataMutationVariables = Exact<{
  id: string;
}>;


export type EraseDataMutation = { eraseData: { id: string, label: string, goneOn: string, invoices: number, unpaid: string, obstacle: string | null, doneAt: string | null, now: Array<{ what: string, detail: string | null }>, blocked: Array<{ until: string, what: string, count: number, why: string }> } };

export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const ConsentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consentType"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedIp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ConsentFieldsFragment, unknown>;
export const PolicyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PolicyFieldsFragment, unknown>;
export const RequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestType"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RequestFieldsFragment, unknown>;
export const SubjectFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"isUser"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]}}]} as unknown as DocumentNode<SubjectFieldsFragment, unknown>;
export const PlanFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasurePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"goneOn"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<PlanFieldsFragment, unknown>;
export const PrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activePrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consentType"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedIp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PrivacyQuery, PrivacyQueryVariables>;
export const GrantConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consentType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"consentType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consentType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consentType"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedIp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GrantConsentMutation, GrantConsentMutationVariables>;
export const RevokeConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consentType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"consentType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consentType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consentType"}},{"kind":"Field","name":{"kind":"Name","value":"grantedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedIp"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedIp"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RevokeConsentMutation, RevokeConsentMutationVariables>;
export const PrivacyPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activePrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PrivacyPoliciesQuery, PrivacyPoliciesQueryVariables>;
export const PublishPrivacyPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPrivacyPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyPolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishPrivacyPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PublishPrivacyPolicyMutation, PublishPrivacyPolicyMutationVariables>;
export const DataRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestType"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestType"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<DataRequestsQuery, DataRequestsQueryVariables>;
export const DataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestType"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DataRequestQuery, DataRequestQueryVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
export const CreateDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestType"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateDataRequestMutation, CreateDataRequestMutationVariables>;
export const UpdateDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequestUpdate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requestType"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateDataRequestMutation, UpdateDataRequestMutationVariables>;
export const RequestSubjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"isUser"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]}}]} as unknown as DocumentNode<RequestSubjectQuery, RequestSubjectQueryVariables>;
export const ErasurePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasurePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasurePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasurePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"goneOn"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<ErasurePlanQuery, ErasurePlanQueryVariables>;
export const RestrictDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestrictData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restrictData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"isUser"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]}}]} as unknown as DocumentNode<RestrictDataMutation, RestrictDataMutationVariables>;
export const RecordObjectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordObjection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordObjection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"isUser"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]}}]} as unknown as DocumentNode<RecordObjectionMutation, RecordObjectionMutationVariables>;
export const EraseDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasurePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"goneOn"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"}},{"kind":"Field","name":{"kind":"Name","value":"unpaid"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<EraseDataMutation, EraseDataMutationVariables>;
export const usePrivacyQuery = (options?: hooks.useQuery.Options<PrivacyQuery, PrivacyQueryVariables>) => hooks.useQuery(PrivacyDocument, options);
export const usePrivacyLazyQuery = (options?: hooks.useLazyQuery.Options<PrivacyQuery, PrivacyQueryVariables>) => hooks.useLazyQuery(PrivacyDocument, options);
export const useGrantConsentMutation = (options?: hooks.useMutation.Options<GrantConsentMutation, GrantConsentMutationVariables>) => hooks.useMutation(GrantConsentDocument, options);
export const useRevokeConsentMutation = (options?: hooks.useMutation.Options<RevokeConsentMutation, RevokeConsentMutationVariables>) => hooks.useMutation(RevokeConsentDocument, options);
export const usePrivacyPoliciesQuery = (options?: hooks.useQuery.Options<PrivacyPoliciesQuery, PrivacyPoliciesQueryVariables>) => hooks.useQuery(PrivacyPoliciesDocument, options);
export const usePrivacyPoliciesLazyQuery = (options?: hooks.useLazyQuery.Options<PrivacyPoliciesQuery, PrivacyPoliciesQueryVariables>) => hooks.useLazyQuery(PrivacyPoliciesDocument, options);
export const usePublishPrivacyPolicyMutation = (options?: hooks.useMutation.Options<PublishPrivacyPolicyMutation, PublishPrivacyPolicyMutationVariables>) => hooks.useMutation(PublishPrivacyPolicyDocument, options);
export const useDataRequestsQuery = (options?: hooks.useQuery.Options<DataRequestsQuery, DataRequestsQueryVariables>) => hooks.useQuery(DataRequestsDocument, options);
export const useDataRequestsLazyQuery = (options?: hooks.useLazyQuery.Options<DataRequestsQuery, DataRequestsQueryVariables>) => hooks.useLazyQuery(DataRequestsDocument, options);
export const useDataRequestQuery = (options: hooks.useQuery.Options<DataRequestQuery, DataRequestQueryVariables> & ({ variables: DataRequestQueryVariables } | { skip: true })) => hooks.useQuery(DataRequestDocument, options);
export const useDataRequestLazyQuery = (options?: hooks.useLazyQuery.Options<DataRequestQuery, DataRequestQueryVariables>) => hooks.useLazyQuery(DataRequestDocument, options);
export const useColleaguesQuery = (options?: hooks.useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables>) => hooks.useQuery(ColleaguesDocument, options);
export const useColleaguesLazyQuery = (options?: hooks.useLazyQuery.Options<ColleaguesQuery, ColleaguesQueryVariables>) => hooks.useLazyQuery(ColleaguesDocument, options);
export const useCreateDataRequestMutation = (options?: hooks.useMutation.Options<CreateDataRequestMutation, CreateDataRequestMutationVariables>) => hooks.useMutation(CreateDataRequestDocument, options);
export const useUpdateDataRequestMutation = (options?: hooks.useMutation.Options<UpdateDataRequestMutation, UpdateDataRequestMutationVariables>) => hooks.useMutation(UpdateDataRequestDocument, options);
export const useRequestSubjectQuery = (options: hooks.useQuery.Options<RequestSubjectQuery, RequestSubjectQueryVariables> & ({ variables: RequestSubjectQueryVariables } | { skip: true })) => hooks.useQuery(RequestSubjectDocument, options);
export const useRequestSubjectLazyQuery = (options?: hooks.useLazyQuery.Options<RequestSubjectQuery, RequestSubjectQueryVariables>) => hooks.useLazyQuery(RequestSubjectDocument, options);
export const useErasurePlanQuery = (options: hooks.useQuery.Options<ErasurePlanQuery, ErasurePlanQueryVariables> & ({ variables: ErasurePlanQueryVariables } | { skip: true })) => hooks.useQuery(ErasurePlanDocument, options);
export const useErasurePlanLazyQuery = (options?: hooks.useLazyQuery.Options<ErasurePlanQuery, ErasurePlanQueryVariables>) => hooks.useLazyQuery(ErasurePlanDocument, options);
export const useRestrictDataMutation = (options?: hooks.useMutation.Options<RestrictDataMutation, RestrictDataMutationVariables>) => hooks.useMutation(RestrictDataDocument, options);
export const useRecordObjectionMutation = (options?: hooks.useMutation.Options<RecordObjectionMutation, RecordObjectionMutationVariables>) => hooks.useMutation(RecordObjectionDocument, options);
export const useEraseDataMutation = (options?: hooks.useMutation.Options<EraseDataMutation, EraseDataMutationVariables>) => hooks.useMutation(EraseDataDocument, options);