import { viewerOf } from '../modules/sign-in/session';
import { Ctx, type Caller, type Services } from '../platform/context';

/** The context of one request: who asks, by the token it came with. */
export async function contextFor(services: Services, caller: Caller): Promise<Ctx> {
  const viewer = await viewerOf(services.db, caller.authorization, services.now());
  return new Ctx(services, caller, viewer);
}
