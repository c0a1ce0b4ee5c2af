import { IsNull, type EntityManager } from 'typeorm';
import { containing } from '../../platform/search';
import { owed } from '../invoices/collect/owed';
import type { DataRequest } from './data-request.entity';
import { MOST_CARDS, type RequestSubject, type SubjectCustomer } from './subject.types';
import { User } from '../users/user.entity';

export interface Person {
  tenantId: string;
  ids: string[];
  nif: string;
}

/**
 * The person who asks, as the company knows them: cards with their tax number, or where none has it with their email,
 * which people may share with others; and the number on invoices without a card.
 */
export async function personOf(
  em: EntityManager,
  { tenantId, nif, email }: DataRequest,
): Promise<Person & { customers: SubjectCustomer[] }> {
  const customers: SubjectCustomer[] = await em.query(
    `SELECT id, name, nif, email, created_at AS "createdAt", deleted_at IS NOT NULL AS deleted, restricted_at AS "restrictedAt", objected_at AS "objectedAt"
       FROM customers c WHERE tenant_id = $1 AND erased_at IS NULL
        AND (nif = $2 OR (lower(email) = $3 AND NOT EXISTS (SELECT FROM customers o WHERE o.tenant_id = $1 AND o.erased_at IS NULL AND o.nif = $2))) ORDER BY created_at, id LIMIT ${MOST_CARDS}`,
    [tenantId, nif ?? '', email],
  );
  // Known by their email, their invoices without a card are known by the number of their card.
  const [own = '', ...others] = new Set(customers.map(each => each.nif));
  return { tenantId, ids: customers.map(({ id }) => id), nif: nif ?? (others.length === 0 ? own : ''), customers };
}

/** Condition on invoices `i`: theirs. With $1 the company, $2 the cards, $3 the number, $4 what finds it. */
export const THEIRS = `i.tenant_id = $1
   AND (i.customer_id = ANY($2) OR (i.customer_id IS NULL AND $3 <> '' AND i.search LIKE $4 AND i.customer_nif = $3))`;
export const theirs = ({ tenantId, ids, nif }: Person): unknown[] => [tenantId, ids, nif, containing(nif)];

/** What they are called on their cards and on the invoices that were issued to them. */
export async function theirNames(em: EntityManager, person: Person): Promise<string[]> {
  const rows: { name: string }[] = await em.query(
    `SELECT name FROM customers WHERE tenant_id = $1 AND id = ANY($2) AND erased_at IS NULL
     UNION SELECT i.customer_name FROM invoices i WHERE ${THEIRS} AND i.customer_name IS NOT NULL LIMIT ${MOST_CARDS}`,
    theirs(person),
  );
  return rows.map(({ name }) => name);
}

/** Why what is held cannot be separated from somebody else's; null: it can. */
export function severalPeople({ customers }: { customers: SubjectCustomer[] }): string | null {
  const people = new Set(customers.map(({ nif }) => nif)).size;
  return people > 1
    ? `Ese email está en las fichas de ${people} NIF distintos: anota otra solicitud con el NIF de quien lo pide, y rechaza esta.`
    : null;
}

/** What the company holds about the person who asks. */
export async function subjectOf(em: EntityManager, request: DataRequest): Promise<RequestSubject> {
  const person = await personOf(em, request);
  const [[counted], isUser] = await Promise.all([
    em.query(
      `SELECT count(*) FILTER (WHERE status <> 'draft')::int AS invoices, count(*) FILTER (WHERE status = 'draft')::int AS drafts,
              coalesce(sum(${owed('i')}) FILTER (WHERE status = 'issued'), 0)::numeric(16, 2)::text AS unpaid FROM invoices i WHERE ${THEIRS}`,
      theirs(person),
    ),
    em.existsBy(User, { tenantId: request.tenantId, email: request.email, deletedAt: IsNull() }),
  ]);
  return { id: request.id, customers: person.customers, ...counted, isUser };
}
