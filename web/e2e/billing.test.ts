import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit, type Visit } from './browser';
import { openBrowser } from './shared';

interface Person {
  token: string;
  tenantId: string;
}
/** The product with Stripe's sandbox: api/test/servers/stripe.ts, whose types are the server's. */
interface Shop {
  app: {
    url: string;
    rest(
      method: string,
      path: string,
      ask: { token: string; body?: unknown },
    ): Promise<{ status: number; body: { invoice: { id: string } } }>;
  };
  services: object;
  buildTenant(given?: { companyName: string }): Promise<Person>;
  subscribe(person: Person): Promise<string>;
  status(person: Person): Promise<object>;
  settle(person: Person): Promise<void>;
  pass(days: number, person: Person): Promise<void>;
  close(): Promise<void>;
}
const { buildSuperadmin } = jest.requireActual<{ buildSuperadmin(app: object): Promise<Person> }>(
  '../../api/test/build',
);
const { endAtProvider } = jest.requireActual<{ endAtProvider(services: object, tenantId: string): Promise<void> }>(
  '../../api/modules/billing/stripe/end-at-provider',
);
const { startShop } = jest.requireActual<{ startShop(): Promise<Shop> }>('../../api/test/servers/stripe');

const invoice = {
  date: '2026-11-20',
  lines: [{ description: 'x', quantity: 1, price: 1, ivaRate: 21 }],
  customerManual: { name: 'Ana', nif: '48213960A', address: null },
};

let shop: Shop;
let browser: Browser;
let ana: Person;
let boss: Person;
let open: Visit;
let page: Page;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  Object.assign(shop.services, { publicUrl: shop.app.url });
  [ana, boss] = [await shop.buildTenant(), await buildSuperadmin(shop.app)];
  open = await visit(browser, shop.app.url, { token: ana.token });
  page = open.page;
}, 180_000);
afterAll(async () => {
  await open?.close();
  await shop?.close();
});

const billing = async () => {
  await page.goto('/app/billing');
  await page.getByRole('region', { name: 'Tu plan' }).waitFor();
};
const issue = () => shop.app.rest('POST', '/invoices', { token: ana.token, body: invoice });
/** By keyboard alone: on and on until it has the focus. */
async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  for (let keys = 0; !(await button.evaluate(found => found === document.activeElement)); keys += 1) {
    expect(keys).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();

async function pay(card: RegExp): Promise<void> {
  await page.getByRole('heading', { name: 'Pago simulado' }).waitFor();
  await page.getByRole('radio', { name: card }).check();
  await press('Pagar');
}

// First: afterwards the server's clock is ahead of the browser's.
test('the superadmin publishes the next privacy policy from their panel, and answers requests there', async () => {
  const { page, complaints, close } = await visit(browser, shop.app.url, { token: boss.token });
  await page.goto('/app/superadmin');
  await page.getByRole('link', { name: 'Política de privacidad' }).click();
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.fill(`${await text.inputValue()}\n\nGuardamos los registros seis años.`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publicar versión 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Versión 2 publicada').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Versión 2' }).getByText('Activa').waitFor();
  await page.goto('/app/superadmin');
  await page.getByRole('link', { name: 'Solicitudes' }).click();
  await page.getByRole('heading', { name: 'Solicitudes', level: 1 }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 180_000);

test('trial, PRO, cancelled, taken back, a renewal that fails, expired, and paid again', async () => {
  await billing();
  await shows('Prueba');
  expect((await axeFindings(page)).length).toBe(0);
  await press('Mejorar a PRO');
  await pay(/Paga hoy, falla al renovar/);
  await shows('Pago recibido. Estamos activando tu plan.');
  await shop.settle(ana);
  await page.waitForURL('**/app/billing');
  await shows('Activo');
  await shows('Pagado');
  await page.getByRole('link', { name: 'Registros' }).waitFor();
  await page.goto('/app/settings?tab=verifactu');
  await shows(/certificado/i);

  await billing();
  await press('Cancelar suscripción');
  const leaving = page.getByRole('dialog', { name: '¿Cancelar la suscripción?' });
  await leaving.getByText('PRO sigue entero').waitFor();
  await leaving.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await shows('Suscripción cancelada. Podrás seguir usando el servicio hasta el final del período actual.');
  await press('Reactivar suscripción');
  await shows('Suscripción reactivada correctamente');
  await press('Portal de facturación');
  await page.getByRole('heading', { name: 'Portal de facturación simulado' }).waitFor();
  await page.getByRole('link', { name: 'Volver a Folio' }).click();
  await page.waitForURL('**/app/billing');

  const issued = await issue();
  expect(issued.status).toBe(201);
  await shop.pass(31, ana);
  await billing();
  await shows('Tienes un pago pendiente.');
  await shows('Fallido');
  await shop.pass(7, ana);
  await billing();
  await shows('Tu suscripción ha expirado por falta de pago.');
  await shows('Expirado');
  expect((await shop.app.rest('GET', `/invoices/${issued.body.invoice.id}`, { token: ana.token })).status).toBe(200);
  expect((await shop.app.rest('GET', '/invoices/export/csv', { token: ana.token })).status).toBe(200);
  expect((await issue()).status).toBe(402);
  await press('Contratar PRO');
  await pay(/Funciona siempre/);
  await shows('Pago recibido. Estamos activando tu plan.');
  await shop.settle(ana);
  await page.waitForURL('**/app/billing');
  await shows('Activo');
  expect((await shop.app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(200);
  expect(open.complaints).toEqual([]);
}, 180_000);

test('coming back without a payment says so, and opens without a session', async () => {
  const { page: stranger, close } = await visit(browser, shop.app.url);
  await stranger.goto('/billing/success');
  await stranger.getByText('Error: No se encontró información de la sesión de pago.').waitFor();
  await stranger.waitForURL('**/login');
  await stranger.goto('/billing/cancel');
  await stranger.getByText('No se ha hecho ningún pago.').waitFor();
  await close();
}, 180_000);

test('the superadmin finds a company, suspends it, gives it its plan back and cancels it, at Stripe too', async () => {
  const eva = await shop.buildTenant({ companyName: 'Óptica Güell, S.A.' });
  await shop.subscribe(eva);
  const { page, complaints, close } = await visit(browser, shop.app.url, { token: boss.token });
  const dialog = page.getByRole('dialog', { name: 'Óptica Güell, S.A.' });
  const act = async (name: string, sure: string, said: string) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('alertdialog', { name: `¿${name} Óptica Güell, S.A.?` })
      .getByRole('button', { name: sure, exact: true })
      .click();
    await page.getByText(said).first().waitFor();
    await dialog.getByRole('button', { name, exact: true, disabled: true }).waitFor();
  };
  const issueAs = (person: Person) => shop.app.rest('POST', '/invoices', { token: person.token, body: invoice });

  await page.goto('/app/superadmin');
  await page.getByRole('list', { name: 'Cifras' }).getByText('MRR').waitFor();
  await page.getByRole('table', { name: 'Altas y bajas por mes' }).waitFor();
  await page.getByRole('textbox', { name: 'Buscar empresas' }).fill('optica');
  await page.getByRole('button', { name: 'Ver detalle de Óptica Güell, S.A.' }).waitFor();
  await page.waitForURL('**/app/superadmin?search=optica');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Ver detalle de Óptica Güell, S.A.' }).press('Enter');
  await dialog.getByText('Próximo cobro').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await act('Suspender', 'Suspender', 'Empresa suspendida');
  expect((await issueAs(eva)).status).toBe(403);
  await act('Activar', 'Activar', 'Empresa activada');
  expect((await issueAs(eva)).status).toBe(201);
  await act('Cancelar', 'Cancelar empresa', 'Empresa cancelada');
  expect((await issueAs(eva)).status).toBe(403);
  await endAtProvider(shop.services, eva.tenantId);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('cancelled');
  await page.getByRole('cell', { name: 'Cancelada' }).waitFor();
  expect(await shop.status(eva)).toMatchObject({ subscription: { status: 'cancelled', hasStripeSubscription: false } });
  expect(complaints).toEqual([]);
  await close();
}, 180_000);
