import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outboxDir, outboxPages } from './dev-outbox';
import { ROOT, type Config } from './platform/config';
import type { Services } from './platform/context';
import { answers } from './platform/db';
import { AppError } from './platform/errors';
import { createMetrics, type Metrics } from './platform/metrics';
import { graphqlErrors, graphqlHandler } from './graphql';
import { docsPage } from './rest/docs';
import { requestIdOf, sendError } from './rest/http';
import { openapi } from './rest/openapi';
import { restRouter } from './rest/router';
import { ROUTES } from './rest/routes';
import { schema } from './schema';

const MAX_URL = 8192;
const WEB = join(ROOT, 'dist', 'web');

/** No inline scripts; styles inline because the component library writes them at run time. No cookies anywhere. */
const securityHeaders = (production: boolean) => helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"], scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:', 'blob:'], fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"], workerSrc: ["'self'", 'blob:'], objectSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'same-origin' },
});

function watched({ log }: Services, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdOf(res);
    const door = req.path.startsWith('/graphql') ? 'graphql' : req.path.startsWith('/api') ? 'rest' : 'web';
    const end = metrics.requests.startTimer({ door });
    // The path without its query: tokens and searches stay out of the log.
    const path = req.path;
    res.on('finish', () => {
      end({ status: res.statusCode });
      if (door !== 'web') log.info({ requestId, method: req.method, path, status: res.statusCode, ip: req.ip }, 'petición');
    });
    next();
  };
}

const privateAnswers: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const failing = ({ log }: Services, body?: (told: AppError) => unknown): ErrorRequestHandler => (error, _req, res, _next) => sendError(res, error, log, body);

const isLoopback = (ip: string | undefined) => ip === '::1' || /^(::ffff:)?127\./.test(ip ?? '');

/** For others than those who may see it, it is not there. */
const only = (may: (req: Request) => boolean, { log }: Services): RequestHandler => (req, res, next) =>
  (may(req) ? next() : sendError(res, new AppError('NOT_FOUND', 'No encontrado'), log));

const local = (req: Request) => isLoopback(req.ip);

const figures = (metrics: Metrics): RequestHandler => async (_req, res) => {
  res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
};

function web(): RequestHandler[] {
  const index = join(WEB, 'index.html');
  return [
    express.static(join(WEB, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false }) as RequestHandler,
    (req, res, next) => {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      res.setHeader('Cache-Control', 'no-cache');
      const page = req.path === '/playground' ? join(WEB, 'playground.html') : index;
      if (!existsSync(page)) return next();
      res.sendFile(page);
    },
  ];
}

/** Everything on one port: /graphql, /playground, /api, health, metrics, the built client. */
export async function createApp(config: Config, services: Services): Promise<Express> {
  const app = express();
  const metrics = createMetrics();
  const json = express.json({ limit: '1mb', inflate: false, type: ['application/json', 'application/*+json'] });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(watched(services, metrics), securityHeaders(config.production));
  app.use(['/graphql', '/api'], privateAnswers);
  app.use((req, _res, next) => next(req.url.length > MAX_URL ? new AppError('URI_TOO_LONG', 'La dirección es demasiado larga') : undefined));

  app.get('/healthz', (_req, res) => { res.type('text').send('ok'); });
  app.get('/readyz', async (_req, res) => { res.status(await answers(services.db) ? 200 : 503).type('text').send(res.statusCode === 200 ? 'listo' : 'sin base de datos'); });
  const told = (req: Request) => config.metricsToken !== null && req.headers.authorization === `Bearer ${config.metricsToken}`;
  app.get('/metrics', only(req => local(req) || told(req), services), figures(metrics));

  app.use('/graphql', json, await graphqlHandler(services), failing(services, graphqlErrors));
  const description = openapi(schema(), ROUTES);
  app.get('/api/openapi.json', (_req, res) => { res.json(description); });
  app.get('/api/docs', (_req, res) => { res.type('html').send(docsPage(ROUTES)); });
  app.use('/api', json, restRouter(ROUTES, services));
  app.use('/api', (_req, res) => sendError(res, new AppError('NOT_FOUND', 'Esta dirección de la API no existe'), services.log));

  // Mails hold links that open accounts.
  if (config.demo && !config.smtpUrl) app.use('/dev/outbox', privateAnswers, only(local, services), outboxPages(outboxDir(config)));
  app.use('/assets', ...web().slice(0, 1));
  app.use('/assets', (_req, res) => sendError(res, new AppError('NOT_FOUND', 'No encontrado'), services.log));
  app.use(express.static(WEB, { index: false, redirect: false, maxAge: 0 }), web()[1]!);
  app.use((_req, res) => sendError(res, new AppError('NOT_FOUND', 'No encontrado'), services.log));
  app.use(failing(services));
  return app;
}
