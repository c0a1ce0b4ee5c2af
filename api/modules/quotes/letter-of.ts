import type { Attachment, Letter } from '../../edges/mail';
import type { Services } from '../../platform/context';
import { faceAt } from '../company/face/faces';
import { answersTo } from '../delivery/deliveries';
import { bytesOf, letterFace, pictureIn } from '../delivery/letter-face';
import { linkUrl } from './links';
import { nameOf, paperOf, toPayOf } from './paper';
import { QuoteEventRow } from './quote-event.entity';
import { writeQuoteLetter, type QuoteOccasion } from './quote-letter';
import { Quote } from './quote.entity';
import { isReachable, valuesOf } from './send';

/** What the letter of a quote is written from. `said`: what is of one letter alone. */
export const occasionOf = (
  quote: Quote,
  replyTo: string | null,
  said: Pick<QuoteOccasion, 'words' | 'face' | 'link'>,
): QuoteOccasion => ({
  ...said,
  kind: quote.kind,
  paperLanguage: quote.content.paperLanguage,
  sum: toPayOf(quote)[0],
  values: valuesOf(quote),
  issuer: { ...quote.content.issuer, answers: replyTo !== null },
  file: nameOf(quote),
});

/**
 * The letter of a sending, written when it goes: from the quote as it stands. Null where it must not go any more: it was
 * deleted or refused meanwhile, its link revoked, or its customer erased or under restriction.
 */
export async function quoteLetterOf(
  services: Services,
  tenantId: string,
  eventId: string,
): Promise<Omit<Letter, 'messageId'> | null> {
  const found = await services.db.read(tenantId, async em => {
    const event = await em.findOneBy(QuoteEventRow, { tenantId, id: eventId });
    const quote = event && (await em.findOneBy(Quote, { tenantId, id: event.quoteId }));
    const isOut = quote?.kept === 'sent' || quote?.kept === 'accepted';
    // Its paper names the link too: revoked or made anew meanwhile, it is no longer what was sent.
    if (!quote || !isOut || quote.linkId !== event.linkId || !(await isReachable(em, quote))) return null;
    return {
      ...{ event, quote, replyTo: await answersTo(em, tenantId) },
      // As its paper shows it.
      face: await faceAt(em, tenantId),
    };
  });
  if (!found) return null;
  const { event, quote, replyTo, ...read } = found;
  const paper = await paperOf(services, quote, tenantId);
  const files: Attachment[] = [{ name: paper.name, type: 'application/pdf', content: paper.pdf }];
  const face = letterFace(read.face, bytesOf(files));
  return {
    to: event.email!,
    replyTo: replyTo ?? undefined,
    ...writeQuoteLetter(occasionOf(quote, replyTo, { words: event.words!, face, link: linkUrl(services, quote) })),
    attachments: [...files, ...pictureIn(face)],
  };
}
