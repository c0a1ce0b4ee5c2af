import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthly, price } from './prices';
import { priceWithVat } from './pricesWithVat';

const SOURCES = join(__dirname, '../..');

test('prices as copy writes them, and with VAT as our own invoice computes it', () => {
  const bare = (text: string) => text.replace(/\u00a0/g, ' ');
  expect([price.basic, price.pro, price.proOfYear, price.proYear, price.proYearSaves, price.starter].map(bare)).toEqual(
    ['19 €', '49 €', '39 €', '468 €', '120 €', '9 €'],
  );
  expect([priceWithVat.basic, priceWithVat.pro, priceWithVat.proOfYear].map(bare)).toEqual([
    '22,99 €',
    '59,29 €',
    '47,19 €',
  ]);
  expect(bare(monthly(price.pro))).toBe('49 €/mes + IVA');
});

test('no screen and no page writes a price of its own', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|^gql|^ui.format.prices/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const own = files.filter(file =>
    /\b(9|19|39|49|468)(\s|&nbsp;|\\u00a0)€/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
