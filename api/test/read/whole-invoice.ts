import { readPdf, type PdfDrawing } from '../../edges/pdf/read-back';
import type { TestApp } from '../harness';
import { scan } from '../house/scan';
import type { AeatKit, Sender } from '../servers/aeat';

/** The text of the first element of a name, whatever its prefix. */
const leaf = (xml: string, name: string) => new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(xml)?.[1];

/** The upper left of a page, where the code stands: to look at all of it takes ten times as long. */
const corner = (page: PdfDrawing): PdfDrawing => ({
  ...page,
  ...{ width: 70, height: 90 },
  boxes: page.boxes.filter(({ x, y, width, height }) => x + width <= 70 && y + height <= 90),
});

/** What the AEAT received of one invoice, and the text of its paper, whose code says what that record says. */
export async function wholeInvoice(
  { app, aeat }: { app: TestApp; aeat: AeatKit },
  by: Sender,
  { id, fullNumber }: { id: string; fullNumber: string },
): Promise<{ record: string; text: string }> {
  expect(await aeat.statuses(by)).toContainEqual(expect.objectContaining({ number: fullNumber, status: 'accepted' }));
  const messages = await aeat.messages();
  const record = messages
    .flatMap(({ raw }) => raw.split(/<(?:\w+:)?RegistroAlta[ >]/).slice(1))
    .find(each => leaf(each, 'IDEmisorFactura') === by.nif && leaf(each, 'NumSerieFactura') === fullNumber)!;
  const answer = await fetch(`${app.url}/api/invoices/${id}/pdf`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  const { pages, drawings } = await readPdf(Buffer.from(await answer.arrayBuffer()), true);
  const code = new URL(scan(corner(drawings[0]!))!).searchParams;
  expect(['nif', 'numserie', 'fecha', 'importe'].map(name => code.get(name))).toEqual(
    ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura', 'ImporteTotal'].map(name => leaf(record, name)),
  );
  return { record: record.replace(/<(\/?)\w+:/g, '<$1'), text: pages.join(' ').replace(/\s+/g, ' ') };
}
