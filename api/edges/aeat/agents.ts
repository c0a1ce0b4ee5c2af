import { Agent } from 'node:https';
import { createSecureContext } from 'node:tls';

import { refusal, type AeatCredentials } from './delivery';

/** Long enough for the next message of a queue, shorter than any server keeps an idle connection. */
const IDLE_MS = 2_000;
const MOST = 100;

interface Held {
  fingerprint: string;
  agent: Agent;
  busy: number;
  retired: boolean;
}
export interface Lease {
  agent: Agent;
  release(): void;
}

function agentOf({ key, cert }: AeatCredentials, ca: string | null): Agent {
  try {
    const secureContext = createSecureContext({ key, cert, minVersion: 'TLSv1.2' });
    // Beside the usual authorities. As the option `ca` it would replace them, and to name all hundred and fifty again
    // takes 25 ms of a core for each agent.
    if (ca !== null) (secureContext.context as { addCACert(pem: string): void }).addCACert(ca);
    // Always verified, whatever the environment says; and no session is resumed, since a resumed one does not look at
    // certificates again.
    return new Agent({
      secureContext,
      rejectUnauthorized: true,
      keepAlive: true,
      timeout: IDLE_MS,
      maxCachedSessions: 0,
    });
  } catch (error) {
    throw refusal(
      `El certificado guardado o su clave no se pueden usar (${(error as NodeJS.ErrnoException).code ?? 'PEM'})`,
    );
  }
}

/** One agent per tenant and certificate: a connection never carries another's. */
export class TenantAgents {
  /** In order of use, the longest unused first. */
  private readonly held = new Map<string, Held>();

  constructor(private readonly ca: string | null) {}

  get size(): number {
    return this.held.size;
  }

  /** Lends the tenant's agent for one request. Throws a refusal when key and certificate are no use. */
  lease(tenantId: string, credentials: AeatCredentials): Lease {
    const held = this.agentFor(tenantId, credentials);
    held.busy += 1;
    let given = true;
    const release = () => {
      if (!given) return;
      given = false;
      held.busy -= 1;
      if (held.retired && held.busy === 0) held.agent.destroy();
    };
    return { agent: held.agent, release };
  }

  close(): void {
    for (const { agent } of this.held.values()) agent.destroy();
    this.held.clear();
  }

  private agentFor(tenantId: string, credentials: AeatCredentials): Held {
    const known = this.held.get(tenantId);
    if (known && known.fingerprint === credentials.fingerprint) {
      this.held.delete(tenantId);
      this.held.set(tenantId, known);
      return known;
    }
    const made: Held = {
      fingerprint: credentials.fingerprint,
      agent: agentOf(credentials, this.ca),
      busy: 0,
      retired: false,
    };
    this.retire(tenantId);
    this.held.set(tenantId, made);
    if (this.held.size > MOST) this.retire([...this.held.keys()][0]);
    return made;
  }

  /** Requests under way end first. */
  private retire(tenantId: string): void {
    const held = this.held.get(tenantId);
    if (!held) return;
    this.held.delete(tenantId);
    held.retired = true;
    if (held.busy === 0) held.agent.destroy();
  }
}
