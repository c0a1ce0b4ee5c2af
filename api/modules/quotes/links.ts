import { createHmac } from 'node:crypto';
import { LINK_DAYS } from '../../../schema/delivery';
import { hashToken } from '../../platform/auth';
import type { Ctx, Services } from '../../platform/context';
import { addDays } from '../../platform/dates';
import type { Quote } from './quote.entity';
import type { QuoteLink } from './quote.types';

/** The secret of a link, as those of invoices are: only its hash is kept, and the worker makes it again. */
const linkToken = (appSecret: Buffer, id: string): string =>
  createHmac('sha256', appSecret).update(`quote-link:${id}`).digest('base64url');

export const linkHash = (services: Services, id: string): Buffer => hashToken(linkToken(services.appSecret, id));

/** Its address; null where there is none, or where it was made under a key that has been changed since. */
export function linkUrl({ appSecret, publicUrl }: Services, { linkId, linkHash: hash }: Quote): string | null {
  if (!linkId || !hash) return null;
  const token = linkToken(appSecret, linkId);
  return hashToken(token).equals(hash) ? `${publicUrl}/p/${token}` : null;
}

/** What people of the company may copy; null: there is none, or it is over. */
export function shownLink(ctx: Pick<Ctx, 'services' | 'now'>, quote: Quote): QuoteLink | null {
  const expiresAt = quote.linkExpiresAt;
  const url = expiresAt && expiresAt > ctx.now() ? linkUrl(ctx.services, quote) : null;
  return url ? { url, expiresAt: expiresAt! } : null;
}

/** It lasts for so many days, and a month longer than the quote can be accepted. */
export const linkEnd = (now: Date, { validUntil }: Pick<Quote, 'validUntil'>): Date =>
  new Date(Math.max(addDays(now, LINK_DAYS).getTime(), addDays(new Date(`${validUntil}T00:00:00Z`), 31).getTime()));
