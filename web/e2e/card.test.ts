import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { DESKTOP, PHONE, visit } from './browser';
import { openBrowser } from './shared';

interface Person {
  token: string;
  tenantId: string;
}
/** The product with Stripe's sandbox: api/test/servers/stripe.ts, whose types are the server's. */
interface Shop {
  app: { url: string };
  services: object;
  sandbox: {
    url: string;
    account: { kept: { cardCharges: Record<string, { intent: string }> } };
    disputeCard(intent: string, status: 'needs_response'): void;
    events: { settled(): Promise<void> };
  };
  buildTenant(given?: { companyName: string }): Promise<Person>;
  close(): Promise<void>;
}
const { startShop } = jest.requireActual<{ startShop(): Promise<Shop> }>('../../api/test/servers/stripe');
const { buildInvoice, leaveAnswer } = jest.requireActual<{
  buildInvoice(app: object, person: Person): Promise<{ id: string }>;
  leaveAnswer(app: object, person: Person, id: string): Promise<string>;
}>('../../api/test/build');

let shop: Shop;
let browser: Browser;
let ana: Person;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  Object.assign(shop.services, { publicUrl: shop.app.url });
  ana = await shop.buildTenant({ companyName: 'Estudio Marea, S.L.' });
}, 180_000);
afterAll(() => shop?.close());

/** Goes with the Tab key to what has a name, as whoever has no mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

/** Pictures for people to look at, where somebody asks for them. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.CARD_SHOTS)
    writeFileSync(`${process.env.CARD_SHOTS}/${name}.png`, await page.screenshot({ fullPage: true }));
}

test('on a phone, by keyboard, a customer pays from the link and comes back to a paid invoice', async () => {
  const findings: Record<string, string[]> = {};
  const settings = await visit(browser, shop.app.url, { viewport: DESKTOP, token: ana.token });
  await settings.page.goto('/app/settings?tab=cobro');
  await settings.page.getByRole('button', { name: 'Conectar con Stripe' }).waitFor();
  await picture(settings.page, 'settings-none');
  findings.none = await axeFindings(settings.page);
  await settings.page.getByRole('button', { name: 'Conectar con Stripe' }).focus();
  await settings.page.keyboard.press('Enter');
  await settings.page.getByRole('button', { name: 'Terminar el alta' }).focus();
  await settings.page.keyboard.press('Enter');
  await settings.page.getByText('Lista', { exact: true }).waitFor();
  await picture(settings.page, 'settings-ready');
  findings.ready = await axeFindings(settings.page);
  expect(settings.complaints).toEqual([]);
  await settings.close();

  const { id } = await buildInvoice(shop.app, ana);
  const path = await leaveAnswer(shop.app, ana, id);
  const { page, complaints, close } = await visit(browser, shop.app.url, { viewport: PHONE });
  await page.goto(path);
  findings.link = await axeFindings(page);
  await picture(page, 'link-390');
  await tabTo(page, 'Pagar con tarjeta');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.sandbox.url}/card/**`);
  await picture(page, 'stripe-390');
  await tabTo(page, 'Pagar');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.app.url}${path}?pago=hecho`);
  // The event may still be on its way.
  for (let looks = 0; looks < 100 && (await page.getByText('Pago recibido').count()) === 0; looks += 1)
    await page.reload();
  await page.getByText('Pago recibido: 121,00\u00a0€. Gracias.').waitFor();
  await page.getByText('Consta como pagada.').waitFor();
  findings.paid = await axeFindings(page);
  await picture(page, 'paid-390');
  expect(await page.getByRole('button', { name: 'Pagar con tarjeta' }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(Object.values(findings).flat()).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

test('the company finds with its invoice what was paid too much by card and what is reclaimed, on a phone too', async () => {
  const { id } = await buildInvoice(shop.app, ana);
  const path = await leaveAnswer(shop.app, ana, id);
  const sent = await fetch(`${shop.app.url}${path}/tarjeta`, { method: 'POST', redirect: 'manual' });
  const pay = await fetch(`${shop.app.url}/api/invoices/${id}/collections`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    body: '{"amount":"100.00"}',
  });
  expect([sent.status, pay.status]).toEqual([303, 201]);
  const before = new Set(Object.keys(shop.sandbox.account.kept.cardCharges));
  await fetch(sent.headers.get('location')!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: 'good' }),
  });
  await shop.sandbox.events.settled();
  const [, charge] = Object.entries(shop.sandbox.account.kept.cardCharges).find(([key]) => !before.has(key))!;
  shop.sandbox.disputeCard(charge.intent, 'needs_response');
  await shop.sandbox.events.settled();
  for (const [name, viewport] of [
    ['1280', DESKTOP],
    ['390', PHONE],
  ] as const) {
    const { page, complaints, close } = await visit(browser, shop.app.url, {
      viewport,
      token: ana.token,
    });
    await page.goto(`/app/invoices/${id}`);
    const card = page.getByRole('region', { name: 'Cobros' });
    await card.getByText('Pagado de más con tarjeta: 100,00\u00a0€ que no se debían.').waitFor();
    await card.getByText('reclama 121,00\u00a0€ a su banco').waitFor();
    await picture(page, `asked-${name}`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  }
}, 120_000);
