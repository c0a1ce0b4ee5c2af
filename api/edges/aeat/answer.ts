import { cut } from '../../../schema/text/cut';
import type { AeatAnswer, AeatLine } from './delivery';

type Node = Record<string, unknown>;

export const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** The longest text that the AEAT sends (TextMax1500Type): what is longer is not one of its values. */
const LONGEST = 1_500;

/**
 * The text of an element; null when it is missing, empty, or there twice. With attributes, the parser puts it one step
 * deeper.
 */
export function textOf(value: unknown): string | null {
  const inner = typeof value === 'object' ? nodeOf(value).$value : value;
  return typeof inner === 'string' && inner !== '' ? cut(inner, LONGEST) : null;
}

export const integerOf = (value: unknown): number | null =>
  /^-?\d{1,9}$/.test(textOf(value) ?? '') ? Number(textOf(value)) : null;
export const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | null =>
  known.find(each => each === textOf(value)) ?? null;

export function dateOf(value: unknown): string {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(textOf(value) ?? '') ?? [];
  return year ? `${year}-${month}-${day}` : '';
}

/** The states of a duplicate are feminine, those of a line are not. */
function duplicateOf(value: unknown): AeatLine['duplicate'] {
  const node = nodeOf(value);
  const state = oneOf(node.EstadoRegistroDuplicado, ['Correcta', 'AceptadaConErrores', 'Anulada']);
  return state && { state, code: integerOf(node.CodigoErrorRegistro), text: textOf(node.DescripcionErrorRegistro) };
}

/** A line that does not say what became of which operation says nothing: its record stays unanswered. */
function lineOf(value: unknown): AeatLine | null {
  const node = nodeOf(value);
  const invoice = nodeOf(node.IDFactura);
  const state = oneOf(node.EstadoRegistro, ['Correcto', 'AceptadoConErrores', 'Incorrecto']);
  const operation = oneOf(nodeOf(node.Operacion).TipoOperacion, ['Alta', 'Anulacion']);
  return (
    state &&
    operation && {
      nif: textOf(invoice.IDEmisorFactura) ?? '',
      number: textOf(invoice.NumSerieFactura) ?? '',
      date: dateOf(invoice.FechaExpedicionFactura),
      operation,
      ref: textOf(node.RefExterna),
      state,
      code: integerOf(node.CodigoErrorRegistro),
      text: textOf(node.DescripcionErrorRegistro),
      duplicate: duplicateOf(node.RegistroDuplicado),
    }
  );
}

/** Reads RespuestaRegFactuSistemaFacturacion as the soap client hands it over. null: it is something else. */
export function answerOf(parsed: unknown, raw: string): AeatAnswer | null {
  const node = nodeOf(parsed);
  const given: unknown[] = Array.isArray(node.RespuestaLinea) ? node.RespuestaLinea : [node.RespuestaLinea];
  const lines = given.map(lineOf).filter(line => line !== null);
  const state = textOf(node.EstadoEnvio);
  if (state === null && lines.length === 0) return null;
  const wait = textOf(node.TiempoEsperaEnvio) ?? '';
  return {
    csv: textOf(node.CSV),
    waitSeconds: /^\d{1,4}$/.test(wait) ? Number(wait) : null,
    state: state ?? '',
    lines,
    raw,
  };
}
