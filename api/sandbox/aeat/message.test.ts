import { alta, anulacion, message, vat } from './example';
import { readMessage } from './message';
import { RefusedMessage } from './refused';
import { checkHeader } from './rules/header';

const good = message([alta(), anulacion()]);
const part = (name: string) => new RegExp(`<sf:${name}>.*?</sf:${name}>`);

function codeOf(text: string, mayAct = true, missing: string[] = []): number {
  try {
    checkHeader(readMessage(text), () => mayAct, new Set(missing), new Date());
    return 0;
  } catch (error) {
    if (error instanceof RefusedMessage) return error.code;
    throw error;
  }
}

const STRUCTURE: [code: number, what: string, text: string][] = [
  [0, 'as it should be', good],
  [4138, 'nothing', ' '],
  [4103, 'no XML', 'hola'],
  [4103, 'XML that ends early', good.slice(0, -5)],
  [4103, 'a document type', good.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')],
  [4103, 'an entity', good.replace('Trabajos', '&nada;')],
  [4103, 'a loose &', good.replace('Trabajos', 'a & b')],
  [4103, 'a prefix that was not declared', good.replace(/sf:Desglose>/g, 'zz:Desglose>')],
  [4103, 'an instruction', good.replace('<soapenv:Body>', '<?php ?><soapenv:Body>')],
  [4103, 'crossed tags', good.replace('</lr:Cabecera>', '</lr:Cabezera>')],
  [4103, 'a control character', good.replace('Trabajos', 'a\u0007')],
  [4103, 'two roots', `${good}<a/>`],
  [4103, 'an attribute twice', good.replace('<soapenv:Header/>', '<soapenv:Header a="1" a="2"/>')],
  [
    4102,
    'SOAP 1.2',
    good.replace('http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'),
  ],
  [4102, 'an empty body', good.replace(/<lr:Reg.*<\/lr:RegFactuSistemaFacturacion>/, '')],
  [4102, 'no header', good.replace(/<lr:Cabecera>.*<\/lr:Cabecera>/, '')],
  [4102, 'namespaces the other way round', good.replace(/lr:Cabecera/g, 'sf:Cabecera')],
  [4102, 'tikeV1.0', good.replace(/tike\/cont/g, 'tikeV1.0/cont')],
  [4102, 'another operation', good.replace(/RegFactuSistemaFacturacion/g, 'ConsultaFactuSistemaFacturacion')],
  [4102, 'no records', good.replace(/<lr:RegistroFactura>.*<\/lr:RegistroFactura>/, '')],
  [4102, 'two records in one block', good.replace('</lr:RegistroFactura><lr:RegistroFactura>', '')],
  [4102, 'an unknown record', good.replace(/RegistroAnulacion>/g, 'RegistroBaja>')],
  [4102, 'a field that is missing', good.replace(part('DescripcionOperacion'), '')],
  [
    4102,
    'a field out of order',
    good.replace(/(<sf:CuotaTotal>.*?<\/sf:CuotaTotal>)(<sf:ImporteTotal>.*?<\/sf:ImporteTotal>)/, '$2$1'),
  ],
  [4102, 'a field that does not exist', good.replace('<sf:Desglose>', '<sf:Notas>x</sf:Notas><sf:Desglose>')],
  [4102, 'a field twice', good.replace(/(<sf:IDVersion>1.0<\/sf:IDVersion>)/, '$1$1')],
  [4102, 'both halves of a choice', good.replace('<sf:PrimerRegistro>S</sf:PrimerRegistro>', '$&$&')],
  [4103, 'text between fields', good.replace('<sf:Desglose>', '<sf:Desglose>x')],
  [4102, 'an attribute', good.replace('<sf:Desglose>', '<sf:Desglose id="1">')],
  [4102, 'an element in a text', good.replace('Trabajos', '<sf:a/>')],
  [
    4113,
    'thirteen lines of breakdown',
    message([alta({ details: Array.from({ length: 13 }, () => vat('21', '1.00', '0.21')).join('') })]),
  ],
  [4114, 'a thousand and one records', message(Array.from({ length: 1001 }, () => alta()))],
];

test.each(STRUCTURE)('%i %s', (code, _what, text) => expect(codeOf(text)).toBe(code));

const header = (text: string) => message([alta()], { header: text });
const voluntary = (text: string) => header(`<sf:RemisionVoluntaria>${text}</sf:RemisionVoluntaria>`);
const year = new Date().getFullYear();

const HEADERS: [code: number, what: string, text: string][] = [
  [4116, 'a wrong NIF', message([alta()], { nif: 'B98241574' })],
  [4116, 'a NIF of ten', message([alta()], { nif: 'ESB9824157' })],
  [
    4117,
    'a wrong representative',
    header('<sf:Representante><sf:NombreRazon>R</sf:NombreRazon><sf:NIF>12345678A</sf:NIF></sf:Representante>'),
  ],
  [
    0,
    'a representative',
    header('<sf:Representante><sf:NombreRazon>R</sf:NombreRazon><sf:NIF>12345678Z</sf:NIF></sf:Representante>'),
  ],
  [1282, 'a person without a name', message([alta({ nif: '12345678Z' })], { nif: '12345678Z', name: ' ' })],
  [0, 'an incident', voluntary('<sf:Incidencia>S</sf:Incidencia>')],
  [4121, 'half an incident', voluntary('<sf:Incidencia>Q</sf:Incidencia>')],
  [0, 'the last day', voluntary(`<sf:FechaFinVeriFactu>31-12-${year}</sf:FechaFinVeriFactu>`)],
  [4120, 'another last day', voluntary(`<sf:FechaFinVeriFactu>30-12-${year}</sf:FechaFinVeriFactu>`)],
  [4120, 'a last day ahead', voluntary(`<sf:FechaFinVeriFactu>31-12-${year + 1}</sf:FechaFinVeriFactu>`)],
  [
    4126,
    'an answer to a demand',
    header('<sf:RemisionRequerimiento><sf:RefRequerimiento>A1</sf:RefRequerimiento></sf:RemisionRequerimiento>'),
  ],
  [4109, 'a producer with a wrong NIF', message([alta({ producer: '<sf:NIF>B00000001</sf:NIF>' })])],
];

test.each(HEADERS)('header: %i %s', (code, _what, text) => expect(codeOf(text)).toBe(code));

test('the census and the certificate decide about the whole message', () => {
  expect(codeOf(good, true, ['B98241573'])).toBe(4104);
  expect(codeOf(good, false)).toBe(4112);
  expect(
    codeOf(
      header('<sf:Representante><sf:NombreRazon>R</sf:NombreRazon><sf:NIF>12345678Z</sf:NIF></sf:Representante>'),
      true,
      ['12345678Z'],
    ),
  ).toBe(4105);
});

test('what is read is what the text says', () => {
  const spaced = message([alta({ number: 'A&B' })])
    .replace('<sf:Desglose>', '<!-- nota --><sf:Desglose>')
    .replace('Trabajos', '<![CDATA[<Trabajos>]]>');
  const {
    records: [record],
  } = readMessage(spaced);
  expect(record).toMatchObject({ number: 'A&B', computed: record.hash, total: 12100, quotaTotal: 2100, wrong: null });
});
