import { escapeIdentifier, escapeLiteral } from 'pg';

interface Named {
  name: string;
  definition: string;
  comment: string | null;
}

export interface Policy {
  table: string;
  name: string;
  permissive: boolean;
  command: string;
  roles: string[];
  reads: string | null;
  writes: string | null;
  comment: string | null;
}

interface Right {
  right: string;
  /** Null: on the whole table. */
  column: string | null;
  to: string;
  grantable: boolean;
}

/** A table as the catalogue describes it. */
export interface Table {
  name: string;
  owner: string;
  comment: string | null;
  secured: boolean;
  forced: boolean;
  options: string[] | null;
  /** Quoted, without generated ones. */
  columns: string[];
  keys: Named[];
  /** Checks that hold for new rows only (NOT VALID). */
  newOnly: Named[];
  indexes: Named[];
  rights: Right[];
}

interface Places {
  count: number;
  partitions: string;
  replaced: string;
}

interface Statements {
  /** Moves the old table aside and makes the new one with its columns, defaults and checks. */
  shape: string[];
  partitions: { name: string; statement: string }[];
  copy: string;
  keys: string[];
}

const COMMANDS: Record<string, string> = { '*': 'ALL', r: 'SELECT', a: 'INSERT', w: 'UPDATE', d: 'DELETE' };

export const addressOf = (schema: string, name: string): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const commented = (what: string, comment: string | null): string[] =>
  comment === null ? [] : [`COMMENT ON ${what} IS ${escapeLiteral(comment)}`];

export function policyOf({ table, name, permissive, command, roles, reads, writes, comment }: Policy): string[] {
  const policy = `POLICY ${escapeIdentifier(name)} ON ${addressOf('app', table)}`;
  return [
    `CREATE ${policy} AS ${permissive ? 'PERMISSIVE' : 'RESTRICTIVE'} FOR ${COMMANDS[command]!} TO ${roles.join(', ')}
    ${reads === null ? '' : `USING (${reads})`} ${writes === null ? '' : `WITH CHECK (${writes})`}`,
    ...commented(policy, comment),
  ];
}

const grantOf = (on: string, { right, column, to, grantable }: Right): string =>
  `GRANT ${right}${column === null ? '' : ` (${escapeIdentifier(column)})`} ON ${on} TO ${to}` +
  (grantable ? ' WITH GRANT OPTION' : '');

/** The statements that put one table into partitions, in their order. */
export function statementsOf(table: Table, { count, partitions, replaced }: Places): Statements {
  const made = addressOf('app', table.name);
  const old = addressOf(replaced, table.name);
  const columns = table.columns.join(', ');
  // A table in partitions has no storage of its own: its parameters are theirs.
  const options = table.options ? ` WITH (${table.options.join(', ')})` : '';
  return {
    shape: [
      `ALTER TABLE ${made} NO FORCE ROW LEVEL SECURITY`,
      // Its indexes and constraints move with it, so the new table can have their names.
      `ALTER TABLE ${made} SET SCHEMA ${escapeIdentifier(replaced)}`,
      `CREATE TABLE ${made} (LIKE ${old} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (tenant_id)`,
      `ALTER TABLE ${made} OWNER TO ${escapeIdentifier(table.owner)}`,
      ...commented(`TABLE ${made}`, table.comment),
      // They hold for new rows only; the copy would check old rows too.
      ...table.newOnly.map(check => `ALTER TABLE ${made} DROP CONSTRAINT ${escapeIdentifier(check.name)}`),
    ],
    partitions: Array.from({ length: count }, (_, n) => {
      const name = addressOf(partitions, `${table.name}_${n}`);
      return {
        name,
        statement: `CREATE TABLE ${name} PARTITION OF ${made} FOR VALUES WITH (MODULUS ${count}, REMAINDER ${n})${options}`,
      };
    }),
    copy: `INSERT INTO ${made} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${old}`,
    keys: [
      ...[...table.newOnly, ...table.keys].flatMap(key => [
        `ALTER TABLE ${made} ADD CONSTRAINT ${escapeIdentifier(key.name)} ${key.definition}`,
        ...commented(`CONSTRAINT ${escapeIdentifier(key.name)} ON ${made}`, key.comment),
      ]),
      ...table.indexes.flatMap(index => [index.definition, ...commented(`INDEX ${index.name}`, index.comment)]),
    ],
  };
}

/** Row-level security and rights as before. They come last, after rows and foreign keys. */
export function rightsOf({ name, secured, forced, rights }: Table): string[] {
  const made = addressOf('app', name);
  return [
    ...(secured ? [`ALTER TABLE ${made} ENABLE ROW LEVEL SECURITY`] : []),
    ...(forced ? [`ALTER TABLE ${made} FORCE ROW LEVEL SECURITY`] : []),
    ...rights.map(right => grantOf(made, right)),
  ];
}
