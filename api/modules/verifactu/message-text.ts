import { escapeText, NS_INFO, NS_LR } from './xml';

export const MAX_RECORDS = 1_000;

const HEAD = { open: `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${NS_LR}" xmlns:sf="${NS_INFO}">`, close: '</sfLR:RegFactuSistemaFacturacion>' };

/** A message of one company's records, in the order given; their stored texts go in as they are. */
export function messageText(company: { name: string; nif: string }, incident: boolean, fragments: readonly string[]): string {
  const holder = `<sf:ObligadoEmision><sf:NombreRazon>${escapeText(company.name)}</sf:NombreRazon><sf:NIF>${escapeText(company.nif)}</sf:NIF></sf:ObligadoEmision>`;
  const late = incident ? '<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria>' : '';
  const records = fragments.map(xml => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>`).join('');
  return `${HEAD.open}<sfLR:Cabecera>${holder}${late}</sfLR:Cabecera>${records}${HEAD.close}`;
}
