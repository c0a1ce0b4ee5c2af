import type { EntityManager } from 'typeorm';
import { daysAfter } from '../../../schema/days';
import { quoteNumber } from '../../../schema/kinds/quote';
import { letterTextProblem, type LetterName } from '../../../schema/paper/letter/letters';
import { wordsIn } from '../../../schema/paper/in-language';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Step } from '../../../schema/remind/ladder';
import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { linesOrNull } from '../../platform/graphql/validation';
import { faceAt } from '../company/face/faces';
import { Tenant } from '../company/tenant.entity';
import { answersTo } from '../delivery/deliveries';
import type { LetterShown } from '../delivery/delivery.types';
import { writeInvoiceLetter } from '../delivery/invoice-letter';
import { letterFace, type LetterFace } from '../delivery/letter-face';
import { NOWHERE, shownOf } from '../delivery/letter-shown';
import { pdfName } from '../invoices/files/invoice-pdf';
import { nameOf } from '../quotes/paper';
import { writeQuoteLetter } from '../quotes/quote-letter';
import { exampleOf } from '../reminders/preview';
import { textOf } from '../letter-texts/letter-texts';

/** What the paper of the example comes to, and days until it is due or no longer valid. */
const TOTAL = '1210.00';
const DAYS = 30;

interface Said {
  words: string;
  paperLanguage: PaperLanguage;
}

/** The letter of an example of an invoice, or of a quote or a proforma. */
async function ofPaper(
  em: EntityManager,
  ctx: Ctx,
  letter: LetterName,
  said: Said,
  replyTo: string | null,
  face: LetterFace,
) {
  const { tenantId } = ctx.me;
  const { name, nif, address } = await em.findOneByOrFail(Tenant, { id: tenantId });
  const { euros, longDate } = wordsIn(said);
  const [today, end] = [ctx.today(), longDate(daysAfter(ctx.today(), DAYS))];
  const year = today.slice(0, 4);
  const known = {
    total: euros(TOTAL),
    fecha: longDate(today),
    cliente: 'Bodegas Ejemplo, S.L.',
    empresa: name,
  };
  const common = {
    ...said,
    issuer: { name, nif, address, answers: replyTo !== null },
    face,
    link: NOWHERE,
  };
  if (letter === 'quote' || letter === 'proforma') {
    const numero = quoteNumber(letter, Number(year), 1);
    return writeQuoteLetter({
      ...common,
      kind: letter,
      sum: wordsIn(said).total,
      values: { ...known, numero, valido_hasta: end },
      file: nameOf({ kind: letter, fullNumber: numero }),
    });
  }
  const numero = `A-${year}-0001`;
  return writeInvoiceLetter({
    ...common,
    title: 'Factura',
    values: { ...known, numero, vencimiento: end },
    file: pdfName(numero),
    ...{ means: null, iban: null, ofDebt: false, replacedBy: null, paid: false },
    ...{ balance: { collected: '0.00', owed: TOTAL }, payable: TOTAL },
  });
}

/** The letter as a customer would get it, about an example; nothing is kept or sent. `text`: null for the one that is kept. */
export async function letterExample(
  em: EntityManager,
  ctx: Ctx,
  letter: LetterName,
  paperLanguage: PaperLanguage,
  text: string | null | undefined,
): Promise<LetterShown> {
  const { tenantId } = ctx.me;
  const given = linesOrNull(text);
  const problem = given === null ? null : letterTextProblem(letter, given);
  if (problem) throw badField('text', problem);
  const said = { words: given ?? (await textOf(em, tenantId, letter, paperLanguage)), paperLanguage };
  const face = letterFace(await faceAt(em, tenantId), 0);
  const step = /^reminder(\d)$/.exec(letter)?.[1];
  const replyTo = await answersTo(em, tenantId);
  if (step) return { ...(await exampleOf(em, ctx, Number(step) as Step, said)), replyTo };
  return shownOf(await ofPaper(em, ctx, letter, said, replyTo, face), replyTo, face);
}
