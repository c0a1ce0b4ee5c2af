/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What kind of actor did it. */
export type ActorKind =
  /** A program with an API key. */
  | 'api_key'
  /** Somebody who had not signed in. */
  | 'public'
  /** The platform's superadmin. */
  | 'superadmin'
  /** Folio itself, in a job. */
  | 'system'
  /** A person of the company. */
  | 'user';

/** What was done. */
export type AuditAction =
  /** Consentimiento: somebody gave it. */
  | 'consent_granted'
  /** Consentimiento: somebody took it back. */
  | 'consent_revoked'
  /** Something was made. */
  | 'create'
  /** Supresión: personal data were erased or blocked. */
  | 'data_deletion'
  /** Solicitud de derechos: somebody made one. */
  | 'data_request_created'
  /** Solicitud de derechos: somebody dealt with it. */
  | 'data_request_processed'
  /** Solicitud de derechos: its address was confirmed. */
  | 'data_request_verified'
  /** Something was deleted or deactivated. */
  | 'delete'
  /** Data left as a file. */
  | 'export'
  /** Somebody signed in. */
  | 'login'
  /** Somebody signed out. */
  | 'logout'
  /** Something was changed. */
  | 'update'
  /** Something was looked at. */
  | 'view';

/** How grave an act is. */
export type RiskLevel =
  /** Crítico. */
  | 'critical'
  /** Alto. */
  | 'high'
  /** Bajo. */
  | 'low'
  /** Medio. */
  | 'medium';

export type ActivitiesQueryVariables = Exact<{
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  userId?: string | null | undefined;
  action?: AuditAction | null | undefined;
  riskLevel?: RiskLevel | null | undefined;
  page: number;
  limit: number;
}>;


export type ActivitiesQuery = { activities: { sealedUntil: string | null, items: Array<{ id: string, createdAt: string, actorKind: ActorKind, action: AuditAction, entityType: string, description: string, riskLevel: RiskLevel, ipAddress: string | null, user: { id: string, name: string | null, email: string } | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type ActivityUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityUsersQuery = { activityUsers: Array<{ id: string, name: string | null, email: string }> };

export type CheckActivitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckActivitiesQuery = { checkActivities: { sealed: number, intact: boolean, brokenAt: number | null, brokenId: string | null, problem: string | null } };

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const ActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"riskLevel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RiskLevel"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"riskLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"riskLevel"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorKind"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"riskLevel"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sealedUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>;
export const ActivityUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ActivityUsersQuery, ActivityUsersQueryVariables>;
export const CheckActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealed"}},{"kind":"Field","name":{"kind":"Name","value":"intact"}},{"kind":"Field","name":{"kind":"Name","value":"brokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"brokenId"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<CheckActivitiesQuery, CheckActivitiesQueryVariables>;
export const useActivitiesQuery = (options: hooks.useQuery.Options<ActivitiesQuery, ActivitiesQueryVariables> & ({ variables: ActivitiesQueryVariables } | { skip: true })) => hooks.useQuery(ActivitiesDocument, options);
export const useActivitiesLazyQuery = (options?: hooks.useLazyQuery.Options<ActivitiesQuery, ActivitiesQueryVariables>) => hooks.useLazyQuery(ActivitiesDocument, options);
export const useActivityUsersQuery = (options?: hooks.useQuery.Options<ActivityUsersQuery, ActivityUsersQueryVariables>) => hooks.useQuery(ActivityUsersDocument, options);
export const useActivityUsersLazyQuery = (options?: hooks.useLazyQuery.Options<ActivityUsersQuery, ActivityUsersQueryVariables>) => hooks.useLazyQuery(ActivityUsersDocument, options);
export const useCheckActivitiesQuery = (options?: hooks.useQuery.Options<CheckActivitiesQuery, CheckActivitiesQueryVariables>) => hooks.useQuery(CheckActivitiesDocument, options);
export const useCheckActivitiesLazyQuery = (options?: hooks.useLazyQuery.Options<CheckActivitiesQuery, CheckActivitiesQueryVariables>) => hooks.useLazyQuery(CheckActivitiesDocument, options);