import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { TRIAL } from '../../../schema/prices';
import { App } from '../App';
import { paths } from '../paths';
import { have } from '../routes/routes';

interface Written {
  file: string;
  path: string;
  title: string;
  description: string;
  markup: string;
  styles: string;
}

/** The screens of those who are not in yet. */
const SCREENS = [
  {
    file: 'login.html',
    path: paths.login,
    title: 'Inicia sesión',
    description: 'Entra en Folio: tus facturas, donde las dejaste.',
  },
  {
    file: 'register.html',
    path: paths.register,
    title: 'Crea tu cuenta',
    description: `Crea tu cuenta de Folio: ${TRIAL.days} días de prueba, sin tarjeta, y las ${TRIAL.invoices} primeras facturas gratis.`,
  },
  {
    file: 'forgot-password.html',
    path: paths.forgotPassword,
    title: 'Recupera tu contraseña',
    description: 'Pide un enlace para elegir otra contraseña de Folio.',
  },
  {
    file: 'reset-password.html',
    path: '/reset-password/:token',
    title: 'Elige tu contraseña',
    description: 'Elige la contraseña con la que entrarás en Folio.',
  },
];

const STYLE = /<style data-emotion="([\w-]+) ([^"]+)">([^]*?)<\/style>/g;

/**
 * Emotion writes the rules beside each element that wants them; in a page each stands once, in the head, where its
 * client finds them.
 */
function parted(html: string): { markup: string; styles: string } {
  const [global, own] = [new Map<string, string>(), new Map<string, string>()];
  const markup = html.replace(STYLE, (_all, cache: string, name: string, rules: string) => {
    (cache === 'css' ? own : global).set(cache === 'css' ? name : `${cache} ${name}`, rules);
    return '';
  });
  const head = [...global].map(([name, rules]) => `<style data-emotion="${name}">${rules}</style>`).join('');
  return {
    markup,
    styles: `${head}<style data-emotion="css ${[...own.keys()].join(' ')}">${[...own.values()].join('')}</style>`,
  };
}

async function writeScreens(): Promise<Written[]> {
  const drawn: Written[] = [];
  for (const screen of SCREENS) {
    await have(screen.path);
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter location={screen.path}>{children}</StaticRouter>
    );
    drawn.push({ ...screen, ...parted(renderToString(<App Router={Router} />)) });
  }
  return drawn;
}

/**
 * The screens as they stand before anybody has touched them: the application's own components, drawn while it is built.
 */
export const written = await writeScreens();

/** A page for a screen, made of the one that the build makes for all of them: `index`. `entrance` wakes it. */
export function pageOf({ title, description, markup, styles }: Written, index: string, entrance: string): string {
  const scripts = [...index.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g)];
  const files = [
    ...scripts.map(([, src]) => src!),
    ...[...index.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, href]) => href!),
  ];
  const bare = index.replace(
    /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*|<noscript>[^]*?<\/noscript>\s*/g,
    '',
  );
  const parts: [string | RegExp, string][] = [
    [/<title>.*?<\/title>/, `<title>${title} · Folio</title>`],
    [/(<meta name="description" content=")[^"]*/, `<meta name="description" content="${description}`],
    [
      '</head>',
      `${styles}<style>.member #root{visibility:hidden}</style><script type="module" src="${entrance}" data-app="${scripts.at(-1)![1]}"></script>` +
        `${files.map(href => `<link rel="prefetch" as="script" crossorigin href="${href}">`).join('')}</head>`,
    ],
    ['<div id="root"></div>', `<div id="root">${markup}</div>`],
  ];
  return parts.reduce((page, [at, put]) => page.replace(at, () => put), bare);
}
