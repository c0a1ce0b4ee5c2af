import { isId } from '../../platform/ids';
import { Damaged } from '../../platform/files/unzip';
import { FORMAT, FORMAT_VERSION, type DataFile, type Manifest } from './manifest';
import { fileOf, KEPT } from './tables';

/**
 * What must hold of a company that was put back, beside what the tables' own keys and checks refuse. Each gives rows
 * where it does not.
 */
export const CHECKS: [problem: string, sql: string][] = [
  [
    'tiene que haber una empresa, su suscripción y su cadena, y una sola de cada',
    `SELECT 1
     WHERE (SELECT count(*) FROM app.tenants WHERE tenant_id = $1) <> 1
     OR (SELECT count(*) FROM app.subscriptions WHERE tenant_id = $1) <> 1
       OR (SELECT count(*) FROM app.chains WHERE tenant_id = $1) <> 1
       OR (SELECT count(*) FROM app.senders WHERE tenant_id = $1) <> 1`,
  ],
  [
    'la empresa no puede ser la que gestiona la plataforma',
    'SELECT 1 FROM app.tenants WHERE tenant_id = $1 AND is_platform',
  ],
  ['ningún usuario puede ser superadmin', `SELECT 1 FROM app.users WHERE tenant_id = $1 AND role = 'superadmin'`],
  [
    'tiene que haber un administrador',
    `SELECT 1
     WHERE NOT EXISTS (SELECT FROM app.users WHERE tenant_id = $1 AND role = 'admin' AND deleted_at IS NULL)`,
  ],
  [
    'cada usuario entra con su propio correo',
    `SELECT 1
     FROM (SELECT id, email FROM app.users WHERE tenant_id = $1 AND deleted_at IS NULL) u
     FULL JOIN (SELECT user_id, email FROM app.login_identities WHERE tenant_id = $1) l ON l.user_id = u.id
       AND l.email = u.email WHERE u.id IS NULL OR l.user_id IS NULL`,
  ],
  [
    'los números de cada serie y año son correlativos',
    `SELECT 1
     FROM (SELECT series, year, count(*) AS many, max(number) AS newest, max(date) AS day FROM app.invoices
     WHERE tenant_id = $1 AND number IS NOT NULL GROUP BY series, year) i
       FULL JOIN (SELECT * FROM app.counters WHERE tenant_id = $1) c ON c.series = i.series AND c.year = i.year
     WHERE i.many IS NULL OR c.last IS NULL OR i.many <> i.newest OR i.newest <> c.last OR c.last_date < i.day`,
  ],
  [
    'el número de una factura es el de su serie y año',
    `SELECT 1 FROM app.invoices WHERE tenant_id = $1
     AND number IS NOT NULL
     AND full_number <> series || '-' || year || '-' || CASE WHEN number < 10000 THEN lpad(number::text, 4, '0')
       ELSE number::text END`,
  ],
  [
    'cada factura tiene sus líneas, y suman lo que ella dice',
    `SELECT 1 FROM app.invoices i
     LEFT JOIN (SELECT invoice_id, count(*) AS many, max(position) AS last, sum(subtotal) AS subtotal, sum(total) AS total
     FROM app.invoice_lines WHERE tenant_id = $1 GROUP BY invoice_id) l ON l.invoice_id = i.id
     WHERE i.tenant_id = $1
       AND (coalesce(l.many, 0) <> i.line_count OR coalesce(l.last, 0) <> i.line_count
         OR coalesce(l.subtotal, 0) <> i.subtotal OR coalesce(l.total, 0) <> i.total)`,
  ],
  [
    'los tipos de IVA de una factura suman lo que ella dice',
    `SELECT 1 FROM app.invoices i WHERE tenant_id = $1
     AND (jsonb_typeof(rates) <> 'array' OR jsonb_array_length(rates) > 12
     OR (SELECT coalesce(sum((r->>'base')::numeric + coalesce((r->>'cost')::numeric, 0)), 0) FROM jsonb_array_elements(rates) r) <> subtotal
       OR (SELECT coalesce(sum((r->>'quota')::numeric), 0) FROM jsonb_array_elements(rates) r) <> total_iva)`,
  ],
  [
    'cada registro es de su factura',
    `SELECT 1 FROM app.records r JOIN app.invoices i ON i.tenant_id = r.tenant_id
     AND i.id = r.invoice_id
     WHERE r.tenant_id = $1
       AND (r.number IS DISTINCT FROM i.full_number OR r.date <> i.date OR r.issuer_nif <> i.issuer_nif)`,
  ],
  [
    'la empresa no puede ser de un día que no ha llegado',
    `SELECT 1 FROM app.tenants WHERE tenant_id = $1
     AND created_at > now() + interval '1 minute'`,
  ],
  [
    'la auditoría no puede ser de un día que no ha llegado',
    `SELECT 1 FROM app.activities WHERE tenant_id = $1
     AND created_at > now() + interval '1 minute'
     UNION ALL SELECT 1 FROM app.activity_chains WHERE tenant_id = $1 AND until > now() + interval '1 minute'`,
  ],
];

const SHA_256 = /^[0-9a-f]{64}$/;
const isFile = (file: unknown): file is DataFile => {
  const { name, rows, sha256 } = (file ?? {}) as Partial<DataFile>;
  return (
    typeof name === 'string' &&
    Number.isSafeInteger(rows) &&
    rows! >= 0 &&
    typeof sha256 === 'string' &&
    SHA_256.test(sha256)
  );
};

/** What was kept since then, payments among it, cannot be known from an older archive. */
function otherVersion({ version, folio }: Partial<Manifest>): string {
  const other = Number(version);
  if (Number.isInteger(other) && other > 0 && other < FORMAT_VERSION)
    return `La copia está entera, pero es de un Folio anterior (${String(folio).slice(0, 20)}, formato ${other}; este lee el ${FORMAT_VERSION}): ponla en un Folio de aquella versión, actualízalo y descarga la copia de nuevo.`;
  return `Es una copia de otra versión (${String(version).slice(0, 20)}): este Folio lee la ${FORMAT_VERSION}.`;
}

/** The manifest of an archive, read without believing it. */
export function readManifest(text: string): Manifest {
  let manifest: Partial<Manifest> | null = null;
  try {
    manifest = JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    /* said below */
  }
  if (typeof manifest !== 'object' || manifest?.format !== FORMAT) throw new Damaged('No es una copia de Folio.');
  if (manifest.version !== FORMAT_VERSION) throw new Damaged(otherVersion(manifest));
  if (!isId(manifest.tenant?.id) || typeof manifest.made !== 'string' || Number.isNaN(Date.parse(manifest.made)))
    throw new Damaged('El manifiesto no dice de quién es la copia, o de cuándo.');
  const files = Array.isArray(manifest.files) ? manifest.files : [];
  if (!files.every(isFile) || files.map(file => file.name).join() !== KEPT.map(fileOf).join())
    throw new Damaged('El manifiesto no nombra las tablas de este Folio.');
  return manifest as Manifest;
}
