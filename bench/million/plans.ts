import { openSync, readSync, closeSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Target } from '../job';
import { startProduct } from '../product';
import type { Ground } from './ground';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

/** From so many rows on a table is not to be read whole for one page. */
const BIG_ROWS = 100_000;

function scansOf(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

/** The plans in a part of the server's log, which auto_explain writes as JSON below a line of its own. */
function plansIn(text: string): Node[] {
  return [...text.matchAll(/plan:\n((?:\t.*\n)+)/g)].flatMap(([, json]) => {
    const { Plan } = JSON.parse(json!.replace(/^\t/gm, '')) as { Plan?: Node };
    return Plan ? [Plan] : [];
  });
}

function after(file: string, from: number): string {
  const length = statSync(file).size - from;
  const buffer = Buffer.alloc(length);
  const opened = openSync(file, 'r');
  readSync(opened, buffer, 0, length, from);
  closeSync(opened);
  return buffer.toString('utf8');
}

/** Behind five plans of its own a prepared statement gets one for all values: both are looked at. */
const TIMES = 8;

/**
 * Which of the big tables each call reads from end to end, as the server says of the plans that it used for the
 * application's role.
 */
export async function sequentialScans(
  { urls, dir }: Ground,
  calls: { name: string; targets: Target[] }[],
): Promise<Map<string, string[]>> {
  const superuser = new Client({ connectionString: urls.superuser });
  await superuser.connect();
  const { rows } = await superuser.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = 'app'::regnamespace AND relkind IN ('r', 'p') AND reltuples >= $1`,
    [BIG_ROWS],
  );
  const big = new Set(rows.map(({ relname }) => relname));
  const settings = [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    `auto_explain.log_format = 'json'`,
  ];
  for (const setting of settings) await superuser.query(`ALTER ROLE folio_app SET ${setting}`);
  const product = await startProduct(urls, dir);
  const found = new Map<string, string[]>();
  try {
    for (const { name, targets } of calls) {
      const log = join(dir, 'postgres.log');
      const from = statSync(log).size;
      for (let time = 0; time < TIMES; time += 1) {
        const { method, path, token, body } = targets[time % targets.length]!;
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await fetch(`${product.url}${path}`, {
          method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        await answer.arrayBuffer();
      }
      const plans = plansIn(after(log, from));
      if (plans.length === 0) throw new Error(`${name}: the server has written no plan`);
      found.set(
        name,
        [...new Set(plans.flatMap(scansOf))].filter(table => big.has(table)),
      );
    }
  } finally {
    await product.end();
    for (const setting of settings) await superuser.query(`ALTER ROLE folio_app RESET ${setting.split(' ')[0]}`);
    await superuser.end();
  }
  return found;
}
