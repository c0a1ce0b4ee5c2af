import { RECORD_WORDS } from './words-of-records';

/** What the sandbox says with each code, in words of its own: programs go by the code. */
const MESSAGE_WORDS: Record<number, string> = {
  4102: 'El XML no cumple el esquema.',
  4103: 'No se ha podido leer el XML.',
  4104: 'Cabecera: el NIF del obligado a expedir no está en el censo.',
  4105: 'Cabecera: el NIF del representante no está en el censo.',
  4106: 'Hay una fecha con un formato que no es el debido.',
  4107: 'El NIF no está en el censo.',
  4109: 'Hay un NIF mal formado.',
  4110: 'Fallo técnico al mirar los apoderamientos.',
  4112: 'El titular del certificado no es el obligado a expedir ni consta que pueda actuar por él.',
  4113: 'El XML no cumple el esquema: demasiados elementos en un bloque.',
  4114: 'El XML no cumple el esquema: hay más de 1000 registros.',
  4116: 'Cabecera: el NIF del obligado a expedir está mal formado.',
  4117: 'Cabecera: el NIF del representante está mal formado.',
  4118: 'La operación no corresponde a esta dirección.',
  4119: 'El mensaje no está en UTF-8.',
  4120: 'Cabecera: FechaFinVeriFactu debe ser el 31-12 del año en curso o del anterior.',
  4121: 'Cabecera: Incidencia tiene un valor que no es S ni N.',
  4122: 'Cabecera: RefRequerimiento tiene un valor incorrecto.',
  4126: 'Cabecera: RefRequerimiento solo va en las respuestas a requerimientos.',
  4131: 'Cabecera: FinRequerimiento tiene un valor incorrecto.',
  4134: 'El servicio no está activo.',
  4135: 'A esta dirección no se puede llamar con GET.',
  4138: 'La petición está vacía o su codificación no es la debida.',
  4141: 'El acceso al servicio está suspendido.',
  20009: 'Error interno en el servidor.',
};

export const wordsOf = (code: number): string =>
  MESSAGE_WORDS[code] ?? RECORD_WORDS[code] ?? `Error ${code} del entorno de pruebas.`;
