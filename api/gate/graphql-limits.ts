import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 10;
export const MAX_TOKENS = 1000;
export const MAX_DOCUMENT_BYTES = 100_000;

/** A refusal is reported as any other flaw of the document; the library's own way of throwing it becomes a 500. */
const reported = (errorMessage: string) => ({
  exposeLimits: false,
  errorMessage,
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
});

/** Limits of a document, as validation rules. */
export const LIMIT_RULES: ValidationRule[] = [
  // A fragment is a way of writing, not a level of the answer.
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ...reported(`más de ${MAX_DEPTH} niveles`) }),
  maxAliasesRule({ n: MAX_ALIASES, allowList: [], ...reported(`más de ${MAX_ALIASES} alias`) }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...reported(`más de ${MAX_DIRECTIVES} directivas`) }),
] as unknown as ValidationRule[];
