import { randomUUID } from 'node:crypto';
import { n43Of } from '../../../schema/bank/specimen';
import type { Movement } from '../../../schema/bank/statement';
import { buildInvoice, type Person } from '../build';
import { formAsk } from '../forms';
import type { Answer, Body, TestApp } from '../harness';

export const ACCOUNT = '210004180200051332';
/** What a company calls the account of a table that does not say it. */
export const NAMED = 'Cuenta corriente';

type Some = Pick<Person, 'token'>;

/** What a browser's form sends. */
export const uploadStatement = async (
  app: TestApp,
  { token }: Some,
  file: Buffer | string,
  more: Record<string, string> = {},
): Promise<Answer<Body>> =>
  app.rest('POST', '/bank/statements', {
    token,
    ...(await formAsk({ file: Buffer.from(file), account: NAMED, ...more })),
  });

/** A file of Norma 43 with these movements. */
export const uploadN43 = (app: TestApp, person: Some, movements: Movement[]): Promise<Answer<Body>> =>
  uploadStatement(app, person, n43Of([{ code: ACCOUNT, movements }]));

export const movementsOf = async (app: TestApp, { token }: Some, state = 'open'): Promise<Body[]> =>
  (await app.rest('GET', `/bank/movements?state=${state}&limit=200`, { token })).body.movements;

/** What an upload and a match are called with. */
export const statementFile = (): { file: string; account: string } => ({
  account: NAMED,
  file: Buffer.from('Fecha;Concepto;Importe\n20/11/2026;Cobro;1,00').toString('base64'),
});
export const matchInput = (movementId: string, invoiceId: string): { input: object } => ({
  input: { matches: [{ movementId, invoiceIds: [invoiceId] }] },
});

/** A movement of a bank that came in. */
export async function buildMovement(app: TestApp, person: Person, given: Partial<Movement> = {}): Promise<string> {
  const text = given.text ?? `COBRO ${randomUUID()}`.toUpperCase();
  const { status } = await uploadN43(app, person, [{ date: '2026-11-20', amount: '1.00', ...given, text }]);
  if (status !== 201) throw new Error(`a statement was answered with ${status}`);
  return (await movementsOf(app, person)).find(each => each.text === text)!.id;
}

export const statementsOf = async (app: TestApp, { token }: Some): Promise<Body[]> =>
  (await app.rest('GET', '/bank/statements', { token })).body.statements;

/** A statement of a bank with one movement. */
export async function buildStatement(app: TestApp, person: Person): Promise<string> {
  await buildMovement(app, person);
  return (await statementsOf(app, person))[0]!.id;
}

/** A movement of which a collection was written down. */
export async function buildMatched(app: TestApp, person: Person): Promise<string> {
  const movementId = await buildMovement(app, person);
  const { id } = await buildInvoice(app, person);
  const { status } = await app.rest('POST', '/bank/matches', {
    token: person.token,
    body: { matches: [{ movementId, invoiceIds: [id] }] },
  });
  if (status !== 200) throw new Error(`a match was answered with ${status}`);
  return movementId;
}
