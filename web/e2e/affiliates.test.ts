import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import { openBrowser } from './shared';

interface Person {
  token: string;
  tenantId: string;
  userId: string;
  email: string;
}
/** The product with Stripe's sandbox: api/test/servers/stripe.ts, whose types are the server's. */
interface Shop {
  app: { url: string };
  services: object;
  buildTenant(given?: Record<string, string>): Promise<Person>;
  subscribe(person: Person, plan: 'pro'): Promise<string>;
  close(): Promise<void>;
}
const { startShop } = jest.requireActual<{ startShop(): Promise<Shop> }>('../../api/test/servers/stripe');
const { buildSuperadmin } = jest.requireActual<{ buildSuperadmin(app: Shop['app']): Promise<Person> }>(
  '../../api/test/build',
);

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  Object.assign(shop.services, { publicUrl: shop.app.url });
}, 180_000);
afterAll(() => shop?.close());

const as = (person?: Person) =>
  visit(browser, shop.app.url, {
    ...(person && { token: person.token }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('an affiliate is proposed, made active, brings a company that pays, and is paid', async () => {
  const ana = await shop.buildTenant({ companyName: 'Estudio Marea, S.L.', companyNif: 'B26304188' });
  const root = await buildSuperadmin(shop.app);

  const mine = await as(ana);
  await mine.page.goto('/app/my-affiliates');
  await press(mine.page, 'Nuevo afiliado');
  const modal = mine.page.getByRole('dialog', { name: 'Nuevo afiliado' });
  await modal.getByLabel('Nombre').fill('Gestoría Muñoz');
  await modal.getByLabel('Email').fill('elena@munoz.example');
  await shows(mine.page, /por 49,00\s€ le tocan 9,80\s€/);
  expect(await axeFindings(mine.page, ['light'])).toEqual([]);
  await modal.getByRole('button', { name: 'Crear afiliado' }).click();
  await shows(mine.page, 'Afiliado creado correctamente');
  await press(mine.page, 'Copiar enlace de Gestoría Muñoz');
  await shows(mine.page, 'Enlace copiado al portapapeles');
  const link = await clipboard(mine.page);
  const code = /^http:\/\/[^/]+\/register\?ref=([2-9A-HJ-NP-Z]{8})$/.exec(link)![1]!;
  expect(await axeFindings(mine.page)).toEqual([]);

  const all = await as(root);
  await all.page.goto('/app/affiliates');
  await press(all.page, 'Activar a Gestoría Muñoz');
  await shows(all.page, /Lo propone Estudio Marea/);
  await all.page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
  await shows(all.page, 'Afiliado activado');

  const newcomer = await as();
  await newcomer.page.goto(link);
  // It is shown before anybody has touched the page: the application starts only then.
  await shows(newcomer.page, 'Invitado por Gestoría Muñoz');
  expect(
    await newcomer.page.evaluate(() =>
      performance.getEntriesByType('resource').some(each => each.name.includes('/account-')),
    ),
  ).toBe(false);
  await newcomer.page.getByLabel('Nombre de la empresa').fill('Bodega Sierra Alta, S.L.');
  await newcomer.page.getByLabel('NIF/CIF').fill('A58402165');
  await newcomer.page.getByLabel('Email').fill('hola@sierra.example');
  await newcomer.page.getByRole('textbox', { name: 'Contraseña' }).fill('secreta-123');
  await shows(newcomer.page, 'Invitado por Gestoría Muñoz');
  expect(await axeFindings(newcomer.page, ['light'])).toEqual([]);
  await press(newcomer.page, 'Crear cuenta');
  await newcomer.page.waitForURL('**/app/dashboard');
  expect(await newcomer.page.context().cookies()).toEqual([]);
  const token = (await newcomer.page.evaluate(() => localStorage.getItem('token')))!;
  const me = (await (
    await fetch(`${shop.app.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { tenant: { id: string }; user: { id: string } };
  await shop.subscribe({ token, tenantId: me.tenant.id, userId: me.user.id, email: 'hola@sierra.example' }, 'pro');

  await all.page.reload();
  await press(all.page, /^Pagar 9,80\s€ a Gestoría Muñoz por Bodega Sierra Alta/);
  expect(await axeFindings(all.page)).toEqual([]);
  await all.page.getByRole('radio', { name: /Transferencia/ }).check();
  await all.page.getByLabel('Referencia').fill('2026/117');
  await press(all.page, 'Anotar el pago');
  await shows(all.page, 'Comisión pagada correctamente');
  await shows(all.page, /No se debe nada/);
  expect(await axeFindings(all.page)).toEqual([]);

  const panel = await as();
  await panel.page.goto('/app/affiliate-dashboard');
  await panel.page.getByLabel('Código de afiliado').fill(code.toLowerCase());
  await panel.page.keyboard.press('Enter');
  await shows(panel.page, 'Datos de ejemplo');
  expect(await axeFindings(panel.page)).toEqual([]);

  await mine.page.reload();
  await shows(mine.page, /^9,80\s€$/);
  expect([...mine.complaints, ...all.complaints, ...newcomer.complaints, ...panel.complaints]).toEqual([]);
  await Promise.all([mine, all, newcomer, panel].map(each => each.close()));
}, 400_000);
