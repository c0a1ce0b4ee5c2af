import { createHash } from 'node:crypto';

/** What a sealed text says, read and computed without the product's own code. */
export interface ReadRecord {
  kind: 'alta' | 'anulacion';
  number: string;
  date: string;
  ref: string;
  stamp: string;
  hash: string;
  previous: string | null;
  previousNumber: string | null;
  computed: string;
  first: boolean;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);

/** Elements with a text, in order, by their path below the root: 'IDFactura/NumSerieFactura'. */
function leaves(xml: string): Map<string, string> {
  const path: string[] = [];
  const found = new Map<string, string>();
  for (const [, close, name, text] of xml.matchAll(/<(\/?)(?:\w+:)?(\w+)[^>]*>([^<]*)/g)) {
    if (close) {
      path.pop();
      continue;
    }
    path.push(name!);
    if (text !== '') found.set(path.slice(1).join('/'), plain(text!));
  }
  return found;
}

const ALTA = [
  'IDFactura/IDEmisorFactura',
  'IDFactura/NumSerieFactura',
  'IDFactura/FechaExpedicionFactura',
  'TipoFactura',
  'CuotaTotal',
  'ImporteTotal',
  'Encadenamiento/RegistroAnterior/Huella',
  'FechaHoraHusoGenRegistro',
];
const ANULACION = [
  'IDFactura/IDEmisorFacturaAnulada',
  'IDFactura/NumSerieFacturaAnulada',
  'IDFactura/FechaExpedicionFacturaAnulada',
  'Encadenamiento/RegistroAnterior/Huella',
  'FechaHoraHusoGenRegistro',
];

export function readRecord(xml: string): ReadRecord {
  const said = leaves(xml);
  const kind = /^<(?:\w+:)?RegistroAlta[\s>]/.test(xml) ? 'alta' : 'anulacion';
  const paths = kind === 'alta' ? ALTA : ANULACION;
  const sentence = paths.map(path => `${path.split('/').at(-1)}=${(said.get(path) ?? '').trim()}`).join('&');
  return {
    kind,
    number: said.get(paths[1]!)!,
    date: said.get(paths[2]!)!.split('-').reverse().join('-'),
    ref: said.get('RefExterna')!,
    stamp: said.get('FechaHoraHusoGenRegistro')!,
    hash: said.get('Huella')!,
    previous: said.get('Encadenamiento/RegistroAnterior/Huella') ?? null,
    previousNumber: said.get('Encadenamiento/RegistroAnterior/NumSerieFactura') ?? null,
    first: said.get('Encadenamiento/PrimerRegistro') === 'S',
    computed: createHash('sha256').update(sentence).digest('hex').toUpperCase(),
  };
}
