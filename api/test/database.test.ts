import { Client } from 'pg';
import { cloneDatabase, direct } from './database';

async function rows(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows as object[];
}

test('a clone is migrated, apart from the others, with the application role held down', async () => {
  const [one, two] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  expect(one.app).not.toBe(two.app);
  expect(await rows(one.owner, 'select 1 from app.migrations limit 1')).toHaveLength(1);
  await rows(one.owner, 'create table app.only_here (id int)');
  expect(await rows(two.owner, `select to_regclass('app.only_here') as found`)).toEqual([{ found: null }]);
  await expect(rows(one.app, 'create temp table mine (id int)')).rejects.toMatchObject({ code: '42501' });
  await Promise.all([one.drop(), two.drop()]);
  // A pooler would look for it for a minute before it says so.
  await expect(rows(direct(one), 'select 1')).rejects.toMatchObject({ code: '3D000' });
});

test('eight files may clone at the same moment', async () => {
  const clones = await Promise.all(Array.from({ length: 8 }, () => cloneDatabase()));
  expect(new Set(clones.map(clone => clone.app)).size).toBe(8);
  await Promise.all(clones.map(clone => clone.drop()));
});
