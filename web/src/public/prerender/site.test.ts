import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { price } from '../../ui/format/prices';
import { features } from '../content/features';
import { home } from '../content/home';
import { wordingFor } from '../content/offered';
import { FILLED } from '../content/site';
import { PAGES } from './pages';
import { writeSite } from './site';

const styles = join(__dirname, '../styles');
const sheets = Object.fromEntries(
  readdirSync(styles).map(file => [file.replace('.css', ''), readFileSync(join(styles, file), 'utf8')]),
);
const files = new Map(writeSite(sheets, name => `/assets/${name}`));

/** The pages as a browser without scripts has them, where the operator sends for companies and where it does not. */
const documentsOf = (offered: boolean) =>
  new Map(
    PAGES.map(({ name }) => [
      name,
      new DOMParser().parseFromString(wordingFor(files.get(`${name}.html`)!, offered), 'text/html'),
    ]),
  );
const [documents, alone] = [documentsOf(true), documentsOf(false)];
const page = (name: string): Document => documents.get(name)!;
const wordsOf = (name: string, of = documents) =>
  of
    .get(name)!
    .querySelector('main')!
    .textContent!.replace(/\u00a0/g, ' ');
const MARKETING = ['home', 'features', 'pricing', 'about', 'faq', 'contact'];
const EVERY = PAGES.map(({ name }) => name);

test("the six pages, the law's dates, the rights, the policy and the page for no address are written", () => {
  expect(JSON.parse(files.get('pages.json')!)).toEqual(
    [
      ['/', 'home'],
      ['/features', 'features'],
      ['/pricing', 'pricing'],
      ['/about', 'about'],
      ['/faq', 'faq'],
      ['/contact', 'contact'],
      ['/que-me-obliga', 'obligations'],
      ['/lopd/request', 'rights'],
      ['/privacidad', 'policy'],
      [null, 'not-found'],
    ].map(([path, name]) => ({ path, file: `${name}.html` })),
  );
});

test('home has hero, stats, feature cards, 3 steps, 3 testimonials, the comparison with spreadsheets, two plans, a call to action', () => {
  const { body } = page('home');
  const count = (selector: string) => body.querySelectorAll(selector).length;
  expect([
    count('h1'),
    count('.strip .figures > div'),
    count('.bento > article'),
    count('.steps > li'),
    count('.voice'),
    count('.versus tbody tr'),
    count('.plan'),
    count('.band'),
  ]).toEqual([1, 4, 4, 3, 3, 6, 2, 1]);
  expect([...body.querySelectorAll('.versus thead th')].map(each => each.textContent)).toEqual([
    'Qué se compara',
    'Hoja de cálculo',
    'Folio',
  ]);
});

test('what is an example is called one', () => {
  expect([...page('home').querySelectorAll('.voice')].map(each => each.querySelector('.tag')!.textContent)).toEqual(
    Array(3).fill('Ejemplo ilustrativo'),
  );
});

test('features has 12 cards, and says of IRPF what is true', () => {
  expect(page('features').querySelectorAll('.feature')).toHaveLength(12);
  expect(Object.keys(features.list)).toHaveLength(12);
  expect(wordsOf('features')).toMatch(/La habitual es del 15 %.*la factura lo resta igual/);
});

test('the free offer is the same everywhere: each page that names a part of it names all of it, in the same words', () => {
  for (const name of ['home', 'pricing', 'faq'])
    expect([name, wordsOf(name).includes('3 facturas gratis o 30 días, lo que más dure')]).toEqual([name, true]);
  for (const name of ['features', 'about'])
    expect([name, wordsOf(name).includes('30 días gratis o 3 facturas, lo que más dure')]).toEqual([name, true]);
  for (const name of ['home', 'pricing'])
    expect([name, wordsOf(name).includes('STARTER: 9 €/mes + IVA los 3 primeros meses')]).toEqual([name, true]);
});

test('which kinds of invoice there are is said before anybody pays, and where Folio does not send', () => {
  expect(wordsOf('faq')).toContain('canjean tiques por una completa (las F1, F2 y F3 de Verifactu)');
  expect(wordsOf('faq')).toContain('Folio no envía a las haciendas forales');
});

test("where the operator sends for companies nothing of that is sold as PRO's; where it does not, nobody is promised it", () => {
  const h1 = (of: typeof documents) => of.get('home')!.querySelector('h1')!.textContent!.trim().replace(/\s+/g, ' ');
  expect([h1(documents), h1(alone)]).toEqual([
    'Tus facturas, hechas y enviadas a Hacienda.',
    'Tus facturas, hechas. Con PRO, enviadas a Hacienda.',
  ]);
  const sends = (of: typeof documents) => ({
    card: of.get('home')!.querySelector('.bento .badge')!.textContent,
    basic: [...of.get('pricing')!.querySelectorAll('.plan:first-child li')].some(each =>
      /Verifactu/.test(each.textContent!),
    ),
    table: [...of.get('pricing')!.querySelectorAll('.compare tr')]
      .find(row => /^Envío automático/.test(row.textContent!))!
      .querySelector('td')!.textContent,
    faq: /Que envíe Folio por ti, en cualquier plan/.test(wordsOf('faq', of)),
    data: /Que envíe Folio por ti/.test(of.get('faq')!.head.textContent!),
    terms:
      /autorizar a %PLATFORM_NAME% a presentar por ti.*No alcanza a nada más.*La autorización la retiras cuando quieras.*puede actuar por tu empresa/.test(
        of.get('home')!.getElementById('terms')!.textContent!,
      ),
  });
  expect(sends(documents)).toEqual({
    card: 'Cualquier plan',
    basic: true,
    table: 'Folio, en tu nombre',
    faq: true,
    data: true,
    terms: true,
  });
  expect(sends(alone)).toEqual({
    card: 'PRO',
    basic: false,
    table: 'No incluido',
    faq: false,
    data: false,
    terms: false,
  });
  expect(
    EVERY.filter(name =>
      /en tu nombre|por ti\b|cualquier plan|sin certificado/.test(alone.get(name)!.documentElement.textContent!),
    ),
  ).toEqual([]);
  for (const each of [documents, alone])
    expect(EVERY.filter(name => /%(OFFERED|ALONE|END)%/.test(each.get(name)!.documentElement.outerHTML))).toEqual([]);
});

test("24 h are those of working days, and CET is Madrid's clock all year", () => {
  for (const name of ['contact', 'faq'])
    expect([name, /CET.*también en verano.*fin de semana no cuenta.*el lunes/.test(wordsOf(name))]).toEqual([
      name,
      true,
    ]);
  const bare = EVERY.flatMap(name =>
    [...page(name).querySelectorAll('main :is(p, li, dt, td)')].map(each => each.textContent!.replace(/\u00a0/g, ' ')),
  ).filter(
    text => /(menos de 24 h|como mucho para responderte)/.test(text) && !/de lunes a viernes|fin de semana/.test(text),
  );
  expect(bare).toEqual([]);
});

test('both readings of the trial stand where the specification has them', () => {
  for (const name of ['home', 'pricing', 'faq'])
    expect([
      name,
      /3 (primeras )?(facturas|son gratis)/.test(wordsOf(name)),
      /sin tarjeta|no pedimos tarjeta/.test(wordsOf(name)),
    ]).toEqual([name, true, true]);
  for (const name of ['features', 'about']) expect([name, /30 días gratis/.test(wordsOf(name))]).toEqual([name, true]);
});

test('PRO is 49 € on home and pricing; the FAQ says 39 €, and that it is by the year', () => {
  expect(wordsOf('home')).toMatch(/49 €.{0,20}al mes \+ IVA/);
  expect(wordsOf('pricing')).toMatch(/49 €.{0,20}al mes \+ IVA/);
  expect(wordsOf('faq')).toContain('PRO, 39 €/mes + IVA si pagas el año (468 € + IVA), o 49 €/mes + IVA mes a mes.');
  expect([price.basic, price.starter, price.proYearSaves].map(each => each.replace('\u00a0', ' '))).toEqual([
    '19 €',
    '9 €',
    '120 €',
  ]);
});

test('the claims: replies within 24 h, 99.9 % uptime, unlimited invoices, customers and products', () => {
  expect(home.stats.map(({ figure, of }) => `${figure} ${of}`.replace(/\u00a0/g, ' '))).toEqual([
    'Sin límite de facturas, clientes y productos',
    '24 h como mucho para responderte, de lunes a viernes',
    '99,9 % de disponibilidad',
    '3 facturas gratis y sin tarjeta, o 30 días',
  ]);
});

test('pricing has two plans whose buttons lead to registration, and a note about a custom plan that leads to contact', () => {
  const buttons = [...page('pricing').querySelectorAll('.plan a')];
  expect(buttons.map(each => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Contratar Básico', '/register'],
    ['Contratar PRO', '/register'],
  ]);
  expect(page('pricing').querySelector('.aside-card')!.textContent).toContain('plan Enterprise');
  expect(page('pricing').querySelector('.aside-card a')!.getAttribute('href')).toBe('/contact');
});

test('beside every price stands that VAT is added', () => {
  const bare = EVERY.flatMap(name => wordsOf(name).match(/(?<![,\d])\d+ €(\/mes| al mes)(?! \+\sIVA)/g) ?? []);
  expect(bare).toEqual([]);
  for (const name of ['home', 'pricing'])
    expect([...page(name).querySelectorAll('.price .per')].map(each => each.textContent)).toEqual([
      'al mes + IVA',
      'al mes + IVA',
    ]);
});

test('about has its story, values and numbers', () => {
  const { body } = page('about');
  expect([
    body.querySelectorAll('.story p').length,
    body.querySelectorAll('.values li').length,
    body.querySelectorAll('.figures > div').length,
  ]).toEqual([3, 5, 4]);
});

test('the FAQ has its five categories in order', () => {
  expect([...page('faq').querySelectorAll('.faq-list section > h2')].map(each => each.textContent)).toEqual([
    'General',
    'Precios y Planes',
    'Facturación',
    'Verifactu',
    'Soporte y Ayuda',
  ]);
});

test('contact says when somebody answers, and leads to the FAQ', () => {
  const info = page('contact').querySelector('.info')!;
  expect(info.textContent!.replace(/\u00a0/g, ' ')).toMatch(/Lunes a viernes, 9:00–18:00 CET.*en menos de 24 h/);
  expect(info.querySelector('a[href="/faq"]')).not.toBeNull();
});

test('the page for no address leads home and back', () => {
  const main = page('not-found').querySelector('main')!;
  expect(main.querySelector('a')!.getAttribute('href')).toBe('/');
  expect(main.querySelector('[data-back]')!.textContent).toBe('Volver atrás');
});

test.each(EVERY)('%s: the top bar and the footer have every link of the specification', name => {
  const linksOf = (selector: string) =>
    [...page(name).querySelectorAll(`${selector} a`)].map(each => each.getAttribute('href'));
  expect(linksOf('.topbar')).toEqual(
    expect.arrayContaining(['/', '/features', '/pricing', '/faq', '/contact', '/login', '/register', '/app']),
  );
  expect(linksOf('.footer')).toEqual(
    expect.arrayContaining([
      '/',
      '/features',
      '/pricing',
      '/faq',
      '/contact',
      '/login',
      '/register',
      '/about',
      '/#privacy',
      '/#terms',
      '/#cookies',
      '/#legal',
      `mailto:${FILLED.support}`,
      '/declaracion-responsable',
      '/que-me-obliga',
    ]),
  );
  expect(page(name).querySelector('.footer-foot')!.textContent).toContain('© %YEARS% Folio');
});

test('the anchors of the law are sections of home, with the operator and what is promised', () => {
  const text = (id: string) => page('home').getElementById(id)!.textContent!;
  for (const id of ['privacy', 'terms', 'cookies', 'legal'])
    expect(page('home').getElementById(id)!.closest('details')).not.toBeNull();
  expect(text('legal')).toBe(
    `Titular: ${FILLED.owner}.NIF: ${FILLED.nif}.Domicilio: ${FILLED.address}.Correo: ${FILLED.email}.La declaración responsable del sistema de facturación está en su propia página.`,
  );
  expect(text('privacy')).toContain('Respondemos en un máximo de 30 días');
  // Which one is in force, and what it says, is the server's to fill in.
  expect(page('home').querySelector('#privacy a[href="/privacidad"]')!.textContent).toBe(FILLED.policyLine);
  expect(page('policy').querySelector('main')!.textContent).toContain(`${FILLED.policyLine}${FILLED.policyText}`);
  expect(page('home').querySelector('#privacy a[href="/lopd/request"]')).not.toBeNull();
  expect(text('cookies')).toMatch(/no usa cookies.*almacenamiento local.*«token»/s);
});

test.each(EVERY)('%s: one title, a description, its address, a picture, no script or request of others', name => {
  const { head, documentElement } = page(name);
  const meta = (key: string) =>
    head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? '';
  expect(documentElement.lang).toBe('es');
  expect(documentElement.querySelectorAll('h1')).toHaveLength(1);
  for (const each of [documents, alone]) {
    expect(each.get(name)!.title.length).toBeLessThan(65);
    expect(each.get(name)!.querySelector<HTMLMetaElement>('meta[name=description]')!.content.length).toBeLessThan(175);
  }
  expect(meta('og:image')).toBe('%PUBLIC_URL%/og.png');
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    name === 'not-found' ? undefined : `%PUBLIC_URL%${PAGES.find(each => each.name === name)!.path}`,
  );
  expect(
    [...documentElement.querySelectorAll('script:not([type="application/ld+json"])')].filter(
      each => each.textContent || !each.getAttribute('src')!.startsWith('/'),
    ),
  ).toEqual([]);
  expect(files.get(`${name}.html`)!.match(/\son\w+=/g)).toBeNull();
});

test("titles and descriptions are each page's own", () => {
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(PAGES.map(({ description }) => description)).size).toBe(PAGES.length);
});

test('search engines learn the product, its prices and the questions', () => {
  const data = (name: string) =>
    JSON.parse(page(name).querySelector('script[type="application/ld+json"]')!.textContent!);
  expect(data('home')).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: [{ price: '19.00' }, { price: '49.00' }],
  });
  expect(data('faq')).toMatchObject({ '@type': 'FAQPage' });
  expect(data('faq').mainEntity).toHaveLength(21);
});

test('sitemap.xml names every page with an address, robots.txt keeps the product out', () => {
  expect(files.get('sitemap.xml')!.match(/<loc>/g)).toHaveLength(PAGES.length - 1);
  for (const name of MARKETING)
    expect(files.get('sitemap.xml')).toContain(`%PUBLIC_URL%${PAGES.find(each => each.name === name)!.path}<`);
  expect(files.get('robots.txt')).toMatch(/Disallow: \/app\n[^]*Sitemap: %PUBLIC_URL%\/sitemap\.xml/);
});

test('every link within the site leads to a page or a screen, and every anchor to a place', () => {
  const known = new Set([...PAGES.map(({ path }) => path), '/login', '/register', '/app', '/declaracion-responsable']);
  const wrong = EVERY.flatMap(name =>
    [...page(name).querySelectorAll('a')]
      .map(each => each.getAttribute('href')!)
      .filter(href => {
        if (/^mailto:/.test(href)) return false;
        const [path, anchor] = href.split('#');
        const at = path ? PAGES.find(each => each.path === path)?.name : name;
        return (path !== '' && !known.has(path!)) || (anchor !== undefined && !page(at!).getElementById(anchor));
      })
      .map(href => `${name}: ${href}`),
  );
  expect(wrong).toEqual([]);
});
