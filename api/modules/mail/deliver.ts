import { cut } from '../../../schema/text/cut';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  MailRefused,
  MailUnanswered,
  MOST_ATTACHED,
  type Attachment,
  type Letter,
  type Mailer,
} from '../../edges/mail';
import type { Db } from '../../platform/database/db';
import { mails } from '../../platform/log/metrics';
import type { JobIds } from '../../platform/jobs';
import type { BillingFacts } from './letter.types';
import { writeLetter, type Written } from './letters';
import { Mail, type MailKind, type OwnMailKind } from './mail.entity';

type Composed = Omit<Letter, 'messageId'>;

export interface Post {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  supportEmail: string;
  /** Whether the operator of this Folio sends for companies that let it. */
  operatorSends(): boolean;
  tokenOf(tokenId: string): string;
  /** The PDF of our invoice for a payment; null where there is none. */
  paperOf(invoiceId: string): Promise<{ name: string; pdf: Buffer } | null>;
  /** A company's invoice on its way to a customer; null where it must not go any more. */
  invoiceLetter(tenantId: string, deliveryId: string): Promise<Composed | null>;
  /** A reminder of what is overdue; likewise. `mayHaveGone`: a try before was never answered. */
  reminderLetter(tenantId: string, letterId: string, mayHaveGone: boolean): Promise<Composed | null>;
  /** A quote on its way to a customer; likewise. */
  quoteLetter(tenantId: string, eventId: string): Promise<Composed | null>;
  now(): Date;
}

interface Claimed {
  kind: MailKind;
  attempts: number;
  unanswered: number;
  token_id: string | null;
  about: string | null;
  to: string;
  name: string | null;
  role: string | null;
  company: string;
  verified: boolean;
  ends_on: string | null;
  empowered: boolean;
  billing: BillingFacts | null;
  valid: boolean;
}

/** Longer than a try can take: two workers never hold one mail at a time. */
const LEASE = '90 seconds';
/**
 * How long a sent mail is kept being noted as such in a database that is busy or away; within the lease, behind the
 * longest try.
 */
const KEEP_MS = 45_000;
const KEEP_EVERY_MS = 500;
/** After the server took the whole message and stayed silent: one more try, then it is for a person to look at. */
const MAX_UNANSWERED = 2;
/** Noted of a mail that nobody refused: what it was to say was so no longer. */
export const NO_LONGER = 'ya no viene al caso';

const DAY = (instant: string) => `(${instant} AT TIME ZONE 'Europe/Madrid')::date::text`;

/** Who reads it, what it is written from, and whether it still says what is so. */
const READ_READER = `
  SELECT u.email AS to, u.name, u.role, t.name AS company, u.email_verified_at IS NOT NULL AS verified, coalesce(r.due_on::text, ${DAY('c.not_after')}) AS ends_on,
         EXISTS (SELECT 1 FROM representations p WHERE p.tenant_id = t.tenant_id
           AND p.withdrawn_at IS NULL) AS empowered,
         json_build_object('plan', s.plan, 'status', s.status, 'trialEndsOn', ${DAY('s.trial_ends_at')}, 'periodEndsOn', ${DAY('s.current_period_end')},
           'graceEndsOn', ${DAY('s.grace_until')}, 'renews', s.status = 'active' AND NOT s.cancel_at_period_end, 'payment', CASE WHEN p.id IS NOT NULL THEN
             json_build_object('amount', p.amount::text, 'net', p.net::text, 'concept', p.concept, 'invoiceId', p.invoice_id) END) AS billing,
         u.deleted_at IS NULL AND CASE
           WHEN $3::uuid IS NOT NULL THEN EXISTS (SELECT 1 FROM one_time_tokens WHERE id = $3 AND expires_at > $4)
           WHEN $5 LIKE 'certificate%' THEN u.role = 'admin' AND c.not_after > $4
             AND c.not_after <= $4::timestamptz + interval '31 days'
           WHEN $5 LIKE 'trial%' THEN u.role = 'admin' AND s.status = 'trial' AND s.trial_ends_at > $4
           WHEN $5 = 'payment_failed' THEN u.role = 'admin' AND s.status = 'active' AND s.grace_until > $4
           WHEN $5 = 'subscription_cancelled' THEN u.role = 'admin'
             AND (s.cancel_at_period_end OR s.status = 'cancelled')
           WHEN $5 = 'data_request_received' THEN u.role IN ('admin', 'superadmin')
             AND r.status IN ('pending', 'in_progress')
           WHEN $5 = 'payment_received' THEN u.role = 'admin' AND p.net IS NOT NULL
           ELSE true END AS valid
    FROM users u JOIN tenants t ON t.tenant_id = u.tenant_id LEFT JOIN certificates c ON c.tenant_id = u.tenant_id
    LEFT JOIN subscriptions s ON s.tenant_id = u.tenant_id LEFT JOIN payments p ON p.tenant_id = u.tenant_id
      AND p.id = $6
    LEFT JOIN data_requests r ON r.tenant_id = u.tenant_id AND r.id = $6
   WHERE u.tenant_id = $1 AND u.id = $2`;

/** A stranger, known by what they ask for. */
const READ_STRANGER = `
  SELECT r.email AS to, NULL AS name, NULL AS role, '' AS company, false AS verified, NULL AS ends_on, false AS empowered, NULL AS billing,
         r.verified_at IS NULL AND EXISTS (SELECT 1 FROM one_time_tokens WHERE id = $3 AND expires_at > $4) AS valid
    FROM data_requests r WHERE r.tenant_id = $1 AND r.id = $2`;

/**
 * Takes a mail for this try; null when it is done. One that another worker holds is asked for again later, since that
 * worker may be dead. A mail that was `sending` when its worker died may have gone out: that counts as unanswered.
 */
async function claim({ db, now }: Post, { tenantId, id }: JobIds): Promise<Claimed | null> {
  return db.tx(tenantId, async em => {
    const [[mail]] = await em.query(
      `UPDATE mails
         SET status = 'sending', attempts = attempts + 1, lease_until = now() + interval '${LEASE}', unanswered = unanswered + (status = 'sending')::int
        WHERE tenant_id = $1 AND id = $2 AND (status = 'queued' OR (status = 'sending' AND lease_until < now()))
        RETURNING kind, attempts, unanswered, token_id, user_id, about`,
      [tenantId, id],
    );
    if (!mail) {
      if (await em.existsBy(Mail, { tenantId, id, status: 'sending' }))
        throw new Error('otro proceso está enviando este correo');
      return null;
    }
    // Who reads it is said by what it is about.
    if (['invoice', 'reminder', 'quote'].includes(mail.kind)) return { ...mail, valid: true };
    const [reader] = mail.user_id
      ? await em.query(READ_READER, [tenantId, mail.user_id, mail.token_id, now(), mail.kind, mail.about])
      : await em.query(READ_STRANGER, [tenantId, mail.about, mail.token_id, now()]);
    return { ...mail, ...reader };
  });
}

/** Writes what became of this try. `attempts` fences: a worker that wakes up late changes nothing. */
const settle = async (
  { db, now }: Post,
  { tenantId, id }: JobIds,
  mail: Claimed,
  status: 'queued' | 'sent' | 'doubtful' | 'failed',
  error: string | null,
  unanswered = mail.unanswered,
) => {
  await db.tx(tenantId, em =>
    em.query(
      `UPDATE mails SET status = $3, last_error = $4, unanswered = $5, lease_until = NULL, sent_at = CASE
       WHEN $3 = 'sent' THEN $6::timestamptz END
      WHERE tenant_id = $1 AND id = $2 AND status = 'sending'
        AND attempts = $7`,
      [tenantId, id, status, error, unanswered, now(), mail.attempts],
    ),
  );
  // Nobody refused it.
  mails.inc({ outcome: error === NO_LONGER ? 'dropped' : status });
};

/** Notes that a mail is sent, and insists: a note that is lost costs its reader a second mail. */
async function settleSent(post: Post, ids: JobIds, mail: Claimed): Promise<void> {
  const end = performance.now() + KEEP_MS;
  for (;;) {
    try {
      return void (await settle(post, ids, mail, 'sent', null));
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(KEEP_EVERY_MS);
    }
  }
}

const BILLING = '/app/billing';

/** Where a letter's button leads. */
const LINKS: Record<OwnMailKind, (token: string, mail: Pick<Claimed, 'about' | 'role'>) => string> = {
  reset: token => `/reset-password/${token}`,
  invitation: token => `/reset-password/${token}`,
  welcome: token => `/verify-email/${token}`,
  data_request: token => `/lopd/verify/${token}`,
  data_request_received: (_token, { about, role }) =>
    `/app/${role === 'superadmin' ? 'superadmin/requests' : 'lopd/requests'}/${about}`,
  invoice_answered: (_token, { about }) => `/app/invoices/${about}`,
  quote_answered: (_token, { about }) => `/app/quotes/${about}`,
  password_changed: () => '/forgot-password',
  api_key_created: () => '/app/settings?tab=api',
  certificate_30: () => '/app/settings?tab=verifactu',
  certificate_7: () => '/app/settings?tab=verifactu',
  payment_received: () => BILLING,
  payment_failed: () => BILLING,
  trial_7: () => BILLING,
  trial_1: () => BILLING,
  subscription_cancelled: () => BILLING,
};

/** Our invoice for the payment that a letter is about; without it where it is too long to be mailed. */
async function filesFor(post: Post, { kind, billing }: Claimed): Promise<Attachment[]> {
  const invoiceId = kind === 'payment_received' ? billing?.payment?.invoiceId : null;
  const paper = invoiceId ? await post.paperOf(invoiceId) : null;
  return paper && paper.pdf.length <= MOST_ATTACHED
    ? [{ name: paper.name, type: 'application/pdf', content: paper.pdf }]
    : [];
}

function letterOf(post: Post, kind: OwnMailKind, mail: Claimed, attached: boolean): Written {
  const { token_id: tokenId, name, verified, company, ends_on: endsOn, billing, empowered } = mail;
  const operator = post.operatorSends() ? (empowered ? 'does' : 'would') : null;
  const link = post.publicUrl + LINKS[kind](tokenId ? post.tokenOf(tokenId) : '', mail);
  return writeLetter(kind, {
    name: verified ? name : null,
    company,
    link,
    endsOn,
    supportEmail: post.supportEmail,
    billing,
    attached,
    operator,
  });
}

async function composed(post: Post, { tenantId }: JobIds, mail: Claimed): Promise<Composed | null> {
  const { kind, to, about, valid } = mail;
  if (kind === 'invoice') return post.invoiceLetter(tenantId, about!);
  if (kind === 'quote') return post.quoteLetter(tenantId, about!);
  if (kind === 'reminder') return post.reminderLetter(tenantId, about!, mail.unanswered > 0);
  if (!valid) return null;
  const attachments = await filesFor(post, mail);
  return { to, ...letterOf(post, kind, mail, attachments.length > 0), attachments };
}

/** One try at one mail. What it throws makes the queue try again later, with growing pauses. */
export async function deliver(post: Post, ids: JobIds): Promise<void> {
  const mail = await claim(post, ids);
  if (!mail) return;
  if (mail.unanswered >= MAX_UNANSWERED)
    return void (await settle(post, ids, mail, 'doubtful', 'se interrumpió mientras se enviaba'));
  try {
    const letter = await composed(post, ids, mail);
    if (!letter) return void (await settle(post, ids, mail, 'failed', NO_LONGER));
    await post.mailer.send({ messageId: `${ids.id}@folio`, ...letter });
  } catch (error) {
    const reason = cut((error as Error).message, 300);
    if (error instanceof MailRefused) return void (await settle(post, ids, mail, 'failed', reason));
    const unanswered = mail.unanswered + (error instanceof MailUnanswered ? 1 : 0);
    if (unanswered >= MAX_UNANSWERED) return void (await settle(post, ids, mail, 'doubtful', reason, unanswered));
    await settle(post, ids, mail, 'queued', reason, unanswered);
    throw error;
  }
  await settleSent(post, ids, mail);
}
