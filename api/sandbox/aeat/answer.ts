import type { Message } from './message';
import type { RefusedMessage } from './refused';
import { ANSWER, INFO, SOAP } from './schema/namespaces';
import type { Line, Outcome } from './service';
import { wordsOf } from './words';
import { block, leaf, PROLOG } from './xml/write';

export const faultXml = ({ side, message }: Pick<RefusedMessage, 'side' | 'message'>): string =>
  `${PROLOG}<env:Envelope xmlns:env="${SOAP}"><env:Body><env:Fault>${leaf('faultcode', side === 'client' ? 'env:Client' : 'env:Server')}${leaf('faultstring', message)}</env:Fault></env:Body></env:Envelope>`;

function operationOf({ record }: Line): string {
  const rejected = record.rejectedBefore === 'N' ? null : record.rejectedBefore;
  const own =
    record.operation === 'Alta'
      ? leaf('tik:Subsanacion', record.correction === 'S' ? 'S' : null) + leaf('tik:RechazoPrevio', rejected)
      : leaf('tik:RechazoPrevio', rejected) + leaf('tik:SinRegistroPrevio', record.unknownBefore === 'S' ? 'S' : null);
  return block('tikR:Operacion', leaf('tik:TipoOperacion', record.operation), own);
}

function duplicateOf({ duplicate }: Line): string {
  if (!duplicate) return '';
  const error =
    duplicate.state === 'AceptadaConErrores' && duplicate.code
      ? leaf('tik:CodigoErrorRegistro', duplicate.code) + leaf('tik:DescripcionErrorRegistro', wordsOf(duplicate.code))
      : '';
  return block(
    'tikR:RegistroDuplicado',
    leaf('tik:IdPeticionRegistroDuplicado', duplicate.petition),
    leaf('tik:EstadoRegistroDuplicado', duplicate.state),
    error,
  );
}

export function lineXml(line: Line): string {
  const { record, verdict } = line;
  return block(
    'tikR:RespuestaLinea',
    block(
      'tikR:IDFactura',
      leaf('tik:IDEmisorFactura', record.nif),
      leaf('tik:NumSerieFactura', record.number),
      leaf('tik:FechaExpedicionFactura', record.date),
    ),
    operationOf(line),
    leaf('tikR:RefExterna', record.ref),
    leaf('tikR:EstadoRegistro', verdict.state),
    leaf('tikR:CodigoErrorRegistro', verdict.code),
    verdict.code === null ? '' : leaf('tikR:DescripcionErrorRegistro', wordsOf(verdict.code)),
    duplicateOf(line),
  );
}

function headerXml({ header }: Message): string {
  const person = (name: string, party: { name: string; nif: string | null }) =>
    block(name, leaf('tik:NombreRazon', party.name), leaf('tik:NIF', party.nif));
  const voluntary =
    header.lastDay || header.incident
      ? block(
          'tik:RemisionVoluntaria',
          leaf('tik:FechaFinVeriFactu', header.lastDay),
          leaf('tik:Incidencia', header.incident ? 'S' : null),
        )
      : '';
  return block(
    'tikR:Cabecera',
    person('tik:ObligadoEmision', header.company),
    header.representative ? person('tik:Representante', header.representative) : '',
    voluntary,
  );
}

export function stateOf(lines: Line[]): string {
  if (lines.every(({ verdict }) => verdict.state === 'Correcto')) return 'Correcto';
  return lines.every(({ verdict }) => verdict.state === 'Incorrecto') ? 'Incorrecto' : 'ParcialmenteCorrecto';
}

/** The answer in the service's own shape. `wait` null leaves TiempoEsperaEnvio out, as no schema allows. */
export function answerXml(message: Message, outcome: Outcome, wait: string | null, lines: string[]): string {
  const presented = outcome.csv
    ? leaf('tikR:CSV', outcome.csv) +
      block(
        'tikR:DatosPresentacion',
        leaf('tik:NIFPresentador', outcome.presenter),
        leaf('tik:TimestampPresentacion', outcome.at),
      )
    : '';
  const body = block(
    'tikR:RespuestaRegFactuSistemaFacturacion',
    presented,
    headerXml(message),
    leaf('tikR:TiempoEsperaEnvio', wait),
    leaf('tikR:EstadoEnvio', stateOf(outcome.lines)),
    ...lines,
  );
  return `${PROLOG}<env:Envelope xmlns:env="${SOAP}" xmlns:tikR="${ANSWER}" xmlns:tik="${INFO}"><env:Header/><env:Body Id="Body">${body}</env:Body></env:Envelope>`;
}
