/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which AEAT is at the other end. */
export type AeatEnvironment =
  /** The AEAT's tests: no effect in tax. */
  | 'preproduction'
  /** The AEAT. */
  | 'production'
  /** Our own sandbox: nothing leaves. */
  | 'sandbox';

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

/** Whose a certificate is. */
export type CertificateKind =
  /** A person's (persona física). */
  | 'person'
  /** A person's who represents a company (representante). */
  | 'representative'
  /** A company's seal (sello). */
  | 'seal';

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

/** Why a company says that nobody sends its invoices. Who does has a certificate or a representation. */
export type SendingChoice =
  /** The law does not ask it to send: see the cause. */
  | 'excluded'
  /** The law does not bind it yet. */
  | 'not_yet';

export type ExplanationFieldsFragment = { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction };

export type OverviewFieldsFragment = { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null };

export type ObligationFieldsFragment = { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null };

export type ObligationQueryVariables = Exact<{ [key: string]: never; }>;


export type ObligationQuery = { obligation: { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null }, me: { tenant: { id: string, name: string, nif: string } | null } };

export type CertificateFieldsFragment = { hasCertificate: boolean, expiresAt: string | null, daysUntilExpiration: number | null, isExpired: boolean, isExpiringSoon: boolean, holderName: string | null, holderNif: string | null, companyName: string | null, companyNif: string | null, kind: CertificateKind | null, issuer: string | null, represents: boolean };

export type VerifactuOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifactuOverviewQuery = { verifactuOverview: { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null }, obligation: { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null } };

export type VerifactuCertificateQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifactuCertificateQuery = { verifactuCertificate: { hasCertificate: boolean, expiresAt: string | null, daysUntilExpiration: number | null, isExpired: boolean, isExpiringSoon: boolean, holderName: string | null, holderNif: string | null, companyName: string | null, companyNif: string | null, kind: CertificateKind | null, issuer: string | null, represents: boolean } };

export type ResumeVerifactuMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeVerifactuMutation = { resumeVerifactu: { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null } };

export const ExplanationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<ExplanationFieldsFragment, unknown>;
export const OverviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<OverviewFieldsFragment, unknown>;
export const ObligationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<ObligationFieldsFragment, unknown>;
export const CertificateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysUntilExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isExpiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"represents"}}]}}]} as unknown as DocumentNode<CertificateFieldsFragment, unknown>;
export const ObligationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObligationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<ObligationQuery, ObligationQueryVariables>;
export const VerifactuOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifactuOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObligationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>;
export const VerifactuCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifactuCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysUntilExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isExpiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"represents"}}]}}]} as unknown as DocumentNode<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>;
export const ResumeVerifactuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeVerifactu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeVerifactu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}}]} as unknown as DocumentNode<ResumeVerifactuMutation, ResumeVerifactuMutationVariables>;
export const useObligationQuery = (options?: hooks.useQuery.Options<ObligationQuery, ObligationQueryVariables>) => hooks.useQuery(ObligationDocument, options);
export const useObligationLazyQuery = (options?: hooks.useLazyQuery.Options<ObligationQuery, ObligationQueryVariables>) => hooks.useLazyQuery(ObligationDocument, options);
export const useVerifactuOverviewQuery = (options?: hooks.useQuery.Options<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>) => hooks.useQuery(VerifactuOverviewDocument, options);
export const useVerifactuOverviewLazyQuery = (options?: hooks.useLazyQuery.Options<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>) => hooks.useLazyQuery(VerifactuOverviewDocument, options);
export const useVerifactuCertificateQuery = (options?: hooks.useQuery.Options<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>) => hooks.useQuery(VerifactuCertificateDocument, options);
export const useVerifactuCertificateLazyQuery = (options?: hooks.useLazyQuery.Options<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>) => hooks.useLazyQuery(VerifactuCertificateDocument, options);
export const useResumeVerifactuMutation = (options?: hooks.useMutation.Options<ResumeVerifactuMutation, ResumeVerifactuMutationVariables>) => hooks.useMutation(ResumeVerifactuDocument, options);