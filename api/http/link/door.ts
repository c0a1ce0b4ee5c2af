import { cut } from '../../../schema/text/cut';
import type { Request, Response, Router } from 'express';
import { MOST_ANSWER } from '../../../schema/delivery';
import { wordsIn } from '../../../schema/paper/in-language';
import { linkWordsIn } from '../../../schema/paper/link/in-language';
import type { LinkWords } from '../../../schema/paper/link/words';
import { saysNothing } from '../../../schema/text/visible';
import { asDocument, sendPaper } from '../../modules/invoices/files/invoice-pdf';
import {
  answerLinked,
  wordsProblem,
  linkedPaper,
  openLink,
  readLinked,
  type Linked,
  type Shown,
} from '../../modules/delivery/linked';
import type { Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { callerOf } from '../../rest/http';
import { cameBack, cardParts, isLedOn, toPay, type CardParts } from './card';
import { doorFrame, send } from './frame';
import { escaped, linkPage } from './html';
import { account, essence, paperHtml, titleOf } from './paper';

const KINDS = ['paid', 'mistake'] as const;
type Kind = (typeof KINDS)[number];
interface Wrong {
  kind: Kind;
  words: string;
  problem: string;
}

function form(kind: Kind, at: string, wrong: Wrong | null, words: LinkWords): string {
  const { summary, label, send } = words[kind];
  const mine = wrong?.kind === kind ? wrong : null;
  const said = kind === 'mistake' && mine && saysNothing(mine.words) ? words.mistake.empty : mine?.problem;
  const problem = said ? `<p class="wrong small" id="${kind}-note" role="alert">${escaped(said)}</p>` : '';
  const described = mine ? ` aria-invalid="true" aria-describedby="${kind}-note"` : '';
  return `<details${mine ? ' open' : ''}><summary>${summary}</summary><form method="post" action="${at}"><input type="hidden" name="kind" value="${kind}">${problem}<label for="${kind}-words">${label}</label><textarea id="${kind}-words" name="words" maxlength="${MOST_ANSWER}"${described}>${escaped(mine?.words ?? '')}</textarea><button class="button quiet" type="submit">${send}</button></form></details>`;
}

interface Drawn {
  at: string;
  link: Linked;
  shown: Shown;
  wrong: Wrong | null;
  card: CardParts;
}

function sharedPage(look: string, { at, link, shown, wrong, card }: Drawn): string {
  const { paper, said, zone } = shown;
  const invoice = asDocument(paper);
  const { issuer, paperLanguage } = invoice;
  const [words, { euros, shortDate }] = [linkWordsIn(invoice), wordsIn(invoice)];
  const about = [`NIF ${issuer.nif}`, issuer.address].filter(Boolean).join(' · ');
  const dayIn = (instant: Date) => shortDate(dayOf(instant, zone));
  const done = said.map(
    ({ kind, at: when }) => `<p>${escaped(`${words[kind].given(dayIn(when))} ${words.seenBy(issuer.name)}`)}</p>`,
  );
  const side = `<aside class="card side" aria-label="${words.options}">${card.said}<div>${essence(invoice, shown)}${card.button}<a class="button${card.button && ' quiet'}" href="${at}/factura.pdf">${words.download}</a></div>${account(invoice, shown)}${done.length ? `<div class="note" role="status">${done.join('')}</div>` : ''}${form('paid', at, wrong, words)}${form('mistake', at, wrong, words)}</aside>`;
  return linkPage({
    language: paperLanguage,
    title: words.titleOf(`${titleOf(invoice)} ${invoice.fullNumber}`, issuer.name, euros(invoice.payable)),
    company: { name: issuer.name, about, accent: invoice.accent, logo: invoice.logo },
    look,
    foot: words.privateUntil(dayIn(link.expiresAt)),
    main: paperHtml(invoice, paper.qrUrl) + side,
  });
}

/** A page of Stripe's under a name of the company's own: a browser follows a link there, and no form. */
function onwards(look: string, url: string, { paper }: Shown): string {
  const invoice = asDocument(paper);
  const words = linkWordsIn(invoice);
  const { name } = invoice.issuer;
  return linkPage({
    language: invoice.paperLanguage,
    title: words.card.pay,
    company: { name, about: '', accent: invoice.accent, logo: invoice.logo },
    look,
    foot: words.titleOf(`${titleOf(invoice)} ${invoice.fullNumber}`, name, wordsIn(invoice).euros(invoice.payable)),
    main: `<div class="card alone"><h1>${words.card.pay}</h1><p><a class="button" href="${escaped(url)}">${words.card.goOn}</a></p></div>`,
  });
}

const NOWHERE: [string, string] = [
  'Este enlace no lleva a ninguna factura',
  'Puede que haya caducado, que quien te lo envió lo haya retirado o que la dirección esté incompleta. Pídele otro enlace, o la factura en PDF.',
];

/**
 * What whoever has an invoice's link sees, without an account and without a script: the invoice, its PDF, and two
 * answers. A link that leads nowhere is 404 with one page, whatever was wrong with it.
 */
export function linkDoor(services: Services, look: string): Router {
  const { router, opened, lost, closed } = doorFrame<Linked>(services, look, {
    path: '/f',
    nowhere: NOWHERE,
    open: (caller, token) => openLink(services, caller, token),
  });

  const show = async (req: Request, res: Response, link: Linked, at: string, wrong: Wrong | null = null) => {
    const back = await cameBack(services, link, req.query.pago);
    const shown = await readLinked(services, callerOf(req, res), link);
    if (!shown) return void lost(res);
    const card = await cardParts(services, { link, shown, at, back });
    send(res, wrong ? 400 : 200, sharedPage(look, { at, link, shown, wrong, card }));
  };

  router.get('/:token', opened(show));
  router.post(
    '/:token/tarjeta',
    opened(async (req, res, link, at) => {
      const caller = callerOf(req, res);
      await services.limits.take('linkCardAddress', caller.ip);
      await services.limits.take('linkCard', link.linkId);
      const shown = await readLinked(services, caller, link);
      if (!shown) return void lost(res);
      const url = await toPay(services, link, shown, at);
      if (isLedOn(services, url)) res.redirect(303, url);
      else send(res, 200, onwards(look, url, shown));
    }),
  );
  router.get(
    '/:token/factura.pdf',
    opened(async (_req, res, link) => sendPaper(res, await linkedPaper(services, link))),
  );
  router.post(
    '/:token',
    opened(async (req, res, link, at) => {
      const { kind: given, words: said } = (req.body ?? {}) as Record<string, unknown>;
      const kind = KINDS.find(each => each === given);
      const words = typeof said === 'string' ? said : '';
      if (!kind) return show(req, res, link, at);
      const problem = wordsProblem(kind, words);
      if (problem) return show(req, res, link, at, { kind, words: cut(words, 2 * MOST_ANSWER), problem });
      await answerLinked(services, callerOf(req, res), link, { kind, words });
      res.redirect(303, at);
    }),
  );
  return closed();
}
