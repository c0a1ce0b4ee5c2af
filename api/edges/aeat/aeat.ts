import type { AeatEnvironment } from '../../platform/config/config';
import { TenantAgents, type Lease } from './agents';
import { answerOf } from './answer';
import {
  silence,
  Undelivered,
  unsent,
  type AeatCredentials,
  type AeatDelivery,
  type AeatFinding,
  type AeatRefusal,
  type AeatSilence,
} from './delivery';
import { checkEnvelope } from './envelope';
import { faultOf } from './fault';
import { findingOf } from './finding';
import { post, type Limits } from './post';
import { openService, portOf, type Operation, type Port, type Reading, type Service } from './service';

export type { AeatAnswer, AeatCredentials, AeatDelivery, AeatFinding, AeatHeld, AeatLine } from './delivery';

/** The AEAT's VERI*FACTU service. */
export interface Aeat {
  /**
   * Sends one RegFactuSistemaFacturacion element, byte for byte as given, once: a caller that gets silence decides
   * about another try. Never throws for anything that happens outside.
   */
  send(tenantId: string, credentials: AeatCredentials, body: string): Promise<AeatDelivery>;
  /**
   * Asks what is held, by a ConsultaFactuSistemaFacturacion element; changes nothing there. Never throws for anything
   * that happens outside.
   */
  query(tenantId: string, credentials: AeatCredentials, body: string): Promise<AeatFinding>;
  close(): void;
}

export interface AeatOptions {
  environment: AeatEnvironment;
  /** Instead of the AEAT's own address. */
  url: string | null;
  /** An authority to trust beside the usual ones (PEM): the sandbox's. */
  ca: string | null;
  connectMs?: number;
  totalMs?: number;
  maxBytes?: number;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const LIMITS: Limits = { connectMs: 10_000, totalMs: 60_000, maxBytes: 5_000_000 };

function isPlain(address: string | null): boolean {
  if (address === null) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
    throw new Error(`No address for invoices: ${address}`);
  return protocol === 'http:';
}

/** What was read of an answer, or the fault in its place. */
function readOf<Read>(
  { parsed, thrown, posted }: Reading,
  understand: (parsed: unknown, raw: string) => Read | null,
): Read | Extract<AeatDelivery, { kind: 'fault' }> {
  const fault = faultOf(thrown, posted.text);
  if (fault) return fault;
  if (posted.status < 200 || posted.status > 299)
    throw silence(`La AEAT ha respondido con un error (HTTP ${posted.status})`, posted.text);
  const read = thrown ? null : understand(parsed, posted.text);
  if (!read) throw silence('La respuesta de la AEAT no se entiende', posted.text);
  return read;
}

const delivered = (parsed: unknown, raw: string) => {
  const answer = answerOf(parsed, raw);
  return answer && { kind: 'answer' as const, answer };
};

const found = (parsed: unknown, raw: string) => {
  const held = findingOf(parsed);
  return held && { kind: 'found' as const, held, raw };
};

/** Opens the way to the AEAT. Throws for an address that is neither https nor on this machine. */
export function openAeat({ environment, url, ca, ...given }: AeatOptions): Aeat {
  const limits = { ...LIMITS, ...given };
  const plain = isPlain(url);
  const agents = new TenantAgents(ca);
  let service: Promise<Service> | null = null;

  async function carry(lease: Lease | null, port: Port, body: string, operation: Operation): Promise<Reading> {
    // A description that could not be read once is read again.
    const sendBy = await (service ??= openService(url).catch(error => {
      service = null;
      throw error;
    }));
    return sendBy(
      port,
      body,
      async (address, envelope, headers) => {
        const posted = await post(address, envelope, headers, lease && lease.agent, limits);
        checkEnvelope(posted);
        return posted;
      },
      operation,
    );
  }

  async function exchange<Read>(
    tenantId: string,
    credentials: AeatCredentials,
    body: string,
    operation: Operation,
    read: (reading: Reading) => Read,
  ): Promise<Read | AeatSilence | AeatRefusal> {
    let lease: Lease | null = null;
    try {
      if (environment === 'sandbox' && url === null)
        throw unsent('No hay ninguna dirección a la que enviar en el entorno de pruebas');
      lease = plain ? null : agents.lease(tenantId, credentials);
      return read(await carry(lease, portOf(environment, credentials.seal), body, operation));
    } catch (error) {
      if (error instanceof Undelivered) return error.delivery;
      throw error;
    } finally {
      lease?.release();
    }
  }

  return {
    send: (tenantId, credentials, body) =>
      exchange(tenantId, credentials, body, 'RegFactuSistemaFacturacion', reading => readOf(reading, delivered)),
    query: (tenantId, credentials, body) =>
      exchange(tenantId, credentials, body, 'ConsultaFactuSistemaFacturacion', reading => readOf(reading, found)),
    close: () => agents.close(),
  };
}
