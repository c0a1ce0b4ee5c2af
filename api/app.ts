import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { PAGES_PATH } from './demo/stripe';
import { outboxDir, outboxPages } from './demo/dev-outbox';
import { ROOT, type Config } from './platform/config/config';
import type { Services } from './platform/context';
import { answers } from './platform/database/ready';
import { AppError } from './platform/errors';
import { requestSeconds } from './platform/log/metrics';
import { tracedUntil } from './platform/trace/traced';
import { isOfThisMachine } from './platform/network/this-machine';
import { Callers } from './gate/callers';
import { graphqlErrors, graphqlHandler } from './gate/graphql';
import { clientFiles } from './http/client-files';
import { policyValues } from './http/active-policy';
import { Figures } from './http/figures';
import { filledPages } from './http/filled-pages';
import { compressed } from './http/compression';
import { cardHosts } from './http/link/card';
import { linkDoor } from './http/link/door';
import { quoteDoor } from './http/link/quote-door';
import { publicSite } from './http/public-site';
import { readyMade } from './http/ready-made';
import { permissionsPolicy, securityHeaders } from './http/security-headers';
import { builtLook, docsPage } from './rest/docs';
import { requestIdOf, sendError } from './rest/http';
import { openapi } from './rest/openapi';
import { restRouter } from './rest/router';
import { SlowReaders } from './rest/slow-readers';
import { stripeWebhook } from './rest/stripe-webhook';
import { ROUTES } from './rest/routes';
import { schema } from './gate/schema';
import { hasSignedIn } from './modules/sign-in/session';
import { TASKS } from './workers/tasks';

const MAX_URL = 8192;
const WEB = join(ROOT, 'dist', 'web');
/** The public pages, which the server fills in before it sends them. */
const SITE = join(ROOT, 'dist', 'site');

/** Paths are taken in any case, and so they are counted. */
function doorOf(path: string): 'graphql' | 'rest' | 'web' {
  const [, first] = /^\/(graphql|api)(?:\/|$)/i.exec(path) ?? [];
  return first === undefined ? 'web' : first.toLowerCase() === 'graphql' ? 'graphql' : 'rest';
}

function watched({ log }: Services): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdOf(res);
    const door = doorOf(req.path);
    const end = requestSeconds.startTimer({ door });
    // The path without its query: tokens and searches stay out of the log.
    const path = req.path;
    res.on('finish', () => {
      end({ status: res.statusCode });
      if (door !== 'web')
        log.info({ requestId, method: req.method, path, status: res.statusCode, ip: req.ip }, 'petición');
    });
    const span = tracedUntil({ name: `request ${door}`, kind: 'server' }, next);
    if (!span) return;
    // A long answer has many listeners of its own.
    res.setMaxListeners(20).on('close', () => {
      span.end({ 'http.response.status_code': res.statusCode, 'folio.request_id': requestId }, res.statusCode >= 500);
    });
  };
}

const privateAnswers: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const failing =
  ({ log }: Services, body?: (refusal: AppError) => unknown): ErrorRequestHandler =>
  (error, _req, res, _next) =>
    sendError(res, error, log, body);

/** For others than those who may see it, it is not there. */
const only =
  (may: (req: Request) => boolean, { log }: Services): RequestHandler =>
  (req, res, next) =>
    may(req) ? next() : sendError(res, new AppError('NOT_FOUND', 'No encontrado'), log);

/** The bearer of the figures' token; compared in a time that says nothing about it. */
function hasToken(req: Request, token: string | null): boolean {
  const [given, wanted] = [req.headers.authorization ?? '', `Bearer ${token}`].map(text =>
    createHash('sha256').update(text).digest(),
  );
  return token !== null && timingSafeEqual(given!, wanted!);
}

const shown =
  (figures: Figures): RequestHandler =>
  async (_req, res) => {
    res.type(figures.contentType).send(await figures.text());
  };

// The same for every server that a process opens, and made when somebody asks: it takes a third of a second.
let described: ReturnType<typeof openapi> | undefined;
const description = () => (described ??= openapi(schema(), ROUTES));
const openapiJson = readyMade('json', () => JSON.stringify(description()));
const docs = readyMade('html', () => docsPage(description(), builtLook(SITE)));

/** Everything on one port: /graphql, /playground, /api, health, metrics, the built client. */
export async function createApp(
  config: Config,
  services: Services,
  demoStripe: RequestHandler | null = null,
): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  const readers = new SlowReaders();
  app.use((req, res, next) => {
    readers.watch(res, req.socket);
    next();
  });
  app.use(watched(services), securityHeaders(config, cardHosts(services)), permissionsPolicy);
  app.use(['/graphql', '/api'], privateAnswers, compressed());
  app.use((req, _res, next) =>
    next(req.url.length > MAX_URL ? new AppError('URI_TOO_LONG', 'La dirección es demasiado larga') : undefined),
  );

  app.get('/healthz', (_req, res) => {
    res.type('text').send('ok');
  });
  app.get('/readyz', async (_req, res) => {
    res
      .status((await answers(services.db)) ? 200 : 503)
      .type('text')
      .send(res.statusCode === 200 ? 'listo' : 'sin base de datos');
  });
  app.get(
    '/metrics',
    only(req => isOfThisMachine(req) || hasToken(req, config.metricsToken), services),
    shown(new Figures(services, TASKS)),
  );

  const callers = new Callers(hasSignedIn);
  app.use('/graphql', await graphqlHandler(services, callers), failing(services, graphqlErrors));
  app.get('/api/openapi.json', openapiJson);
  app.get('/api/docs', docs);
  app.all('/api/billing/webhook', ...stripeWebhook(services), failing(services));
  app.use('/api', restRouter(ROUTES, services, callers));
  app.use('/api', (_req, res) =>
    sendError(res, new AppError('NOT_FOUND', 'Esta dirección de la API no existe'), services.log),
  );

  app.use('/f', compressed(), linkDoor(services, builtLook(SITE)));
  app.use('/p', compressed(), quoteDoor(services, builtLook(SITE)));

  // Its control door moves the demo's clock and pays for anybody.
  if (demoStripe) app.use(PAGES_PATH, privateAnswers, only(isOfThisMachine, services), demoStripe);
  // Mails hold links that open accounts.
  if (config.demo && !config.smtpUrl)
    app.use('/dev/outbox', privateAnswers, only(isOfThisMachine, services), outboxPages(outboxDir(config)));
  const policy = policyValues(services);
  const site = publicSite(SITE, config, services.now, async () => ({
    ...(await policy()),
    OFFERED: services.operatorCertificate ? 'yes' : 'no',
  }));
  app.use(site.pages, clientFiles(WEB, site.notFound, filledPages(WEB, config, services.now)));
  app.use((_req, res) => sendError(res, new AppError('NOT_FOUND', 'No encontrado'), services.log));
  app.use(failing(services));
  return app;
}
