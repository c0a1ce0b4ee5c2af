type Variables = Record<string, unknown>;
interface GraphQLFailure {
  message: string;
  extensions: { code: string; fields?: Record<string, string> };
}
type Answer = { data: Record<string, unknown> } | { errors: GraphQLFailure[] };
type Handler = (variables: never, authorization: string | undefined) => Answer | Promise<Answer>;

export interface Call {
  operation: string;
  variables: Variables;
  authorization: string | undefined;
  /** Under which it may be done once. */
  key?: string;
}

export const data = (value: Record<string, unknown>): Answer => ({ data: value });

export const refusal = (code: string, message: string, fields?: Record<string, string>): Answer => ({
  errors: [{ message, extensions: { code, fields } }],
});

/** An answer that never comes. */
export const never = () => new Promise<Answer>(() => undefined);

/** No answer: the network is down. */
export const silence = () => Promise.reject(new TypeError('Failed to fetch'));

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Map([['content-type', 'application/graphql-response+json']]),
  text: async () => JSON.stringify(body),
});

/** A mail as it would arrive. */
export const letterShown = (subject: string, html: string) => ({
  __typename: 'LetterShown',
  ...{ from: 'Estudio Marea, S.L.', replyTo: 'lucia@marea.example', subject, html },
});

/** The mail of an invoice as it would arrive. */
export const letterOf = (id: string, subject: string, html: string) => ({
  __typename: 'InvoiceDelivery',
  id,
  letter: letterShown(subject, html),
});

/** What pages ask beside what their test is about: how many invoices there are, an invoice that was sent to nobody. */
const USUAL: Record<string, Handler> = {
  InvoiceCounts: () =>
    data({ invoiceCounts: { __typename: 'InvoiceCounts', all: 312, open: 7, overdue: 3, drafts: 1 } }),
  DueWeeks: () => data({ dueWeeks: [] }),
  InvoiceReminders: ({ id }: { id: string }) =>
    data({
      invoiceReminders: {
        __typename: 'InvoiceReminders',
        id,
        on: true,
        customerOn: true,
        answerId: null,
        unratedFrom: null,
        overdue: null,
        letters: [],
      },
    }),
  InvoiceLetter: ({ id }: { id: string }) => data({ invoiceDelivery: letterOf(id, 'Factura', '<p>Hola</p>') }),
  InvoiceDelivery: ({ id }: { id: string }) =>
    data({
      invoiceDelivery: {
        __typename: 'InvoiceDelivery',
        id,
        to: [],
        text: 'Hola',
        replyTo: null,
        sendings: [],
        link: null,
        answers: [],
      },
    }),
};

/** Stands for the server at the only place where the client touches it; answers each operation by its name. */
export function serve(handlers: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  const fetch = async (_url: string, init: { body: string; headers: Record<string, string> }) => {
    const { operationName, variables } = JSON.parse(init.body);
    const { authorization } = init.headers;
    calls.push({ operation: operationName, variables, authorization, key: init.headers['idempotency-key'] });
    const handler = handlers[operationName] ?? USUAL[operationName];
    if (!handler) return reply(200, refusal('INTERNAL', `no handler for ${operationName}`));
    const answer = await handler(variables as never, authorization);
    const unknown = 'errors' in answer && answer.errors[0].extensions.code === 'UNAUTHENTICATED';
    return reply(unknown ? 401 : 200, answer);
  };
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return calls;
}
