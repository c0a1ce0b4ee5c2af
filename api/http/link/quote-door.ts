import type { Request, Response, Router } from 'express';
import { agreeing, answerProblem, MOST_NAME, MOST_REASON, quoteTitle } from '../../../schema/kinds/quote';
import { acceptanceSaid } from '../../edges/pdf/quotes/quote-parts';
import { euros, longDate } from '../../edges/pdf/format';
import { sendPaper } from '../../modules/invoices/files/invoice-pdf';
import {
  answerLinkedQuote,
  linkedQuotePaper,
  openQuoteLink,
  readLinkedQuote,
  wordsProblem,
  type LinkedQuote,
  type ShownQuote,
} from '../../modules/quotes/linked';
import { toPayOf } from '../../modules/quotes/paper';
import type { Services } from '../../platform/context';
import { dayOf, spanishDate } from '../../platform/dates';
import { AppError } from '../../platform/errors';
import { callerOf } from '../../rest/http';
import { doorFrame, send } from './frame';
import { escaped, linkPage } from './html';
import { paperHtml } from './paper';

interface Wrong {
  accepts: boolean;
  words: string;
  problem: string;
}

const NOWHERE: [string, string] = [
  'Este enlace no lleva a ningún presupuesto',
  'Puede que haya caducado, que quien te lo envió lo haya retirado o que la dirección esté incompleta. Pídele otro enlace, o el presupuesto en PDF.',
];

/** What its paper is called in its address. */
const FILES = { quote: 'presupuesto.pdf', proforma: 'factura-proforma.pdf' };

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
const noted = (wrong: Wrong | null, id: string) =>
  wrong
    ? [
        `<p class="wrong small" id="${id}-note" role="alert">${escaped(wrong.problem)}</p>`,
        ` aria-invalid="true" aria-describedby="${id}-note"`,
      ]
    : ['', ''];

/** Who accepts writes their name; who does not may say why. */
function forms({ quote }: ShownQuote, at: string, wrong: Wrong | null): string {
  const version = hidden('version', String(quote.version));
  const [yes, no] = [wrong?.accepts ? wrong : null, wrong && !wrong.accepts ? wrong : null];
  const [yesNote, yesAs] = noted(yes, 'accept');
  const [noNote, noAs] = noted(no, 'refuse');
  return `<form method="post" action="${at}">${hidden('kind', 'accept')}${version}${yesNote}<label for="accept-words">Tu nombre</label><input type="text" id="accept-words" name="words" autocomplete="name" maxlength="${MOST_NAME}" value="${escaped(yes?.words ?? '')}" required${yesAs}><button class="button" type="submit">Aceptar</button><p class="muted small">Al ${agreeing(quote.kind, 'aceptarlo')} ya no cambia.</p></form>
<details${no ? ' open' : ''}><summary>No me encaja</summary><form method="post" action="${at}">${hidden('kind', 'refuse')}${version}${noNote}<label for="refuse-words">Por qué (opcional)</label><textarea id="refuse-words" name="words" maxlength="${MOST_REASON}"${noAs}>${escaped(no?.words ?? '')}</textarea><button class="button quiet" type="submit">Rechazar</button></form></details>`;
}

/** How it stands, where there is nothing to answer. */
function standing({ quote, state, document, byLink }: ShownQuote): string {
  const said =
    state === 'refused'
      ? `${byLink ? `${quote.kind === 'quote' ? 'Lo' : 'La'} rechazaste` : `Consta como ${agreeing(quote.kind, 'rechazado')}`}. Si has cambiado de idea, escribe a quien te ${quote.kind === 'quote' ? 'lo' : 'la'} envió.`
      : state === 'expired'
        ? answerProblem(quote.kind, state)!
        : (acceptanceSaid(document)?.text ?? '');
  const tone = state === 'accepted' || state === 'invoiced' ? 'note' : 'muted';
  return `<div class="${tone}" role="status"><p>${escaped(said)} ${escaped(quote.content.issuer.name)} ${quote.kind === 'quote' ? 'lo' : 'la'} ve en su Folio.</p></div>`;
}

function quotePage(look: string, at: string, link: LinkedQuote, shown: ShownQuote, wrong: Wrong | null): string {
  const { quote, state, document } = shown;
  const { issuer } = quote.content;
  const name = `${quoteTitle(quote.kind)} ${quote.fullNumber}`;
  const [sum, toPay] = toPayOf(quote);
  const until = `Vale hasta el ${longDate(quote.validUntil)}.`;
  const open = answerProblem(quote.kind, state) === null;
  const essence = `<div><h1>${escaped(name)}</h1><p class="muted small">${longDate(quote.date)}</p><p class="muted small">${sum}</p><p class="amount">${escaped(euros(toPay))}</p><p class="muted">${until}</p><a class="button quiet" href="${at}/${FILES[quote.kind]}">Descargar PDF</a></div>`;
  const side = `<aside class="card side" aria-label="Qué puedes hacer">${essence}${open ? forms(shown, at, wrong) : standing(shown)}</aside>`;
  return linkPage({
    title: `${name} de ${issuer.name}, ${euros(toPay)}`,
    company: {
      name: issuer.name,
      about: [`NIF ${issuer.nif}`, issuer.address].filter(Boolean).join(' · '),
      accent: shown.document.accent,
      logo: shown.document.logo,
    },
    look,
    foot: `Enlace privado, hasta el ${spanishDate(dayOf(link.expiresAt))}`,
    main: paperHtml(document, null) + side,
  });
}

/** What whoever has a quote's link sees, without an account and without a script: the quote, its PDF, and two answers. */
export function quoteDoor(services: Services, look: string): Router {
  const { router, opened, lost, closed } = doorFrame<LinkedQuote>(services, look, {
    path: '/p',
    nowhere: NOWHERE,
    open: (caller, token) => openQuoteLink(services, caller, token),
  });

  const show = async (
    req: Request,
    res: Response,
    link: LinkedQuote,
    at: string,
    wrong: Wrong | null,
    status = 200,
  ) => {
    const shown = await readLinkedQuote(services, callerOf(req, res), link);
    if (!shown) return void lost(res);
    send(res, status, quotePage(look, at, link, shown, wrong));
  };

  router.get(
    '/:token',
    opened((req, res, link, at) => show(req, res, link, at, null)),
  );
  router.get(
    Object.values(FILES).map(file => `/:token/${file}`),
    opened(async (_req, res, link) => sendPaper(res, await linkedQuotePaper(services, link))),
  );
  router.post(
    '/:token',
    opened(async (req, res, link, at) => {
      const { kind, words: given, version } = (req.body ?? {}) as Record<string, unknown>;
      if (kind !== 'accept' && kind !== 'refuse') return show(req, res, link, at, null);
      const accepts = kind === 'accept';
      const words = typeof given === 'string' ? given : '';
      const again = (problem: string, status: number) =>
        show(req, res, link, at, { accepts, words: words.slice(0, 2 * MOST_REASON), problem }, status);
      const problem = wordsProblem({ accepts, words });
      if (problem) return again(problem, 400);
      try {
        await answerLinkedQuote(services, callerOf(req, res), link, { accepts, words, version: Number(version) });
      } catch (error) {
        if (error instanceof AppError && error.code === 'CONFLICT') return again(error.message, 409);
        throw error;
      }
      res.redirect(303, at);
    }),
  );
  return closed();
}
