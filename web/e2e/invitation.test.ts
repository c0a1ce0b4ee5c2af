import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import { buildCompany, type Company } from './company';
import { lettersTo, mailedLink } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;
let company: Company;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
  company = await buildCompany(product, 'marea');
}, 180_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await press(page, 'Iniciar sesión');
  await page.waitForURL('**/app/dashboard');
}

async function openUsers(page: Page) {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Usuarios' }).click();
  await row(page, 'Ana Roca').waitFor();
}

async function invite(admin: Page, name: string, email: string, role: string) {
  await press(admin, 'Nuevo usuario');
  const modal = admin.getByRole('dialog', { name: 'Nuevo usuario' });
  await modal.getByLabel('Nombre').fill(name);
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Rol').selectOption(role);
  await modal.getByRole('button', { name: 'Crear e invitar' }).click();
  await admin.getByText('Usuario creado correctamente').waitFor();
  await row(admin, name).getByText('Invitación pendiente').waitFor();
}

async function giveRole(admin: Page, name: string, role: string) {
  await press(admin, `Editar usuario ${name}`);
  const modal = admin.getByRole('dialog', { name: 'Editar usuario' });
  await modal.getByLabel('Rol').selectOption(role);
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await modal.waitFor({ state: 'detached' });
  await row(admin, name).getByText(role).waitFor();
}

async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link);
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByLabel('Repite la contraseña').fill(password);
  await press(page, 'Guardar contraseña');
}

test('an admin invites; the invited opens the link, sets a password, signs in, is demoted and stopped on the next click', async () => {
  const { page: ana, complaints, close: closeAna } = await visit(browser, product.url);
  const { page: luis, complaints: luisComplains, close: closeLuis } = await visit(browser, product.url);
  const found: Record<string, string[]> = {};
  const look = async (screen: string, page: Page) => {
    found[screen] = await axeFindings(page);
  };

  await ana.goto('/login');
  await signIn(ana, company.email, company.password);
  await openUsers(ana);
  await look('alone', ana);
  await invite(ana, 'Luis Prado', 'luis@marea.example', 'Administrador');
  await invite(ana, 'Sara Gil', 'sara@marea.example', 'Usuario');
  await look('users', ana);

  const link = await mailedLink(product.dataDir, 'luis@marea.example');
  expect(link).toMatch(new RegExp(`^${product.url}/reset-password/[\\w-]{43}$`));
  await luis.goto(link);
  await look('choose password', luis);
  await choosePassword(luis, link, 'la-de-luis-1');
  await luis.getByText('Contraseña restablecida correctamente. Redirigiendo al login...').waitFor();
  // It leads on after 2 s, which is too short for axe on a slow machine.
  await luis.waitForURL('**/login');
  await signIn(luis, 'luis@marea.example', 'la-de-luis-1');
  await openUsers(luis);
  expect(await row(luis, 'Luis Prado').getByRole('button').count()).toBe(0);

  await ana.reload();
  await row(ana, 'Luis Prado').getByText('Activo').waitFor();
  expect([...complaints, ...luisComplains]).toEqual([]);

  await giveRole(ana, 'Luis Prado', 'Usuario');
  await press(luis, 'Invitar de nuevo a Sara Gil');
  await luis.waitForURL('**/app/dashboard');
  await luis.getByText('No tienes permiso para hacer esto').waitFor();
  await luis.getByText(/^Tu rol ha cambiado: ahora eres Usuario/).waitFor();
  expect(await luis.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
  expect(lettersTo(product.dataDir, 'sara@marea.example')).toHaveLength(1);

  await giveRole(ana, 'Luis Prado', 'Administrador');
  await luis.reload();
  await openUsers(luis);

  await press(ana, 'Eliminar usuario Luis Prado');
  await ana
    .getByRole('alertdialog', { name: '¿Eliminar usuario Luis Prado?' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await ana.getByText('Usuario eliminado').waitFor();
  await luis.getByRole('link', { name: 'Facturas' }).click();
  await luis.waitForURL('**/login');
  await luis.getByText(/^Tu sesión ha caducado/).waitFor();

  expect(Object.entries(found).filter(([, findings]) => findings.length)).toEqual([]);
  await Promise.all([closeAna(), closeLuis()]);
}, 180_000);

test('a link works once; a person who forgot their password is mailed another', async () => {
  const email = 'eva@marea.example';
  await product.rest('POST', '/users', { name: 'Eva Mas', email, role: 'user' }, company.token);
  const { page, close } = await visit(browser, product.url);
  const first = await mailedLink(product.dataDir, email);
  await choosePassword(page, first, 'la-de-eva-1');
  await page.waitForURL('**/login');
  await choosePassword(page, first, 'otra-de-eva');
  await page.getByRole('alert').getByText('El enlace ya no vale: caducó o se usó. Pide otro.').waitFor();

  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Enviar instrucciones');
  await page.getByText('Si el email existe, recibirás instrucciones para restablecer tu contraseña').waitFor();
  await choosePassword(page, await mailedLink(product.dataDir, email, { which: 2 }), 'la-nueva-de-eva');
  await page.waitForURL('**/login');
  await signIn(page, email, 'la-nueva-de-eva');
  expect(await page.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
  await close();
}, 180_000);
