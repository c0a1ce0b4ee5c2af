const BASE =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

export const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
/** The message and its two kinds of children. */
export const LR = `${BASE}SuministroLR.xsd`;
/** All that is inside them. */
export const INFO = `${BASE}SuministroInformacion.xsd`;
export const ANSWER = `${BASE}RespuestaSuministro.xsd`;
/** Questions about what is kept, and their answers. */
export const QUERY = `${BASE}ConsultaLR.xsd`;
export const FOUND = `${BASE}RespuestaConsultaLR.xsd`;
export const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
