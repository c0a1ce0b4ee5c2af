import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { DESKTOP, PHONE, visit } from './browser';
import { madridDay } from './days';
import { mailedLink } from './mailbox';
import { openBrowser, openMailingProduct, type MailingProduct } from './shared';

let product: MailingProduct;
let browser: Browser;
let token: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
  ({ token } = await product.rest('POST', '/auth/register', {
    email: 'ana@privacidad.example',
    password: 'secreta-123',
    name: 'Ana Roca',
    companyName: 'Estudio Marea, S.L.',
    companyNif: 'B12345674',
  }));
}, 180_000);

test('a stranger asks for their data by keyboard alone, and learns what is still to be done', async () => {
  const { page, complaints, close } = await visit(browser, product.url, { viewport: PHONE });
  await page.goto('/lopd/request');
  await page.locator('[data-island=rights][data-awake]').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar solicitud' }).press('Enter');
  await page.getByText('Elige qué pides.').waitFor();
  await page.getByRole('radio', { name: /Acceso/ }).press('Space');
  await page.getByLabel('Email').fill('marta@correo.example');
  await page.getByLabel('NIF de la empresa que tiene tus datos (opcional)').fill('B12345674');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Enviar solicitud' }).press('Enter');
  await page.getByRole('heading', { name: 'Mira tu correo para confirmarla' }).waitFor();
  await page.getByText('En un máximo de 30 días desde que confirmes').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Nobody sees it before its link is opened.
  const listed = async () =>
    (await product.rest('GET', '/lopd/data-requests', undefined, token)).requests.map(
      (each: { email: string }) => each.email,
    );
  expect(await listed()).toEqual([]);
  await page.goto(await mailedLink(product.dataDir, 'marta@correo.example', { path: '/lopd/verify/' }));
  await page.getByText('Solicitud presentada.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await listed()).toEqual(['marta@correo.example']);
  expect(complaints).toEqual([]);
  await close();
});

test('a person gives a consent and withdraws it', async () => {
  const { page, complaints, close } = await visit(browser, product.url, { token });
  await page.goto('/app/lopd');
  const toggle = page.getByRole('switch', { name: 'Análisis de uso' });
  await toggle.press('Space');
  await page.locator('[role=switch][aria-checked=true]').waitFor();
  await page.getByRole('table', { name: 'Historial de consentimientos' }).getByText('Concedido').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await toggle.press('Space');
  await page.getByRole('table', { name: 'Historial de consentimientos' }).getByText('Revocado').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an admin writes an erasure down, sees what goes and what stays, carries it out and has the certificate', async () => {
  const { customer } = await product.rest(
    'POST',
    '/customers',
    { name: 'José Ángel Núñez Rey', nif: '33456781S', email: 'joseangel@nunez.example' },
    token,
  );
  await product.rest(
    'POST',
    '/invoices',
    {
      date: madridDay(),
      customerId: customer.id,
      lines: [{ description: 'Encuadernación', quantity: 1, price: 100, ivaRate: 21 }],
    },
    token,
  );
  const { page, complaints, close } = await visit(browser, product.url, {
    token,
    viewport: DESKTOP,
  });
  const look = async (screen: string) => expect([screen, await axeFindings(page)]).toEqual([screen, []]);
  await page.goto('/app/lopd/requests');
  await page.getByRole('button', { name: 'Nueva solicitud' }).first().waitFor();
  await look('list');
  await page.getByRole('button', { name: 'Nueva solicitud' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Nueva solicitud' });
  await modal.getByRole('radio', { name: /Supresión/ }).press('Space');
  await modal.getByLabel('Email').fill('joseangel@nunez.example');
  await modal.getByLabel('Nombre (opcional)').fill('José Ángel Núñez Rey');
  await modal.getByLabel('NIF (opcional)').fill('33456781S');
  await modal.getByRole('button', { name: 'Crear solicitud' }).click();
  const row = page.getByRole('row', { name: /Núñez Rey/ });
  await row.waitFor();
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: 'Se borra hoy' }).waitFor();
  await page.getByRole('cell', { name: 'Código de Comercio, art. 30: 6 años' }).waitFor();
  await look('plan');
  await page.getByRole('button', { name: 'Borrar y bloquear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar y bloquear' }).click();
  const certificate = page.getByRole('button', { name: 'Certificado de supresión' });
  await certificate.waitFor();
  await look('done');
  const [file] = await Promise.all([page.waitForEvent('download'), certificate.click()]);
  expect(file.suggestedFilename()).toMatch(/^certificado-supresion-\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.goto('/app/customers');
  await page.getByRole('heading', { name: 'Clientes', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Núñez Rey').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
}, 150_000);
