import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { DESKTOP, PHONE, visit } from './browser';
import type { Product } from './product';
import { PAGES, requestsOf } from './public-pages';
import { openBrowser, openMailingProduct } from './shared';

const ENTRANCE: [path: string, heading: string, fields: string[]][] = [
  ['/login', 'Inicia sesión', ['Email', 'Contraseña']],
  ['/register', 'Crea tu cuenta', ['Nombre de la empresa', 'NIF/CIF', 'Tu nombre (opcional)', 'Email', 'Contraseña']],
  ['/forgot-password', 'Recupera tu contraseña', ['Email']],
  ['/reset-password/un-enlace', 'Elige tu contraseña', ['Contraseña nueva', 'Repite la contraseña']],
];
const MOST_HTML = 14_336;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([openMailingProduct(), openBrowser()]);
}, 180_000);

test('the HTML of each page with its styles is under 14 kB compressed', async () => {
  for (const path of [...PAGES, ...ENTRANCE.map(([path]) => path)]) {
    const response = await fetch(product.url + path, { headers: { 'accept-encoding': 'gzip' } });
    const length = Number(response.headers.get('content-length'));
    expect([path, response.headers.get('content-encoding'), length < MOST_HTML, length]).toEqual([
      path,
      'gzip',
      true,
      length,
    ]);
  }
});

test('without JavaScript every page reads, and one gets from home to all of them', async () => {
  const { page, close } = await visit(browser, product.url, { javaScriptEnabled: false });
  await page.goto('/');
  for (const [link, heading] of [
    ['Funciones', 'Doce cosas, bien hechas'],
    ['Precios', 'Dos planes, sin permanencia'],
    ['Preguntas frecuentes', 'Preguntas frecuentes'],
    ['Contacto', 'Escríbenos'],
    ['Inicio', /^Tus facturas/],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Principal' })
      .first()
      .getByRole('link', { name: link, exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.goto('/faq');
  await page.getByText('¿Cuánto cuesta?').click();
  await page.getByText('El plan Básico, 19 €/mes').waitFor();
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Pago anual' }).check();
  await page.getByText('468 € + IVA al año').waitFor();
  await page.goto('/contact');
  await page.getByText('El formulario necesita JavaScript').waitFor();
  await close();
});

test('sign-in, registration and recovery stand in the HTML; without JavaScript they read, and say that they need it', async () => {
  const { page, complaints, close } = await visit(browser, product.url, { javaScriptEnabled: false });
  for (const [path, heading, fields] of ENTRANCE) {
    const html = await (await fetch(product.url + path)).text();
    expect([
      path,
      html.includes(`<title>${heading} · Folio</title>`),
      /<meta name="robots" content="noindex">/.test(html),
      /%[A-Z_]+%/.test(html),
    ]).toEqual([path, true, true, false]);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const label of fields) await page.getByLabel(label, { exact: true }).waitFor();
    await page.locator('noscript [role=status]', { hasText: 'Este formulario necesita JavaScript' }).waitFor();
    expect([
      path,
      await page.locator('form button:visible').count(),
      await page.locator('form').getAttribute('method'),
    ]).toEqual([path, 0, 'post']);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('what is typed and pressed before the application is there counts: it comes, and signs in', async () => {
  await product.rest('POST', '/auth/register', {
    companyName: 'Pronta',
    companyNif: 'B12345674',
    name: 'Eva',
    email: 'eva@pronta.example',
    password: 'una-clave-larga',
  });
  const { page, complaints, close } = await visit(browser, product.url, { colorScheme: 'dark' });
  let open = () => {};
  const held = new Promise<void>(done => {
    open = done;
  });
  await page.route('**/assets/base-*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Cambiar a modo claro' }).waitFor();
  await page.keyboard.type('eva@pronta.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('una-clave-larga');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Email').inputValue()).toBe('eva@pronta.example');
  open();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an anchor of the law opens its section, with the operator of this server as text', async () => {
  const { page, close } = await visit(browser, product.url);
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await page.getByText('Titular: Hijos & <b>Nietos</b>, S.L.', { exact: true }).waitFor();
  await page.getByText('NIF: B12345674.').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await page
    .getByText(/Respondemos en un máximo de 30 días\. También/)
    .first()
    .waitFor();
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'ayuda@gestora.es' }).getAttribute('href')).toBe(
    'mailto:ayuda@gestora.es',
  );
  await close();
});

test('the FAQ filters, marks and opens; a question has an address of its own', async () => {
  const { page, complaints, close } = await visit(browser, product.url);
  await page.goto('/faq#starter');
  await page.getByText('Una oferta de alta').waitFor();
  await page.getByRole('searchbox').fill('RECHAZA');
  await page.locator('mark').first().waitFor();
  await page.getByRole('searchbox').fill('<img src=x>');
  await page.getByRole('heading', { name: 'No se encontraron resultados para «<img src=x>»' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('contact makes no call: it thanks, and empties the form', async () => {
  const { page, close } = await visit(browser, product.url);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const asked = await requestsOf(page);
  await page.getByLabel('Nombre').fill('Lucía');
  await page.getByLabel('Email').fill('lucia@estudiomarea.example');
  await page.getByLabel('Asunto').selectOption('billing');
  await page.getByLabel('Mensaje', { exact: true }).fill('Hola');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Gracias por tu mensaje.').waitFor();
  expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe('');
  await page.getByText('Gracias por tu mensaje.').waitFor({ state: 'detached' });
  expect(asked).toEqual([]);
  await close();
});

test('the calculator computes as the invoices do', async () => {
  const { page, close } = await visit(browser, product.url);
  await page.goto('/features', { waitUntil: 'networkidle' });
  await page.getByLabel('Importe', { exact: true }).fill('2.000');
  await page.getByRole('group', { name: 'Retención de IRPF' }).getByRole('radio', { name: '7 %' }).check();
  await page.getByText('2.280,00 €').waitFor();
  await close();
});

test('the signed-in see a way into the product, and none to sign in', async () => {
  const { page, close } = await visit(browser, product.url, { token: 'x' });
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Ir a Folio' }).waitFor();
  expect(await bar.getByRole('link', { name: 'Iniciar sesión' }).count()).toBe(0);
  await close();
});

test('on a phone the menu opens by keyboard, and Esc closes it where it was', async () => {
  const { page, close } = await visit(browser, product.url, { viewport: PHONE });
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ir al contenido');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Precios' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Principal' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await close();
});

/** From the top by Tab: past the bar, and in the order in which the page reads; what one is at has a ring, and is seen. */
async function walk(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The browser goes to a place in the page in a task of its own: a Tab may come before it.
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  const seen: { place: number; lost: string | null }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const now = document.activeElement!;
      if (now === document.body) return null;
      // The page moves there in its own time: on a busy machine not at once.
      const shown = () => {
        const { top, bottom } = now.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      for (let frames = 0; !shown() && frames < 120; frames += 1)
        await new Promise(resolve => requestAnimationFrame(resolve));
      const every = [...document.querySelectorAll('*')];
      // Of a choice the ring is around its label.
      const ring = [now, now.parentElement!, now.nextElementSibling ?? now].some(
        each => getComputedStyle(each).outlineStyle !== 'none' || getComputedStyle(each).boxShadow !== 'none',
      );
      return {
        place: every.indexOf(now),
        inMain: !!now.closest('main'),
        lost: ring && shown() ? null : `${now.outerHTML.slice(0, 120)}: ring ${ring}, shown ${shown()}`,
      };
    });
    if (!at) break;
    // The first is in the page itself: bar and menu are left behind.
    if (!seen.length) expect([path, at.inMain]).toEqual([path, true]);
    seen.push(at);
    expect(seen.length).toBeLessThan(100);
  }
  expect([path, seen.map(({ lost }) => lost).filter(Boolean)]).toEqual([path, []]);
  expect(seen.map(({ place }) => place)).toEqual(seen.map(({ place }) => place).toSorted((a, b) => a - b));
}

/** How wide the page is, and how much of it would move. In the page. */
function spread(): [width: number, moving: number] {
  return [
    document.documentElement.scrollWidth,
    [document.documentElement, ...document.querySelectorAll('body *')].filter(each => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(each);
      return parseFloat(transitionDuration) > 0 || parseFloat(animationDuration) > 0 || scrollBehavior === 'smooth';
    }).length,
  ];
}

test('every page works by keyboard in the order in which it reads, fits at 200 %, moves nothing for people who asked for that, and axe finds nothing in it on a desktop and on a phone', async () => {
  const { page, close } = await visit(browser, product.url);
  const found: string[] = [];
  for (const path of [...PAGES, ...ENTRANCE.map(([each]) => each), '/declaracion-responsable']) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (PAGES.includes(path)) {
      await walk(page, path);
      // Twice as large on a window of 1280 px: what is laid out is 640 px wide.
      await page.setViewportSize({ width: 640, height: 450 });
      expect([path, ...(await page.evaluate(spread))]).toEqual([path, 640, 0]);
    }
    for (const [what, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await page.setViewportSize(viewport);
      found.push(...(await axeFindings(page)).map(each => `${path} ${what} ${each}`));
    }
  }
  expect(found).toEqual([]);
  await close();
}, 180_000);
