import type { Browser } from 'playwright-core';
import { axeFindings } from './axe';
import { launch, visit } from './browser';
import { startDemo, type Demo } from './demo';

let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  [demo, browser] = await Promise.all([startDemo(), launch()]);
}, 180_000);
afterAll(() => Promise.all([browser?.close(), demo?.end()]));

interface Newcomer {
  place: string;
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

async function recordOf(nif: string): Promise<string> {
  const records = (await demo.received()).flatMap(raw => raw.split(/<(?:\w+:)?RegistroAlta[ >]/).slice(1));
  return records.find(each => each.includes(`IDEmisorFactura>${nif}<`))!.replace(/<(\/?)\w+:/g, '<$1');
}

test.each(NEWCOMERS.map(each => [each.place, each] as const))(
  'a newcomer from %s says so by its address, and issues by keyboard what the AEAT accepts',
  async (place, { nif, address, zone, tax, line, total, record, offset }) => {
    const { page, complaints, close } = await visit(browser, demo.url, { timezoneId: zone });
    const { keyboard } = page;
    const type = async (...keys: string[]) => {
      for (const key of keys)
        if (/^(Enter|Tab|Control\+\w+)$/.test(key)) await keyboard.press(key);
        else await keyboard.type(key);
    };
    await page.goto('/register');
    await page.getByLabel('Nombre de la empresa').focus();
    await type('Guacimara Santana', 'Tab', nif, 'Tab', 'Guaci', 'Tab', `ana@${place}.example`, 'Tab');
    await type('secreta-123', 'Enter');
    await page.getByRole('link', { name: 'Añadir dirección' }).focus();
    await type('Enter');
    await page.getByLabel('Dirección').focus();
    await type(address);
    await page.getByText(`tu empresa está en ${place}, donde se factura con ${tax}`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // The field, then what is proposed beside it; the focus goes back to the field, and Enter there saves nothing.
    await type('Tab', 'Tab', 'Enter');
    await page.getByText(`Tus próximas facturas llevan ${tax}`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar' }).focus();
    await type('Enter');
    await page.waitForURL('**/app/dashboard');
    await page.getByRole('link', { name: 'Nueva factura' }).first().focus();
    await type('Enter');
    await page.getByRole('button', { name: 'Modo manual' }).focus();
    await type('Enter');
    await page.getByLabel('Nombre del cliente').fill('Óptica Güell, S.A.');
    await page.getByLabel('NIF del cliente').fill('A58402165');
    await page.getByLabel('Dirección del cliente').fill('Calle Mayor, 1, Telde');
    await page.getByLabel('Descripción, línea 1').focus();
    await type('Diseño', 'Enter', 'Enter', '100', 'Enter', 'Enter');
    await type('Clase', 'Enter', 'Enter', '40', 'Enter', '0', 'Enter');
    const why = page.getByRole('dialog', { name: `¿Por qué sin ${tax}?` });
    await why.waitFor();
    await type('Enter');
    await page.getByText(/En la factura pondrá/).waitFor();
    await type('Enter');
    await why.waitFor({ state: 'detached' });
    await page.getByText(total).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.locator('main').innerText()).not.toMatch(/\bIVA\b/);
    await type('Control+Enter');
    await page.getByRole('checkbox', { name: /He leído la autorización/ }).check();
    await page.getByRole('button', { name: 'Autorizar a Folio y emitir' }).click();
    await page.getByRole('heading', { name: /^Factura A-\d{4}-0001$/ }).waitFor();
    await page.getByText('Enviada a la AEAT por Folio.').waitFor({ timeout: 30_000 });
    await page.getByRole('cell', { name: line, exact: true }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\bIVA\b/);
    expect(await axeFindings(page)).toEqual([]);
    const xml = await recordOf(nif);
    for (const row of record) expect(xml).toMatch(row);
    expect(xml).toMatch(new RegExp(`FechaHoraHusoGenRegistro>[^<]*${offset.replace('+', '\\+')}<`));
    expect(complaints).toEqual([]);
    await close();
  },
  180_000,
);
