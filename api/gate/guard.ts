import { GraphQLError } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { allow, type Who } from '../platform/auth';
import type { Ctx } from '../platform/context';
import { AppError } from '../platform/errors';
import type { Asked } from './operation';

let whoMay: Map<string, Who[]> | undefined;

/** Who may call each root field, as its resolver says; a field that says nothing is public. */
function rights(): Map<string, Who[]> {
  if (!whoMay) {
    const { queries, mutations } = getMetadataStorage();
    const pairs = [
      ...queries.map(each => ['Query', each] as const),
      ...mutations.map(each => ['Mutation', each] as const),
    ];
    whoMay = new Map(
      pairs.flatMap(([type, { schemaName, roles }]) => (roles ? [[`${type}.${schemaName}`, roles as Who[]]] : [])),
    );
  }
  return whoMay;
}

/** The refusal of a root field, and where it stands in the answer. */
export class RootRefused extends AppError {
  constructor(
    { code, message }: AppError,
    readonly at: GraphQLError,
  ) {
    super(code, message);
  }
}

/**
 * Asks for each root field whether its caller may, before anything else of the request is looked at. One that they may
 * not refuses the whole operation: of several mutations none is done.
 */
export function guard({ root, fields }: Asked, { viewer }: Ctx): void {
  for (const [key, [node]] of fields) {
    const who = rights().get(`${root.name}.${node!.name.value}`);
    try {
      if (who) allow(viewer, who, root.name === 'Mutation');
    } catch (error) {
      throw error instanceof AppError
        ? new RootRefused(error, new GraphQLError(error.message, { path: [key], nodes: node }))
        : error;
    }
  }
}
