import type { ServerResponse } from 'node:http';
import { send, sendFault } from './faults/deliver';
import type { Invoice } from './ledger';
import { elementIn } from './message';
import { RefusedMessage } from './refused';
import { check, type WrongValue } from './schema/check';
import { date, nif, oneOf, text } from './schema/leaves';
import { FOUND, INFO, QUERY, SOAP } from './schema/namespaces';
import { choice, maybe, one, shape } from './schema/shape';
import type { State } from './state';
import { dayOf } from './values/days';
import { wordsOf } from './words';
import { block, leaf, PROLOG } from './xml/write';
import type { XmlElement } from './xml/parse';

const QUERY_NAME = 'ConsultaFactuSistemaFacturacion';
/** So many questions are remembered, to be looked at. */
const REMEMBERED = 500;

const HEAD = shape(
  INFO,
  one('IDVersion', oneOf('1.0', 1251)),
  one('ObligadoEmision', shape(INFO, one('NombreRazon', text(120, 4102)), one('NIF', { ...nif, code: 4116 }))),
  maybe('IndicadorRepresentante', oneOf('S', 1249)),
);
const FILTER = shape(
  QUERY,
  one(
    'PeriodoImputacion',
    shape(
      INFO,
      one('Ejercicio', { leaf: true, accepts: value => /^\d{4}$/.test(value), code: 1248 }),
      one('Periodo', oneOf('01 02 03 04 05 06 07 08 09 10 11 12', 1248)),
    ),
  ),
  maybe('NumSerieFactura', text(60, 1104, 1)),
  maybe(
    'FechaExpedicionFactura',
    shape(
      INFO,
      choice(
        { name: 'FechaExpedicionFactura', type: date(1105) },
        { name: 'RangoFechaExpedicion', type: shape(INFO, one('Desde', date(1105)), one('Hasta', date(1105))) },
      ),
    ),
  ),
  maybe('RefExterna', text(60, 1253)),
);
const WANTED = shape(
  QUERY,
  maybe('MostrarNombreRazonEmisor', oneOf('S N', 1270)),
  maybe('MostrarSistemaInformatico', oneOf('S N', 1271)),
);
const WHOLE = shape(
  QUERY,
  one('Cabecera', HEAD),
  one('FiltroConsulta', FILTER),
  maybe('DatosAdicionalesRespuesta', WANTED),
);

const child = (element: XmlElement | undefined, name: string) => element?.children.find(each => each.name === name);
const said = (element: XmlElement | undefined, ...path: string[]) =>
  path.reduce<XmlElement | undefined>(child, element)?.text ?? null;

function matches({ date, day, number }: Invoice, filter: XmlElement | undefined): boolean {
  const period = `${said(filter, 'PeriodoImputacion', 'Ejercicio')}-${said(filter, 'PeriodoImputacion', 'Periodo')}`;
  const asked = said(filter, 'FechaExpedicionFactura', 'FechaExpedicionFactura');
  return (
    day.startsWith(period) &&
    number === (said(filter, 'NumSerieFactura') ?? number) &&
    (asked === null || dayOf(asked) === date)
  );
}

const STATES = { Correcta: 'Correcto', AceptadaConErrores: 'AceptadoConErrores', Anulada: 'Anulado' };

function foundXml(invoice: Invoice, showSystem: boolean): string {
  const system = showSystem
    ? block(
        'tikQ:SistemaInformatico',
        leaf('tik:NombreRazon', 'X'),
        leaf('tik:IdSistemaInformatico', invoice.system),
        leaf('tik:NumeroInstalacion', invoice.installation),
      )
    : '';
  const error =
    invoice.code === null
      ? ''
      : leaf('tikQ:CodigoErrorRegistro', invoice.code) + leaf('tikQ:DescripcionErrorRegistro', wordsOf(invoice.code));
  return block(
    'tikQ:RegistroRespuestaConsultaFactuSistemaFacturacion',
    block(
      'tikQ:IDFactura',
      leaf('tik:IDEmisorFactura', invoice.nif),
      leaf('tik:NumSerieFactura', invoice.number),
      leaf('tik:FechaExpedicionFactura', invoice.date.split('-').reverse().join('-')),
    ),
    block(
      'tikQ:DatosRegistroFacturacion',
      leaf('tikQ:RefExterna', invoice.ref),
      system,
      leaf('tikQ:TipoHuella', '01'),
      leaf('tikQ:Huella', invoice.hash),
    ),
    block(
      'tikQ:EstadoRegistro',
      leaf('tikQ:TimestampUltimaModificacion', invoice.at),
      leaf('tikQ:EstadoRegistro', STATES[invoice.state]),
      error,
    ),
  );
}

/** Answers a question about what is kept: of one company, by the month of the operation, number and day of issue. */
function answerQuery(state: State, query: XmlElement, holder: string | null): string {
  const wrong: WrongValue[] = [];
  check(query, WHOLE, QUERY_NAME, wrong);
  if (wrong[0]) throw new RefusedMessage(wrong[0].code, wrong[0].path);
  const [head, filter, wanted] = ['Cabecera', 'FiltroConsulta', 'DatosAdicionalesRespuesta'].map(name =>
    child(query, name),
  );
  const company = said(head, 'ObligadoEmision', 'NIF')!;
  if (!state.mayAct(holder, company)) throw new RefusedMessage(4112);
  const found = state.ledger.view(company).invoices.filter(invoice => matches(invoice, filter));
  const showSystem = said(wanted, 'MostrarSistemaInformatico') === 'S';
  const period = block(
    'tikQ:PeriodoImputacion',
    leaf('tikQ:Ejercicio', said(filter, 'PeriodoImputacion', 'Ejercicio')),
    leaf('tikQ:Periodo', said(filter, 'PeriodoImputacion', 'Periodo')),
  );
  const caller = block(
    'tikQ:Cabecera',
    leaf('tik:IDVersion', '1.0'),
    block(
      'tik:ObligadoEmision',
      leaf('tik:NombreRazon', said(head, 'ObligadoEmision', 'NombreRazon')),
      leaf('tik:NIF', company),
    ),
  );
  const body = block(
    'tikQ:RespuestaConsultaFactuSistemaFacturacion',
    caller,
    period,
    leaf('tikQ:IndicadorPaginacion', 'N'),
    leaf('tikQ:ResultadoConsulta', found.length ? 'ConDatos' : 'SinDatos'),
    ...found.map(invoice => foundXml(invoice, showSystem)),
  );
  return `${PROLOG}<env:Envelope xmlns:env="${SOAP}" xmlns:tikQ="${FOUND}" xmlns:tik="${INFO}"><env:Header/><env:Body Id="Body">${body}</env:Body></env:Envelope>`;
}

/** A question names its operation before anything else; what is no question is read as a message. */
export const isQuery = (raw: Buffer): boolean =>
  new RegExp(`<([\\w.-]+:)?${QUERY_NAME}[\\s>]`).test(raw.subarray(0, 4_096).toString('utf8'));

/** One question from its bytes to its answer. Nothing is kept of it but itself. */
export function ask(state: State, raw: Buffer, holder: string | null, response: ServerResponse): void {
  const text = raw.toString('utf8');
  state.queries = [...state.queries, { nif: /<(?:[\w.-]+:)?NIF>([^<]*)</.exec(text)?.[1] ?? null, raw: text }].slice(
    -REMEMBERED,
  );
  if (!state.answersQueries) return send(response, 503, 'Servicio no disponible', 'text/plain');
  try {
    const element = elementIn(text);
    if (element.ns !== QUERY || element.name !== QUERY_NAME)
      throw new RefusedMessage(4102, `se esperaba ${QUERY_NAME}`);
    send(response, 200, answerQuery(state, element, holder), 'text/xml; charset=UTF-8');
  } catch (error) {
    if (!(error instanceof RefusedMessage)) throw error;
    sendFault(response, error);
  }
}
