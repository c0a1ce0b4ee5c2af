import { bug, bugs, type Entries } from './entry';

const CAUSE =
  'Escríbenos con el número de la factura y dinos qué causa del 0 % lleva: Folio la ha escrito mal en el registro.';
const REGIME =
  'Escríbenos con el número de la factura: Folio solo usa el régimen general y el de exportación, y este no debería estar.';

/** Tax, regime, and why a line has no IVA. The person chooses the cause; how the record says it is ours. */
export const regimes: Entries = {
  1218: bug('El registro nombra un impuesto que la AEAT no conoce.'),
  1245: bug('A una línea del registro le falta decir a qué régimen del impuesto pertenece.'),
  1246: bug('El régimen del impuesto que dice una línea del registro no está en la lista de la AEAT.'),
  1260: bug('Una línea del registro dice su régimen, y el impuesto que lleva no lo admite.'),
  ...bugs(CAUSE, {
    1181: 'El registro califica una línea de un modo que la AEAT no conoce.',
    1182: 'La exención de una línea no está en la lista de la AEAT.',
    1195: 'El registro no dice de una línea si paga IVA, está exenta o no está sujeta.',
    1196: 'El registro dice de una línea que está exenta y, a la vez, que no lo está.',
    1197: 'El registro lleva inversión del sujeto pasivo en una clase de factura que no la admite.',
    1198: 'Una línea con inversión del sujeto pasivo lleva en el registro un IVA que no es cero.',
    1237: 'Una línea no sujeta lleva en el registro un tipo o una cuota de IVA.',
    1238: 'Una línea exenta lleva en el registro un tipo o una cuota de IVA.',
    1199: 'Una exportación va en el registro con el régimen general, y tiene uno propio.',
    1286: 'Una línea va en el registro como exportación sin estar exenta.',
  }),
  ...bugs(REGIME, {
    1147: 'El registro es el de una obra pública y no lleva una fecha de operación posterior a la de la factura.',
    1148: 'El registro es el de una obra pública en una clase de factura que no la admite.',
    1149: 'El registro es el de una obra pública, y el cliente no es una Administración que la AEAT reconozca.',
    1200: 'El registro es el de una venta de bienes usados, y una línea va no sujeta o con inversión del sujeto pasivo.',
    1201: 'El registro es el de una venta de oro de inversión, y una línea no va exenta ni con inversión del sujeto pasivo.',
    1202: 'El registro es el de un grupo de empresas en una clase de factura que no lo admite, o sin su base a coste.',
    1203: 'El registro va con el criterio de caja, y una línea lleva una causa del 0 % que ese régimen no admite.',
    1205: 'El registro es el de un cobro por cuenta de otro, que pide líneas no sujetas y un cliente con NIF español.',
    1252: 'El registro dice que la venta paga el impuesto de Canarias, Ceuta o Melilla, y una línea no va como no sujeta.',
    1293: 'El registro dice que la venta paga el impuesto de Ceuta o Melilla, y una línea con IGIC no va como no sujeta.',
  }),
};
