import type { EntityManager } from 'typeorm';
import { issuerOf, lapsedBecause, outcomeOf, REGULATION_OF, type Situation } from '../../../schema/obligation';
import type { Ctx } from '../../platform/context';
import { AppError, badField } from '../../platform/errors';
import { prepared } from '../../platform/database/pipeline';
import { newId } from '../../platform/ids';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import type { Chain } from '../verifactu/seal/chain';
import {
  begins,
  boundUntil,
  sends,
  sendingStanding,
  STANDING_COLUMNS,
  type SendingStanding,
  type StandingRow,
  dayThere,
} from '../verifactu/who-sends';
import {
  ExclusionCause,
  IssuerGroup,
  SendingChoice,
  type ObligationState,
  type SaidOfSending,
  type SendingChoiceInput,
} from './obligation.types';
import { SendingChoiceRow } from './sending-choice.entity';

interface Said {
  choice: SendingChoice | null;
  cause: ExclusionCause | null;
  note: string | null;
  issuer: IssuerGroup | null;
  said_at: Date;
  said_by: string;
}
interface Row {
  nif: string;
  said: Said | null;
  company_from: string | null;
  other_from: string | null;
}

/** From when the law binds, by group: what is only announced does not. */
const FROM = (code: string) => `(SELECT date FROM regulations WHERE code = '${code}' AND state = 'in_force')`;
/** Why nothing is sent is said of a NIF: nothing is said of the one that comes after. */
const OF_THIS_NIF = 'coalesce(c.nif = t.nif, true)';
/** The last word that was said, until an instant: it alone counts. */
const lastSaid = (until = "'infinity'") => `(SELECT to_jsonb(w) FROM (
  SELECT CASE WHEN ${OF_THIS_NIF} THEN c.choice END AS choice, CASE WHEN ${OF_THIS_NIF} THEN c.cause END AS cause,
         CASE WHEN ${OF_THIS_NIF} THEN c.note END AS note, c.issuer, c.said_at, coalesce(u.name, u.email) AS said_by
    FROM sending_choices c
    JOIN users u ON u.tenant_id = c.tenant_id AND u.id = c.said_by
   WHERE c.tenant_id = t.tenant_id AND c.said_at <= ${until} ORDER BY c.said_at DESC, c.id DESC LIMIT 1) w)`;
const COLUMNS = `t.nif, ${lastSaid()} AS said, ${FROM(REGULATION_OF.company)} AS company_from, ${FROM(REGULATION_OF.other)} AS other_from`;

/** Of a limited company its NIF says it, whatever was said of the NIF before. */
const LIMITED = /^[AB]/;
const heldAs = (nif: string, said: IssuerGroup | null | undefined): IssuerGroup =>
  LIMITED.test(nif) ? IssuerGroup.company : (said ?? (issuerOf(nif) as IssuerGroup));

function situationOf(
  { nif, said, company_from: company, other_from: other }: Row,
  standing: SendingStanding,
  offered: boolean,
  now: Date,
): Situation & { issuer: IssuerGroup } {
  const issuer = heldAs(nif, said?.issuer);
  const excluded = said?.choice === SendingChoice.excluded ? said.cause : null;
  return {
    issuer,
    pro: standing.pro,
    offered,
    sends: sends(standing, now),
    ownCertificate: begins({ ...standing, empowered: false }, now),
    empowered: standing.empowered,
    lapsed: standing.lapsed,
    canSign: standing.certificateUntil !== null && standing.certificateUntil > now,
    boundUntil: boundUntil(standing, now),
    bindsFrom: excluded ? null : issuer === 'company' ? company : other,
    excluded,
    today: dayThere(now, standing),
  };
}

const readRow = async (em: EntityManager, tenantId: string): Promise<Row & StandingRow> =>
  (
    await em.query(
      `SELECT ${COLUMNS}, ${STANDING_COLUMNS} FROM tenants t
     JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE t.tenant_id = $1`,
      [tenantId],
    )
  )[0];

/** How the viewer's company stands with VERI*FACTU, and what it has said of it. */
export async function viewObligation(em: EntityManager, ctx: Ctx): Promise<ObligationState> {
  const now = ctx.now();
  const row = await readRow(em, ctx.me.tenantId);
  const standing = sendingStanding(row, ctx.services);
  const situation = situationOf(row, standing, ctx.services.operatorCertificate !== null, now);
  const { issuer, bindsFrom, boundUntil: until } = situation;
  return {
    ...outcomeOf(situation),
    sends: situation.sends,
    ending: situation.sends && !begins(standing, now),
    issuer,
    bindsFrom,
    boundUntil: until,
    said: row.said && saidOf(row.said),
  };
}

const saidOf = ({ choice, cause, note, said_by: saidBy, said_at: saidAt }: Said): SaidOfSending => ({
  choice,
  cause,
  note,
  saidBy,
  saidAt: new Date(saidAt),
});

const WORDS: Record<SendingChoice, string> = {
  not_yet: 'la ley todavía no obliga',
  excluded: 'la ley no obliga',
};

/** Which kind of company it said last that it is, for the dates; null: its NIF says it. */
async function lastIssuer(em: EntityManager, tenantId: string): Promise<IssuerGroup | null> {
  const last = await em.findOne(SendingChoiceRow, { where: { tenantId }, order: { saidAt: 'DESC', id: 'DESC' } });
  return (last?.issuer as IssuerGroup | undefined) ?? null;
}

/**
 * Keeps what a company says of its sending, and who says it. It changes what the law asks of it, not what it has started.
 */
export async function saySending(
  em: EntityManager,
  ctx: Ctx,
  { choice, issuer, cause, note }: SendingChoiceInput,
): Promise<ObligationState> {
  const { tenantId, userId } = ctx.user;
  const excluded = choice === SendingChoice.excluded;
  const words = blankToNull(note);
  if (excluded && !cause) throw badField('cause', 'Elige por qué la ley no obliga a tu empresa');
  if (!excluded && cause) throw badField('cause', 'Solo se da una causa si la ley no obliga a tu empresa');
  if (cause === ExclusionCause.other && !words) throw badField('note', 'Escribe qué causa del art. 3.3 es');
  if (!choice && !issuer)
    throw badField('choice', 'Di por qué no se envían las facturas de tu empresa, o cómo factura');
  const row = await readRow(em, tenantId);
  if (issuer === IssuerGroup.other && LIMITED.test(row.nif))
    throw badField('issuer', 'Con el NIF de una sociedad anónima o limitada, su fecha es la de las sociedades');
  // Whom the law would not ask by an earlier word is asked by this one.
  const asked = { ...row, said: row.said && { ...row.said, choice: null, issuer: issuer ?? row.said.issuer } };
  const before = outcomeOf(
    situationOf(asked, sendingStanding(row, ctx.services), ctx.services.operatorCertificate !== null, ctx.now()),
  );
  if (choice === SendingChoice.not_yet && !before.mayIssue)
    throw badField('choice', 'La ley ya obliga a tu empresa a enviar sus facturas');
  await em.insert(SendingChoiceRow, {
    tenantId,
    id: newId(),
    choice: choice ?? null,
    issuer: issuer ?? (await lastIssuer(em, tenantId)),
    cause: cause ?? null,
    note: words,
    saidBy: userId,
    saidAt: ctx.now(),
    saidIp: ctx.caller.ip,
    nif: row.nif,
  });
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description: choice
      ? `Envío a la AEAT: ${WORDS[choice]}${cause ? ` (${cause})` : ''}`
      : `Fecha de la ley: como ${issuer === IssuerGroup.company ? 'sociedad' : 'autónomo o el resto'}`,
    riskLevel: 'high',
  });
  return viewObligation(em, ctx);
}

const ASSUMED =
  'Nadie ha dicho quién envía las facturas de tu empresa a la AEAT. Folio supone que la ley todavía no la obliga: esta no se envía ni lleva QR.';

const UNSENT = prepared(
  'company that does not send',
  `
  SELECT ${COLUMNS}, (SELECT sum(last) FROM counters WHERE tenant_id = $1) = 1 AS first FROM tenants t
   WHERE t.tenant_id = $1`,
);

/**
 * For an issue by a company that does not send, behind its number: throws PLAN_REQUIRED where the law binds it. Answers
 * what to know of it: what was assumed with the company's first, where nobody has said anything.
 */
export async function checkUnsent(
  em: EntityManager,
  ctx: Ctx,
  { standing, now }: Pick<Chain, 'standing' | 'now'>,
): Promise<string[]> {
  const [row] = await em.query(UNSENT, [ctx.me.tenantId]);
  const situation = situationOf(row, standing, ctx.services.operatorCertificate !== null, now);
  const { mayIssue, words } = outcomeOf(situation);
  if (!mayIssue) throw new AppError('PLAN_REQUIRED', words);
  if (situation.lapsed) return [`${lapsedBecause(situation.offered)} Esta factura no se envía ni lleva QR.`];
  return row.first && !row.said?.choice ? [ASSUMED] : [];
}

/** What was assumed with an invoice when it was issued: the same, repeated later. */
export async function assumedWith(
  em: EntityManager,
  { tenantId, id, issuedAt }: { tenantId: string; id: string; issuedAt: Date | null },
): Promise<string[]> {
  const [{ assumed }] = await em.query(
    `SELECT NOT EXISTS (SELECT 1 FROM records WHERE tenant_id = $1 AND invoice_id = $2 AND generated_at <= $3)
       AND (SELECT ${lastSaid('$3')} ->> 'choice' FROM tenants t WHERE t.tenant_id = $1) IS NULL
        AND NOT EXISTS (SELECT 1 FROM invoices WHERE tenant_id = $1
          AND issued_at < $3) AS assumed`,
    [tenantId, id, issuedAt],
  );
  return assumed ? [ASSUMED] : [];
}
