import type { AuthChecker } from 'type-graphql';
import { allow, type Who } from '../platform/auth';
import type { Ctx } from '../platform/context';

/**
 * type-graphql's guard: every root field that is not public names who may call it. The gate has asked already, before
 * the input.
 */
export const authChecker: AuthChecker<Ctx, Who> = ({ context, info }, who) => {
  allow(context.viewer, who, info.parentType.name === 'Mutation');
  return true;
};
