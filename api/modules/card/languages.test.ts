import { wordsIn } from '../../../schema/paper/in-language';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../schema/paper/language';
import { linkWordsIn } from '../../../schema/paper/link/in-language';
import { formAsk } from '../../test/forms';
import { startShop, type Shop } from '../../test/servers/stripe';
import { tillOf } from '../../test/servers/till';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const { onboard, linked, page, asideOf, goToPay, payAt, deliver, lastOf, held } = tillOf(() => shop);

/** Written out here once more: a catalogue that lost a language would agree with itself. */
const BUTTONS: Record<PaperLanguage, string> = {
  es: 'Pagar con tarjeta',
  ca: 'Paga amb targeta',
  gl: 'Pagar con tarxeta',
  eu: 'Ordaindu txartelarekin',
  en: 'Pay by card',
};
const LANGUAGES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];

async function companyIn(language: PaperLanguage) {
  const ana = await shop.buildTenant();
  await onboard(ana);
  const saved = await shop.app.rest('POST', '/settings/face', { token: ana.token, ...(await formAsk({ language })) });
  expect(saved.status).toBe(200);
  return ana;
}

/** As a reader sees it. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

test.each(LANGUAGES)(
  'in %s the button, what became of the payment and the way on are in that language',
  async language => {
    const said = linkWordsIn({ paperLanguage: language }).card;
    expect(said.pay).toBe(BUTTONS[language]);
    const invoice = await linked(await companyIn(language));
    const sees = async (state = '') => (await page(invoice.path + state)).text;

    const open = await sees();
    expect(open).toContain(`<html lang="${language}">`);
    expect(open).toContain(`<button class="button" type="submit">${said.pay}</button>`);
    for (const [other, button] of Object.entries(BUTTONS)) expect(open.includes(button)).toBe(other === language);

    const cancelled = await sees('?pago=cancelado');
    expect(asideOf(cancelled)).toContain(said.cancelled);
    expect(cancelled).toContain(said.pay);

    const { stripe } = shop.services;
    // The same answers, by another name of this machine: no form leads there.
    shop.services.stripe = { ...stripe!, apiBase: shop.sandbox.url.replace('127.0.0.1', 'localhost') };
    const onwards = await goToPay(invoice);
    shop.services.stripe = stripe;
    expect(onwards.text).toContain(`<html lang="${language}">`);
    expect(onwards.text).toContain(`<h1>${said.pay}</h1>`);
    expect(onwards.text).toContain(`>${said.goOn}</a>`);

    const { to } = await goToPay(invoice);
    await held(() => payAt(to));
    const waiting = await sees('?pago=hecho');
    expect(asideOf(waiting)).toContain(said.confirming);
    expect(asideOf(waiting)).toContain(said.look);
    expect(waiting).not.toContain(said.pay);

    await deliver(lastOf('checkout.session.completed').payload);
    const paid = await sees('?pago=hecho');
    const { euros } = wordsIn({ paperLanguage: language });
    expect(plain(asideOf(paid))).toContain(plain(said.received(euros('121.00'))));
    expect(paid).not.toContain(said.confirming);
  },
);
