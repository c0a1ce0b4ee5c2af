import {
  getArgumentValues,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields';
import { AppError } from '../platform/errors';
import { MAX_PAGE_SIZE, MAX_ROWS, PAGE_SIZE } from '../platform/graphql/page';
import type { Rows } from '../platform/graphql/rows';
import type { Asked, Variables } from './operation';

/** Lines of invoices are many and heavy: they have an account of their own. */
const MAX_LINES = 5000;
/** A list that nobody has counted. */
const UNKNOWN = 1000;

const tooMany = (what: string) =>
  new AppError('BAD_USER_INPUT', `Una respuesta lleva como mucho ${what}: pide menos por petición`);

type Values = Record<string, unknown>;

const isList = (field: GraphQLField<unknown, unknown>) =>
  isListType(isNonNullType(field.type) ? field.type.ofType : field.type);

/** Rows of a page, as the lists themselves read `page` and `limit`; what they refuse is theirs to refuse. */
function pageRows({ page, limit }: Values): number {
  if (page == null && limit == null) return MAX_ROWS;
  const isRefused = Number(page ?? 1) < 1 || Number(limit ?? 1) < 1 || Number(limit ?? 1) > MAX_PAGE_SIZE;
  if (isRefused) return 0;
  return typeof limit === 'number' ? limit : PAGE_SIZE;
}

function rowsOf(rows: Rows | undefined, own: Values, around: Values): number {
  if (rows === 'limit') return pageRows(around);
  if (rows === 'ids') return Array.isArray(own.ids) ? own.ids.length : 0;
  return rows ?? UNKNOWN;
}

/** Where a selection stands: how often it is answered, in a list or not, and the arguments of the field around it. */
interface Place {
  times: number;
  listed: boolean;
  around: Values;
}

/** Counts what an answer can come to at most, from the document and its variables alone. */
class Count {
  private rows = 0;
  private lines = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly asked: Asked,
    private readonly variables: Variables,
  ) {}

  get all(): number {
    return this.rows + this.lines;
  }

  add(type: GraphQLObjectType, fields: Map<string, readonly FieldNode[]>, place: Place): void {
    for (const nodes of fields.values()) {
      const field = type.getFields()[nodes[0]!.name.value];
      // Not __typename, nor the schema, which rules of their own bound.
      if (field && (isObjectType(getNamedType(field.type)) || field.extensions.onlyInDetail !== undefined))
        this.field(field, nodes, place);
    }
  }

  private field(
    field: GraphQLField<unknown, unknown>,
    nodes: readonly FieldNode[],
    { times, listed, around }: Place,
  ): void {
    const type = getNamedType(field.type);
    const own = getArgumentValues(field, nodes[0]!, this.variables);
    const list = isList(field);
    const here = list ? times * rowsOf(field.extensions.rows as Rows | undefined, own, around) : times;
    const refusal = field.extensions.onlyInDetail as string | undefined;
    if (refusal !== undefined) this.detail(refusal, listed, here);
    else if (list) this.spend(here);
    if (!isObjectType(type)) return;
    this.add(type, collectSubfields(this.schema, this.asked.fragments, this.variables, type, nodes), {
      times: here,
      listed: listed || list,
      around: own,
    });
  }

  private detail(refusal: string, listed: boolean, lines: number): void {
    if (listed) throw new AppError('BAD_USER_INPUT', refusal);
    this.lines += lines;
    if (this.lines > MAX_LINES) throw tooMany('las líneas de 5 facturas');
  }

  private spend(rows: number): void {
    this.rows += rows;
    if (this.rows > MAX_ROWS) throw tooMany('5.000 filas');
  }
}

/**
 * How many rows the answer can have. Throws BAD_USER_INPUT where they are more than one answer takes. Its variables
 * have been checked.
 */
export function checkAnswerSize(schema: GraphQLSchema, asked: Asked, variables: Variables): number {
  const count = new Count(schema, asked, variables);
  count.add(asked.root, asked.fields, { times: 1, listed: false, around: {} });
  return count.all;
}

/** Rows of an answer, or elements of an input, from which on an operation is a long one. */
export const LONG = 100;
