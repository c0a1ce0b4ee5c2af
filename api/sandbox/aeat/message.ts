import { NotXml } from './xml/not-xml';
import { parseXml, type XmlElement } from './xml/parse';
import { recordOf } from './read';
import type { InvoiceRecord, Party } from './record';
import { RefusedMessage } from './refused';
import { check, type WrongValue } from './schema/check';
import { ALTA, ANULACION, HEADER, MESSAGE } from './schema/message';
import { INFO, SOAP } from './schema/namespaces';

export interface Header {
  company: Party;
  representative: Party | null;
  lastDay: string | null;
  incident: boolean;
  onDemand: boolean;
}
export interface Message {
  header: Header;
  records: InvoiceRecord[];
}

function parse(text: string): XmlElement {
  if (!text.trim()) throw new RefusedMessage(4138);
  try {
    return parseXml(text);
  } catch (error) {
    if (error instanceof NotXml) throw new RefusedMessage(4103, error.message);
    throw error;
  }
}

/** What a request holds, whichever of the service's operations it is. */
export const elementIn = (text: string): XmlElement => bodyOf(parse(text));

function bodyOf(envelope: XmlElement): XmlElement {
  if (envelope.ns !== SOAP || envelope.name !== 'Envelope') throw new RefusedMessage(4102, 'no es un sobre SOAP 1.1');
  const parts = envelope.children.filter(each => !(each.ns === SOAP && each.name === 'Header'));
  const body = parts[0];
  if (parts.length !== 1 || body.ns !== SOAP || body.name !== 'Body' || body.children.length !== 1)
    throw new RefusedMessage(4102, 'el sobre SOAP no tiene un solo cuerpo');
  return body.children[0];
}

function headerOf(element: XmlElement): Header {
  const wrong: WrongValue[] = [];
  check(element, HEADER, MESSAGE.header, wrong);
  if (wrong.length) throw new RefusedMessage(wrong[0].code, wrong[0].path);
  const part = (name: string) => element.children.find(each => each.name === name);
  const text = (block: string, name: string) => part(block)?.children.find(each => each.name === name)?.text ?? null;
  const person = (name: string): Party => ({
    name: text(name, 'NombreRazon') ?? '',
    nif: text(name, 'NIF'),
    other: null,
  });
  return {
    company: person('ObligadoEmision'),
    representative: part('Representante') ? person('Representante') : null,
    lastDay: text('RemisionVoluntaria', 'FechaFinVeriFactu'),
    incident: text('RemisionVoluntaria', 'Incidencia') === 'S',
    onDemand: !!part('RemisionRequerimiento'),
  };
}

function recordIn(element: XmlElement, position: number, text: string): InvoiceRecord {
  const path = `${MESSAGE.record}[${position}]`;
  const [record, ...more] = element.children;
  const shape = record?.ns === INFO ? { RegistroAlta: ALTA, RegistroAnulacion: ANULACION }[record.name] : undefined;
  if (!shape || more.length || element.attributes.length || element.text.trim())
    throw new RefusedMessage(4102, `${path} debe llevar un RegistroAlta o un RegistroAnulacion`);
  const wrong: WrongValue[] = [];
  check(record, shape, `${path}/${record.name}`, wrong);
  return recordOf(record, text.slice(record.start, record.end), wrong[0] ?? null);
}

/** Reads a message as the schema has it, or refuses it whole. */
export function readMessage(text: string): Message {
  const message = bodyOf(parse(text));
  const isOurs = (element: XmlElement | undefined, name: string) => element?.ns === MESSAGE.ns && element.name === name;
  if (!isOurs(message, MESSAGE.name)) throw new RefusedMessage(4102, `se esperaba ${MESSAGE.name}`);
  const [header, ...records] = message.children;
  if (!isOurs(header, MESSAGE.header))
    throw new RefusedMessage(4102, `falta informar campo obligatorio: ${MESSAGE.header}`);
  if (records.some(each => !isOurs(each, MESSAGE.record)))
    throw new RefusedMessage(4102, `solo puede haber bloques ${MESSAGE.record}`);
  if (!records.length) throw new RefusedMessage(4102, `falta informar campo obligatorio: ${MESSAGE.record}`);
  if (records.length > MESSAGE.most) throw new RefusedMessage(4114);
  return { header: headerOf(header), records: records.map((each, i) => recordIn(each, i + 1, text)) };
}
