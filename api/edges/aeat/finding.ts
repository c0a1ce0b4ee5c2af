import { dateOf, integerOf, nodeOf, oneOf, textOf } from './answer';
import type { AeatHeld } from './delivery';

function heldOf(value: unknown): AeatHeld | null {
  const node = nodeOf(value);
  const invoice = nodeOf(node.IDFactura);
  const data = nodeOf(node.DatosRegistroFacturacion);
  const standing = nodeOf(node.EstadoRegistro);
  const state = oneOf(standing.EstadoRegistro, ['Correcto', 'AceptadoConErrores', 'Anulado']);
  return (
    state && {
      number: textOf(invoice.NumSerieFactura) ?? '',
      date: dateOf(invoice.FechaExpedicionFactura),
      ref: textOf(data.RefExterna),
      hash: textOf(data.Huella),
      installation: textOf(nodeOf(data.SistemaInformatico).NumeroInstalacion),
      state,
      code: integerOf(standing.CodigoErrorRegistro),
      text: textOf(standing.DescripcionErrorRegistro),
    }
  );
}

/**
 * Reads RespuestaConsultaFactuSistemaFacturacion. null: it is something else, or says that there is something and not
 * what.
 */
export function findingOf(parsed: unknown): AeatHeld[] | null {
  const node = nodeOf(parsed);
  const result = oneOf(node.ResultadoConsulta, ['ConDatos', 'SinDatos']);
  if (result === null) return null;
  const given = node.RegistroRespuestaConsultaFactuSistemaFacturacion;
  const held = (Array.isArray(given) ? given : [given]).map(heldOf).filter(each => each !== null);
  return result === 'ConDatos' && held.length === 0 ? null : held;
}
