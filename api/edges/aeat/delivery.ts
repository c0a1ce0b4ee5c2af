/** A tenant's certificate as TLS takes it. */
export interface AeatCredentials {
  key: string;
  /** PEM: the leaf first, its intermediates behind it. */
  cert: string;
  fingerprint: string;
  /** Sello de entidad: the AEAT keeps hosts of their own for these. */
  seal: boolean;
}

/** What the AEAT says of one record. */
export interface AeatLine {
  nif: string;
  number: string;
  /** YYYY-MM-DD; empty when the AEAT's could not be read. */
  date: string;
  operation: 'Alta' | 'Anulacion';
  ref: string | null;
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code: number | null;
  text: string | null;
  duplicate: { state: 'Correcta' | 'AceptadaConErrores' | 'Anulada'; code: number | null; text: string | null } | null;
}

export interface AeatAnswer {
  csv: string | null;
  /** TiempoEsperaEnvio; null when it was missing, empty or no number. */
  waitSeconds: number | null;
  state: string;
  lines: AeatLine[];
  raw: string;
}

/** What the AEAT holds of an invoice, by its answer to a question. */
export interface AeatHeld {
  number: string;
  /** YYYY-MM-DD; empty when the AEAT's could not be read. */
  date: string;
  ref: string | null;
  hash: string | null;
  installation: string | null;
  state: 'Correcto' | 'AceptadoConErrores' | 'Anulado';
  code: number | null;
  text: string | null;
}

/** Nobody answered, or with something that is no answer. */
export interface AeatSilence {
  kind: 'silence';
  /** Whether what was sent may have arrived; false: there never was a connection. */
  arrived: boolean;
  reason: string;
  html: boolean;
  raw: string | null;
}
/** One side does not trust the other (TLS, 401, 403): trying again does not help. */
export interface AeatRefusal {
  kind: 'refused';
  reason: string;
  raw: string | null;
}

export type AeatDelivery =
  | { kind: 'answer'; answer: AeatAnswer }
  | { kind: 'fault'; side: 'client' | 'server'; code: number | null; text: string; raw: string }
  | AeatSilence
  | AeatRefusal;

export type AeatFinding = { kind: 'found'; held: AeatHeld[]; raw: string } | Exclude<AeatDelivery, { kind: 'answer' }>;

/** Ends a delivery before there is anything to read. */
export class Undelivered extends Error {
  constructor(readonly delivery: AeatSilence | AeatRefusal) {
    super(delivery.reason);
  }
}

/** A page of an outage is kept to be looked at, not to fill the database. */
const KEPT = 65_536;
const kept = (raw: string | null): string | null => raw?.slice(0, KEPT) ?? null;

export const silence = (reason: string, raw: string | null = null, html = false) =>
  new Undelivered({ kind: 'silence', arrived: true, reason, html, raw: kept(raw) });
export const unsent = (reason: string) =>
  new Undelivered({ kind: 'silence', arrived: false, reason, html: false, raw: null });
export const refusal = (reason: string, raw: string | null = null) =>
  new Undelivered({ kind: 'refused', reason, raw: kept(raw) });
