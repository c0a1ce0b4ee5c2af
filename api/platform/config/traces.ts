import { fail, text, url, type Env } from './values';

/** Where traces go, over OTLP/HTTP; OpenTelemetry's own variables say it. */
export interface TraceTarget {
  url: string;
  headers: Record<string, string>;
  service: string;
  /** Of the requests, jobs and messages that are traced, from 0 to 1. */
  ratio: number;
}

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
const RATIO = 'OTEL_TRACES_SAMPLER_ARG';

function headersOf(given: string): Record<string, string> {
  const takes = 'nombre=valor, separados por comas';
  return Object.fromEntries(
    given
      .split(',')
      .filter(Boolean)
      .map(pair => {
        const [, name, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e]+)\s*$/.exec(pair) ?? fail(HEADERS, takes);
        try {
          return [name!.toLowerCase(), decodeURIComponent(value!)];
        } catch {
          return fail(HEADERS, takes);
        }
      }),
  );
}

/** null: nothing is traced. */
export function readTraces(env: Env): TraceTarget | null {
  const endpoint = url(env, ENDPOINT, ['http://', 'https://']);
  const service = text(env, 'OTEL_SERVICE_NAME', 'folio', 100);
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  const given = env.OTEL_TRACES_SAMPLER_ARG || '1';
  const ratio = Number(given);
  if (!/^[\d.]+$/.test(given) || !(ratio >= 0 && ratio <= 1)) fail(RATIO, 'un número de 0 a 1');
  if (endpoint === null) return null;
  const { username, search, hash } = new URL(endpoint);
  if (username || search || hash) fail(ENDPOINT, 'una URL sin usuario, sin «?» y sin «#»');
  return { url: `${endpoint}/v1/traces`, headers, service, ratio };
}
