import type { Given } from '../trace/traced';

/** What a trace says of a transaction: which kind, and how long with its place in the queue; never what or whose. */
const spanOf = (name: string): Given => ({
  name: `database ${name}`,
  kind: 'internal',
  attributes: { 'db.system.name': 'postgresql' },
});
export const [WRITE, READ, GLOBAL, ACROSS] = [
  spanOf('write'),
  spanOf('read'),
  spanOf('global'),
  spanOf('across tenants'),
];
