// Reads PDFs back for the tests, in a worker: pdf.js is an ES module, which the test runner cannot load.
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawing } from './drawing-reader.mjs';

const roles = ({ role, children = [] }) => [role, ...children.filter(child => child.role).flatMap(roles)];

async function read(data, drawn) {
  const pdf = await getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;
  const pages = [];
  const tags = [];
  const drawings = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    // Characters as they stand in the file, and not as pdf.js would write them.
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
    tags.push(roles(await page.getStructTree()));
    if (drawn) drawings.push(await drawing(page));
  }
  const { info } = await pdf.getMetadata();
  const { Marked: marked } = await pdf.getMarkInfo();
  const [open, actions] = [await pdf.getOpenAction(), await pdf.getJSActions()];
  const links = (await Promise.all(pages.map(async (_, i) => (await pdf.getPage(i + 1)).getAnnotations()))).flat();
  await pdf.destroy();
  return {
    pages,
    tags,
    drawings,
    title: info.Title,
    language: info.Language,
    marked,
    active: Boolean(open || actions || links.length),
  };
}

parentPort.on('message', async ({ id, data, drawn }) => {
  try {
    parentPort.postMessage({ id, result: await read(data, drawn) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
