import type { EntityManager } from 'typeorm';
import { rulesOf } from '../../../schema/tax/territory';
import { MOST_ANSWER } from '../../../schema/delivery';
import { saysNothing } from '../../../schema/text/visible';
import { hashToken } from '../../platform/auth';
import { Ctx, type Caller, type Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { Turns } from '../../platform/database/turns';
import { AppError } from '../../platform/errors';
import { textProblem, linesOrNull } from '../../platform/graphql/validation';
import { newId } from '../../platform/ids';
import { logSecurity } from '../../platform/log/security-log';
import { logActivity } from '../activity/activity';
import type { Balance } from '../invoices/collect/owed';
import { askedFor } from '../invoices/collect/asked';
import { asRelated, rectifyingOf, stands } from '../invoices/rectify/related';
import type { RelatedInvoice } from '../invoices/rectify/rectify.types';
import { linesOf, drawingPoints } from '../invoices/files/invoice-pdf';
import { documentOf, drawnPaper, type InvoicePaper } from '../invoices/files/invoice-paper';
import { Tenant } from '../company/tenant.entity';
import { announceToAnswering } from '../mail/mails';
import { LinkAnswerRow } from './link-answer.entity';

/** Whose invoice a link shows. */
export interface Linked {
  tenantId: string;
  linkId: string;
  invoiceId: string;
  expiresAt: Date;
}

/**
 * Whose a link is; null for one that is guessed, expired or revoked: the same statement and the same answer for each.
 * Tries that lead nowhere are counted by address.
 */
export const openLink = (services: Services, caller: Caller, token: string): Promise<Linked | null> =>
  openCounted(services, caller, em =>
    em.query(
      `SELECT tenant_id AS "tenantId", id AS "linkId", invoice_id AS "invoiceId", expires_at AS "expiresAt"
         FROM invoice_link_of($1) WHERE expires_at > $2 AND revoked_at IS NULL`,
      [hashToken(token), services.now()],
    ),
  );

type Find<T> = (em: EntityManager) => Promise<T[]>;

/** What a secret opens, of invoices or of quotes. */
export async function openCounted<T>(services: Services, caller: Caller, find: Find<T>): Promise<T | null> {
  const { db, limits } = services;
  await limits.take('linkAddress', caller.ip);
  const [row] = await db.global(find);
  if (row) await limits.giveBack('linkAddress', caller.ip);
  else logSecurity(new Ctx(services, caller, null), 'link_refused');
  return row ?? null;
}

export interface Shown {
  paper: InvoicePaper;
  /** What is asked for it by now. */
  balance: Balance;
  /** What corrects it and stands. */
  rectifiedBy: RelatedInvoice[];
  /** Where the company is, and the day there. */
  zone: string;
  today: string;
  /** What was said through this link already, newest first: when, never in which words. */
  said: { kind: 'paid' | 'mistake'; at: Date }[];
}

const SHOWN = 5;
/** Once a day is enough to know that somebody looks. */
const OPENED_EVERY = '24 hours';

/** Pages and papers of a company's links, to invoices and to quotes, that are read at once: strangers leave it half of its reads. */
export const linkPages = new Turns(2);

/** The invoice of a link, and what was said of it. That it was opened is noted, once a day: else it is read alone. */
export async function readLinked(services: Services, caller: Caller, link: Linked): Promise<Shown | null> {
  const { tenantId, linkId, invoiceId } = link;
  const now = services.now();
  const found = await linkPages.take(tenantId, async () => {
    const paper = await documentOf(services, tenantId, invoiceId);
    return (
      paper &&
      services.db.read(tenantId, async em => {
        const seen = await openedLately(em, link, now);
        const balance = await askedFor(em, tenantId, invoiceId);
        const { territory } = await em.findOneByOrFail(Tenant, { id: tenantId });
        const { zone } = rulesOf(territory);
        const rectifiedBy = (await rectifyingOf(em, { tenantId, id: invoiceId })).filter(stands).map(asRelated);
        const said = await em.query(
          `SELECT kind, created_at AS at FROM link_answers WHERE tenant_id = $1 AND invoice_id = $2 AND link_id = $3
              AND kind <> 'opened' ORDER BY created_at DESC LIMIT ${SHOWN}`,
          [tenantId, invoiceId, linkId],
        );
        return { seen, shown: { paper, balance, rectifiedBy, said, zone, today: dayOf(now, zone) } };
      })
    );
  });
  if (!found) return null;
  if (!found.seen)
    await services.db.tx(tenantId, async em => {
      if (!(await openedLately(em, link, now))) await note(services, caller, link, em, 'opened', null);
    });
  return found.shown;
}

async function openedLately(em: EntityManager, { tenantId, linkId, invoiceId }: Linked, now: Date): Promise<boolean> {
  const [{ lately }] = await em.query(
    `SELECT EXISTS (SELECT FROM link_answers WHERE tenant_id = $1 AND invoice_id = $2 AND link_id = $3
       AND kind = 'opened' AND created_at > $4::timestamptz - interval '${OPENED_EVERY}') AS lately`,
    [tenantId, invoiceId, linkId, now],
  );
  return lately as boolean;
}

const ACTS = {
  opened: { action: 'view', description: 'Se abrió el enlace de la factura' },
  paid: { action: 'update', description: 'Por el enlace de la factura: «Ya la he pagado»' },
  mistake: { action: 'update', description: 'Por el enlace de la factura: «Hay un error»' },
} as const;

async function note(
  services: Services,
  caller: Caller,
  { tenantId, linkId, invoiceId }: Linked,
  em: EntityManager,
  kind: LinkAnswerRow['kind'],
  words: string | null,
): Promise<void> {
  const createdAt = services.now();
  await em.insert(LinkAnswerRow, {
    tenantId,
    id: newId(createdAt.getTime()),
    invoiceId,
    linkId,
    kind,
    words,
    createdAt,
  });
  await logActivity(
    em,
    new Ctx(services, caller, null),
    { ...ACTS[kind], entityType: 'invoice', entityId: invoiceId },
    { kind: 'public', tenantId },
  );
}

/** Why what was written cannot be taken, in Spanish; null: it can. */
export function wordsProblem(kind: 'paid' | 'mistake', words: string): string | null {
  if (kind === 'mistake' && saysNothing(words)) return 'Escribe qué está mal, para que lo puedan corregir.';
  const problem = textProblem(words, MOST_ANSWER, true);
  return problem && `${problem}.`;
}

/**
 * Notes what whoever has the link says, and informs the company's admins, three times an hour at most. Five answers a
 * day and link. Checked before.
 */
export async function answerLinked(
  services: Services,
  caller: Caller,
  link: Linked,
  { kind, words }: { kind: 'paid' | 'mistake'; words: string },
): Promise<void> {
  const { tenantId, linkId, invoiceId } = link;
  await services.limits.take('linkAnswer', linkId);
  await services.db.tx(tenantId, async em => {
    await note(services, caller, link, em, kind, linesOrNull(words));
    await announceToAnswering(em, services, { kind: 'invoice_answered', tenantId, about: invoiceId });
  });
}

/** Its PDF, drawn in a turn of the link's own: who reads a link never holds the company's downloads. */
export async function linkedPaper(services: Services, { tenantId, linkId, invoiceId }: Linked) {
  const document = await linkPages.take(tenantId, async () => {
    const lines = await services.db.read(tenantId, em => linesOf(em, tenantId, [invoiceId]));
    await services.limits.take('linkPdf', linkId, drawingPoints(1, lines));
    return documentOf(services, tenantId, invoiceId);
  });
  if (!document) throw new AppError('NOT_FOUND', 'No encontrado');
  return drawnPaper(document, `link ${tenantId}`);
}
