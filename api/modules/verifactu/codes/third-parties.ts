import { bugs, type Entries } from './entry';

const THIRD =
  'Escríbenos con el número de la factura: en Folio cada empresa emite sus facturas, y el registro no debería nombrar a otra.';
const MAKER =
  'Escríbenos con el número de la factura: en Folio cada empresa anula las suyas, y el registro no debería nombrar a otra.';

/** Invoices issued, or records cancelled, by somebody else: Folio has neither. */
export const thirdParties: Entries = {
  ...bugs(THIRD, {
    1151: 'El registro dice de un modo desconocido si la factura la emite un tercero o el cliente.',
    1155: 'El registro nombra a un tercero sin decir que la factura la emite él.',
    1158: 'El registro dice que la factura la emite otro y no lo nombra.',
    1159: 'El registro nombra a un tercero y dice que la factura la emite el cliente.',
    1178: 'Algún dato del tercero que nombra el registro no le sirve a la AEAT.',
    1186: 'El registro dice que la factura la emite un tercero y le faltan sus datos.',
    1187: 'El registro lleva los datos de un tercero, y la factura no la emite ninguno.',
    1188: 'El tercero que nombra el registro es tu propia empresa.',
    1211: 'El tercero que nombra el registro figura como no censado, y no puede serlo.',
  }),
  ...bugs(MAKER, {
    1224: 'La anulación dice que la hace otro y no lo nombra, o lo nombra sin decirlo.',
    1225: 'La anulación dice de un modo desconocido quién la hace.',
    1227: 'La anulación dice que la haces tú y le falta tu NIF.',
    1228: 'Quien hace la anulación lleva dos identificaciones o ninguna.',
    1229: 'La anulación dice que la hace un tercero no censado, y la AEAT no lo admite.',
    1230: 'La anulación dice que la hace un cliente de España con un documento que la AEAT no admite.',
    1231: 'El documento de quien hace la anulación no es de una clase que la AEAT conozca.',
    1258: 'El NIF de quien hace la anulación no es correcto.',
    1259: 'La AEAT no reconoce el NIF de quien hace la anulación, o es el de tu propia empresa.',
    1273: 'Algún dato de quien hace la anulación no le sirve a la AEAT.',
  }),
};
