import { type EntityManager, In, IsNull } from 'typeorm';
import { normaliseNif } from '../../../schema/nif';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { optionalWindow, pagination } from '../../platform/graphql/page';
import { containing, searchKey } from '../../platform/search';
import { blankToNull } from '../../platform/graphql/validation';
import { emailKey } from '../sign-in/sign-in';
import { logActivity } from '../activity/activity';
import {
  DataRequest,
  RequestSource,
  RequestStatus,
  type DataRequestPage,
  type RequestAssignee,
  type RequestType,
} from './data-request.entity';
import type { DataRequestArgs, DataRequestInput, DataRequestUpdate } from './data-requests.inputs';
import { dueFrom } from '../../../schema/privacy/answer-due';
import { User } from '../users/user.entity';

/**
 * Those who answer for the data: a company's admins, in whatever state it is, and the superadmin for what has no
 * company.
 */
export const ANSWERING: Who[] = ['admin', 'superadmin', 'suspended'];

export const RIGHTS: Record<RequestType, string> = {
  access: 'acceso',
  rectification: 'rectificación',
  erasure: 'supresión',
  portability: 'portabilidad',
  restriction: 'limitación',
  objection: 'oposición',
};

const missing = () => notFound('Solicitud no encontrada');
/** Nobody sees a request of the public form before its link was opened. */
const SHOWN = `(r.source = 'app' OR r.verifiedAt IS NOT NULL)`;
const OPEN = [RequestStatus.pending, RequestStatus.in_progress];
export const isOpen = ({ status }: Pick<DataRequest, 'status'>) => OPEN.includes(status);

/** A request as it begins. */
export function newRequest(
  ctx: Ctx,
  input: DataRequestInput,
  { tenantId, id, source }: Pick<DataRequest, 'tenantId' | 'id' | 'source'>,
): DataRequest {
  const fields = {
    email: emailKey(input.email),
    name: blankToNull(input.name),
    nif: normaliseNif(input.nif ?? '') || null,
    description: blankToNull(input.description),
  };
  return Object.assign(new DataRequest(), {
    tenantId,
    id,
    source,
    requestType: input.requestType,
    ...fields,
    search: searchKey(fields.name, fields.nif, fields.email),
    status: RequestStatus.pending,
    policyVersion: null,
    createdAt: ctx.now(),
    verifiedAt: null,
    dueOn: source === RequestSource.app ? dueFrom(dayOf(ctx.now())) : null,
    completedAt: null,
    assignedUserId: null,
    notes: null,
    assignedUser: null,
  });
}

/** Written down inside the product: it stands in the list at once. */
export async function noteRequest(
  em: EntityManager,
  ctx: Ctx,
  input: DataRequestInput,
  id: string,
): Promise<DataRequest> {
  const request = newRequest(ctx, input, { tenantId: ctx.user.tenantId, id, source: RequestSource.app });
  await em.insert(DataRequest, request);
  await logActivity(em, ctx, {
    action: 'data_request_created',
    entityType: 'data_request',
    entityId: id,
    description: `Solicitud de ${RIGHTS[request.requestType]} anotada`,
    riskLevel: 'medium',
  });
  return request;
}

async function withAssignees(em: EntityManager, requests: DataRequest[]): Promise<DataRequest[]> {
  const ids = requests.flatMap(({ assignedUserId }) => assignedUserId ?? []);
  const people: RequestAssignee[] =
    ids.length === 0 ? [] : await em.findBy(User, { tenantId: requests[0]!.tenantId, id: In(ids) });
  const byId = new Map(people.map(each => [each.id, each]));
  return requests.map(request =>
    Object.assign(request, { assignedUser: (request.assignedUserId && byId.get(request.assignedUserId)) || null }),
  );
}

/** The company's requests; the superadmin's are those without a known company. */
export async function listRequests(em: EntityManager, ctx: Ctx, args: DataRequestArgs): Promise<DataRequestPage> {
  const window = optionalWindow(args.page, args.limit);
  const query = em.createQueryBuilder(DataRequest, 'r').where(
    `r.tenantId = :tenantId
     AND ${SHOWN}`,
    { tenantId: ctx.user.tenantId },
  );
  if (args.search?.trim()) query.andWhere('r.search LIKE :search', { search: containing(args.search) });
  if (args.status) query.andWhere('r.status = :status', { status: args.status });
  if (args.requestType) query.andWhere('r.requestType = :type', { type: args.requestType });
  query
    .orderBy('r.completedAt', 'DESC', 'NULLS FIRST')
    .addOrderBy('r.dueOn')
    .addOrderBy('r.id')
    .offset(window.offset)
    .limit(window.limit);
  const [items, total] = await query.getManyAndCount();
  return { items: await withAssignees(em, items), pagination: pagination(window, total) };
}

/** `lock`: until the transaction ends nobody else moves it. */
export async function findRequest(em: EntityManager, ctx: Ctx, id: string, lock = false): Promise<DataRequest> {
  const query = em.createQueryBuilder(DataRequest, 'r').where(
    `r.tenantId = :tenantId AND r.id = :id
     AND ${SHOWN}`,
    { tenantId: ctx.user.tenantId, id: checkId(id) },
  );
  const request = await (lock ? query.setLock('pessimistic_write') : query).getOne();
  if (!request) throw missing();
  return (await withAssignees(em, [request]))[0]!;
}

async function checkAssignee(em: EntityManager, ctx: Ctx, given: string | null | undefined): Promise<string | null> {
  if (!given) return null;
  const id = checkId(given, 'assignedUserId');
  if (!(await em.existsBy(User, { tenantId: ctx.user.tenantId, id, deletedAt: IsNull() })))
    throw notFound('Usuario no encontrado');
  return id;
}

/** Moves a request on. Completed and rejected are final: then only its notes and who answered it can change. */
export async function updateRequest(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  input: DataRequestUpdate,
): Promise<DataRequest> {
  const request = await findRequest(em, ctx, id, true);
  const { status } = input;
  if (status !== request.status && (!isOpen(request) || status === RequestStatus.pending)) {
    throw conflict(isOpen(request) ? 'La solicitud ya está en curso' : 'La solicitud ya está respondida', {
      status: 'Este cambio no es posible',
    });
  }
  // What is not sent stays as it is.
  const assignedUserId =
    input.assignedUserId === undefined ? request.assignedUserId : await checkAssignee(em, ctx, input.assignedUserId);
  const notes = input.notes === undefined ? request.notes : blankToNull(input.notes);
  const change = {
    status,
    assignedUserId,
    notes,
    completedAt: isOpen({ status }) ? null : (request.completedAt ?? ctx.now()),
  };
  await em.update(DataRequest, { tenantId: request.tenantId, id: request.id }, change);
  if (status !== request.status) await noteProcessed(em, ctx, request, status);
  return (await withAssignees(em, [Object.assign(request, change)]))[0]!;
}

const STATES: Record<RequestStatus, string> = {
  pending: 'pendiente',
  in_progress: 'en curso',
  completed: 'completada',
  rejected: 'rechazada',
};

const noteProcessed = (em: EntityManager, ctx: Ctx, { id, requestType }: DataRequest, status: RequestStatus) =>
  logActivity(em, ctx, {
    action: 'data_request_processed',
    entityType: 'data_request',
    entityId: id,
    description: `Solicitud de ${RIGHTS[requestType]}: ${STATES[status]}`,
    riskLevel: 'medium',
  });
