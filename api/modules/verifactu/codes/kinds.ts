import { bug, bugs, type Entries } from './entry';

const WHOLE =
  'Escríbenos con el número de la factura: Folio solo emite facturas completas, y su registro no debería llevar ese dato.';
const FLAGS =
  'Escríbenos con el número de la factura: Folio decide solo cómo corregir un registro, y aquí se ha equivocado.';

/** What kind of invoice it is, and marks that only some kinds have. */
export const kinds: Entries = {
  1106: bug('La clase de factura que dice el registro no está en la lista de la AEAT.'),
  1265: bug('La clase de factura ocupa en el registro más o menos letras de las debidas.'),
  1138: bug('El registro está marcado como de importe muy alto, y la factura no llega a cien millones de euros.'),
  1139: bug('La factura llega a cien millones de euros, y al registro le falta la marca que la AEAT pide para ellas.'),
  1137: bug('La marca de importe muy alto del registro no es ni un sí ni un no.'),
  ...bugs(WHOLE, {
    1107: 'El registro dice de un modo desconocido cómo rectifica a otra factura.',
    1114: 'El registro es el de una rectificativa y no dice si va por diferencias o por sustitución.',
    1115: 'El registro dice cómo rectifica a otra factura, y esta no es rectificativa.',
    1116: 'El registro cita facturas simplificadas a las que sustituye, y esta factura no es de esa clase.',
    1117: 'El registro cita facturas rectificadas, y esta factura no es rectificativa.',
    1118: 'El registro es el de una rectificativa por sustitución y le faltan los importes que rectifica.',
    1119: 'El registro lleva importes rectificados, y solo una rectificativa por sustitución los lleva.',
    1154: 'La AEAT no reconoce el NIF de quien emitió la factura que esta rectifica o sustituye.',
    1157: 'El registro dice mal si hay un cupón de descuento, o lo dice en una factura que no puede llevarlo.',
    1136: 'El registro dice mal si es una factura simplificada con los datos del cliente.',
    1183: 'El registro se declara simplificada con los datos del cliente en una clase de factura que no lo admite.',
    1184: 'El registro dice mal si es una factura sin cliente identificado.',
    1185: 'El registro se declara sin cliente identificado en una clase de factura que no lo admite.',
    1150: 'El registro es el de una factura simplificada y pasa de 3.000 €.',
    1190: 'El registro es el de una factura simplificada y lleva los datos de un cliente.',
    1191: 'En una rectificativa por impago el cliente se identifica con un NIF, y aquí lleva otro documento.',
    1192: 'En una rectificativa por concurso el cliente se identifica con un NIF o un NIF-IVA, y aquí lleva otro documento.',
    1128: 'El registro cita un acuerdo de facturación que la AEAT no tiene.',
  }),
  ...bugs(FLAGS, {
    1153: 'El registro dice que la factura no estaba en la AEAT sin decir que es una corrección.',
    1161: 'El registro dice que se rechazó una corrección anterior sin decir que él es otra.',
    1171: 'El registro no dice de forma válida si corrige a otro o si el anterior fue rechazado.',
    1275: 'El registro no dice de forma válida si el anterior fue rechazado.',
    1276: 'La anulación no dice de forma válida si la AEAT tenía ya la factura.',
  }),
};
