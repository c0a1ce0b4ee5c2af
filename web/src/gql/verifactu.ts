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

/** Whom the dates of VERI*FACTU tell apart. */
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
  /** What it says; nothing: only whom the dates shall take it for. */
  choice?: SendingChoice | null | undefined;
  /** Whom the dates shall take it for; as it has said before, else by its NIF, where it says nothing. */
  issuer?: IssuerGroup | null | undefined;
  /** The cause in its own words, at most 200 characters; needed with other. */
  note?: string | null | undefined;
};

export type ExplanationFieldsFragment = { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction };

export type OverviewFieldsFragment = { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null };

export type ObligationFieldsFragment = { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null };

export type ObligationQueryVariables = Exact<{ [key: string]: never; }>;


export type ObligationQuery = { obligation: { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null }, me: { tenant: { id: string, name: string, nif: string } | null } };

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

export type CertificateFieldsFragment = { hasCertificate: boolean, expiresAt: string | null, daysUntilExpiration: number | null, isExpired: boolean, isExpiringSoon: boolean, holderName: string | null, holderNif: string | null, companyName: string | null, companyNif: string | null, kind: CertificateKind | null, issuer: string | null, represents: boolean };

export type VerifactuOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifactuOverviewQuery = { verifactuOverview: { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null }, obligation: { sends: boolean, ending: boolean, mayIssue: boolean, issuer: IssuerGroup, bindsFrom: string | null, boundUntil: string | null, words: string, said: { choice: SendingChoice | null, cause: ExclusionCause | null, note: string | null, saidBy: string, saidAt: string } | null } };

export type VerifactuCertificateQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifactuCertificateQuery = { verifactuCertificate: { hasCertificate: boolean, expiresAt: string | null, daysUntilExpiration: number | null, isExpired: boolean, isExpiringSoon: boolean, holderName: string | null, holderNif: string | null, companyName: string | null, companyNif: string | null, kind: CertificateKind | null, issuer: string | null, represents: boolean } };

export type RecordAnswersQueryVariables = Exact<{
  id: string;
}>;


export type RecordAnswersQuery = { verifactuRecord: { id: string, answers: Array<{ sentAt: string, outcome: string | null, detail: string | null, raw: string | null }> } };

export type ResumeVerifactuMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeVerifactuMutation = { resumeVerifactu: { environment: AeatEnvironment, active: boolean, boundUntil: string | null, records: number, waiting: number, toFix: number, toFixInvoice: string | null, oldestWaitingAt: string | null, nextSendAt: string | null, clockBehindUntil: string | null, pause: { since: string, reason: string, explanation: { code: number, whatHappened: string, whoseFault: AnswerFault, whatToDo: string, action: AnswerAction } | null } | null, incident: { since: string, cause: string } | null } };

export const ExplanationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<ExplanationFieldsFragment, unknown>;
export const OverviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}}]} as unknown as DocumentNode<OverviewFieldsFragment, unknown>;
export const ObligationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<ObligationFieldsFragment, unknown>;
export const RepresentationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<RepresentationFieldsFragment, unknown>;
export const CertificateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysUntilExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isExpiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"represents"}}]}}]} as unknown as DocumentNode<CertificateFieldsFragment, unknown>;
export const ObligationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObligationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<ObligationQuery, ObligationQueryVariables>;
export const RepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Representation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"representation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<RepresentationQuery, RepresentationQueryVariables>;
export const AcceptRepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRepresentation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRepresentation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<AcceptRepresentationMutation, AcceptRepresentationMutationVariables>;
export const WithdrawRepresentationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRepresentation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRepresentation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepresentationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepresentationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepresentationStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorNif"}},{"kind":"Field","name":{"kind":"Name","value":"toAsk"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}},{"kind":"Field","name":{"kind":"Name","value":"lapsedBecause"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedName"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawRepresentationMutation, WithdrawRepresentationMutationVariables>;
export const SaySendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaySending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saySending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}}]}}]}}]} as unknown as DocumentNode<SaySendingMutation, SaySendingMutationVariables>;
export const VerifactuOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifactuOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obligation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObligationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObligationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObligationState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"bindsFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"said"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"saidBy"}},{"kind":"Field","name":{"kind":"Name","value":"saidAt"}}]}}]}}]} as unknown as DocumentNode<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>;
export const VerifactuCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifactuCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysUntilExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isExpiringSoon"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"represents"}}]}}]} as unknown as DocumentNode<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>;
export const RecordAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifactuRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]}}]} as unknown as DocumentNode<RecordAnswersQuery, RecordAnswersQueryVariables>;
export const ResumeVerifactuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeVerifactu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeVerifactu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"whatHappened"}},{"kind":"Field","name":{"kind":"Name","value":"whoseFault"}},{"kind":"Field","name":{"kind":"Name","value":"whatToDo"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifactuOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"environment"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"boundUntil"}},{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"toFix"}},{"kind":"Field","name":{"kind":"Name","value":"toFixInvoice"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSendAt"}},{"kind":"Field","name":{"kind":"Name","value":"clockBehindUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pause"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incident"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}}]}}]}}]} as unknown as DocumentNode<ResumeVerifactuMutation, ResumeVerifactuMutationVariables>;
export const useObligationQuery = (options?: hooks.useQuery.Options<ObligationQuery, ObligationQueryVariables>) => hooks.useQuery(ObligationDocument, options);
export const useObligationLazyQuery = (options?: hooks.useLazyQuery.Options<ObligationQuery, ObligationQueryVariables>) => hooks.useLazyQuery(ObligationDocument, options);
export const useRepresentationQuery = (options?: hooks.useQuery.Options<RepresentationQuery, RepresentationQueryVariables>) => hooks.useQuery(RepresentationDocument, options);
export const useRepresentationLazyQuery = (options?: hooks.useLazyQuery.Options<RepresentationQuery, RepresentationQueryVariables>) => hooks.useLazyQuery(RepresentationDocument, options);
export const useAcceptRepresentationMutation = (options?: hooks.useMutation.Options<AcceptRepresentationMutation, AcceptRepresentationMutationVariables>) => hooks.useMutation(AcceptRepresentationDocument, options);
export const useWithdrawRepresentationMutation = (options?: hooks.useMutation.Options<WithdrawRepresentationMutation, WithdrawRepresentationMutationVariables>) => hooks.useMutation(WithdrawRepresentationDocument, options);
export const useSaySendingMutation = (options?: hooks.useMutation.Options<SaySendingMutation, SaySendingMutationVariables>) => hooks.useMutation(SaySendingDocument, options);
export const useVerifactuOverviewQuery = (options?: hooks.useQuery.Options<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>) => hooks.useQuery(VerifactuOverviewDocument, options);
export const useVerifactuOverviewLazyQuery = (options?: hooks.useLazyQuery.Options<VerifactuOverviewQuery, VerifactuOverviewQueryVariables>) => hooks.useLazyQuery(VerifactuOverviewDocument, options);
export const useVerifactuCertificateQuery = (options?: hooks.useQuery.Options<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>) => hooks.useQuery(VerifactuCertificateDocument, options);
export const useVerifactuCertificateLazyQuery = (options?: hooks.useLazyQuery.Options<VerifactuCertificateQuery, VerifactuCertificateQueryVariables>) => hooks.useLazyQuery(VerifactuCertificateDocument, options);
export const useRecordAnswersQuery = (options: hooks.useQuery.Options<RecordAnswersQuery, RecordAnswersQueryVariables> & ({ variables: RecordAnswersQueryVariables } | { skip: true })) => hooks.useQuery(RecordAnswersDocument, options);
export const useRecordAnswersLazyQuery = (options?: hooks.useLazyQuery.Options<RecordAnswersQuery, RecordAnswersQueryVariables>) => hooks.useLazyQuery(RecordAnswersDocument, options);
export const useResumeVerifactuMutation = (options?: hooks.useMutation.Options<ResumeVerifactuMutation, ResumeVerifactuMutationVariables>) => hooks.useMutation(ResumeVerifactuDocument, options);