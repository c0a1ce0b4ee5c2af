/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as hooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A customer as it is to be kept. An optional field that is absent becomes null. */
export type CustomerInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** Town. */
  city?: string | null | undefined;
  /** Country by its two letters (ISO 3166-1); null: Spain. */
  country?: string | null | undefined;
  /** Email. */
  email?: string | null | undefined;
  /** Kind of tax number as the AEAT numbers them: 02 NIF-IVA, 03 passport, 04 number of its country, 05 residence, 06 other, 07 not in the census; null: the usual one of its country. */
  idKind?: string | null | undefined;
  /** Name or legal name. */
  name: string;
  /** Tax number, at most 20 characters; normalised to upper case without dots. */
  nif: string;
  /** What their papers are written in; null: as is usual for the company. */
  paperLanguage?: PaperLanguage | null | undefined;
  /** How they pay; null: as is usual for the company. */
  paymentMeans?: PaymentMeans | null | undefined;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. Then the company's hold. */
  paymentTerms?: string | null | undefined;
  /** Phone. */
  phone?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** A retailer who has accredited that the goods that they buy carry recargo de equivalencia: a person, or an entity whose members are taxed. */
  recargo?: boolean | null | undefined;
};

/** What the company writes down about a customer. */
export type CustomerNotesInput = {
  /** Notes, up to 2,000 characters; empty or null: none. */
  notes?: string | null | undefined;
  /** What they said when they were read, empty for none. Where they say something else by now nothing is written (409); absent or null: they are replaced whatever they say. */
  seen?: string | null | undefined;
};

/** State of an invoice: draft → issued → paid; paid → issued; issued or paid → cancelled. */
export type InvoiceStatus =
  /** Anulada. */
  | 'cancelled'
  /** Borrador: no number yet; can be changed and deleted. */
  | 'draft'
  /** Emitida: numbered, never edited again. */
  | 'issued'
  /** Pagada. */
  | 'paid';

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

/** What it is called; neither is an invoice. */
export type QuoteKind =
  /** Factura proforma, numbered PF-2026-0001. */
  | 'proforma'
  /** Presupuesto, numbered P-2026-0001. */
  | 'quote';

/** How a quote stands. */
export type QuoteState =
  /** Aceptado: it does not change any more. */
  | 'accepted'
  /** Borrador: nobody has it yet. */
  | 'draft'
  /** Caducado: sent, and its last day has passed. */
  | 'expired'
  /** Facturado: there is an invoice of the whole, or a draft of it. */
  | 'invoiced'
  /** Rechazado; changed, it is a draft again. */
  | 'refused'
  /** Enviado: its customer may answer. */
  | 'sent';

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

export type CustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CustomersQuery = { customers: { items: Array<{ id: string, name: string, nif: string, email: string | null, phone: string | null, address: string | null, city: string | null, postalCode: string | null, country: string | null, idKind: string | null, recargo: boolean, paymentTerms: string | null, paymentMeans: PaymentMeans | null, paperLanguage: PaperLanguage | null, restrictedAt: string | null, objectedAt: string | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type CreateCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer: { id: string, name: string, nif: string, email: string | null, phone: string | null, address: string | null, city: string | null, postalCode: string | null, country: string | null, idKind: string | null, recargo: boolean, paymentTerms: string | null, paymentMeans: PaymentMeans | null, paperLanguage: PaperLanguage | null, restrictedAt: string | null, objectedAt: string | null } };

export type UpdateCustomerMutationVariables = Exact<{
  id: string;
  input: CustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: string, name: string, nif: string, email: string | null, phone: string | null, address: string | null, city: string | null, postalCode: string | null, country: string | null, idKind: string | null, recargo: boolean, paymentTerms: string | null, paymentMeans: PaymentMeans | null, paperLanguage: PaperLanguage | null, restrictedAt: string | null, objectedAt: string | null } };

export type DeleteCustomerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCustomerMutation = { deleteCustomer: boolean };

export type CustomerAloneQueryVariables = Exact<{
  id: string;
}>;


export type CustomerAloneQuery = { customer: { notes: string | null, mayRemind: boolean, createdAt: string, id: string, name: string, nif: string, email: string | null, phone: string | null, address: string | null, city: string | null, postalCode: string | null, country: string | null, idKind: string | null, recargo: boolean, paymentTerms: string | null, paymentMeans: PaymentMeans | null, paperLanguage: PaperLanguage | null, restrictedAt: string | null, objectedAt: string | null }, customerAccount: { owed: string, openCount: number, overdue: string, overdueCount: number, overdueSince: string | null, averageDays: number | null, yearCount: number, yearTotal: string } };

export type CustomerInvoicesQueryVariables = Exact<{
  id: string;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  page: number;
}>;


export type CustomerInvoicesQuery = { invoices: { items: Array<{ id: string, fullNumber: string | null, date: string, dueOn: string | null, status: InvoiceStatus, total: string, collected: string, owed: string, paidOn: string | null }>, pagination: { page: number, limit: number, total: number, totalPages: number } }, invoiceSums: { count: number, total: string, owed: string } };

export type NoteCustomerMutationVariables = Exact<{
  id: string;
  input: CustomerNotesInput;
}>;


export type NoteCustomerMutation = { noteCustomer: { id: string, notes: string | null } };

export type RemindCustomerMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type RemindCustomerMutation = { remindCustomer: boolean };

export type CustomerQuotesQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuotesQuery = { quotes: { items: Array<{ id: string, kind: QuoteKind, fullNumber: string, date: string, validUntil: string, state: QuoteState, total: string }>, pagination: { page: number, limit: number, total: number, totalPages: number } } };

export type OverdueClaimQueryVariables = Exact<{
  id: string;
}>;


export type OverdueClaimQuery = { overdueClaim: { id: string, whyNot: string | null, step: number | null, email: string | null, owed: string, seen: string | null, invoices: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, others: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, letter: { subject: string, from: string, html: string, unratedFrom: string | null } | null } };

export type SendOverdueClaimMutationVariables = Exact<{
  id: string;
  seen: string;
}>;


export type SendOverdueClaimMutation = { sendOverdueClaim: { id: string, whyNot: string | null, step: number | null, email: string | null, owed: string, seen: string | null, invoices: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, others: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, letter: { subject: string, from: string, html: string, unratedFrom: string | null } | null } };

export type ClaimFragment = { id: string, whyNot: string | null, step: number | null, email: string | null, owed: string, seen: string | null, invoices: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, others: Array<{ id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null }>, letter: { subject: string, from: string, html: string, unratedFrom: string | null } | null };

export type CustomerFieldsFragment = { id: string, name: string, nif: string, email: string | null, phone: string | null, address: string | null, city: string | null, postalCode: string | null, country: string | null, idKind: string | null, recargo: boolean, paymentTerms: string | null, paymentMeans: PaymentMeans | null, paperLanguage: PaperLanguage | null, restrictedAt: string | null, objectedAt: string | null };

export type LetterFragment = { subject: string, from: string, html: string, unratedFrom: string | null };

export type OverdueFragment = { id: string, fullNumber: string, customerName: string, dueOn: string, owed: string, email: string | null, hold: ReminderHold | null, told: number | null, lastAt: string | null, nextStep: number | null, nextOn: string | null, byHand: number | null };

export type PageFieldsFragment = { page: number, limit: number, total: number, totalPages: number };

export const OverdueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}}]} as unknown as DocumentNode<OverdueFragment, unknown>;
export const LetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}}]} as unknown as DocumentNode<LetterFragment, unknown>;
export const ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}}]} as unknown as DocumentNode<ClaimFragment, unknown>;
export const CustomerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"recargo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"paperLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]} as unknown as DocumentNode<CustomerFieldsFragment, unknown>;
export const PageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<PageFieldsFragment, unknown>;
export const CustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"recargo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"paperLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CustomersQuery, CustomersQueryVariables>;
export const CreateCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"recargo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"paperLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]} as unknown as DocumentNode<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const UpdateCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"recargo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"paperLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]} as unknown as DocumentNode<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const DeleteCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const CustomerAloneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerAlone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerFields"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mayRemind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}},{"kind":"Field","name":{"kind":"Name","value":"averageDays"}},{"kind":"Field","name":{"kind":"Name","value":"yearCount"}},{"kind":"Field","name":{"kind":"Name","value":"yearTotal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nif"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"recargo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMeans"}},{"kind":"Field","name":{"kind":"Name","value":"paperLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"objectedAt"}}]}}]} as unknown as DocumentNode<CustomerAloneQuery, CustomerAloneQueryVariables>;
export const CustomerInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dateTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoiceSums"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"dateTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dateTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CustomerInvoicesQuery, CustomerInvoicesQueryVariables>;
export const NoteCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNotesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]}}]} as unknown as DocumentNode<NoteCustomerMutation, NoteCustomerMutationVariables>;
export const RemindCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}]}]}}]} as unknown as DocumentNode<RemindCustomerMutation, RemindCustomerMutationVariables>;
export const CustomerQuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerQuotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CustomerQuotesQuery, CustomerQuotesQueryVariables>;
export const OverdueClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverdueClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdueClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Claim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter"}}]}}]}}]} as unknown as DocumentNode<OverdueClaimQuery, OverdueClaimQueryVariables>;
export const SendOverdueClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOverdueClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOverdueClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Claim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overdue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullNumber"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"unratedFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverdueClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whyNot"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letter"}}]}}]}}]} as unknown as DocumentNode<SendOverdueClaimMutation, SendOverdueClaimMutationVariables>;
export const useCustomersQuery = (options?: hooks.useQuery.Options<CustomersQuery, CustomersQueryVariables>) => hooks.useQuery(CustomersDocument, options);
export const useCustomersLazyQuery = (options?: hooks.useLazyQuery.Options<CustomersQuery, CustomersQueryVariables>) => hooks.useLazyQuery(CustomersDocument, options);
export const useCreateCustomerMutation = (options?: hooks.useMutation.Options<CreateCustomerMutation, CreateCustomerMutationVariables>) => hooks.useMutation(CreateCustomerDocument, options);
export const useUpdateCustomerMutation = (options?: hooks.useMutation.Options<UpdateCustomerMutation, UpdateCustomerMutationVariables>) => hooks.useMutation(UpdateCustomerDocument, options);
export const useDeleteCustomerMutation = (options?: hooks.useMutation.Options<DeleteCustomerMutation, DeleteCustomerMutationVariables>) => hooks.useMutation(DeleteCustomerDocument, options);
export const useCustomerAloneQuery = (options: hooks.useQuery.Options<CustomerAloneQuery, CustomerAloneQueryVariables> & ({ variables: CustomerAloneQueryVariables } | { skip: true })) => hooks.useQuery(CustomerAloneDocument, options);
export const useCustomerAloneLazyQuery = (options?: hooks.useLazyQuery.Options<CustomerAloneQuery, CustomerAloneQueryVariables>) => hooks.useLazyQuery(CustomerAloneDocument, options);
export const useCustomerInvoicesQuery = (options: hooks.useQuery.Options<CustomerInvoicesQuery, CustomerInvoicesQueryVariables> & ({ variables: CustomerInvoicesQueryVariables } | { skip: true })) => hooks.useQuery(CustomerInvoicesDocument, options);
export const useCustomerInvoicesLazyQuery = (options?: hooks.useLazyQuery.Options<CustomerInvoicesQuery, CustomerInvoicesQueryVariables>) => hooks.useLazyQuery(CustomerInvoicesDocument, options);
export const useNoteCustomerMutation = (options?: hooks.useMutation.Options<NoteCustomerMutation, NoteCustomerMutationVariables>) => hooks.useMutation(NoteCustomerDocument, options);
export const useRemindCustomerMutation = (options?: hooks.useMutation.Options<RemindCustomerMutation, RemindCustomerMutationVariables>) => hooks.useMutation(RemindCustomerDocument, options);
export const useCustomerQuotesQuery = (options: hooks.useQuery.Options<CustomerQuotesQuery, CustomerQuotesQueryVariables> & ({ variables: CustomerQuotesQueryVariables } | { skip: true })) => hooks.useQuery(CustomerQuotesDocument, options);
export const useCustomerQuotesLazyQuery = (options?: hooks.useLazyQuery.Options<CustomerQuotesQuery, CustomerQuotesQueryVariables>) => hooks.useLazyQuery(CustomerQuotesDocument, options);
export const useOverdueClaimQuery = (options: hooks.useQuery.Options<OverdueClaimQuery, OverdueClaimQueryVariables> & ({ variables: OverdueClaimQueryVariables } | { skip: true })) => hooks.useQuery(OverdueClaimDocument, options);
export const useOverdueClaimLazyQuery = (options?: hooks.useLazyQuery.Options<OverdueClaimQuery, OverdueClaimQueryVariables>) => hooks.useLazyQuery(OverdueClaimDocument, options);
export const useSendOverdueClaimMutation = (options?: hooks.useMutation.Options<SendOverdueClaimMutation, SendOverdueClaimMutationVariables>) => hooks.useMutation(SendOverdueClaimDocument, options);