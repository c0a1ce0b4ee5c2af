import { join } from 'node:path';
import { createClientAsync, type IHttpClient, type SoapMethod } from 'soap';

import { ROOT, type AeatEnvironment } from '../../platform/config/config';
import type { Posted } from './post';

const WSDL = join(ROOT, 'schema', 'aeat', 'SistemaFacturacion.wsdl');

export type Port = 'production' | 'productionSeal' | 'preproduction' | 'preproductionSeal';

/** The port of the WSDL, which knows its address. */
export function portOf(environment: AeatEnvironment, seal: boolean): Port {
  const host = environment === 'production' ? 'production' : 'preproduction';
  return seal ? `${host}Seal` : host;
}

/** How this one message is carried: whose certificate, which limits. */
type Carry = (address: string, envelope: string, headers: Record<string, string>) => Promise<Posted>;
/** What soap made of an answer: the element, or what it threw while it read. */
export type Reading = { parsed: unknown; thrown: unknown; posted: Posted };
/** What the service does: takes records, and says what it holds. */
export type Operation = 'RegFactuSistemaFacturacion' | 'ConsultaFactuSistemaFacturacion';
export type Service = (port: Port, body: string, carry: Carry, operation?: Operation) => Promise<Reading>;

type Ports = Record<Port, Record<Operation, SoapMethod>>;

/**
 * soap's own client follows redirects, forgets its deadline when bytes drip, and edits the answer before it is checked:
 * it writes the envelope and reads the answer, we carry them.
 */
const carrier: IHttpClient = {
  request(address, envelope: string, callback, headers, options) {
    const { carry } = options as { carry: Carry };
    carry(address, envelope, headers as Record<string, string>)
      .then(posted => callback(null, { ...posted, posted }, posted.text))
      .catch(error => callback(error));
    return new Promise<never>(() => undefined);
  },
};

/** The AEAT's service by our WSDL. Rejects with what `carry` rejects with. */
export async function openService(address: string | null): Promise<Service> {
  const client = await createClientAsync(WSDL, {
    httpClient: carrier,
    disableCache: true,
    ...(address === null ? {} : { endpoint: address }),
  });
  const ports: Ports = client.Verifactu;
  return (port, body, carry, operation = 'RegFactuSistemaFacturacion') =>
    new Promise((resolve, reject) => {
      let posted: Posted | undefined;
      const carried: Carry = async (...message) => (posted = await carry(...message));
      const read = (thrown: unknown, parsed: unknown) =>
        posted ? resolve({ parsed: thrown ? null : parsed, thrown, posted }) : reject(thrown);
      // `_xml` goes into the body as it is: the sealed text is never written again.
      ports[port][operation]({ _xml: body }, read, { carry: carried });
    });
}
