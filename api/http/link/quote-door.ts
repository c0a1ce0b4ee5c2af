import { cut } from '../../../schema/text/cut';
import type { Request, Response, Router } from 'express';
import { answerProblem, MOST_NAME, MOST_REASON } from '../../../schema/kinds/quote';
import { saysNothing } from '../../../schema/text/visible';
import { wordsIn } from '../../../schema/paper/in-language';
import { linkWordsIn } from '../../../schema/paper/link/in-language';
import { acceptanceSaid } from '../../edges/pdf/quotes/quote-parts';
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
import { dayOf } from '../../platform/dates';
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
function forms({ quote, document }: ShownQuote, at: string, wrong: Wrong | null): string {
  const words = linkWordsIn(document).quote;
  const version = hidden('version', String(quote.version));
  const [yes, no] = [wrong?.accepts ? wrong : null, wrong && !wrong.accepts ? wrong : null];
  const [yesNote, yesAs] = noted(
    yes && { ...yes, problem: saysNothing(yes.words) ? words.nameless : yes.problem },
    'accept',
  );
  const [noNote, noAs] = noted(no, 'refuse');
  return `<form method="post" action="${at}">${hidden('kind', 'accept')}${version}${yesNote}<label for="accept-words">${words.yourName}</label><input type="text" id="accept-words" name="words" autocomplete="name" maxlength="${MOST_NAME}" value="${escaped(yes?.words ?? '')}" required${yesAs}><button class="button" type="submit">${words.accept}</button><p class="muted small">${words.final(quote.kind)}</p></form>
<details${no ? ' open' : ''}><summary>${words.no}</summary><form method="post" action="${at}">${hidden('kind', 'refuse')}${version}${noNote}<label for="refuse-words">${words.why}</label><textarea id="refuse-words" name="words" maxlength="${MOST_REASON}"${noAs}>${escaped(no?.words ?? '')}</textarea><button class="button quiet" type="submit">${words.refuse}</button></form></details>`;
}

/** How it stands, where there is nothing to answer. */
function standing({ quote: { kind, content }, state, document, byLink }: ShownQuote): string {
  const words = linkWordsIn(document).quote;
  const said =
    state === 'refused'
      ? words.refused(kind, byLink)
      : state === 'expired'
        ? words.expired(kind)
        : (acceptanceSaid(document)?.text ?? '');
  const tone = state === 'accepted' || state === 'invoiced' ? 'note' : 'muted';
  return `<div class="${tone}" role="status"><p>${escaped(said)} ${escaped(words.seenBy(kind, content.issuer.name))}</p></div>`;
}

function quotePage(look: string, at: string, link: LinkedQuote, shown: ShownQuote, wrong: Wrong | null): string {
  const { quote, state, document } = shown;
  const { issuer } = quote.content;
  const [words, { euros, longDate, shortDate, quote: said }] = [linkWordsIn(document), wordsIn(document)];
  const name = `${said.titles[quote.kind]} ${quote.fullNumber}`;
  const [sum, toPay] = toPayOf(quote);
  const open = answerProblem(quote.kind, state) === null;
  const essence = `<div><h1>${escaped(name)}</h1><p class="muted small">${longDate(quote.date)}</p><p class="muted small">${sum}</p><p class="amount">${escaped(euros(toPay))}</p><p class="muted">${words.quote.until(longDate(quote.validUntil))}</p><a class="button quiet" href="${at}/${FILES[quote.kind]}">${words.download}</a></div>`;
  const side = `<aside class="card side" aria-label="${words.options}">${essence}${open ? forms(shown, at, wrong) : standing(shown)}</aside>`;
  return linkPage({
    language: document.paperLanguage,
    title: words.titleOf(name, issuer.name, euros(toPay)),
    company: {
      name: issuer.name,
      about: [`NIF ${issuer.nif}`, issuer.address].filter(Boolean).join(' · '),
      accent: document.accent,
      logo: document.logo,
    },
    look,
    foot: words.privateUntil(shortDate(dayOf(link.expiresAt))),
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
        show(req, res, link, at, { accepts, words: cut(words, 2 * MOST_REASON), problem }, status);
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
