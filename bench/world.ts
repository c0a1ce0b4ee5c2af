import { Client } from 'pg';
import { MIGRATIONS } from '../migrations/list';
import { migrate, roleOf } from '../api/platform/database/migrate';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../api/platform/embedded-postgres/embedded-postgres';
import { discard, makeTestDir } from '../api/test/servers/cluster';
import { fillCompanies, fillPrinted, fillRows, type Company, type Printed } from './fill';
import { startProduct, type Product } from './product';
import { CREATE_AT_ONCE } from './raw-sql';
import { startWorker, type Worker } from './worker';

/** What is measured: companies on a cluster of its own, the product before it, and a load process for each side. */
export interface World {
  companies: Company[];
  /** The one with 10,000 customers and invoices. */
  big: Company;
  /** What is printed. */
  papers: Printed[];
  /** For what is filled only when it is measured. */
  superuserUrl: string;
  urls: EmbeddedPostgres['urls'];
  dir: string;
  product: Product;
  http: Worker;
  raw: Worker;
}

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => process.stderr.write(`${text}\n`),
};

/** What is open and how to end it, in the order it was opened. */
export type Opened = (() => unknown)[];

/** Ends what was opened, last first, whatever fails on the way. */
export async function closeWorld(opened: Opened): Promise<void> {
  for (const close of opened.splice(0).reverse()) await Promise.resolve(close()).catch(silent.error);
}

export async function openWorld(opened: Opened): Promise<World> {
  const dir = makeTestDir('bench');
  opened.push(() => discard(dir));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: silent });
  opened.push(() => postgres.stop());
  const { urls } = postgres;
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS);
  const { companies, big, papers } = await fill(urls.superuser);
  const product = await startProduct(urls, dir);
  opened.push(() => product.end());
  const http = startWorker('load.ts', product.url);
  opened.push(() => http.end());
  const raw = startWorker('raw.ts', urls.app);
  opened.push(() => raw.end());
  return { companies, big, papers, superuserUrl: urls.superuser, urls, dir, product, http, raw };
}

async function fill(url: string): Promise<Pick<World, 'companies' | 'big' | 'papers'>> {
  const superuser = new Client({ connectionString: url, options: '-c search_path=app,public' });
  await superuser.connect();
  const companies = await fillCompanies(superuser, 101);
  const big = companies.pop()!;
  await fillRows(superuser, big);
  const papers = [await fillPrinted(superuser, big, 3), await fillPrinted(superuser, big, 20)];
  await superuser.query(CREATE_AT_ONCE);
  await superuser.query('VACUUM ANALYZE');
  await superuser.end();
  return { companies, big, papers };
}
