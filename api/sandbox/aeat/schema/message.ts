import { INFO, LR, SIGNATURE } from './namespaces';
import { COUNTRIES } from './countries';
import { amount, date, nif, oneOf, rate, text, timestamp, yesNo } from './leaves';
import { choice, foreign, many, maybe, one, shape } from './shape';

const REGIMES = '01 02 03 04 05 06 07 08 09 10 11 14 15 17 18 19 20 21';

const otherId = shape(
  INFO,
  maybe('CodigoPais', oneOf(COUNTRIES, 1101)),
  one('IDType', oneOf('02 03 04 05 06 07', 1102)),
  one('ID', text(20, 1103)),
);
const identity = choice({ name: 'NIF', type: nif }, { name: 'IDOtro', type: otherId });
const person = shape(INFO, one('NombreRazon', text(120)), identity);
const invoiceId = shape(
  INFO,
  one('IDEmisorFactura', nif),
  one('NumSerieFactura', text(60, 1104, 1)),
  one('FechaExpedicionFactura', date(1105)),
);
const cancelledId = shape(
  INFO,
  one('IDEmisorFacturaAnulada', nif),
  one('NumSerieFacturaAnulada', text(60, 1104, 1)),
  one('FechaExpedicionFacturaAnulada', date(1105)),
);

const previous = shape(
  INFO,
  one('IDEmisorFactura', nif),
  one('NumSerieFactura', text(60, 1175)),
  one('FechaExpedicionFactura', date(1174)),
  one('Huella', text(64, 1262)),
);
const chain = shape(
  INFO,
  choice({ name: 'PrimerRegistro', type: oneOf('S', 1274) }, { name: 'RegistroAnterior', type: previous }),
);
const system = shape(
  INFO,
  one('NombreRazon', text(120)),
  identity,
  one('NombreSistemaInformatico', text(30, 1220)),
  one('IdSistemaInformatico', text(2)),
  one('Version', text(50)),
  one('NumeroInstalacion', text(100)),
  one('TipoUsoPosibleSoloVerifactu', yesNo(1212)),
  one('TipoUsoPosibleMultiOT', yesNo(1213)),
  one('IndicadorMultiplesOT', yesNo(1226)),
);

const detail = shape(
  INFO,
  maybe('Impuesto', oneOf('01 02 03 05', 1218)),
  maybe('ClaveRegimen', oneOf(REGIMES, 1246)),
  choice(
    { name: 'CalificacionOperacion', type: oneOf('S1 S2 N1 N2', 1181) },
    { name: 'OperacionExenta', type: oneOf('E1 E2 E3 E4 E5 E6 E7 E8', 1182) },
  ),
  maybe('TipoImpositivo', rate),
  one('BaseImponibleOimporteNoSujeto', amount),
  maybe('BaseImponibleACoste', amount),
  maybe('CuotaRepercutida', amount),
  maybe('TipoRecargoEquivalencia', rate),
  maybe('CuotaRecargoEquivalencia', amount),
);

const alta = shape(
  INFO,
  one('IDVersion', oneOf('1.0', 1251)),
  one('IDFactura', invoiceId),
  maybe('RefExterna', text(60, 1253)),
  one('NombreRazonEmisor', text(120)),
  maybe('Subsanacion', yesNo(1171)),
  maybe('RechazoPrevio', oneOf('N S X', 1171)),
  one('TipoFactura', oneOf('F1 F2 F3 R1 R2 R3 R4 R5', 1106)),
  maybe('TipoRectificativa', oneOf('S I', 1107)),
  maybe('FacturasRectificadas', shape(INFO, many('IDFacturaRectificada', invoiceId, 1000))),
  maybe('FacturasSustituidas', shape(INFO, many('IDFacturaSustituida', invoiceId, 1000))),
  maybe(
    'ImporteRectificacion',
    shape(
      INFO,
      one('BaseRectificada', amount),
      one('CuotaRectificada', amount),
      maybe('CuotaRecargoRectificado', amount),
    ),
  ),
  maybe('FechaOperacion', date(1145)),
  one('DescripcionOperacion', text(500)),
  maybe('FacturaSimplificadaArt7273', yesNo(1136)),
  maybe('FacturaSinIdentifDestinatarioArt61d', yesNo(1184)),
  maybe('Macrodato', yesNo(1137)),
  maybe('EmitidaPorTerceroODestinatario', oneOf('D T', 1151)),
  maybe('Tercero', person),
  maybe('Destinatarios', shape(INFO, many('IDDestinatario', person, 1000))),
  maybe('Cupon', yesNo(1157)),
  one('Desglose', shape(INFO, many('DetalleDesglose', detail, 12))),
  one('CuotaTotal', amount),
  one('ImporteTotal', amount),
  one('Encadenamiento', chain),
  one('SistemaInformatico', system),
  one('FechaHoraHusoGenRegistro', timestamp),
  maybe('NumRegistroAcuerdoFacturacion', text(15)),
  maybe('IdAcuerdoSistemaInformatico', text(16)),
  one('TipoHuella', oneOf('01', 1247)),
  one('Huella', text(64, 1262)),
  foreign('Signature', SIGNATURE),
);

const anulacion = shape(
  INFO,
  one('IDVersion', oneOf('1.0', 1251)),
  one('IDFactura', cancelledId),
  maybe('RefExterna', text(60, 1253)),
  maybe('SinRegistroPrevio', yesNo(1276)),
  maybe('RechazoPrevio', yesNo(1275)),
  maybe('GeneradoPor', oneOf('E D T', 1225)),
  maybe('Generador', person),
  one('Encadenamiento', chain),
  one('SistemaInformatico', system),
  one('FechaHoraHusoGenRegistro', timestamp),
  one('TipoHuella', oneOf('01', 1247)),
  one('Huella', text(64, 1262)),
  foreign('Signature', SIGNATURE),
);

/** Wrong values up here cost the whole message, so each has its code of the header. */
export const HEADER = shape(
  INFO,
  one('ObligadoEmision', shape(INFO, one('NombreRazon', text(120, 4102)), one('NIF', { ...nif, code: 4116 }))),
  maybe('Representante', shape(INFO, one('NombreRazon', text(120, 4102)), one('NIF', { ...nif, code: 4117 }))),
  maybe('RemisionVoluntaria', shape(INFO, maybe('FechaFinVeriFactu', date(4120)), maybe('Incidencia', yesNo(4121)))),
  maybe(
    'RemisionRequerimiento',
    shape(INFO, one('RefRequerimiento', text(18, 4122)), maybe('FinRequerimiento', yesNo(4131))),
  ),
);
export const ALTA = alta;
export const ANULACION = anulacion;
export const MESSAGE = {
  ns: LR,
  name: 'RegFactuSistemaFacturacion',
  header: 'Cabecera',
  record: 'RegistroFactura',
  most: 1000,
} as const;
