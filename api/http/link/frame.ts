import express, { Router, type Request, type Response } from 'express';
import type { Caller, Services } from '../../platform/context';
import { AppError, present, STATUS } from '../../platform/errors';
import { callerOf, ofExpress, requestIdOf } from '../../rest/http';
import { escaped, linkPage } from './html';

/** Bytes of an answer: its words, written in percent signs. */
const MOST_BYTES = 16 * 1024;

const alone = (look: string, title: string, text: string) =>
  linkPage({
    title,
    company: null,
    look,
    foot: 'Enlace privado',
    main: `<div class="card alone"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>`,
  });

/** What keeps the company busy is not the stranger's business. */
const BUSY = 'Ahora mismo hay demasiada gente abriendo enlaces. Inténtalo de nuevo en unos segundos.';

export const send = (res: Response, status: number, html: string) => res.status(status).type('html').send(html);

interface Door<Link> {
  /** Its path, and what is said where a link leads nowhere. */
  path: string;
  nowhere: [title: string, text: string];
  open(caller: Caller, token: string): Promise<Link | null>;
}

/** What a route of a door does with the link that was opened; `at`: its address. */
type Work<Link> = (req: Request, res: Response, link: Link, at: string) => Promise<unknown>;

/** What every door of links does: who may try how often, one page for what leads nowhere, and headers. */
export function doorFrame<Link>(services: Services, look: string, { path, nowhere, open }: Door<Link>) {
  const router = Router({ caseSensitive: true });
  router.use((_req, res, next) => {
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' });
    next();
  });
  router.use(express.urlencoded({ extended: false, limit: MOST_BYTES, parameterLimit: 10, inflate: false }));
  const lost = (res: Response) => send(res, 404, alone(look, ...nowhere));

  const failed = (res: Response, given: unknown) => {
    const error = ofExpress(given);
    const refusal = present(error);
    if (refusal.code === 'INTERNAL' && !(error instanceof AppError))
      services.log.error({ requestId: requestIdOf(res), err: error }, 'error interno');
    if (refusal.retryAfter) res.set('Retry-After', String(refusal.retryAfter));
    const status = STATUS[refusal.code];
    if (status === 404 || given instanceof URIError) return lost(res);
    const words = refusal.code === 'UNAVAILABLE' ? BUSY : refusal.message;
    send(res, status, alone(look, 'Ahora no se puede', words));
  };

  const opened =
    (work: Work<Link>) =>
    async (req: Request, res: Response): Promise<void> => {
      const caller = callerOf(req, res);
      try {
        await services.limits.spend('generalAddress', caller.ip, 1);
        await services.limits.take('linkPageAddress', caller.ip);
        const token = String(req.params.token);
        const link = await open(caller, token);
        if (!link) return void lost(res);
        await work(req, res, link, `${path}/${encodeURIComponent(token)}`);
      } catch (error) {
        failed(res, error);
      }
    };

  /** Once its own routes stand: everything else leads nowhere. */
  const closed = (): Router => {
    router.use((_req, res) => void lost(res));
    router.use((error: unknown, _req: Request, res: Response, _next: unknown) => failed(res, error));
    return router;
  };
  return { router, opened, lost, closed };
}
