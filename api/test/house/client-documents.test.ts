import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isListType, isNonNullType, Kind, parse, typeFromAST, type OperationDefinitionNode } from 'graphql';
import { checkAnswerSize } from '../../gate/answer-size';
import { operationOf, type Variables } from '../../gate/operation';
import { schema } from '../../gate/schema';

const WEB = join(__dirname, '../../../web/src');
const text = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.graphql'))
  .map(path => readFileSync(join(WEB, path), 'utf8'))
  .join('\n');
const operations = parse(text).definitions.filter(
  (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
);

const PLAIN: Variables = { Int: 50, Boolean: true };

/** A value of each variable: how many rows come hangs on numbers and lists alone. */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => {
      const whole = typeFromAST(schema(), type as never);
      const own = isNonNullType(whole) ? whole.ofType : whole;
      return [variable.name.value, isListType(own) ? ['x'] : (PLAIN[String(own)] ?? 'x')];
    }),
  );

const sizeOf = (document: string, name: string, variables: Variables) =>
  checkAnswerSize(schema(), operationOf(schema(), parse(document), variables, name), variables);

test('the client has documents', () => expect(operations.length).toBeGreaterThan(100));

test.each(operations.map(each => [each.name!.value, each] as const))(
  '%s asks for nothing that the gate refuses in a list, and for no more rows than an answer takes',
  (name, operation) => {
    expect(sizeOf(text, name, variablesOf(operation))).toBeGreaterThanOrEqual(0);
  },
);

test('what is of one invoice alone is refused of several', () => {
  const document = 'mutation Pay($ids: [ID!]!) { payInvoices(ids: $ids) { id rectifiedBy { id } } }';
  expect(() => sizeOf(document, 'Pay', { ids: ['x'] })).toThrow(/no van en listas/);
});
