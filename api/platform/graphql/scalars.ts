import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { plain } from '../../../schema/decimal';
import { isCalendarDate } from '../dates';

const PLAIN_DECIMAL = /^-?\d{1,15}(\.\d{1,12})?$/;

function readDecimal(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text))
    throw new GraphQLError('Escribe un número, por ejemplo 12.50');
  return text;
}

function readDate(value: unknown): string {
  if (typeof value !== 'string' || !isCalendarDate(value))
    throw new GraphQLError('Escribe una fecha que exista, con la forma AAAA-MM-DD');
  return value;
}

const literal = (read: (value: unknown) => string) => (node: ValueNode) =>
  read(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null);

/** Exact decimals travel as strings; numbers are taken too, as long as they carry no exponent. */
export const DecimalScalar = new GraphQLScalarType({
  name: 'Decimal',
  description:
    'Exact decimal amount (euros) or quantity, as a string with at least two decimals and no exponent: "121.00". Numbers are accepted as input.',
  serialize: value => plain(String(value)),
  parseValue: readDecimal,
  parseLiteral: literal(readDecimal),
});

export const DateScalar = new GraphQLScalarType({
  name: 'Date',
  description: 'Calendar date YYYY-MM-DD; the fiscal day is that of Europe/Madrid.',
  serialize: value => String(value),
  parseValue: readDate,
  parseLiteral: literal(readDate),
});

export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'Instant in UTC, ISO 8601.',
  serialize: value => (value instanceof Date ? value : new Date(String(value))).toISOString(),
});
