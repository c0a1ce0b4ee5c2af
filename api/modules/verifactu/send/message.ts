import { escapeText, NS_INFO, NS_LR } from '../xml';

export const MAX_RECORDS = 1_000;

/**
 * What the head says beside the company: that the records come late, and the 31 December (YYYY) with which it leaves
 * VERI*FACTU.
 */
interface MessageHead {
  incident: boolean;
  leavesWith?: string | null;
}

function voluntary({ incident, leavesWith }: MessageHead): string {
  if (!incident && !leavesWith) return '';
  const end = leavesWith ? `<sf:FechaFinVeriFactu>31-12-${leavesWith}</sf:FechaFinVeriFactu>` : '';
  return `<sf:RemisionVoluntaria>${end}${incident ? '<sf:Incidencia>S</sf:Incidencia>' : ''}</sf:RemisionVoluntaria>`;
}

/** A message of one company's records, in the order given; their stored texts go in as they are. */
export function messageText(
  company: { name: string; nif: string },
  head: MessageHead,
  fragments: readonly string[],
): string {
  const holder = `<sf:ObligadoEmision><sf:NombreRazon>${escapeText(company.name)}</sf:NombreRazon><sf:NIF>${escapeText(company.nif)}</sf:NIF></sf:ObligadoEmision>`;
  const records = fragments.map(xml => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>`).join('');
  return `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${NS_LR}" xmlns:sf="${NS_INFO}"><sfLR:Cabecera>${holder}${voluntary(head)}</sfLR:Cabecera>${records}</sfLR:RegFactuSistemaFacturacion>`;
}
