import type { FacturaId } from '../seal/factura';
import { aeatDate } from '../seal/timestamp';
import { escapeText, NS_INFO, NS_QUERY } from '../xml';

const leaf = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;

/**
 * Asks the AEAT what it holds of one invoice of a company in a month ("YYYY-MM": that of its operation, or else of its
 * issue), and whose program made it (Consulta).
 */
export function queryText(
  company: { name: string; nif: string },
  { number, date }: Pick<FacturaId, 'number' | 'date'>,
  period: string,
): string {
  const [year, month] = period.split('-') as [string, string];
  const holder = `<sf:ObligadoEmision>${leaf('sf:NombreRazon', company.name)}${leaf('sf:NIF', company.nif)}</sf:ObligadoEmision>`;
  return (
    `<con:ConsultaFactuSistemaFacturacion xmlns:con="${NS_QUERY}" xmlns:sf="${NS_INFO}"><con:Cabecera>${leaf('sf:IDVersion', '1.0')}${holder}</con:Cabecera>` +
    `<con:FiltroConsulta><con:PeriodoImputacion>${leaf('sf:Ejercicio', year)}${leaf('sf:Periodo', month)}</con:PeriodoImputacion>${leaf('con:NumSerieFactura', number)}` +
    `<con:FechaExpedicionFactura>${leaf('sf:FechaExpedicionFactura', aeatDate(date))}</con:FechaExpedicionFactura></con:FiltroConsulta>` +
    `<con:DatosAdicionalesRespuesta>${leaf('con:MostrarSistemaInformatico', 'S')}</con:DatosAdicionalesRespuesta></con:ConsultaFactuSistemaFacturacion>`
  );
}
