import { checkNif, normaliseNif } from '../../../schema/nif';
import { fail, notDemo, oneOf, text, url, type Env } from './values';
import { isLoopback } from '../network/loopback';

export type AeatEnvironment = 'sandbox' | 'preproduction' | 'production';

/** Who makes the software: it stands in every record and in the declaración responsable. */
export interface Producer {
  name: string;
  nif: string;
  address: string;
}

/** Where a QR leads that nobody has set an address for. */
export const QR_HOSTS: Record<AeatEnvironment, string> = {
  sandbox: 'https://prewww2.aeat.es',
  preproduction: 'https://prewww2.aeat.es',
  production: 'https://www2.agenciatributaria.gob.es',
};

/** Nobody's: there is no such company. */
const DEMO_PRODUCER: Producer = {
  name: 'Folio Software de Ejemplo, S.L.',
  nif: 'B99999997',
  address: 'Calle del Ejemplo, 1, 28001 Madrid, España',
};

export const isDemoProducer = ({ nif }: Producer): boolean => nif === DEMO_PRODUCER.nif;

/** Invoices and certificates travel there: never in the clear, but on this machine. */
function safeUrl(env: Env, name: string): string | null {
  const given = url(env, name, ['https://', 'http://']);
  if (given === null) return null;
  const { protocol, hostname, username, search, hash } = new URL(given);
  if (protocol === 'http:' && !isLoopback(hostname))
    fail(name, 'una URL https:// (http:// solo en esta misma máquina)');
  if (username || search || hash) fail(name, 'una URL sin usuario, sin «?» y sin «#»');
  return given;
}

export function readAeat(env: Env): { aeatEnvironment: AeatEnvironment; aeatUrl: string | null; aeatQrUrl: string } {
  const aeatEnvironment = oneOf<AeatEnvironment>(
    env,
    'AEAT_ENVIRONMENT',
    ['sandbox', 'preproduction', 'production'],
    'sandbox',
  );
  return {
    aeatEnvironment,
    aeatUrl: safeUrl(env, 'AEAT_URL'),
    aeatQrUrl: safeUrl(env, 'AEAT_QR_URL') ?? QR_HOSTS[aeatEnvironment],
  };
}

export function readProducer(env: Env, production: boolean): Producer {
  const producer: Producer = {
    // As long as a record may name it.
    name: text(env, 'PRODUCER_NAME', DEMO_PRODUCER.name, 120),
    nif: normaliseNif(text(env, 'PRODUCER_NIF', DEMO_PRODUCER.nif, 20)),
    address: text(env, 'PRODUCER_ADDRESS', DEMO_PRODUCER.address, 300),
  };
  if (!checkNif(producer.nif).valid)
    fail('PRODUCER_NIF', `un NIF español cuyo dígito de control cuadre, no «${env.PRODUCER_NIF}»`);
  if (production)
    notDemo(producer, DEMO_PRODUCER, { name: 'PRODUCER_NAME', nif: 'PRODUCER_NIF', address: 'PRODUCER_ADDRESS' });
  return producer;
}
