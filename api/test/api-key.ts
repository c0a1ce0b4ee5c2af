import type { Person } from './build';
import type { TestApp } from './harness';

/** An API key of the company that may write: its bearer token. */
export async function buildKeyToken(app: TestApp, owner: Person): Promise<string> {
  const { body } = await app.gql(
    'mutation { createApiKey(input: { name: "Programa", scope: write }) { token } }',
    {},
    { token: owner.token },
  );
  return body.data.createApiKey.token;
}
