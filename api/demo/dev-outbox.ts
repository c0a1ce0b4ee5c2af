import { Router } from 'express';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, Letter } from '../edges/mail';

/** Where letters go without a mail server. */
export const outboxDir = (config: { dataDir: string }): string => join(config.dataDir, 'outbox');

const escape = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const STYLE = `:root { color-scheme: light dark } body { font: 15px/1.5 system-ui, sans-serif; max-width: 760px; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 22px } li { padding: 10px 0; border-top: 1px solid #8888 } ul { list-style: none; padding: 0 } small { color: #777 }`;

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** As the outbox keeps it: files in base64. */
type Kept = Omit<Letter, 'attachments'> & { attachments?: (Omit<Attachment, 'content'> & { content: string })[] };

async function letters(dir: string): Promise<{ id: string; letter: Kept; at: string }[]> {
  const names = (await readdir(dir).catch(() => []))
    .filter(name => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async name => ({
      id: name.replace(/\.json$/, ''),
      ...JSON.parse(await readFile(join(dir, name), 'utf8')),
    })),
  );
}

/** With the pictures that travel inside it, as a mail program shows them. */
const shownHtml = ({ id, letter }: { id: string; letter: Kept }): string =>
  (letter.attachments ?? []).reduce(
    (html, { cid }, index) => (cid ? html.replaceAll(`cid:${cid}`, `/dev/outbox/${escape(id)}/${index}`) : html),
    letter.html,
  );

/** The mails of the demo, to read without a mail server: /dev/outbox. */
export function outboxPages(dir: string): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    const rows = (await letters(dir)).map(({ id, letter, at }) => {
      const files = (letter.attachments ?? []).map(({ name, cid }, index) =>
        cid ? '' : ` · <a href="/dev/outbox/${escape(id)}/${index}">${escape(name)}</a>`,
      );
      return `<li><a href="/dev/outbox/${escape(id)}">${escape(letter.subject)}</a><br>
        <small>para ${escape(letter.to)} · ${escape(at)}${files.join('')}</small></li>`;
    });
    res.type('html').send(
      page(
        'Correo de la demostración',
        `<h1>Correo de la demostración</h1>
      <p>Aquí queda lo que Folio enviaría por correo. Con SMTP_URL se envía de verdad.</p>${rows.length ? `<ul>${rows.join('')}</ul>` : '<p>Todavía no hay ningún correo.</p>'}`,
      ),
    );
  });
  router.get('/:id', async (req, res, next) => {
    const found = (await letters(dir)).find(each => each.id === req.params.id);
    if (!found) return next();
    res.type('html').send(shownHtml(found));
  });
  router.get('/:id/:file', async (req, res, next) => {
    const found = (await letters(dir)).find(each => each.id === req.params.id)?.letter.attachments?.[
      Number(req.params.file)
    ];
    if (!found) return next();
    res.type(found.type).send(Buffer.from(found.content, 'base64'));
  });
  return router;
}
