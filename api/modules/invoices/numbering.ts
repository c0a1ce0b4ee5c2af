import { In, type EntityManager } from 'typeorm';
import { badField } from '../../platform/errors';
import { prepared } from '../../platform/database/pipeline';
import type { FacturaKind } from '../verifactu/seal/factura';
import type { NextNumber } from './invoice.types';
import { Series, type SeriesKind } from './series.entity';

const DEFAULT_SERIES = 'A';

/** The series in upper case: 1 to 10 of A-Z 0-9. */
export function checkSeries(text: string | null | undefined): string {
  const series = (text?.trim() || DEFAULT_SERIES).toUpperCase();
  if (!/^[A-Z0-9]{1,10}$/.test(series)) throw badField('series', 'La serie lleva de 1 a 10 letras (A-Z) o números');
  return series;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

const HELD: Record<SeriesKind, string> = {
  ordinary: 'facturas completas',
  devices_or_metals: 'facturas de móviles, consolas, portátiles, tabletas o metales con inversión del sujeto pasivo',
  rectifying: 'facturas rectificativas',
  simplified: 'facturas simplificadas',
  simplified_rectifying: 'rectificativas de facturas simplificadas',
};

const HOLDS: Partial<Record<FacturaKind, SeriesKind>> = {
  F1: 'ordinary',
  F2: 'simplified',
  F3: 'ordinary',
  R5: 'simplified_rectifying',
};

/** What a series holds, and who issues its invoices ('': the company itself): each has a series of its own (art. 6.1.a). */
export interface Held {
  kind: SeriesKind;
  party: string;
}

/** What the series of an invoice holds. `devicesOrMetals`: it is of what has one of its own by LIVA, art. 84.Uno.2.º g). */
export function seriesKindOf(kind: FacturaKind, qualified = false, devicesOrMetals = false): SeriesKind {
  if (qualified) return kind === 'F1' ? 'simplified' : 'simplified_rectifying';
  if (devicesOrMetals && kind === 'F1') return 'devices_or_metals';
  return HOLDS[kind] ?? 'rectifying';
}

/** Tried in this order for a kind's series: a company may have another use for the first. */
const CODES: Record<SeriesKind, string[]> = {
  ordinary: [DEFAULT_SERIES],
  devices_or_metals: ['G', 'GE', 'ISP', 'ISPG', 'GISP'],
  rectifying: ['R', 'RE', 'REC', 'RECT', 'RECTIF', 'RECTIFICA'],
  simplified: ['T', 'TI', 'TIC', 'TICKET', 'SIMP', 'SIMPLIF'],
  simplified_rectifying: ['RT', 'RTI', 'RTIC', 'RTICKET', 'RSIMP', 'RSIMPLIF'],
};

/** Those of others begin so, and go on with a number. */
const OF_OTHERS: Record<SeriesKind, string> = {
  ordinary: 'X',
  devices_or_metals: 'GX',
  rectifying: 'RX',
  simplified: 'TX',
  simplified_rectifying: 'RTX',
};

/** The series of a party, or the first code that neither another series nor a draft in its turn has. */
async function seriesOf(em: EntityManager, tenantId: string, { kind, party }: Held): Promise<string> {
  const own = await em.findOne(Series, { where: { tenantId, kind, party }, order: { code: 'ASC' } });
  if (own) return own.code;
  const taken: { code: string }[] = await em.query(
    `SELECT code FROM series WHERE tenant_id = $1
      UNION SELECT series FROM invoices WHERE tenant_id = $1 AND status = 'draft' AND issued_by IS NOT NULL`,
    [tenantId],
  );
  const codes = new Set(taken.map(({ code }) => code));
  const first = OF_OTHERS[kind];
  for (let at = 2, code = first; ; at++) {
    if (!codes.has(code)) return code;
    code = `${first}${at}`;
  }
}

/** The company's series of a kind, or the first usual code that it has no other use for; of a party, theirs. */
export async function seriesFor(em: EntityManager, tenantId: string, kind: SeriesKind, party = ''): Promise<string> {
  if (party !== '') return seriesOf(em, tenantId, { kind, party });
  if (kind === 'ordinary') return DEFAULT_SERIES;
  const codes = CODES[kind];
  const found = await em.find(Series, {
    where: [
      { tenantId, kind, party },
      { tenantId, code: In(codes) },
    ],
    order: { code: 'ASC' },
  });
  const own = found.filter(each => each.kind === kind && each.party === party).map(({ code }) => code);
  const usual = codes.find(code => own.includes(code)) ?? own[0];
  if (usual) return usual;
  const free = codes.find(code => !found.some(each => each.code === code));
  if (!free) throw badField('series', `Escribe una serie para tus ${HELD[kind]}: las usuales ya tienen otras`);
  return free;
}

/** Throws where a series holds other invoices. `held`: what it holds; null: nothing yet. */
export function checkSeriesKind(series: string, held: Held | null, { kind: wanted, party }: Held): void {
  if (held === null || (held.kind === wanted && held.party === party)) return;
  if (held.party !== party)
    throw badField(
      'series',
      party === ''
        ? `La serie ${series} es la de quien expide facturas en tu nombre: elige otra`
        : `La serie ${series} ya tiene facturas que expide otro: quien expide en tu nombre lleva una propia`,
    );
  const found = held.kind;
  const has = found === 'ordinary' && wanted === 'rectifying' ? 'facturas que no son rectificativas' : HELD[found];
  throw badField(
    'series',
    wanted === 'ordinary'
      ? `La serie ${series} es la de tus ${HELD[found]}: elige otra`
      : `La serie ${series} ya tiene ${has}: elige otra, que la ley pide una propia`,
  );
}

/** SERIES-YEAR-NNNN, at least four digits. */
export const fullNumberOf = (series: string, year: number, number: number): string =>
  `${series}-${year}-${String(number).padStart(4, '0')}`;

/**
 * Before it is counted on, in the same packet: the database checks what a statement is about to write before it waits
 * for others, and a statement that began to count from what another was changing would be refused.
 */
const LOCK = prepared(
  'lock of the counter',
  'SELECT FROM counters WHERE tenant_id = $1 AND series = $2 AND year = $3 FOR UPDATE',
);

const TAKE_NEXT = prepared(
  'next number',
  `
  UPDATE counters SET last = last + 1, last_date = greatest(last_date, $4::date)
   WHERE tenant_id = $1 AND series = $2 AND year = $3 RETURNING last`,
);

/** The same where this transaction holds the counter already, and nothing where it does not. */
const TAKE_HELD = prepared(
  'next number of a counter that is held',
  `
  UPDATE counters SET last = last + 1, last_date = greatest(last_date, $4::date)
   WHERE tenant_id = $1 AND series = $2 AND year = $3 AND xmax = pg_current_xact_id_if_assigned()::xid RETURNING last`,
);

/** The next number of a counter that a statement sent just before has locked; null where it found nothing to lock. */
export async function takeHeld(
  em: EntityManager,
  tenantId: string,
  series: string,
  date: string,
): Promise<number | null> {
  const [[next]] = await em.query(TAKE_HELD, [tenantId, series, yearOf(date), date]);
  return next?.last ?? null;
}

/** The number after the last one; undefined where the series has none in that year. */
async function countOn(em: EntityManager, parameters: unknown[]): Promise<{ last: number } | undefined> {
  const [, [[next]]] = await Promise.all([em.query(LOCK, parameters.slice(0, 3)), em.query(TAKE_NEXT, parameters)]);
  return next;
}

/**
 * Takes the next number of a tenant's series and year. The counter's row is locked from here to COMMIT: call it as late
 * as can be, and before the chain's end. A rollback gives the number back, so there are no gaps (RD 1619/2012, art.
 * 6.1.a).
 */
export async function takeNumber(
  em: EntityManager,
  tenantId: string,
  series: string,
  date: string,
  { kind, party }: Held,
): Promise<number> {
  const parameters = [tenantId, series, yearOf(date), date];
  const next = await countOn(em, parameters);
  if (next) return next.last;
  // First of its series and year. Of two at once one inserts, and the other waits for it and goes on from there.
  await em.query('INSERT INTO series (tenant_id, code, kind, party) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
    tenantId,
    series,
    kind,
    party,
  ]);
  const [first] = await em.query(
    'INSERT INTO counters (tenant_id, series, year, last, last_date) VALUES ($1, $2, $3, 1, $4) ON CONFLICT DO NOTHING RETURNING last',
    parameters,
  );
  if (first) return first.last;
  const behind = await countOn(em, parameters);
  return behind!.last;
}

/** What a series holds by now; null where it has no invoice yet. */
export function heldIn(em: EntityManager, tenantId: string, series: string): Promise<Held | null> {
  return em.findOneBy(Series, { tenantId, code: series });
}

/** Latest date ever issued in a series, of any year; null when it has none. */
export async function latestDate(em: EntityManager, tenantId: string, series: string): Promise<string | null> {
  const [row] = await em.query(
    'SELECT max(last_date)::text AS latest FROM counters WHERE tenant_id = $1 AND series = $2',
    [tenantId, series],
  );
  return row.latest;
}

/**
 * Whether an invoice of that date would stand after one with a later date (`latestDate` of its series). The law wants
 * numbers correlative within a series (RD 1619/2012, art. 6.1.a); of dates it says nothing there, so whoever issues by
 * hand is warned and may (an invoice that was forgotten). What is issued by itself is refused: nobody reads a warning.
 */
export const isOutOfOrder = (date: string, latest: string | null): latest is string => latest !== null && date < latest;

/** What the form shows before issuing. Nothing is reserved: the number is only given on issue. `text`: the series. */
export async function nextNumber(em: EntityManager, tenantId: string, text: string, date: string): Promise<NextNumber> {
  const series = checkSeries(text);
  const year = yearOf(date);
  const [counter] = await em.query(
    `SELECT c.last, i.date::text FROM counters c
       LEFT JOIN invoices i ON i.tenant_id = c.tenant_id AND i.series = c.series AND i.year = c.year
         AND i.number = c.last
      WHERE c.tenant_id = $1 AND c.series = $2 AND c.year = $3`,
    [tenantId, series, year],
  );
  const latest = await latestDate(em, tenantId, series);
  const last: number = counter?.last ?? 0;
  return {
    series,
    number: last + 1,
    fullNumber: fullNumberOf(series, year, last + 1),
    previousFullNumber: last ? fullNumberOf(series, year, last) : null,
    previousDate: counter?.date ?? null,
    latestDate: latest,
    outOfOrder: isOutOfOrder(date, latest),
  };
}
