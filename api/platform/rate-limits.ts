import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './database/db';
import { AppError } from './errors';
import { networkOf } from './network/network';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many points in how many seconds. Kept in PostgreSQL, so that all processes count together. */
const LIMITS = {
  // Of one person from one place: a stranger's failures are the stranger's. The account's total only stops a crowd.
  loginPair: { points: 10, duration: 15 * MINUTE },
  loginAccount: { points: 100, duration: 15 * MINUTE },
  loginAddress: { points: 100, duration: 15 * MINUTE },
  registerAddress: { points: 5, duration: HOUR },
  forgotPair: { points: 3, duration: HOUR },
  forgotAccount: { points: 10, duration: HOUR },
  forgotAddress: { points: 20, duration: HOUR },
  resetAddress: { points: 10, duration: HOUR },
  verifyAddress: { points: 30, duration: HOUR },
  // Mails to people who did not ask for them.
  inviteTenant: { points: 20, duration: DAY },
  inviteUnverifiedTenant: { points: 5, duration: DAY },
  inviteRecipient: { points: 3, duration: DAY },
  inviteAddress: { points: 40, duration: DAY },
  inviteKnownTenant: { points: 10, duration: DAY },
  // Invoices by mail, each address a point: likewise.
  invoiceMailTenant: { points: 200, duration: DAY },
  invoiceMailUnverifiedTenant: { points: 10, duration: DAY },
  invoiceMailRecipient: { points: 20, duration: DAY },
  invoiceMailAddress: { points: 400, duration: DAY },
  // Of these those that go by themselves: the rest of the day is for its people.
  reminderTenant: { points: 100, duration: DAY },
  // Links of invoices that lead nowhere, and all that are opened; what is drawn for one, and what is said through one.
  linkAddress: { points: 30, duration: 10 * MINUTE },
  linkPageAddress: { points: 120, duration: 10 * MINUTE },
  linkPdf: { points: 60, duration: 10 * MINUTE },
  linkAnswer: { points: 5, duration: DAY },
  // Pages of Stripe's that a link leads to.
  linkCard: { points: 20, duration: DAY },
  linkCardAddress: { points: 20, duration: 10 * MINUTE },
  cardTenant: { points: 30, duration: HOUR },
  linkTenant: { points: 200, duration: DAY },
  apiKeyTenant: { points: 20, duration: DAY },
  // A code is guessed neither by asking for it nor by asking for its link.
  affiliateAddress: { points: 20, duration: MINUTE },
  // Each stands in the superadmin's list until somebody decides about it.
  affiliateTenant: { points: 30, duration: DAY },
  ownPassword: { points: 5, duration: 15 * MINUTE },
  // The public form: a mail to an address that somebody types, and a row in the list of a company that somebody names.
  requestAddress: { points: 5, duration: HOUR },
  requestEmail: { points: 3, duration: DAY },
  requestCompany: { points: 200, duration: DAY },
  requestTenant: { points: 200, duration: DAY },
  consentUser: { points: 60, duration: HOUR },
  exportTenant: { points: 6, duration: HOUR },
  archiveTenant: { points: 4, duration: HOUR },
  bankTenant: { points: 60, duration: HOUR },
  faceTenant: { points: 30, duration: HOUR },
  certificateTenant: { points: 10, duration: HOUR },
  billingTenant: { points: 30, duration: 10 * MINUTE },
  pdfTenant: { points: 60, duration: MINUTE },
  generalTenant: { points: 200, duration: 2 },
  generalAddress: { points: 20, duration: 1 },
} as const;

/** Every root field spends a point of these: they are taken from the database by the handful, not one by one. */
const HANDFUL = { generalTenant: 20, generalAddress: 5 } as const;

export type Limit = keyof typeof LIMITS;

/** Rows of long answers and of long inputs, counted by each process for itself: what they take is its own time. */
const ROWS = { points: 20_000, duration: 10 };

/** What is said in place of 'Demasiados intentos.', before how long to wait. */
const REASONS: Partial<Record<Limit | 'rows', string>> = {
  rows: 'Tu empresa ha leído o enviado demasiadas filas seguidas.',
  inviteTenant: 'Tu empresa ya ha enviado las 20 invitaciones de hoy.',
  inviteUnverifiedTenant:
    'Ya has enviado las 5 invitaciones al día que caben sin confirmar tu correo. Confírmalo con el enlace del correo de bienvenida, o restableciendo tu ' +
    'contraseña, y sigue invitando hoy mismo; si no,',
  inviteRecipient: 'Esta persona ya ha recibido hoy 3 invitaciones.',
  inviteAddress: 'Desde tu conexión ya se han enviado 40 invitaciones hoy.',
  inviteKnownTenant:
    'Hoy has escrito ya 10 direcciones que tienen cuenta en Folio, y esas no se pueden invitar: pide otra a cada persona.',
  invoiceMailTenant: 'Tu empresa puede enviar 200 correos con facturas al día, y hoy ya no le quedan tantos.',
  invoiceMailUnverifiedTenant:
    'Sin confirmar tu correo puedes enviar 10 correos con facturas al día, y hoy ya no te quedan tantos. Confírmalo con el enlace del correo de bienvenida, ' +
    'o restableciendo tu contraseña, y sigue enviando hoy mismo; si no,',
  invoiceMailRecipient: 'Una de las direcciones ya ha recibido hoy 20 facturas por correo.',
  invoiceMailAddress: 'Desde tu conexión ya se han enviado 400 correos con facturas hoy.',
  linkAnswer: 'Por este enlace ya se ha avisado hoy 5 veces.',
  linkCard: 'Por este enlace ya se ha ido hoy 20 veces a pagar.',
  linkTenant: 'Tu empresa ya ha creado hoy 200 enlaces.',
  affiliateTenant: 'Tu empresa ya ha añadido hoy 30 afiliados.',
  requestEmail: 'Con esta dirección ya se han hecho 3 solicitudes hoy: mira en tu correo.',
  apiKeyTenant: 'Tu empresa ya ha creado hoy 20 claves de API.',
};

const MAX_HANDFULS = 10_000;

/** Keys are hashed: the table holds no address and no email. Addresses count by network. */
const keyOf = (limit: Limit, subject: string) =>
  createHash('sha256')
    .update(limit.endsWith('Address') ? networkOf(subject) : subject.toLowerCase())
    .digest('base64url');

/** Somebody's account, from somewhere. */
export const pairOf = (account: string, ip: string): string => `${account} ${networkOf(ip)}`;

const waitingWords = (seconds: number) => {
  if (seconds < 60) return seconds === 1 ? 'un segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  return `${Math.ceil(minutes / 60)} horas`;
};

function refused(limit: Limit | 'rows', res: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(res.msBeforeNext / 1000));
  const reason = REASONS[limit] ?? 'Demasiados intentos.';
  const wait = `${reason.endsWith(',') ? 'espera' : 'Espera'} ${waitingWords(seconds)} y vuelve a probar.`;
  return new AppError('RATE_LIMITED', `${reason} ${wait}`, undefined, seconds);
}

export class RateLimits {
  private readonly limiters: Map<Limit, RateLimiterPostgres>;
  /** Points taken from the database in advance, to be spent in the window they were taken in. */
  private readonly handfuls = new Map<string, { left: number; until: number }>();

  private readonly rows = new RateLimiterMemory(ROWS);
  private readonly filling = new Map<string, Promise<void>>();

  constructor(
    db: Db,
    private readonly on: boolean,
  ) {
    this.limiters = new Map(
      Object.entries(LIMITS).map(([name, limit]) => [
        name as Limit,
        new RateLimiterPostgres({
          storeClient: db.pool,
          tableName: 'rate_limits',
          schemaName: 'app',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          // Who has none left hears of it without another question to the database, until there are more.
          ...(name in HANDFUL && { inMemoryBlockOnConsumed: limit.points + 1 }),
          ...limit,
        }),
      ]),
    );
  }

  /** Takes a point for each root field of an operation, from a handful where one is at hand. */
  async spend(limit: keyof typeof HANDFUL, subject: string, points: number): Promise<void> {
    if (!this.on) return;
    const key = `${limit}:${keyOf(limit, subject)}`;
    for (;;) {
      const handful = this.handfuls.get(key);
      if (handful && handful.until > Date.now() && handful.left >= points) {
        handful.left -= points;
        return;
      }
      // Those who ask at the same moment share what one of them takes, and its refusal.
      const filling = this.filling.get(key) ?? this.fill(limit, subject, key, Math.max(HANDFUL[limit], points));
      await filling;
    }
  }

  private fill(limit: keyof typeof HANDFUL, subject: string, key: string, points: number): Promise<void> {
    const filling = this.take(limit, subject, points)
      .then(res => {
        const rest = this.handfuls.get(key);
        const left = rest && rest.until > Date.now() ? rest.left : 0;
        if (this.handfuls.size >= MAX_HANDFULS) this.handfuls.clear();
        this.handfuls.set(key, { left: left + points, until: Date.now() + Math.max(res!.msBeforeNext, 1) });
      })
      .finally(() => this.filling.delete(key));
    this.filling.set(key, filling);
    return filling;
  }

  /** Takes points; over the limit throws RATE_LIMITED with the seconds to wait. */
  async take(limit: Limit, subject: string, points = 1): Promise<RateLimiterRes | undefined> {
    if (!this.on) return undefined;
    try {
      return await this.limiters.get(limit)!.consume(keyOf(limit, subject), points);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? refused(limit, refusal) : refusal;
    }
  }

  /** Throws RATE_LIMITED where a company has read and sent its rows of these seconds. */
  async mayRead(tenantId: string): Promise<void> {
    const res = this.on ? await this.rows.get(tenantId) : null;
    if (res && res.consumedPoints >= ROWS.points) throw refused('rows', res);
  }

  /** Counts rows that a company has read or sent: how many they are is known afterwards. */
  async read(tenantId: string, rows: number): Promise<void> {
    if (this.on) await this.rows.penalty(tenantId, rows);
  }

  /** Gives points back: only failures count. */
  async giveBack(limit: Limit, subject: string, points = 1): Promise<void> {
    if (this.on) await this.limiters.get(limit)!.reward(keyOf(limit, subject), points);
  }
}
