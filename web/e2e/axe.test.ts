import { axeFindings } from './axe';
import { openBrowser } from './shared';

const page = (body: string, style = '') =>
  `<!doctype html><html lang="es"><title>Página</title><style>
  :root { color-scheme: light } @media (prefers-color-scheme: dark) { :root { color-scheme: dark } }
  body { background: light-dark(#fff, #111); color: light-dark(#111, #fff) } ${style}
  </style><main><h1>Facturas</h1>${body}</main></html>`;

test('a text is looked at again wherever it stands on another ground, fades, or has another colour in a mode', async () => {
  const tab = await (await openBrowser()).newPage();
  const findings = async (html: string) => {
    await tab.setContent(html);
    return (await axeFindings(tab)).map(finding => finding.slice(0, finding.indexOf(' (')));
  };
  try {
    expect(await findings(page('<p>Pagada</p>'))).toEqual([]);
    // The same words with the same colour, each where it cannot be read.
    expect(await findings(page('<p>Pagada</p><div style="background: #777"><p>Pagada</p></div>'))).toEqual([
      'light color-contrast: div > p',
      'dark color-contrast: div > p',
    ]);
    expect(await findings(page('<p>Pagada</p><div style="opacity: .3"><p>Pagada</p></div>'))).toHaveLength(2);
    const grey = 'i { color: light-dark(#111, #333) }';
    expect(await findings(page('<p><i>Pagada</i></p>', grey))).toEqual(['dark color-contrast: i']);
    // Small, as it stands large elsewhere; and shown, as it was there before unseen.
    const pale = (how: string) => page(`<p style="color: #949494; background: #fff; ${how}">Vencida</p>`);
    expect(await findings(pale('font-size: 24px'))).toEqual([]);
    expect(await findings(pale('font-size: 23px; font-weight: 700'))).toEqual([]);
    expect(await findings(pale('font-size: 23px; display: none'))).toEqual([]);
    expect(await findings(pale('font-size: 23px'))).toHaveLength(2);
    // A link amid text that nothing but its colour sets apart, and only in one mode.
    const link = 'a { color: light-dark(#c00, #eee); text-decoration: none } .u a { text-decoration: underline }';
    const amid = '<p>Esta factura se <span><a href="#x">rectifica así</a></span>, y nada más.</p>';
    expect(await findings(page(`<nav><a href="#y">Inicio</a></nav><div class="u">${amid}</div>`, link))).toEqual([]);
    expect(await findings(page(amid, link))).toEqual(['dark link-in-text-block: a']);
    // What was wrong is found again, by whoever shows it.
    expect(await findings(page('<p><i>Pagada</i></p>', grey))).toEqual(['dark color-contrast: i']);
  } finally {
    await tab.close();
  }
});
