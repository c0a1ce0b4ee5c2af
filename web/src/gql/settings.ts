/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A key to be made. */
export type ApiKeyInput = {
  /** For how many days it works, 1 to 730. */
  days?: number;
  /** What it is for. */
  name: string;
  /** One's own password, when the sign-in is older than 15 minutes. */
  password?: string | null | undefined;
  /** What it may do. */
  scope?: KeyScope;
};

/** How a company's own account at Stripe stands, by which it is paid by card. */
export type CardState =
  /** Desconectada: nobody pays by it; what was paid stays. */
  | 'disconnected'
  /** Sin conectar. */
  | 'none'
  /** Pendiente: Stripe still asks the company for something. */
  | 'pending'
  /** Lista: links of invoices offer to pay by card. */
  | 'ready'
  /** This Folio connects no accounts. */
  | 'unavailable';

/** What an API key may do. */
export type KeyScope =
  /** Solo lectura. */
  | 'read'
  /** Lectura y escritura. */
  | 'write';

/** A letter that goes to customers in the name of a company. */
export type LetterKind =
  /** Factura. */
  | 'invoice'
  /** Factura proforma. */
  | 'proforma'
  /** Presupuesto. */
  | 'quote'
  /** Recordatorio. */
  | 'reminder1'
  /** Segundo aviso. */
  | 'reminder2'
  /** Último aviso. */
  | 'reminder3';

/** What the words of a paper are written in. What the law wants said stands in Spanish too. */
export type PaperLanguage =
  /** Catalán. */
  | 'ca'
  /** Inglés. */
  | 'en'
  /** Castellano. */
  | 'es'
  /** Euskera. */
  | 'eu'
  /** Gallego. */
  | 'gl';

/** How an invoice is paid. */
export type PaymentMeans =
  /** Bizum. */
  | 'bizum'
  /** Tarjeta. */
  | 'card'
  /** Efectivo. */
  | 'cash'
  /** Cheque o pagaré. */
  | 'cheque'
  /** Domiciliación bancaria. */
  | 'direct_debit'
  /** Otra forma. */
  | 'other'
  /** Transferencia. */
  | 'transfer';

/** Why an overdue invoice gets no reminder. */
export type ReminderHold =
  /** The last mail to its address was refused. */
  | 'address_refused'
  /** Reminders to this customer are switched off. */
  | 'customer_off'
  /** The customer's data were erased. */
  | 'erased'
  /** Reminders of this invoice are switched off. */
  | 'invoice_off'
  /** 'Hay un error' came through its link, and nobody has settled it. */
  | 'mistake_said'
  /** Neither the invoice nor the customer's card has an address. */
  | 'no_address'
  /** 'Ya la he pagado' came through its link, and nobody has settled it. */
  | 'paid_said'
  /** Another invoice stands in its place (by substitution), and is what is owed. */
  | 'replaced'
  /** Use of the customer's data is restricted. */
  | 'restricted'
  /** What rectifies it rectifies others too: nobody knows what is left of each. */
  | 'together';

/** Which letter to show. */
export type ReminderPreviewInput = {
  /** An overdue invoice; absent: an example. */
  invoiceId?: string | null | undefined;
  /** 1, 2 or 3. */
  step: number;
  /** Text; absent: the company's, in the papers' language. */
  words?: string | null | undefined;
};

/** How a company reminds its customers. */
export type ReminderSettingsInput = {
  /** Whether letters go by themselves: those that become due from today on. */
  enabled: boolean;
  /** The three steps, in their order. */
  steps: Array<ReminderStepInput>;
  /** The version that was read. Where they are another by now, or in another language, nothing is kept (409); absent or null: they are replaced whatever they are. */
  version?: string | null | undefined;
};

/** A step of the reminders. */
export type ReminderStepInput = {
  /** Days after the due date, 1 to 180; five more than the step before. */
  days: number;
  /** Whether it goes at all. */
  on: boolean;
  /** Text in the language of the company's papers, up to 2,000 characters, with fields as {facturas}. */
  words: string;
};

/** What a company says of itself. An optional field that is absent becomes null. */
export type SettingsInput = {
  /** Under criterio de caja (art. 163 decies LIVA): ClaveRegimen 07. Absent it stays as it is. */
  cashBasis?: boolean | null | undefined;
  /** Address. */
  companyAddress?: string | null | undefined;
  /** Legal name (razón social). */
  companyName: string;
  /** Tax number (NIF/CIF), at most 9 characters. */
  companyNif: string;
  /** Account that transfers go to (IBAN), with blanks or without; null: none. Absent it stays as it is. */
  iban?: string | null | undefined;
  /** How its invoices are usually paid; null: nothing is said. Absent it stays as it is. */
  paymentMeans?: PaymentMeans | null | undefined;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. Absent it stays as it is. */
  paymentTerms?: string | null | undefined;
  /** Its activity in art. 4.2 RD 1619/2012; null: none. Absent it stays as it is. */
  simplifiedActivity?: SimplifiedActivity | null | undefined;
  /** Where it is established. Issued invoices keep their tax, drafts their lines. Absent it stays as it is. */
  territory?: Territory | null | undefined;
};

/** What a company sells, by its letter in art. 4.2 RD 1619/2012: it may issue simplified invoices up to 3,000 €. */
export type SimplifiedActivity =
  /** Ventas al por menor. */
  | 'a'
  /** Ventas o servicios en ambulancia. */
  | 'b'
  /** Ventas o servicios a domicilio del consumidor. */
  | 'c'
  /** Transporte de personas y sus equipajes. */
  | 'd'
  /** Hostelería y restauración. */
  | 'e'
  /** Salas de baile y discotecas. */
  | 'f'
  /** Cabinas y tarjetas telefónicas. */
  | 'g'
  /** Peluquería e institutos de belleza. */
  | 'h'
  /** Instalaciones deportivas. */
  | 'i'
  /** Revelado y estudios fotográficos. */
  | 'j'
  /** Aparcamiento de vehículos. */
  | 'k'
  /** Alquiler de películas. */
  | 'l'
  /** Tintorería y lavandería. */
  | 'm'
  /** Autopistas de peaje. */
  | 'n';

/** Where a company is established: it decides its tax, its rates and the clock of its dates. */
export type Territory =
  /** Canarias: IGIC, Atlantic/Canary. */
  | 'canarias'
  /** Ceuta: IPSI, Europe/Madrid. */
  | 'ceuta'
  /** Melilla: IPSI, Europe/Madrid. */
  | 'melilla'
  /** Península y Baleares: IVA, Europe/Madrid. */
  | 'peninsula';

export type LetterFragment = { subject: string, from: string, html: string, unratedFrom: string | null };

export type OverdueFragment = { id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null };

export type ApiKeyFieldsFragment = { id: string, name: string, scope: KeyScope, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, scope: KeyScope, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { token: string, apiKey: { id: string, name: string, scope: KeyScope, createdAt: string, expiresAt: string, lastUsedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: boolean };

export type LetterTextFieldsFragment = { letter: LetterKind, language: PaperLanguage, text: string, own: boolean };

export type LetterTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterTextsQuery = { letterTexts: Array<{ letter: LetterKind, language: PaperLanguage, text: string, own: boolean }> };

export type LetterExampleQueryVariables = Exact<{
  letter: LetterKind;
  language: PaperLanguage;
  text?: string | null | undefined;
}>;


export type LetterExampleQuery = { letterExample: { from: string, replyTo: string | null, subject: string, html: string } };

export type SaveLetterTextMutationVariables = Exact<{
  letter: LetterKind;
  language: PaperLanguage;
  text?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type SaveLetterTextMutation = { saveLetterText: { letter: LetterKind, language: PaperLanguage, text: string, own: boolean } };

export type CompanyFaceQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFaceQuery = { companyFace: { accent: string | null, logo: string | null, language: PaperLanguage } };

export type ReminderSettingsFieldsFragment = { id: string, enabled: boolean, replyTo: string | null, version: string, steps: Array<{ step: number, on: boolean, days: number, words: string, since: string | null }> };

export type ReminderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReminderSettingsQuery = { reminderSettings: { id: string, enabled: boolean, replyTo: string | null, version: string, steps: Array<{ step: number, on: boolean, days: number, words: string, since: string | null }> } };

export type SaveReminderSettingsMutationVariables = Exact<{
  input: ReminderSettingsInput;
}>;


export type SaveReminderSettingsMutation = { saveReminderSettings: { id: string, enabled: boolean, replyTo: string | null, version: string, steps: Array<{ step: number, on: boolean, days: number, words: string, since: string | null }> } };

export type ReminderPreviewQueryVariables = Exact<{
  input: ReminderPreviewInput;
}>;


export type ReminderPreviewQuery = { reminderPreview: { subject: string, from: string, html: string, unratedFrom: string | null } };

export type OverdueInvoicesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type OverdueInvoicesQuery = { overdueInvoices: { items: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type SettingsFieldsFragment = { companyName: string, companyNif: string, companyAddress: string | null, simplifiedActivity: SimplifiedActivity | null, cashBasis: boolean, territory: Territory, paymentTerms: string | null, paymentMeans: PaymentMeans | null, iban: string | null, companyNifLocked: boolean };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { companyName: string, companyNif: string, companyAddress: string | null, simplifiedActivity: SimplifiedActivity | null, cashBasis: boolean, territory: Territory, paymentTerms: string | null, paymentMeans: PaymentMeans | null, iban: string | null, companyNifLocked: boolean } };

export type UpdateSettingsMutationVariables = Exact<{
  input: SettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { companyName: string, companyNif: string, companyAddress: string | null, simplifiedActivity: SimplifiedActivity | null, cashBasis: boolean, territory: Territory, paymentTerms: string | null, paymentMeans: PaymentMeans | null, iban: string | null, companyNifLocked: boolean } };

export type DeleteCertificateMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCertificateMutation = { deleteCertificate: boolean };

export type CardAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type CardAccountQuery = { cardAccount: { state: CardState, accountId: string | null } };

export type ConnectCardAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectCardAccountMutation = { connectCardAccount: { url: string } };

export type RefreshCardAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshCardAccountMutation = { refreshCardAccount: { state: CardState, accountId: string | null } };

export type DisconnectCardAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DisconnectCardAccountMutation = { disconnectCardAccount: { state: CardState, accountId: string | null } };

export const LetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}}]} as unknown as DocumentNode<LetterFragment, unknown>;
export const OverdueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}}]} as unknown as DocumentNode<OverdueFragment, unknown>;
export const ApiKeyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyFieldsFragment, unknown>;
export const LetterTextFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<LetterTextFieldsFragment, unknown>;
export const ReminderSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ReminderSettingsFieldsFragment, unknown>;
export const SettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"simplifiedActivity"}},{"kind":"Field","name":{"kind":"Name","value":"cashBasis"}},{"kind":"Field","name":{"kind":"Name","value":"territory"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"companyNifLocked"}}]}}]} as unknown as DocumentNode<SettingsFieldsFragment, unknown>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const LetterTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTextFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<LetterTextsQuery, LetterTextsQueryVariables>;
export const LetterExampleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterExample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"letter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaperLanguage"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterExample"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"letter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"letter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<LetterExampleQuery, LetterExampleQueryVariables>;
export const SaveLetterTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLetterText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"letter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaperLanguage"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLetterText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"letter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"letter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTextFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTextFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}}]} as unknown as DocumentNode<SaveLetterTextMutation, SaveLetterTextMutationVariables>;
export const CompanyFaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyFace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyFace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accent"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<CompanyFaceQuery, CompanyFaceQueryVariables>;
export const ReminderSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReminderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ReminderSettingsQuery, ReminderSettingsQueryVariables>;
export const SaveReminderSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReminderSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReminderSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<SaveReminderSettingsMutation, SaveReminderSettingsMutationVariables>;
export const ReminderPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReminderPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminderPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}}]} as unknown as DocumentNode<ReminderPreviewQuery, ReminderPreviewQueryVariables>;
export const OverdueInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverdueInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdueInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}}]} as unknown as DocumentNode<OverdueInvoicesQuery, OverdueInvoicesQueryVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"simplifiedActivity"}},{"kind":"Field","name":{"kind":"Name","value":"cashBasis"}},{"kind":"Field","name":{"kind":"Name","value":"territory"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"companyNifLocked"}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyNif"}},{"kind":"Field","name":{"kind":"Name","value":"companyAddress"}},{"kind":"Field","name":{"kind":"Name","value":"simplifiedActivity"}},{"kind":"Field","name":{"kind":"Name","value":"cashBasis"}},{"kind":"Field","name":{"kind":"Name","value":"territory"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"iban"}},{"kind":"Field","name":{"kind":"Name","value":"companyNifLocked"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const DeleteCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCertificate"}}]}}]} as unknown as DocumentNode<DeleteCertificateMutation, DeleteCertificateMutationVariables>;
export const CardAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<CardAccountQuery, CardAccountQueryVariables>;
export const ConnectCardAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ConnectCardAccountMutation, ConnectCardAccountMutationVariables>;
export const RefreshCardAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<RefreshCardAccountMutation, RefreshCardAccountMutationVariables>;
export const DisconnectCardAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectCardAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<DisconnectCardAccountMutation, DisconnectCardAccountMutationVariables>;
export const useApiKeysQuery = (options?: hooks.useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>) => hooks.useQuery(ApiKeysDocument, options);
export const useApiKeysLazyQuery = (options?: hooks.useLazyQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>) => hooks.useLazyQuery(ApiKeysDocument, options);
export const useCreateApiKeyMutation = (options?: hooks.useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) => hooks.useMutation(CreateApiKeyDocument, options);
export const useRevokeApiKeyMutation = (options?: hooks.useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) => hooks.useMutation(RevokeApiKeyDocument, options);
export const useLetterTextsQuery = (options?: hooks.useQuery.Options<LetterTextsQuery, LetterTextsQueryVariables>) => hooks.useQuery(LetterTextsDocument, options);
export const useLetterTextsLazyQuery = (options?: hooks.useLazyQuery.Options<LetterTextsQuery, LetterTextsQueryVariables>) => hooks.useLazyQuery(LetterTextsDocument, options);
export const useLetterExampleQuery = (options: hooks.useQuery.Options<LetterExampleQuery, LetterExampleQueryVariables> & ({ variables: LetterExampleQueryVariables } | { skip: true })) => hooks.useQuery(LetterExampleDocument, options);
export const useLetterExampleLazyQuery = (options?: hooks.useLazyQuery.Options<LetterExampleQuery, LetterExampleQueryVariables>) => hooks.useLazyQuery(LetterExampleDocument, options);
export const useSaveLetterTextMutation = (options?: hooks.useMutation.Options<SaveLetterTextMutation, SaveLetterTextMutationVariables>) => hooks.useMutation(SaveLetterTextDocument, options);
export const useCompanyFaceQuery = (options?: hooks.useQuery.Options<CompanyFaceQuery, CompanyFaceQueryVariables>) => hooks.useQuery(CompanyFaceDocument, options);
export const useCompanyFaceLazyQuery = (options?: hooks.useLazyQuery.Options<CompanyFaceQuery, CompanyFaceQueryVariables>) => hooks.useLazyQuery(CompanyFaceDocument, options);
export const useReminderSettingsQuery = (options?: hooks.useQuery.Options<ReminderSettingsQuery, ReminderSettingsQueryVariables>) => hooks.useQuery(ReminderSettingsDocument, options);
export const useReminderSettingsLazyQuery = (options?: hooks.useLazyQuery.Options<ReminderSettingsQuery, ReminderSettingsQueryVariables>) => hooks.useLazyQuery(ReminderSettingsDocument, options);
export const useSaveReminderSettingsMutation = (options?: hooks.useMutation.Options<SaveReminderSettingsMutation, SaveReminderSettingsMutationVariables>) => hooks.useMutation(SaveReminderSettingsDocument, options);
export const useReminderPreviewQuery = (options: hooks.useQuery.Options<ReminderPreviewQuery, ReminderPreviewQueryVariables> & ({ variables: ReminderPreviewQueryVariables } | { skip: true })) => hooks.useQuery(ReminderPreviewDocument, options);
export const useReminderPreviewLazyQuery = (options?: hooks.useLazyQuery.Options<ReminderPreviewQuery, ReminderPreviewQueryVariables>) => hooks.useLazyQuery(ReminderPreviewDocument, options);
export const useOverdueInvoicesQuery = (options?: hooks.useQuery.Options<OverdueInvoicesQuery, OverdueInvoicesQueryVariables>) => hooks.useQuery(OverdueInvoicesDocument, options);
export const useOverdueInvoicesLazyQuery = (options?: hooks.useLazyQuery.Options<OverdueInvoicesQuery, OverdueInvoicesQueryVariables>) => hooks.useLazyQuery(OverdueInvoicesDocument, options);
export const useSettingsQuery = (options?: hooks.useQuery.Options<SettingsQuery, SettingsQueryVariables>) => hooks.useQuery(SettingsDocument, options);
export const useSettingsLazyQuery = (options?: hooks.useLazyQuery.Options<SettingsQuery, SettingsQueryVariables>) => hooks.useLazyQuery(SettingsDocument, options);
export const useUpdateSettingsMutation = (options?: hooks.useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) => hooks.useMutation(UpdateSettingsDocument, options);
export const useDeleteCertificateMutation = (options?: hooks.useMutation.Options<DeleteCertificateMutation, DeleteCertificateMutationVariables>) => hooks.useMutation(DeleteCertificateDocument, options);
export const useCardAccountQuery = (options?: hooks.useQuery.Options<CardAccountQuery, CardAccountQueryVariables>) => hooks.useQuery(CardAccountDocument, options);
export const useCardAccountLazyQuery = (options?: hooks.useLazyQuery.Options<CardAccountQuery, CardAccountQueryVariables>) => hooks.useLazyQuery(CardAccountDocument, options);
export const useConnectCardAccountMutation = (options?: hooks.useMutation.Options<ConnectCardAccountMutation, ConnectCardAccountMutationVariables>) => hooks.useMutation(ConnectCardAccountDocument, options);
export const useRefreshCardAccountMutation = (options?: hooks.useMutation.Options<RefreshCardAccountMutation, RefreshCardAccountMutationVariables>) => hooks.useMutation(RefreshCardAccountDocument, options);
export const useDisconnectCardAccountMutation = (options?: hooks.useMutation.Options<DisconnectCardAccountMutation, DisconnectCardAccountMutationVariables>) => hooks.useMutation(DisconnectCardAccountDocument, options);