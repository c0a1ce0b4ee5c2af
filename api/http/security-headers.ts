import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { join } from 'node:path';
import { ROOT, type Config } from '../platform/config/config';
import { inlineScripts } from './inline-scripts';

/** Hosts of Stripe's script. */
const STRIPE = {
  scripts: ['https://js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
};
/** The only screen that loads it. */
const BILLING = /^\/app\/billing\/?$/;
/** Pages of customers' links, whose form leads to Stripe. */
const LINK = /^\/f\//i;

/** Of the client as it was when this process began. */
const SCRIPTS = inlineScripts(join(ROOT, 'dist', 'web'));

/**
 * No inline scripts but those that the build put into its pages; styles inline because the component library writes
 * them at run time. No cookies anywhere.
 */
const headersOf = (production: boolean, stripe = false, forms: string[] = []) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...SCRIPTS, ...(stripe ? STRIPE.scripts : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(stripe ? STRIPE.calls : [])],
        ...(stripe && { frameSrc: STRIPE.frames }),
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...forms],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  });

/** What a browser may load and do, of each page. `forms`: where those of a customer's link lead. */
export function securityHeaders({ production, stripe }: Config, forms: string[]): RequestHandler {
  const headers = headersOf(production);
  const withStripe = headersOf(production, true);
  const ofLinks = headersOf(production, false, forms);
  const paysAtStripe = stripe !== null && stripe.apiBase === null && stripe.publishableKey !== null;
  return (req, res, next) => {
    const own = LINK.test(req.path) ? ofLinks : headers;
    (paysAtStripe && BILLING.test(req.path) ? withStripe : own)(req, res, next);
  };
}

/** What a page of ours never asks of a browser. */
const NO_USE_OF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'browsing-topics',
];
const PERMISSIONS = NO_USE_OF.map(feature => `${feature}=()`).join(', ');

export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.setHeader('Permissions-Policy', PERMISSIONS);
  next();
};
