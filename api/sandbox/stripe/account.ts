import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  AccountLink,
  CardCharge,
  CardSession,
  Charge,
  Connected,
  Coupon,
  Customer,
  Dispute,
  Invoice,
  Portal,
  Price,
  Schedule,
  Session,
  Subscription,
  TaxRate,
} from './objects';

interface Kept {
  /** Seconds that the clock is ahead of the machine's. */
  ahead: number;
  customers: Record<string, Customer>;
  taxRates: Record<string, TaxRate>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  schedules: Record<string, Schedule>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  portals: Record<string, Portal>;
  disputes: Record<string, Dispute>;
  connected: Record<string, Connected>;
  accountLinks: Record<string, AccountLink>;
  cardSessions: Record<string, CardSession>;
  cardCharges: Record<string, CardCharge>;
}

const empty = (): Kept => ({
  ahead: 0,
  customers: {},
  taxRates: {},
  sessions: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  charges: {},
  portals: {},
  disputes: {},
  connected: {},
  accountLinks: {},
  cardSessions: {},
  cardCharges: {},
});

/** Tests add what other accounts have. */
export const PRICES: Record<string, Price> = {
  price_basic: {
    id: 'price_basic',
    nickname: 'Plan Básico',
    unitAmount: 1900,
    interval: 'month',
    product: 'prod_basic',
  },
  price_pro: { id: 'price_pro', nickname: 'Plan PRO', unitAmount: 4900, interval: 'month', product: 'prod_pro' },
  price_pro_yearly: {
    id: 'price_pro_yearly',
    nickname: 'Plan PRO, anual',
    unitAmount: 46800,
    interval: 'year',
    product: 'prod_pro',
  },
};
export const COUPONS: Record<string, Coupon> = { STARTER: { id: 'STARTER', amountOff: 1000, months: 3 } };

/** Everything that one Stripe account holds, with its own clock; kept in a file where it is to outlive the process. */
export class Account {
  readonly kept: Kept;

  constructor(
    private readonly file: string | null = null,
    private readonly clock: () => number = Date.now,
  ) {
    this.kept =
      file && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Kept) } : empty();
    // Of a file that was written before these were kept.
    for (const each of Object.values(this.kept.subscriptions)) each.paidForPeriod ??= PRICES[each.price]!.unitAmount;
  }

  /** Unix seconds. */
  now(): number {
    return Math.floor(this.clock() / 1000) + this.kept.ahead;
  }

  /** Moves the clock; it never goes back. */
  moveTo(instant: number): void {
    this.kept.ahead += Math.max(0, instant - this.now());
  }

  newId(prefix: string): string {
    return `${prefix}_sandbox_${randomBytes(9).toString('hex')}`;
  }

  save(): void {
    if (!this.file) return;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.part`, JSON.stringify(this.kept));
    renameSync(`${this.file}.part`, this.file);
  }
}
