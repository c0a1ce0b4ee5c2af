import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { DESKTOP, visit } from './browser';
import { tabTo, watchPointer } from './keys';
import { lettersTo, mailedLink } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
}, 180_000);

test('by keyboard reminders are switched on, an old invoice is reminded of by hand, its customer’s answer holds the next, and all that is overdue is claimed', async () => {
  const { token } = await product.rest('POST', '/auth/register', {
    email: 'marea@avisos.example',
    password: 'secreta-123',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B98241573',
    name: 'Lucía',
  });
  const welcome = await mailedLink(product.dataDir, 'marea@avisos.example', { path: '/verify-email/' });
  await product.rest('POST', '/auth/verify-email', { token: welcome.split('/').pop() }, token);
  const email = 'pagos@bodegas.example';
  const { customer } = await product.rest(
    'POST',
    '/customers',
    { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', email },
    token,
  );
  const { invoice } = await product.rest(
    'POST',
    '/invoices',
    {
      date: '2026-03-02',
      dueDate: '2026-04-01',
      lines: [{ description: 'Diseño de identidad visual', quantity: 1, price: 1850, ivaRate: 21 }],
      customerId: customer.id,
    },
    token,
  );
  const desk = await visit(browser, product.url, { token });
  const { page } = desk;
  const pointer = await watchPointer(page);
  const found: Record<string, string[]> = {};
  await page.goto('/app/settings?tab=recordatorios');
  const on = page.getByRole('switch', { name: 'Enviar recordatorios' });
  await on.focus();
  await page.keyboard.press('Space');
  const days = page.getByLabel('Días después de vencer: Segundo aviso');
  await days.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  await page.getByRole('button', { name: 'Ver cómo llega: Último aviso' }).focus();
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').getByText('Compensación por costes de cobro (art. 8 de la Ley 3/2004)').waitFor();
  found.settings = await axeFindings(page);
  await page.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Recordatorios activados/).waitFor();

  // Due long before: nothing of it goes by itself.
  await page.getByText(/Sin avisar · Puedes avisar a mano/).waitFor();
  await page.getByRole('link', { name: invoice.fullNumber }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Recordatorios' });
  await card.getByRole('button', { name: 'Enviar ahora: Último aviso' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  found.question = await axeFindings(page);
  await question.getByRole('button', { name: 'Enviar ahora' }).focus();
  await page.keyboard.press('Enter');
  await card.getByText(`Último aviso, en cola para ${email}`).waitFor();
  const link = await mailedLink(product.dataDir, email, { path: '/f/' });
  const [letter] = lettersTo(product.dataDir, email);
  expect(letter!.subject).toBe(`Último aviso: factura ${invoice.fullNumber}, vencida el 1 de abril de 2026`);
  await page.reload();
  await card.getByText(`Último aviso, enviado a ${email}`).waitFor();
  await card.getByRole('button', { name: 'Ver el texto: Último aviso' }).focus();
  await page.keyboard.press('Enter');
  await card.getByText(/Compensación por costes de cobro/).waitFor();
  // Nobody has read the rate of that half-year in the BOE.
  expect(await card.getByText(/Intereses de demora/).count()).toBe(0);
  found.card = await axeFindings(page);

  const stranger = await visit(browser, product.url, { viewport: DESKTOP });
  const strangerPointer = await watchPointer(stranger.page);
  await stranger.page.goto(new URL(link).pathname);
  await tabTo(stranger.page, stranger.page.getByText('Ya la he pagado', { exact: true }).first());
  await stranger.page.keyboard.press('Enter');
  await tabTo(stranger.page, stranger.page.getByRole('button', { name: 'Avisar de que está pagada' }));
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText(/Avisaste de/).waitFor();
  found.said = await axeFindings(stranger.page);
  await page.reload();
  await card.getByText(/dicen que ya la han pagado: contesta antes/).waitFor();
  await card.getByRole('button', { name: 'Ya está aclarado' }).focus();
  await page.keyboard.press('Enter');
  await card.getByText(/dicen que ya la han pagado/).waitFor({ state: 'detached' });

  // Somebody else, who was not written to today, is asked for all of it in one letter from their page.
  const other = { name: 'Óptica Güell, S.A.', nif: 'A58402165', email: 'pagos@optica.example' };
  const { customer: late } = await product.rest('POST', '/customers', other, token);
  const due = { date: '2026-03-09', dueDate: '2026-04-08', customerId: late.id };
  const lines = [{ description: 'Rótulos', quantity: 1, price: 100, ivaRate: 21 }];
  await product.rest('POST', '/invoices', { ...due, lines }, token);
  await page.goto(`/app/customers/${late.id}`);
  await page.getByRole('button', { name: 'Reclamar lo vencido' }).press('Enter');
  const claim = page.getByRole('dialog', { name: 'Reclamar lo vencido' });
  await claim.getByText(/^Va a pagos@optica.example, por una factura/).waitFor();
  found.claim = await axeFindings(page);
  await claim.getByRole('button', { name: /^Enviar: / }).press('Enter');
  await page.getByText('Reclamación en camino').waitFor();
  expect(found).toEqual({ settings: [], question: [], card: [], said: [], claim: [] });
  expect([await pointer(), await strangerPointer()]).toEqual([[], []]);
  expect([desk.complaints, stranger.complaints]).toEqual([[], []]);
  await Promise.all([desk.close(), stranger.close()]);
}, 120_000);
