/**
 * What a refusal says, whichever door it came through. `message` is null where the server said nothing fit for people.
 */
interface Failure {
  code: string;
  message: string | null;
  fields: Record<string, string>;
}

interface GraphQLFailure {
  message: string;
  extensions?: ErrorBody;
}
interface ApolloShape {
  errors?: readonly GraphQLFailure[];
  statusCode?: number;
  bodyText?: string;
}
interface ErrorBody {
  message?: unknown;
  error?: unknown;
  code?: unknown;
  fields?: unknown;
}

const SILENCE: Record<number, string> = {
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};
const UNSPEAKING = ['OFFLINE', 'INTERNAL', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'];
const NO_VERDICT = ['OFFLINE', 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED'];

/** True where the server did not judge: no answer came, or it could not work. */
export const isSilence = (failure: Failure) => NO_VERDICT.includes(failure.code);

export function failureOf(error: unknown): Failure {
  if (error instanceof FileRefused) return error.failure;
  // Apollo's errors by their shape: by their class the sign-in would load Apollo.
  const { errors, statusCode, bodyText } = Object(error) as ApolloShape;
  if (errors?.length) return fromGraphQL(errors[0]);
  if (statusCode) return failureOfBody(statusCode, bodyText ?? '');
  return { code: 'OFFLINE', message: null, fields: {} };
}

/** The server's words where it has some, else the catalogue's. */
export const errorText = (error: unknown, fallback: string) => failureOf(error).message ?? fallback;

const ADVICE: Record<string, string> = {
  OFFLINE: 'Sin conexión. Vuelve a intentarlo con ella.',
  UNAVAILABLE: 'El servicio no contesta. Espera un momento.',
  UPSTREAM_UNAVAILABLE: 'No depende de ti. Espera un momento.',
  RATE_LIMITED: 'Espera un momento y repítelo.',
  INTERNAL: 'Es un fallo nuestro. Vuelve a intentarlo.',
  INTERNAL_SERVER_ERROR: 'Es un fallo nuestro. Vuelve a intentarlo.',
  CONFLICT: 'Recarga para ver cómo está ahora.',
  NOT_FOUND: 'Puede que ya no exista: recarga la lista.',
};

/** A refusal of two halves says by itself what to do. */
const SAYS_WHAT_TO_DO = /[.:;]\s/;

/** Cause and next step, where the words of the refusal do not say them. */
export function adviceOf(error: unknown): string | undefined {
  const { code, fields, message } = failureOf(error);
  if (code === 'CONFLICT' && SAYS_WHAT_TO_DO.test(message ?? '') && !Object.keys(fields).length) return undefined;
  return Object.keys(fields).length ? 'Corrige lo que está marcado.' : ADVICE[code];
}

export function failureOfBody(status: number, text: string): Failure {
  const unread = {
    code: status === 401 ? 'UNAUTHENTICATED' : (SILENCE[status] ?? 'INTERNAL'),
    message: null,
    fields: {},
  };
  try {
    const body: { errors?: GraphQLFailure[] } & ErrorBody = JSON.parse(text);
    return body.errors?.length ? fromGraphQL(body.errors[0]) : speak(body.code ?? unread.code, body.error, body.fields);
  } catch {
    return unread;
  }
}

function fromGraphQL(error: GraphQLFailure): Failure {
  return speak(error.extensions?.code, error.message, error.extensions?.fields);
}

function speak(code: unknown, message: unknown, fields: unknown): Failure {
  const name = String(code ?? 'INTERNAL');
  return {
    code: name,
    message: message && !UNSPEAKING.includes(name) ? String(message) : null,
    fields: byField(fields),
  };
}

/** The form knows `nif`, the server says `input.nif`. */
function byField(fields: unknown): Record<string, string> {
  const entries = fields && typeof fields === 'object' ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([path, message]) => [path.replace(/^input\./, ''), String(message)]));
}

/** A refused download. */
export class FileRefused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message ?? failure.code);
  }
}
