import { apollo } from './apollo';
import { MeDocument } from '../gql/auth';
import { account } from '../test/people';

const answer = {
  ok: true,
  status: 200,
  headers: new Map([['content-type', 'application/json']]),
  text: async () => JSON.stringify({ data: { me: { __typename: 'Session', ...account('admin') } } }),
};
let sent: { url: string; init: RequestInit }[];
let arrive: () => void;

beforeEach(() => {
  sent = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Promise((resolve, reject) => {
      arrive = () => resolve(answer);
      init.signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
  }) as unknown as typeof fetch;
});
afterEach(() => apollo.clearStore());

const ask = () => apollo.query({ query: MeDocument, fetchPolicy: 'network-only' });
const headers = () => new Headers(sent[0].init.headers);

test('every call is JSON, with the stored token as Bearer where there is one', async () => {
  localStorage.setItem('token', 'stored');
  const asked = ask();
  arrive();
  await asked;
  expect(sent[0].url).toBe('/graphql');
  expect(headers().get('content-type')).toBe('application/json');
  expect(headers().get('authorization')).toBe('Bearer stored');
});

test('without a token there is no Authorization', async () => {
  const asked = ask();
  arrive();
  await asked;
  expect(headers().has('authorization')).toBe(false);
});

test('an answer is waited for as long as it takes', async () => {
  jest.useFakeTimers();
  const asked = ask();
  await jest.advanceTimersByTimeAsync(3_600_000);
  jest.useRealTimers();
  arrive();
  expect((await asked).data?.me.user.email).toBe('lucia@estudio.example');
});
