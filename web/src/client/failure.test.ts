import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { adviceOf, errorText, failureOf, failureOfBody, isSilence } from './failure';

const graphql = (code: string, message: string, fields?: object) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields } }] });
const server = (statusCode: number, bodyText: string) =>
  new ServerError('refused', { response: { status: statusCode } as Response, bodyText });

test('a refusal through GraphQL keeps code, words and fields', () => {
  expect(
    failureOf(
      graphql('CONFLICT', 'Ya existe', { 'input.email': 'Ya tiene cuenta', 'input.lines.0.price': 'Mayor que 0' }),
    ),
  ).toEqual({
    code: 'CONFLICT',
    message: 'Ya existe',
    fields: { email: 'Ya tiene cuenta', 'lines.0.price': 'Mayor que 0' },
  });
});

test('a refusal by status is read from its body', () => {
  expect(
    failureOf(server(401, '{"errors":[{"message":"Inicia sesión","extensions":{"code":"UNAUTHENTICATED"}}]}')),
  ).toEqual({ code: 'UNAUTHENTICATED', message: 'Inicia sesión', fields: {} });
  expect(failureOf(server(403, '{"error":"No puedes","code":"FORBIDDEN"}'))).toMatchObject({
    code: 'FORBIDDEN',
    message: 'No puedes',
  });
});

test('a body that cannot be read is judged by its status', () => {
  expect(failureOfBody(401, '<html>').code).toBe('UNAUTHENTICATED');
  expect(failureOfBody(503, '').code).toBe('UNAVAILABLE');
  expect(failureOfBody(500, 'null')).toEqual({ code: 'INTERNAL', message: null, fields: {} });
  const unread = new ServerParseError(new SyntaxError('x'), {
    response: { status: 502 } as Response,
    bodyText: '<html>',
  });
  expect(isSilence(failureOf(unread))).toBe(true);
});

test('what fell over inside of the server, or never came, leaves the words to the catalogue', () => {
  expect(errorText(graphql('INTERNAL', 'Error interno'), 'Error cargando clientes')).toBe('Error cargando clientes');
  expect(errorText(new TypeError('Failed to fetch'), 'Error cargando clientes')).toBe('Error cargando clientes');
  expect(errorText(graphql('FORBIDDEN', 'La empresa está suspendida'), 'x')).toBe('La empresa está suspendida');
});

test('only what did not judge leaves the session alone', () => {
  expect(
    [
      new TypeError('x'),
      graphql('UNAVAILABLE', 'x'),
      graphql('RATE_LIMITED', 'x'),
      graphql('INTERNAL', 'x'),
      graphql('UNAUTHENTICATED', 'x'),
    ].map(error => isSilence(failureOf(error))),
  ).toEqual([true, true, true, false, false]);
});

test.each([
  ['the network is down', new TypeError('Failed to fetch'), 'Sin conexión. Vuelve a intentarlo con ella.'],
  [
    'a field is wrong',
    { errors: [{ message: 'Revisa los datos', extensions: { code: 'BAD_USER_INPUT', fields: { nif: 'mal' } } }] },
    'Corrige lo que está marcado.',
  ],
  [
    'the refusal says it by itself',
    {
      errors: [
        {
          message: 'Ya envías facturas a la AEAT: sube otro certificado en su lugar',
          extensions: { code: 'CONFLICT' },
        },
      ],
    },
    undefined,
  ],
  [
    'something changed meanwhile',
    { errors: [{ message: 'Ya está anulada', extensions: { code: 'CONFLICT' } }] },
    'Recarga para ver cómo está ahora.',
  ],
  [
    'the words say it all',
    { errors: [{ message: 'Tu plan no lo incluye', extensions: { code: 'FORBIDDEN' } }] },
    undefined,
  ],
])('where %s, what to do next is said', (_, error, advice) => expect(adviceOf(error)).toBe(advice));
