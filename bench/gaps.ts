import { Client } from 'pg';

/** Series and years of a company whose numbers are not all there once, from 1 on. */
export async function gaps(superuserUrl: string): Promise<number> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ wrong: number }>(
    `SELECT count(*)::int AS wrong FROM (
       SELECT c.last, count(i.number) AS many, max(i.number) AS newest FROM app.counters c
         LEFT JOIN app.invoices i ON i.tenant_id = c.tenant_id AND i.series = c.series AND i.year = c.year
        GROUP BY c.tenant_id, c.series, c.year) s WHERE last <> many OR last <> newest`,
  );
  await client.end();
  return rows[0]!.wrong;
}
