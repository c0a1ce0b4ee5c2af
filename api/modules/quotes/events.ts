import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids';
import { sendingStatus } from '../delivery/deliveries';
import type { Quote } from './quote.entity';
import { QuoteEventRow } from './quote-event.entity';
import { QuoteEventKind, type QuoteEvent } from './quote.types';

/** Of each kind that its detail shows, so that no opening hides an answer: MOST_EVENTS of all four. */
const MOST_OF_A_KIND = 25;

/** What happened to a quote last, newest first; of a mail what became of it. */
export async function eventsOf(em: EntityManager, tenantId: string, quoteId: string): Promise<QuoteEvent[]> {
  const rows = await em.query(
    `SELECT e.id, e.kind, e.words, e.email, e.link_id, e.created_at, m.status, m.last_error, coalesce(u.name, u.email) AS by
       FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY created_at DESC, id DESC) AS place
               FROM quote_events WHERE tenant_id = $1 AND quote_id = $2) e LEFT JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.user_id
       LEFT JOIN mails m ON m.tenant_id = e.tenant_id AND m.id = e.mail_id
      WHERE e.place <= ${MOST_OF_A_KIND} ORDER BY e.created_at DESC, e.id DESC`,
    [tenantId, quoteId],
  );
  return rows.map((row: Record<string, never>) => {
    const isMail = row.kind === QuoteEventKind.sent;
    return {
      id: row.id,
      kind: row.kind,
      words: isMail ? null : row.words,
      byLink: !isMail && row.link_id !== null,
      by: row.by,
      email: row.email,
      ...(isMail ? sendingStatus(row.status, row.last_error) : { status: null, reason: null }),
      createdAt: row.created_at,
    };
  });
}

type Noted = Pick<QuoteEventRow, 'kind'> &
  Partial<Pick<QuoteEventRow, 'words' | 'email' | 'mailId' | 'linkId' | 'userId'>>;

export async function noteEvent(
  em: EntityManager,
  { tenantId, id: quoteId }: Pick<Quote, 'tenantId' | 'id'>,
  at: Date,
  noted: Noted,
  id = newId(at.getTime()),
): Promise<void> {
  const nothing = { words: null, email: null, mailId: null, linkId: null, userId: null };
  await em.insert(QuoteEventRow, { tenantId, id, quoteId, ...nothing, ...noted, createdAt: at });
}
