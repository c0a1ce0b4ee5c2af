import type { Locator } from 'playwright-core';

interface Face {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

/** The faces that Chromium drew an element's own text with; `isCustomFont`: one that the page brought along. */
export async function facesOf(element: Locator): Promise<Face[]> {
  const page = element.page();
  await element.evaluate(node => node.setAttribute('data-asked', ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-asked]' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  await element.evaluate(node => node.removeAttribute('data-asked'));
  return fonts;
}
