import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type FieldMergeFunction,
  type Reference,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';
import { connection } from './connection';
import { failureOf } from './failure';
import { paths } from '../paths';
import { NOT_ALLOWED, outdated, refused } from '../session/signal';
import { token } from '../session/token';

// At these doors a 401 is an answer about a password, not about the session.
const DOORS = ['Login', 'Register', 'Logout'];

const bearerOf = (stored: string | null) => (stored ? `Bearer ${stored}` : undefined);

const bearer = new ApolloLink((operation, forward) => {
  const stored = token.read();
  if (stored)
    operation.setContext(({ headers = {} }) => ({ headers: { authorization: bearerOf(stored), ...headers } }));
  return forward(operation).pipe(tap(connection.found));
});

const failures = new ErrorLink(({ error, operation }) => {
  const { code } = failureOf(error);
  if (code === 'OFFLINE') connection.lost();
  else connection.found();
  // A late answer about the token before this one says nothing about the session of now.
  const current = operation.getContext().headers?.authorization === bearerOf(token.read());
  if (code === 'UNAUTHENTICATED' && current && !DOORS.includes(operation.operationName ?? '')) refused.send();
  // The account itself is never forbidden; if it were, asking again would not end.
  if (NOT_ALLOWED.includes(code) && current && operation.operationName !== 'Me') outdated.send();
});

type Snapshot = { id?: string } | null;

/**
 * Of one customer a list knows less than the invoice's page: both add up; another customer takes the place of the
 * first.
 */
const ofOneCustomer: FieldMergeFunction<Snapshot> = (kept, come, { readField, mergeObjects }) =>
  kept && come && readField('id', kept as Reference) === readField('id', come as Reference)
    ? mergeObjects(kept, come)
    : come;

/**
 * A record goes by its own id; how the company stands with the tax agency, and with which certificate, there is only
 * once. What has the id of something else is a snapshot of it or a figure about it, and belongs to the answer it came
 * in: an invoice keeps the name that its customer had.
 */
const cache = () =>
  new InMemoryCache({
    typePolicies: {
      Regulation: { keyFields: ['code'] },
      LateRate: { keyFields: ['startsOn'] },
      LetterText: { keyFields: ['letter', 'language'] },
      Verifactu: {
        keyFields: ['recordId'],
        fields: { qrCode: { merge: (drawn: string | null | undefined, sent: string | null) => sent ?? drawn ?? null } },
      },
      VerifactuAnnulment: { merge: true },
      VerifactuOverview: { keyFields: [] },
      CertificateStatus: { keyFields: [] },
      RepresentationStanding: { keyFields: [] },
      Invoice: { fields: { customer: { merge: ofOneCustomer } } },
      InvoiceCustomer: { keyFields: false },
      TopCustomer: { keyFields: false },
    },
  });

/** The one Apollo client. No timeout: an answer is waited for as long as it takes. */
export const apollo = new ApolloClient({
  link: ApolloLink.from([failures, bearer, new HttpLink({ uri: paths.graphql })]),
  cache: cache(),
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
});
