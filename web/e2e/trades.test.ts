import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { visit } from './browser';
import type { Demo } from './demo';
import { keyboardOf, MOST_KEYS } from './keys';
import { ask } from './product';
import { openBrowser, openDemoProduct } from './shared';

let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  [demo, browser] = await Promise.all([openDemoProduct(), openBrowser()]);
}, 180_000);

interface Newcomer {
  place: string;
  /** How one comes: by the form, or registered already. */
  by: 'form' | 'token';
  nif: string;
  address: string;
  zone: string;
  tax: string;
  line: string;
  total: string;
  record: RegExp[];
  offset: string;
}

/** An hour behind Madrid in Canarias, in summer and in winter. */
const offsetIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('GMT', '') || '+00:00';

const NEWCOMERS: Newcomer[] = [
  {
    place: 'Canarias',
    by: 'form',
    nif: '43157846W',
    address: 'Calle Triana 12, 35002 Las Palmas',
    zone: 'Atlantic/Canary',
    tax: 'IGIC',
    line: '7 %',
    total: '147,00 €',
    record: [
      /Impuesto>03<[^]*TipoImpositivo>7.00<[^]*CuotaRepercutida>7.00</,
      /Impuesto>03<[^]*ClaveRegimen>01<[^]*OperacionExenta>E1</,
    ],
    offset: offsetIn('Atlantic/Canary'),
  },
  {
    place: 'Ceuta',
    by: 'token',
    nif: '45102938F',
    address: 'Calle Real 4, 51001 Ceuta',
    zone: 'Europe/Madrid',
    tax: 'IPSI',
    line: '3 %',
    total: '143,00 €',
    record: [
      /Impuesto>02<[^]*TipoImpositivo>3.00<[^]*CuotaRepercutida>3.00</,
      /Impuesto>02<[^]*ClaveRegimen>19<[^]*OperacionExenta>E1</,
    ],
    offset: offsetIn('Europe/Madrid'),
  },
];

async function recordsOf(nif: string): Promise<string[]> {
  const records = (await demo.received()).flatMap(raw => raw.split(/<(?:\w+:)?RegistroAlta[ >]/).slice(1));
  return records
    .filter(each => each.includes(`IDEmisorFactura>${nif}<`))
    .map(each => each.replace(/<(\/?)\w+:/g, '<$1'));
}

const rest = (path: string, body?: object, token?: string) =>
  ask(`${demo.url}/api${path}`, body ? 'POST' : 'GET', body, token);

const PASSWORD = 'secreta-123';
const registered = (company: { email: string; companyName: string; companyNif: string }): Promise<{ token: string }> =>
  rest('/auth/register', { ...company, password: PASSWORD, name: 'Ana Roca' });

test.each(NEWCOMERS.map(each => [each.place, each] as const))(
  'a newcomer from %s says so by its address, lets Folio send in the question before the first invoice, and issues by keyboard what the AEAT accepts',
  async (place, { by, nif, address, zone, tax, line, total, record, offset }) => {
    const email = `ana@${place}.example`;
    const known =
      by === 'token'
        ? { token: (await registered({ email, companyName: 'Guacimara Santana', companyNif: nif })).token }
        : {};
    const { page, complaints, close } = await visit(browser, demo.url, { timezoneId: zone, ...known });
    const { keyboard } = page;
    const type = async (...keys: string[]) => {
      for (const key of keys)
        if (/^(Enter|Tab|Control\+\w+)$/.test(key)) await keyboard.press(key);
        else await keyboard.type(key);
    };
    // The screens are the same but for the tax: one newcomer looks at those before the question, one at those after it.
    const lookAs = async (who: Newcomer['by']) => expect(by === who ? await axeFindings(page) : []).toEqual([]);
    if (by === 'form') {
      await page.goto('/register');
      await page.getByLabel('Nombre de la empresa').focus();
      await type('Guacimara Santana', 'Tab', nif, 'Tab', 'Guaci', 'Tab', email, 'Tab', PASSWORD, 'Enter');
    } else await page.goto('/app/dashboard');
    await page.getByRole('link', { name: 'Añadir dirección' }).focus();
    await type('Enter');
    await page.getByLabel('Dirección').focus();
    await type(address);
    await page.getByText(`tu empresa está en ${place}, donde se factura con ${tax}`).waitFor();
    await lookAs('form');
    // The field, then what is proposed beside it; the focus goes back to the field, and Enter there saves nothing.
    await type('Tab', 'Tab', 'Enter');
    await page.getByText(`Tus próximas facturas llevan ${tax}`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await lookAs('form');
    await page.getByRole('button', { name: 'Guardar' }).focus();
    await type('Enter');
    await page.waitForURL('**/app/dashboard');
    await page.getByRole('link', { name: 'Nueva factura' }).first().focus();
    await type('Enter');
    await page.getByRole('button', { name: 'Modo manual' }).focus();
    await type('Enter');
    await page.getByLabel('Nombre del cliente').fill('Óptica Güell, S.A.');
    await page.getByLabel('NIF del cliente').fill('A58402165');
    if (by === 'form') await page.getByLabel('Dirección del cliente').fill('Calle Mayor, 1, Telde');
    await page.getByLabel('Descripción, línea 1').focus();
    await type('Diseño', 'Enter', 'Enter', '100', 'Enter', 'Enter');
    await type('Clase', 'Enter', 'Enter', '40', 'Enter', '0', 'Enter');
    const why = page.getByRole('dialog', { name: `¿Por qué sin ${tax}?` });
    await why.waitFor();
    await type('1', 'Enter', '1');
    await page.getByText(/En la factura pondrá/).waitFor();
    await type('Enter');
    await why.waitFor({ state: 'detached' });
    await page.getByText(total).first().waitFor();
    await lookAs('form');
    expect(await page.locator('main').innerText()).not.toMatch(/\bIVA\b/);
    await type('Control+Enter');
    await page.getByRole('heading', { name: '¿Quién envía tus facturas a la AEAT?' }).waitFor();
    await page.getByRole('region', { name: 'Texto de la autorización' }).getByText(nif).waitFor();
    await lookAs('token');
    await page.getByRole('checkbox', { name: /He leído la autorización/ }).check();
    await page.getByRole('button', { name: 'Autorizar a Folio y emitir' }).click();
    if (by === 'token') {
      // An address is missing: that is asked first.
      const question = page.getByRole('alertdialog');
      await question.getByText('Se envía a la AEAT al emitirla.').waitFor();
      await question.getByRole('button', { name: 'Emitir factura' }).click();
    }
    await page.getByRole('heading', { name: /^Factura A-\d{4}-0001$/ }).waitFor();
    const sending = page.getByRole('region', { name: 'Envío a la AEAT' });
    await sending.getByText('Enviada a la AEAT por Folio.').waitFor({ timeout: 30_000 });
    await page.getByRole('cell', { name: line, exact: true }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\bIVA\b/);
    await lookAs('token');
    const [xml] = await recordsOf(nif);
    for (const row of record) expect(xml).toMatch(row);
    expect(xml).toMatch(new RegExp(`FechaHoraHusoGenRegistro>[^<]*${offset.replace('+', '\\+')}<`));
    if (by === 'token') {
      await page.goto('/app/settings?tab=verifactu');
      await page
        .getByRole('heading', { name: /Sin certificado/ })
        .first()
        .waitFor();
      await page
        .getByRole('region', { name: 'Autorización en vigor' })
        .getByText(/la ley pide seguir hasta el 31\/12/)
        .waitFor();
      await lookAs('token');
    }
    expect(complaints).toEqual([]);
    await close();
  },
  180_000,
);

interface Trade {
  who: string;
  customer: Record<string, unknown> | null;
  /** Turned on by F4 and their numbers. */
  fields: string[];
  /** What stands in the cells of its line; a rate that is empty stays. */
  line: [description: string, quantity: string, price: string, rate: string];
  /** Answers to why there is no VAT, where that is asked. */
  because: string[];
  /** What the form shows before it is issued. */
  shown: (string | RegExp)[];
  heading: RegExp;
  record: RegExp;
}

/** Who comes back to the shop for a complete invoice. */
const BUYER = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
const RETAILER = { name: 'Marta Soler', nif: '12345678Z', address: 'Calle Nueva 3', recargo: true };
const TRADES: Trade[] = [
  {
    who: 'a freelancer, with withheld IRPF',
    customer: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
    fields: ['Retención de IRPF'],
    line: ['Diseño web', '', '1000', ''],
    because: [],
    shown: ['Total a pagar', '1.060,00 €'],
    heading: /^Factura A-\d{4}-0001$/,
    record: /TipoFactura>F1<[^]*CuotaRepercutida>210.00<[^]*ImporteTotal>1210.00</,
  },
  {
    who: 'a builder, under reverse charge',
    customer: { name: 'Promotora Turia, S.A.', nif: 'A58402165', address: 'Calle Mayor, 1' },
    fields: [],
    line: ['Estructura', '2', '4500', '0'],
    because: ['El IVA lo paga mi cliente'],
    shown: ['9.000,00 €'],
    heading: /^Factura A-\d{4}-0001$/,
    record: /TipoFactura>F1<[^]*CalificacionOperacion>S2<[^]*CuotaRepercutida>0.00<[^]*ImporteTotal>9000.00</,
  },
  {
    who: 'an exporter',
    customer: { name: 'Acme Inc.', nif: '12-3456789', country: 'US', idKind: '04', address: '5th Avenue 1' },
    fields: [],
    line: ['Aceite', '10', '75,5', '0'],
    because: ['Fuera de la Unión', 'Mercancía que exporto'],
    shown: ['755,00 €'],
    heading: /^Factura A-\d{4}-0001$/,
    record: /CodigoPais>US<[^]*ClaveRegimen>02<[^]*OperacionExenta>E2<[^]*ImporteTotal>755.00</,
  },
  {
    who: 'a supplier of a retailer, with recargo de equivalencia',
    customer: RETAILER,
    fields: [],
    line: ['Tela', '', '100', ''],
    because: [],
    shown: ['Recargo de equivalencia', '126,20 €'],
    heading: /^Factura A-\d{4}-0001$/,
    record: /TipoRecargoEquivalencia>5.20?<[^]*CuotaRecargoEquivalencia>5.20<[^]*ImporteTotal>126.20</,
  },
  {
    who: 'a shop, whose prices have VAT in them',
    customer: null,
    // Its prices are with VAT by themselves.
    fields: ['Factura simplificada'],
    line: ['Pluma', '', '48,40', ''],
    because: [],
    shown: ['48,40 €', '40,00 €'],
    heading: /^Factura simplificada T-\d{4}-0001$/,
    record: /TipoFactura>F2<[^]*CuotaRepercutida>8.40<[^]*ImporteTotal>48.40</,
  },
];

const EXCHANGE = /TipoFactura>F3<[^]*FacturasSustituidas>[^]*CuotaRepercutida>8.40<[^]*ImporteTotal>48.40</;

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** A company of its own that lets Folio send, with its customer. */
async function buildTrade(at: number, customer: Trade['customer']): Promise<{ nif: string; token: string }> {
  const digits = 46_200_000 + at;
  const nif = `${digits}${LETTERS[digits % 23]}`;
  const email = `oficio${at}@trades.example`;
  const { token } = await registered({ email, companyName: `Ana Roca ${at}`, companyNif: nif });
  const { hash } = (await rest('/verifactu/representation', undefined, token)).representation;
  const accepted = { hash, name: 'Ana Roca', capacity: 'administrator', accepted: true };
  await rest('/verifactu/representation', accepted, token);
  await rest('/customers', customer ?? BUYER, token);
  return { nif, token };
}

type Keys = ReturnType<typeof keyboardOf>;

/** Turns fields on as who knows their names does: F4, the number beside each, Esc. */
async function turnOn(page: Page, keys: Keys, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await keys.press('F4');
  const menu = page.getByRole('dialog', { name: 'Campos de esta factura' });
  for (const name of names) {
    await keys.press((await menu.getByRole('switch', { name }).getAttribute('aria-keyshortcuts'))!);
    await menu.getByRole('switch', { name, checked: true }).waitFor();
  }
  await keys.press('Escape');
}

/** The number of an answer, where it is not the one proposed, and Enter. */
async function answer(page: Page, keys: Keys, name: string): Promise<void> {
  const wanted = page.getByRole('dialog').getByRole('radio', { name });
  await wanted.waitFor();
  if (!(await wanted.isChecked())) {
    const at = await wanted.evaluate(radio =>
      [...radio.closest('[role=radiogroup]')!.querySelectorAll('input')].indexOf(radio as HTMLInputElement),
    );
    await keys.press(String(at + 1));
  }
  await keys.press('Enter');
}

/** From the page of a ticket to the complete invoice for it. */
async function exchange(page: Page, keys: Keys): Promise<void> {
  const before = keys.count();
  for (const name of ['Más acciones', 'Canjear por factura completa']) {
    await page.getByRole('button', { name }).focus();
    await keys.press('Enter');
  }
  await page.getByRole('combobox', { name: 'Cliente' }).focus();
  await keys.type('ana');
  await page.getByRole('option', { name: BUYER.name }).waitFor();
  for (const _ of ['the customer', 'on to the date', 'issue']) await keys.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('Enter');
  await page.getByRole('heading', { name: /^Factura de canje A-\d{4}-0001$/ }).waitFor();
  await page.getByText(/Factura simplificada T-\d{4}-0001, del/).waitFor();
  process.stdout.write(`by keyboard, its exchange: ${keys.count() - before} keys\n`);
}

const companies: { nif: string; token: string; records: RegExp[] }[] = [];

test.each(TRADES.map((each, at) => [each.who, each, at] as const))(
  '%s issues its first invoice by keyboard alone, with few keys',
  async (who, { customer, fields, line, because, shown, heading, record }, at) => {
    const { nif, token } = await buildTrade(at, customer);
    companies.push({ nif, token, records: customer ? [record] : [record, EXCHANGE] });
    const { page, complaints, close } = await visit(browser, demo.url, { token });
    const keys = keyboardOf(page);
    await page.goto('/app/invoices/new');
    await page
      .getByText(/^A-\d{4}-0001$/)
      .first()
      .waitFor();
    if (customer) {
      const name = customer.name as string;
      await keys.type(name.slice(0, 4).toLowerCase());
      await page.getByRole('option', { name }).waitFor();
      await keys.press('Enter');
    }
    await turnOn(page, keys, fields);
    await keys.press('Enter');
    for (const [place, text] of line.entries()) {
      if (text) await keys.type(text);
      if (place < 3 || !because.length) await keys.press('Enter');
    }
    if (because.length) await keys.press('Enter');
    for (const each of because) await answer(page, keys, each);
    for (const text of shown) await page.getByText(text).first().waitFor();
    await keys.press('Control+Enter');
    await page.getByRole('alertdialog', { name: /^¿Emitir la factura/ }).waitFor();
    await keys.press('Enter');
    await page.getByRole('heading', { name: heading }).waitFor();
    process.stdout.write(`by keyboard, ${who}: ${keys.count()} keys\n`);
    expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);
    if (!customer) await exchange(page, keys);
    expect(complaints).toEqual([]);
    await close();
  },
  60_000,
);

/** A day of this month, as it is typed. */
const today = new Date();
const dayOfMonth = (day: number) =>
  [day, today.getMonth() + 1, today.getFullYear()].map(part => String(part).padStart(2, '0')).join('/');

interface Written {
  /** Turned on by F4 and their keys. */
  fields: { key: string; name: string }[];
  /** Cells, each followed by Enter; the rate stays. */
  lines: string[][];
  before?(page: Page, keys: Keys): Promise<void>;
  shown: string[];
  heading: RegExp;
}

/** A further invoice to a customer that is there, by keyboard, up to its page. */
async function write(page: Page, keys: Keys, customer: string, written: Written): Promise<void> {
  await page.goto('/app/invoices/new');
  await page.getByRole('combobox', { name: 'Cliente' }).focus();
  await keys.type(customer.slice(0, 4).toLowerCase());
  await page.getByRole('option', { name: customer }).waitFor();
  await keys.press('Enter');
  if (written.fields.length > 0) await keys.press('F4');
  for (const { key, name } of written.fields) {
    await keys.press(key);
    await page.getByRole('switch', { name, checked: true }).waitFor();
  }
  if (written.fields.length > 0) await keys.press('Escape');
  await written.before?.(page, keys);
  await page.getByLabel('Descripción, línea 1').focus();
  for (const cells of written.lines)
    for (const text of [...cells, '']) {
      if (text) await keys.type(text);
      await keys.press('Enter');
    }
  for (const text of written.shown) await page.getByText(text).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('Control+Enter');
  await page.getByRole('alertdialog', { name: /^¿Emitir la factura/ }).waitFor();
  await keys.press('Enter');
  await page.getByRole('heading', { name: written.heading }).waitFor();
}

const PREPAYMENT = { key: '9', name: 'Factura de anticipo' };
const RETURNS = { key: '-', name: 'Devoluciones' };
const DAYS = { key: 'f', name: 'Fecha en cada línea' };
const BY_ANOTHER = { key: 'x', name: 'La expide otro' };

test('a customer who comes again: a prepayment and what takes it off, goods that come back, a month in one, a third party', async () => {
  const customer = 'Bodegas Larrañaga, S.L.';
  const { nif, token } = await buildTrade(TRADES.length, TRADES[0]!.customer);
  const { page, complaints, close } = await visit(browser, demo.url, { token });
  const keys = keyboardOf(page);
  await write(page, keys, customer, {
    fields: [PREPAYMENT],
    lines: [['Cocina', '', '400']],
    shown: ['484,00 €'],
    heading: /^Factura de anticipo A-\d{4}-0001$/,
  });
  await write(page, keys, customer, {
    fields: [],
    lines: [['Cocina', '', '1000']],
    before: async () => {
      await page.getByRole('checkbox', { name: /^Restar el anticipo A-\d{4}-0001$/ }).press('Space');
    },
    shown: ['−400,00 €', '726,00 €'],
    heading: /^Factura A-\d{4}-0002$/,
  });
  await page
    .getByText(/^Anticipo A-\d{4}-0001, del/)
    .first()
    .waitFor();
  await write(page, keys, customer, {
    fields: [RETURNS],
    lines: [
      ['Vino', '2', '100'],
      ['Envases', '-3', '10'],
    ],
    shown: ['−30,00 €', '205,70 €'],
    heading: /^Factura A-\d{4}-0003$/,
  });
  await page.getByText('Devolución: Envases').first().waitFor();
  const last = Math.max(1, today.getDate() - 1);
  await write(page, keys, customer, {
    fields: [DAYS],
    lines: [
      ['Reparto', dayOfMonth(1), '1', '50'],
      ['Reparto', dayOfMonth(last), '1', '50'],
    ],
    shown: ['121,00 €'],
    heading: /^Factura( recapitulativa)? A-\d{4}-0004$/,
  });
  await write(page, keys, customer, {
    fields: [BY_ANOTHER],
    lines: [['Uva', '', '100']],
    before: async () => {
      await page.getByRole('combobox', { name: 'Quién la expide' }).selectOption('third');
      await page.getByLabel('Fecha del acuerdo').fill(dayOfMonth(1));
      await page.getByLabel('Nombre del tercero').fill('Gestoría Ríos, S.L.');
      await page.getByLabel('NIF del tercero').fill('A58402165');
    },
    shown: ['121,00 €'],
    heading: /^Factura X-\d{4}-0001$/,
  });

  // What was sold in two invoices has its discount in one document, from the list and by keyboard.
  await page.goto('/app/invoices');
  for (const number of [/A-\d{4}-0003$/, /A-\d{4}-0004$/])
    await page.getByRole('checkbox', { name: new RegExp(`Seleccionar ${number.source}`) }).press('Space');
  await page.getByRole('button', { name: 'Rectificar juntas' }).press('Enter');
  await page.getByRole('textbox', { name: 'Quitar entre todas' }).focus();
  await keys.type('27');
  await keys.press('Enter');
  await page.getByRole('table', { name: 'Qué cambia' }).getByText('−32,67').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await keys.press('Control+Enter');
  await page.getByRole('heading', { name: /^Factura rectificativa R-\d{4}-0001$/ }).waitFor();
  for (const number of [/^A-\d{4}-0003$/, /^A-\d{4}-0004$/])
    await page.getByRole('link', { name: number }).first().waitFor();

  await accepted(token, 6);
  const [prepaid, final, returned, month, another, joint] = await recordsOf(nif);
  expect(prepaid).toMatch(/TipoFactura>F1<[^]*ImporteTotal>484.00</);
  expect(final).toMatch(/BaseImponibleOimporteNoSujeto>600.00<[^]*ImporteTotal>726.00</);
  expect(returned).toMatch(/BaseImponibleOimporteNoSujeto>170.00<[^]*ImporteTotal>205.70</);
  if (last < today.getDate()) expect(month).toContain(`FechaOperacion>${dayOfMonth(last).replaceAll('/', '-')}<`);
  expect(another).toMatch(/EmitidaPorTerceroODestinatario>T<[^]*Tercero>[^]*A58402165/);
  expect(joint).toMatch(/TipoFactura>R1<[^]*TipoRectificativa>I<[^]*-0003<[^]*-0004<[^]*ImporteTotal>-32.67</);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

/** Until the AEAT has taken so many of a company. */
async function accepted(token: string, count: number): Promise<void> {
  const statuses = async (): Promise<string[]> =>
    (await ask(`${demo.url}/api/invoices`, 'GET', undefined, token)).invoices.map(
      (each: { verifactu: { status: string } }) => each.verifactu.status,
    );
  while ((await statuses()).some(status => status === 'pending' || status === 'sent')) await sleep(250);
  expect(await statuses()).toEqual(Array(count).fill('accepted'));
}

test('the AEAT accepts all of them, and each says what its trade has to', async () => {
  expect(companies).toHaveLength(TRADES.length);
  for (const { nif, token, records } of companies) {
    await accepted(token, records.length);
    const sent = await recordsOf(nif);
    for (const [at, record] of records.entries()) expect(sent[at]).toMatch(record);
  }
}, 60_000);
