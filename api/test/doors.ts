import { parse, type OperationDefinitionNode } from 'graphql';
import type { Code } from '../platform/errors';
import { ROUTES } from '../rest/routes';
import { OPERATIONS, type Right } from './house/access-matrix';
import { ROWS } from './house/access-rows';
import type { Person } from './build';
import { formAsk } from './forms';
import type { Answer, Body, TestApp } from './harness';
import { IS_LONG } from './long';
import { documentOf, operations, rows, type Variables } from './house/operations';

/** What a call through either door came to. `code` is null when it was done. */
export interface Outcome {
  status: number;
  code: Code | null;
  error: string | null;
  fields?: Record<string, string>;
  text: string;
  body: Body;
}
interface Asking {
  token?: string;
  headers?: Record<string, string>;
}
export type Door = (app: TestApp, variables: Variables, asking: Asking) => Promise<Outcome>;

const documents = new Map<string, string>();
/** Written once: what asks for everything is long. */
function wholeDocument(name: string): string {
  const document = documents.get(name) ?? documentOf(operations().find(each => each.name === name)!);
  documents.set(name, document);
  return document;
}

/** The operation through GraphQL. */
export function graphqlDoor(name: string): Door {
  const document = wholeDocument(name);
  return async (app, variables, asking) => ofGraphql(await app.gql(document, variables, asking));
}

function ofGraphql({ status, text, body }: Answer<Body>): Outcome {
  const [error] = body?.errors ?? [];
  return {
    status,
    text,
    body,
    code: error?.extensions.code ?? null,
    error: error?.message ?? null,
    fields: error?.extensions.fields,
  };
}

const ofRest = ({ status, text, body }: Answer<Body>): Outcome => ({
  status,
  text,
  body,
  code: body?.code ?? (status >= 400 ? 'INTERNAL' : null),
  error: body?.error ?? null,
  fields: body?.fields,
});

/** The same operation through its REST row: the router's own mapping, turned round. */
export function restDoor(key: string): Door {
  const route = ROUTES.find(each => `${each.method.toUpperCase()} ${each.path}` === key)!;
  const declared = (parse(route.document).definitions[0] as OperationDefinitionNode).variableDefinitions!.map(
    each => each.variable.name.value,
  );
  return async (app, variables, asking) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(variables[name])));
    const loose = Object.entries(variables).filter(
      ([name]) => declared.includes(name) && !route.path.includes(`:${name}`) && name !== 'input',
    );
    const query =
      route.method === 'get' && loose.length > 0
        ? `?${new URLSearchParams(Object.fromEntries(loose.map(([name, value]) => [name, String(value)]))).toString()}`
        : '';
    if (route.multipart) {
      const { raw, headers } = await formAsk(
        Object.fromEntries(
          loose.map(([name, value]) => [
            name,
            String(value).length > 1_000 ? Buffer.from(String(value), 'base64') : String(value),
          ]),
        ),
      );
      return ofRest(await app.rest('POST', path, { ...asking, raw, headers: { ...asking.headers, ...headers } }));
    }
    const body =
      'input' in variables
        ? variables.input
        : route.method !== 'get' && loose.length > 0
          ? Object.fromEntries(loose)
          : undefined;
    return ofRest(await app.rest(route.method.toUpperCase(), path + query, { ...asking, body }));
  };
}

/** One way to ask for one operation; `make` waits until the test runs, so that a missing operation fails there. */
type Call = [name: string, operation: string, right: Right, make: () => Door];

/** Every operation of the table through GraphQL, and every row through REST. */
export const CALLS: Call[] = [
  ...Object.entries(OPERATIONS).map(([name, { right }]): Call => [name, name, right, () => graphqlDoor(name)]),
  ...rows().map(({ key, operation }): Call => [key, operation, ROWS[key] ?? 'write', () => restDoor(key)]),
];

const REFUSED_ROWS = {
  createInvoice: 'POST /invoices',
  rectifyInvoice: 'POST /invoices/:id/rectify',
  exchangeInvoices: 'POST /invoices/exchange',
  createRebate: 'POST /invoices/rebate',
} as const;

/** The refusals that GraphQL has been heard to say too. */
const heard = new Set<string>();

/** What the server says of it, once both doors have said the same: of each refusal once, by `test:long` always. */
export async function askedByBoth(
  app: TestApp,
  { token }: Person,
  operation: keyof typeof REFUSED_ROWS,
  variables: { id?: string; input: object },
): Promise<Outcome> {
  const outcome = await restDoor(REFUSED_ROWS[operation])(app, variables, { token });
  const { code, error, fields } = outcome;
  const refusal = JSON.stringify([operation, code, error, fields]);
  if (code !== null && heard.has(refusal) && !IS_LONG) return outcome;
  heard.add(refusal);
  expect(await graphqlDoor(operation)(app, variables, { token })).toMatchObject({
    code,
    error,
    ...(fields && { fields }),
  });
  return outcome;
}

/** What is refused of it and on which fields, once both doors have said the same. */
export async function refusedByBoth(
  ...asked: Parameters<typeof askedByBoth>
): Promise<[status: number, fields: Record<string, string> | undefined]> {
  const { status, fields } = await askedByBoth(...asked);
  return [status, fields];
}
