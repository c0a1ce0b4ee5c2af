import { Arg, Authorized, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { DataRequest, RequestType } from './data-request.entity';
import { ANSWERING, findRequest, RIGHTS } from './data-requests';
import { eraseData } from './erase';
import { showPlan } from './erasure-plan';
import { object, openRequest, restrict } from './rights';
import { personOf, severalPeople, subjectOf } from './subject';
import { ErasurePlan, RequestSubject } from './subject.types';

@Resolver()
export class RightsResolver {
  @Authorized(ANSWERING)
  @Query(() => RequestSubject, { description: 'What the company holds of whoever made a request.' })
  requestSubject(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RequestSubject> {
    return ctx.read(async em => subjectOf(em, await findRequest(em, ctx, id)));
  }

  @Authorized(ANSWERING)
  @Query(() => DataRequest, {
    description:
      'Begins the ZIP of what is held on a person, for a request of access or portability; the facade streams it.',
  })
  dataRequestExport(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<DataRequest> {
    return ctx.tx(async em => {
      const request = await openRequest(em, ctx, id, [RequestType.access, RequestType.portability]);
      const mixed = severalPeople(await personOf(em, request));
      if (mixed) throw conflict(mixed);
      await logActivity(em, ctx, {
        action: 'export',
        entityType: 'data_request',
        entityId: request.id,
        description: `Datos personales exportados para una solicitud de ${RIGHTS[request.requestType]}`,
        riskLevel: 'high',
      });
      return request;
    });
  }

  @Authorized(ANSWERING)
  @Mutation(() => RequestSubject, {
    description:
      'Restricts the cards of whoever asks (limitación), or lifts it: nobody invoices to them, changes or deletes them.',
  })
  restrictData(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('on', () => Boolean, { description: 'False: lift it.' }) on: boolean,
    @Context() ctx: Ctx,
  ): Promise<RequestSubject> {
    return ctx.tx(em => restrict(em, ctx, id, on));
  }

  @Authorized(ANSWERING)
  @Mutation(() => RequestSubject, {
    description: 'Marks the cards of whoever objects (oposición) and withdraws their consents.',
  })
  recordObjection(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<RequestSubject> {
    return ctx.tx(em => object(em, ctx, id));
  }

  @Authorized(ANSWERING)
  @Query(() => ErasurePlan, { description: 'What erasing whoever asks would do today, or did.' })
  erasurePlan(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<ErasurePlan> {
    return ctx.read(async em => showPlan(em, ctx, await findRequest(em, ctx, id)));
  }

  @Authorized(ANSWERING)
  @Mutation(() => ErasurePlan, { description: 'Carries the plan out: it cannot be undone, and answers the request.' })
  eraseData(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<ErasurePlan> {
    return eraseData(ctx, id);
  }
}
