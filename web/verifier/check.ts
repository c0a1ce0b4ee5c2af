import { sealText, type SealedAct } from '../../schema/activity-chain';
import { factsOf, linkOf, linkProblem, type RecordFacts } from '../../schema/record';
import { sha256 } from '../../schema/sha256';
import { entriesOf, linesOf, textOf, type Entry } from './zip';

/** A record of the chain as it is shown. `problem` is why it is red. */
export interface Link {
  sequence: number;
  kind: string;
  number: string;
  date: string;
  hash: string;
  problem: string | null;
}

export interface Verdict {
  company: string;
  made: string;
  links: number;
  /** The first that is wrong; null where all is whole. */
  broken: Link | null;
  /** The same of the log of who did what. */
  acts: number;
  brokenAct: { sequence: number; id: string; problem: string } | null;
}

interface RecordLine {
  sequence: number;
  kind: string;
  number: string;
  xml: string;
  hash: string;
  previous_hash: string | null;
}
interface Manifest {
  format: string;
  made: string;
  tenant: { name: string; nif: string };
}
type Files = Map<string, Entry>;

const DATA = (table: string) => `datos/${table}.jsonl`;
const UNREADABLE = 'Su archivo no se puede leer: está dañado.';

export class NotOurs extends Error {}

async function* rowsOf<Row>(zip: Blob, files: Files, table: string): AsyncGenerator<Row> {
  const entry = files.get(DATA(table));
  if (!entry) throw new NotOurs(`Falta ${DATA(table)}: no es una copia entera de Folio.`);
  for await (const line of linesOf(zip, entry)) yield JSON.parse(line) as Row;
}

async function oneRow<Row>(zip: Blob, files: Files, table: string): Promise<Row | null> {
  try {
    for await (const row of rowsOf<Row>(zip, files, table)) return row;
  } catch (error) {
    if (error instanceof NotOurs) throw error;
  }
  return null;
}

/** '000001-alta-A-2026-0001.xml' by its place. */
function xmlFiles(files: Files): Map<number, Entry> {
  const found = new Map<number, Entry>();
  for (const [name, entry] of files) {
    const [, place] = /^registros\/(\d+)-/.exec(name) ?? [];
    if (place) found.set(Number(place), entry);
  }
  return found;
}

/** Why a record is wrong: its file and its row must be the same text, and that text must belong to where it stands. */
async function problemOf(
  zip: Blob,
  file: Entry | undefined,
  row: RecordLine,
  place: number,
  before: RecordFacts | null,
): Promise<string | null> {
  if (row.sequence !== place) return 'Falta un registro.';
  if (!file) return 'Falta su archivo XML.';
  const xml = await textOf(zip, file).catch(() => null);
  if (xml === null) return UNREADABLE;
  // The file first: it is what people look at and hand on.
  const facts = factsOf(xml);
  const previous = linkOf(facts, before);
  const problem = linkProblem(facts, previous, sha256);
  if (problem) return problem;
  if (xml !== row.xml)
    return 'Su archivo XML y su fila en los datos no son iguales: alguien ha cambiado uno de los dos.';
  return facts.hash === row.hash && (row.previous_hash ?? '') === previous
    ? null
    : 'Su huella no es la que está anotada.';
}

const shownOf = (row: RecordLine, problem: string | null): Link => {
  const { number, date, hash } = factsOf(row.xml);
  return { sequence: row.sequence, kind: row.kind, number, date, hash, problem };
};

/** Walks the records: reports each, and ends at the first that is wrong. */
async function walkRecords(
  zip: Blob,
  files: Files,
  report: (link: Link) => void,
): Promise<Pick<Verdict, 'links' | 'broken'>> {
  const xml = xmlFiles(files);
  let place = 0;
  let before: RecordFacts | null = null;
  const missing = (problem: string): Pick<Verdict, 'links' | 'broken'> => ({
    links: place,
    broken: { sequence: place + 1, kind: '', number: '', date: '', hash: '', problem },
  });
  try {
    for await (const row of rowsOf<RecordLine>(zip, files, 'records')) {
      place += 1;
      const problem = await problemOf(zip, xml.get(place), row, place, before);
      const link = { ...shownOf(row, problem), sequence: place };
      report(link);
      if (problem) return { links: place, broken: link };
      before = factsOf(row.xml);
    }
  } catch (error) {
    if (error instanceof NotOurs) throw error;
    return missing('Los datos de los registros están dañados a partir de aquí.');
  }
  const head = await oneRow<{ records: number; last_hash: string | null }>(zip, files, 'chains');
  if (!head || head.records !== place || (head.last_hash ?? '') !== (before?.hash ?? '') || xml.size !== place)
    return missing('Falta el final de la cadena.');
  return { links: place, broken: null };
}

/** '…T12:46:01.12+00:00', as the database writes JSON, with all six digits and as UTC. */
const exact = (instant: string) =>
  instant.replace(/(\.\d+)?\+00:00$/, (_, fraction = '.') => `${String(fraction).padEnd(7, '0')}Z`);

type ActLine = Record<
  'tenant_id' | 'id' | 'created_at' | 'actor_kind' | 'action' | 'entity_type' | 'description' | 'risk_level',
  string
> &
  Record<'user_id' | 'api_key_id' | 'entity_id' | 'ip_address' | 'request_id', string | null>;

const actOf = (row: ActLine): SealedAct => ({
  tenantId: row.tenant_id,
  id: row.id,
  createdAt: exact(row.created_at),
  actorKind: row.actor_kind,
  userId: row.user_id,
  apiKeyId: row.api_key_id,
  action: row.action,
  entityType: row.entity_type,
  entityId: row.entity_id,
  description: row.description,
  riskLevel: row.risk_level,
  ipAddress: row.ip_address,
  requestId: row.request_id,
});

interface SealLine {
  sequence: number;
  activity_id: string;
  hash: string;
}

/** Walks the log: acts and seals are in the same order; what has no seal yet is at the end. */
async function walkActs(zip: Blob, files: Files): Promise<Pick<Verdict, 'acts' | 'brokenAct'>> {
  const acts = rowsOf<ActLine>(zip, files, 'activities');
  let [place, previous] = [0, ''];
  const wrong = (id: string, problem: string) => ({ acts: place, brokenAct: { sequence: place, id, problem } });
  try {
    for await (const seal of rowsOf<SealLine>(zip, files, 'activity_seals')) {
      place += 1;
      const { value: row } = await acts.next();
      if (!row || row.id !== seal.activity_id || seal.sequence !== place)
        return wrong(seal.activity_id, 'Falta una actividad, o sobra la que está en su sitio.');
      if (sha256(sealText(previous, actOf(row))) !== seal.hash)
        return wrong(row.id, 'La actividad no corresponde a su sello.');
      previous = seal.hash;
    }
  } catch (error) {
    if (error instanceof NotOurs) throw error;
    return wrong('', 'Los datos de la auditoría están dañados a partir de aquí.');
  }
  const head = await oneRow<{ sealed: number; last_hash: string }>(zip, files, 'activity_chains');
  if ((head?.sealed ?? 0) !== place || (head?.last_hash ?? '') !== previous)
    return wrong('', 'Falta el final de la auditoría.');
  return { acts: place, brokenAct: null };
}

async function manifestOf(zip: Blob, files: Files): Promise<Manifest> {
  const entry = files.get('manifiesto.json');
  const manifest =
    entry &&
    (await textOf(zip, entry)
      .then(text => JSON.parse(text) as Manifest)
      .catch(() => null));
  if (manifest?.format !== 'folio-archivo') throw new NotOurs('No es una copia de Folio, o no está entera.');
  return manifest;
}

/** Computes every hash of an archive again. Throws NotOurs with words for people. */
export async function checkArchive(zip: Blob, report: (link: Link) => void): Promise<Verdict> {
  const files = await entriesOf(zip).catch(() => {
    throw new NotOurs('No es un ZIP, o no está entero: descárgalo otra vez.');
  });
  const { tenant, made } = await manifestOf(zip, files);
  const records = await walkRecords(zip, files, report);
  return { company: `${tenant.name} · ${tenant.nif}`, made, ...records, ...(await walkActs(zip, files)) };
}
