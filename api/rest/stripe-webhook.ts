import { raw, type RequestHandler } from 'express';
import { receiveEvent } from '../modules/billing/stripe/webhook';
import { connectOf } from '../modules/card/connect-of';
import { receiveCardEvent } from '../modules/card/record';
import type { Services } from '../platform/context';
import { AppError } from '../platform/errors';
import { sendError } from './http';

/** Stripe's events are a few kilobytes. */
const MAX_BODY = '256kb';

/** POST /api/billing/webhook: the body as it came, since the signature is of its bytes. */
export function stripeWebhook(services: Services): RequestHandler[] {
  return [
    (req, res, next) => {
      if (req.method === 'POST') return next();
      res.set('Allow', 'POST');
      sendError(res, new AppError('METHOD_NOT_ALLOWED', 'Esta dirección admite POST'), services.log);
    },
    raw({ type: () => true, limit: MAX_BODY, inflate: false }),
    async (req, res) => {
      try {
        const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
        const signature = req.get('stripe-signature') ?? '';
        // Stripe signs events of connected accounts for an endpoint of their own, at the same address.
        const ofAccount = connectOf(services)?.readEvent(body, signature);
        if (ofAccount) await receiveCardEvent(services, ofAccount);
        else await receiveEvent(services, body, signature);
        res.json({ received: true });
      } catch (error) {
        sendError(res, error, services.log);
      }
    },
  ];
}
