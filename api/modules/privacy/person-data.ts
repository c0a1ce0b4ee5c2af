import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { CSV_START, csvLines } from '../../platform/files/csv';
import { MAX_ROWS } from '../../platform/graphql/page';
import type { DataRequest } from './data-request.entity';
import { namedIn, namesOf } from './named-in-text';
import { personOf, theirNames, THEIRS, theirs, type Person } from './subject';

type Row = Record<string, unknown>;
interface PersonData {
  json: Row;
  csv: [file: string, rows: Row[]][];
  papers: { id: string; fullNumber: string; date: string }[];
  /** Lists that hold no more than their first rows. */ cut: string[];
}

const CARD = `name AS nombre, nif, email, phone AS telefono, address AS direccion, city AS ciudad, postal_code AS codigo_postal, country AS pais, paper_language AS idioma, notes AS notas, created_at AS alta,
  deleted_at AS eliminado, restricted_at AS limitado, objected_at AS oposicion`;
/** What is taxed on the margin: neither VAT, nor what was earned or cost, is said to who bought it (LIVA, arts. 138 and 142). */
const UNSAID = {
  invoice: `EXISTS (SELECT FROM jsonb_array_elements(i.rates) rate WHERE rate->>'ivaRegime' IN ('03', '05'))`,
  line: `l.iva_regime IN ('03', '05')`,
};
const said = (what: string, where: string) => `CASE WHEN NOT coalesce(${where}, false) THEN ${what} END`;
const INVOICE = `i.full_number AS numero, i.date::text AS fecha, i.status AS estado, i.customer_name AS cliente, i.customer_nif AS nif, i.customer_email AS email, i.customer_address AS direccion,
  i.customer_city AS ciudad, i.customer_postal_code AS codigo_postal, i.notes AS notas, ${said('i.subtotal::text', UNSAID.invoice)} AS base, ${said('i.total_iva::text', UNSAID.invoice)} AS iva, i.total::text AS total, i.paid_on::text AS pagada`;

/** What the product itself holds of somebody of the company. */
async function accountOf(em: EntityManager, tenantId: string, email: string): Promise<Row> {
  const [user] = await em.query(
    `SELECT id, name AS nombre, email, role AS rol, created_at AS alta, last_login_at AS ultimo_acceso FROM users
       WHERE tenant_id = $1 AND email = $2 AND deleted_at IS NULL`,
    [tenantId, email],
  );
  if (!user) return {};
  const { id, ...usuario } = user as Row;
  const [consentimientos, sesiones, actividad] = (await Promise.all([
    em.query(
      'SELECT consent_type AS tipo, granted_at AS concedido, granted_ip AS desde, revoked_at AS revocado, version FROM consents WHERE tenant_id = $1 AND user_id = $2 ORDER BY granted_at LIMIT $3',
      [tenantId, id, MAX_ROWS],
    ),
    em.query(
      'SELECT created_at AS comienzo, last_used_at AS ultimo_uso, device AS dispositivo, ip_address AS direccion FROM sessions WHERE tenant_id = $1 AND user_id = $2 ORDER BY created_at LIMIT $3',
      [tenantId, id, MAX_ROWS],
    ),
    em.query(
      'SELECT created_at AS fecha, action AS accion, description AS descripcion, ip_address AS direccion FROM activities WHERE tenant_id = $1 AND user_id = $2 ORDER BY created_at DESC LIMIT $3',
      [tenantId, id, MAX_ROWS],
    ),
  ])) as Row[][];
  return { usuario, consentimientos, sesiones, actividad };
}

/** The person who asks, as the lists look for them. */
interface Asking {
  em: EntityManager;
  tenantId: string;
  email: string;
  person: Person;
  /** What `THEIRS` is asked with. */
  given: unknown[];
}

/** What is kept in rows, by the name that they have in the copy. */
const LISTS: { name: string; most?: number; rows(asking: Asking): Promise<Row[]> }[] = [
  {
    name: 'clientes',
    rows: ({ em, person, tenantId }) =>
      em.query(
        `SELECT ${CARD} FROM customers WHERE tenant_id = $1 AND id = ANY($2)
       ORDER BY created_at`,
        [tenantId, person.ids],
      ),
  },
  {
    name: 'facturas',
    most: MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.id, ${INVOICE} FROM invoices i WHERE ${THEIRS} ORDER BY i.date, i.number
       LIMIT ${MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'lineas',
    most: 4 * MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.full_number AS factura, l.description AS descripcion, l.quantity::text AS cantidad, l.price::text AS precio, ${said('l.iva_rate::float8', UNSAID.line)} AS iva, ${said('l.subtotal::text', UNSAID.line)} AS base, l.total::text AS total
         FROM invoices i JOIN invoice_lines l ON l.tenant_id = i.tenant_id AND l.invoice_id = i.id WHERE ${THEIRS} ORDER BY i.date, i.number, l.position LIMIT ${4 * MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'envios',
    most: MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.full_number AS factura, d.email, d.created_at AS fecha
         FROM invoices i JOIN deliveries d ON d.tenant_id = i.tenant_id AND d.invoice_id = i.id WHERE ${THEIRS} ORDER BY d.created_at LIMIT ${MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'avisos',
    most: MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.full_number AS factura, l.email, l.body AS texto, l.created_at AS fecha
         FROM invoices i JOIN reminder_letters l ON l.tenant_id = i.tenant_id AND l.invoice_ids @> ARRAY[i.id] WHERE ${THEIRS} ORDER BY l.created_at LIMIT ${MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'respuestas',
    most: MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.full_number AS factura, a.kind AS aviso, a.words AS texto, a.created_at AS fecha
         FROM invoices i JOIN link_answers a ON a.tenant_id = i.tenant_id AND a.invoice_id = i.id WHERE ${THEIRS} ORDER BY a.created_at LIMIT ${MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'cobros',
    most: 4 * MAX_ROWS,
    rows: ({ em, given }) =>
      em.query(
        `SELECT i.full_number AS factura, c.date::text AS fecha, c.amount::text AS importe, c.means AS medio, c.reference AS referencia
         FROM invoices i JOIN collections c ON c.tenant_id = i.tenant_id AND c.invoice_id = i.id WHERE ${THEIRS} ORDER BY i.date, i.number, c.created_at, c.id LIMIT ${4 * MAX_ROWS}`,
        given,
      ),
  },
  {
    name: 'movimientos',
    most: MAX_ROWS,
    rows: async ({ em, given, person }) =>
      em.query(
        `SELECT m.date::text AS fecha, m.amount::text AS importe, m.text AS concepto, t.factura
         FROM bank_movements m LEFT JOIN (SELECT x.movement_id, i.full_number AS factura FROM invoices i
           JOIN collections c ON c.tenant_id = i.tenant_id AND c.invoice_id = i.id
           JOIN bank_matches x ON x.tenant_id = c.tenant_id AND x.collection_id = c.id WHERE ${THEIRS}) t ON t.movement_id = m.id
        WHERE m.tenant_id = $1 AND (t.movement_id IS NOT NULL OR ${namedIn('$3', '$5')}) ORDER BY m.date, m.id LIMIT ${MAX_ROWS}`,
        [...given, namesOf(await theirNames(em, person))],
      ),
  },
  {
    name: 'recurrentes',
    most: MAX_ROWS,
    rows: ({ em, person, tenantId }) =>
      em.query(
        `SELECT c.name AS cliente, r.next_date::text AS proxima, r.state AS estado, r.total::text AS total, r.template::text AS contenido
         FROM recurring_invoices r JOIN customers c ON c.tenant_id = r.tenant_id AND c.id = r.customer_id WHERE r.tenant_id = $1 AND r.customer_id = ANY($2) ORDER BY r.created_at LIMIT ${MAX_ROWS}`,
        [tenantId, person.ids],
      ),
  },
  {
    name: 'presupuestos',
    most: MAX_ROWS,
    rows: ({ em, person, tenantId }) =>
      em.query(
        `SELECT q.full_number AS numero, q.date::text AS fecha, q.valid_until::text AS valido_hasta, q.customer_name AS cliente, q.state AS estado, q.total::text AS total,
                q.content::text AS contenido, (SELECT json_agg(json_build_object('que', e.kind, 'texto', e.words, 'email', e.email, 'fecha', e.created_at) ORDER BY e.created_at)::text
                  FROM quote_events e WHERE e.tenant_id = q.tenant_id AND e.quote_id = q.id) AS historia
         FROM quotes q WHERE q.tenant_id = $1 AND q.customer_id = ANY($2) ORDER BY q.date, q.number LIMIT ${MAX_ROWS}`,
        [tenantId, person.ids],
      ),
  },
  {
    name: 'solicitudes',
    most: MAX_ROWS,
    rows: ({ em, email, tenantId }) =>
      em.query(
        `SELECT request_type AS derecho, email, name AS nombre, nif, description AS descripcion, status AS estado, created_at AS pedida, completed_at AS respondida
         FROM data_requests
        WHERE tenant_id = $1 AND email = $2 AND (source = 'app' OR verified_at IS NOT NULL) ORDER BY created_at LIMIT ${MAX_ROWS}`,
        [tenantId, email],
      ),
  },
];

const OF_ACCOUNT = ['consentimientos', 'sesiones', 'actividad'];

/**
 * All that the company holds about the person who asks: cards, invoices, drafts, other requests, and their account
 * where they have one.
 */
export async function personData(em: EntityManager, ctx: Ctx, request: DataRequest): Promise<PersonData> {
  const { tenantId, email } = request;
  const person = await personOf(em, request);
  const asking: Asking = { em, tenantId, email, person, given: theirs(person) };
  const [found, [empresa], account] = await Promise.all([
    Promise.all(LISTS.map(async ({ name, rows }): Promise<[string, Row[]]> => [name, await rows(asking)])),
    em.query('SELECT name AS nombre, nif, address AS domicilio FROM tenants WHERE tenant_id = $1', [tenantId]),
    accountOf(em, tenantId, email),
  ]);
  const held = Object.fromEntries(found);
  const invoices = held.facturas!;
  const lists: Record<string, Row[]> = { ...held, facturas: invoices.map(({ id: _id, ...row }) => row) };
  const cut = [
    ...LISTS.filter(({ name, most }) => held[name]!.length === most).map(({ name }) => name),
    ...OF_ACCOUNT.filter(name => (account[name] as Row[] | undefined)?.length === MAX_ROWS),
  ];
  return {
    json: {
      preparado: ctx.now(),
      responsable: empresa,
      persona: { email, nombre: request.name, nif: request.nif },
      ...lists,
      ...account,
      ...(cut.length > 0 && { incompleto: cut }),
    },
    csv: LISTS.map(({ name }) => [`${name}.csv`, lists[name]!]),
    papers: invoices
      .filter(row => row.estado !== 'draft')
      .map(row => ({ id: String(row.id), fullNumber: String(row.numero), date: String(row.fecha) })),
    cut,
  };
}

/** Figures of our own: below zero they stay numbers, where a text that begins with a hyphen is defused. */
const FIGURES = ['cantidad', 'precio', 'base', 'iva', 'total', 'importe'];

const written = (figure: number) => figure.toFixed(Math.max(2, String(figure).split('.')[1]?.length ?? 0));

const cell = ([name, value]: [string, unknown]): string | number => {
  if (FIGURES.includes(name) && String(value).startsWith('-')) return Number(value);
  return value instanceof Date ? value.toISOString() : value == null ? '' : String(value);
};

/** Null without rows. */
export function csvOf(rows: Row[]): string | null {
  const [first] = rows;
  if (!first) return null;
  return `${CSV_START}${csvLines([Object.keys(first), ...rows.map(row => Object.entries(row).map(cell))], written)}`;
}
