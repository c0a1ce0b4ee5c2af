import { bug, bugs, type Entries } from './entry';

const PROGRAM =
  'Escríbenos con este código: son datos de Folio, no tuyos, y tus registros saldrán de nuevo cuando los corrijamos.';
const CHAIN =
  'Escríbenos con el número de la factura: tus registros siguen guardados y en orden, y este saldrá de nuevo cuando lo corrijamos.';
const QUERY = 'Escríbenos y dinos qué buscabas: una consulta que falla no toca ninguna factura.';

/** What Folio adds to a record: itself, the chain, the hash, the moment; and what it asks the AEAT. */
export const records: Entries = {
  1100: bug('Un dato del registro no tiene el valor o la forma que la AEAT espera.'),
  ...bugs(PROGRAM, {
    1176: 'El NIF del fabricante del programa no es correcto.',
    1177: 'El código con el que Folio se identifica ante la AEAT no es correcto.',
    1179: 'Algún dato de Folio que va en el registro no le sirve a la AEAT.',
    1212: 'El registro dice mal si Folio solo funciona con VERI*FACTU.',
    1213: 'El registro dice mal si Folio puede llevar la facturación de varias empresas.',
    1214: 'El registro dice mal cuántas empresas lleva Folio.',
    1220: 'El nombre del programa que va en el registro no es correcto.',
    1221: 'La clase de documento del fabricante del programa no está en la lista de la AEAT.',
    1223: 'El fabricante del programa lleva dos identificaciones o ninguna.',
    1226: 'El registro dice mal si tu cuenta de Folio lleva más de una empresa.',
    1232: 'El registro nombra a Folio, o a otro que no es tu cliente, como de España y con un documento que no es un pasaporte.',
    1242: 'La AEAT no tiene ningún programa con los datos que lleva el registro.',
    1251: 'El registro dice mal con qué versión del formato de la AEAT está escrito.',
    1253: 'La referencia con la que Folio reconoce el registro no le sirve a la AEAT.',
  }),
  ...bugs(CHAIN, {
    1174: 'La fecha de la factura anterior de la cadena no es correcta.',
    1175: 'El número de la factura anterior de la cadena no es correcto.',
    1180: 'El enlace de este registro con el anterior de la cadena no es correcto.',
    1244: 'La hora en que se hizo el registro está mal escrita.',
    1268: 'La hora en que se hizo el registro ocupa más o menos signos de los debidos.',
    1247: 'El registro dice mal con qué método se ha calculado su huella.',
    1262: 'La huella del registro es más larga o más corta de lo debido.',
    1263: 'El método de la huella ocupa en el registro más o menos signos de los debidos.',
    1264: 'La marca de primer registro de la cadena ocupa más o menos signos de los debidos.',
    1269: 'Los datos del registro anterior de la cadena están incompletos.',
    1274: 'El registro dice mal si es el primero de la cadena.',
    1291: 'La huella del registro anterior lleva signos que no son letras ni cifras.',
    1292: 'La huella del registro lleva signos que no son letras ni cifras.',
  }),
  ...bugs(QUERY, {
    1248: 'La consulta a la AEAT no dice bien qué mes o qué año busca.',
    1249: 'La consulta a la AEAT dice mal si la hace un representante.',
    1250: 'La consulta a la AEAT pide fechas en las que el final va antes que el principio.',
    1261: 'La consulta a la AEAT dice que la hace un representante, y eso solo cabe al buscar las facturas que emites.',
    1270: 'La consulta a la AEAT dice mal si quiere ver el nombre de quien emite.',
    1271: 'La consulta a la AEAT dice mal si quiere ver los datos del programa.',
    1272: 'La consulta a la AEAT pide los datos del programa, y quien recibe una factura no puede verlos.',
    1285: 'La consulta a la AEAT encaja con varios programas y necesita más datos para elegir uno.',
  }),
};
