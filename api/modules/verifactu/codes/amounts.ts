import { bugs, type Entries } from './entry';

const SUMS =
  'Escríbenos con el número de la factura antes de anularla: las cuentas las hace Folio y las revisaremos contigo.';
const AT_COST =
  'Escríbenos con el número de la factura: Folio no usa bases a coste, y su registro no debería llevar ninguna.';

/** Bases, quotas and totals: all of them are computed by Folio. */
export const amounts: Entries = {
  ...bugs(SUMS, {
    1142: 'La cuota de IVA de una línea se aparta más de 10 € de lo que sale de su base y su tipo.',
    1143: 'La base y la cuota de IVA de una línea tienen signos contrarios.',
    1207: 'El registro lleva una cuota de IVA en una línea que no paga IVA.',
    1208: 'A una línea con IVA le faltan en el registro el tipo o la cuota.',
    1210: 'El total de la factura no sale de sumar bases, cuotas y recargos.',
    1216: 'El IVA total de la factura no sale de sumar sus cuotas y recargos.',
    1266: 'El IVA total ocupa en el registro más cifras de las que la AEAT admite.',
    1267: 'El total de la factura ocupa en el registro más cifras de las que la AEAT admite.',
  }),
  ...bugs(AT_COST, {
    1140: 'La base a coste y la cuota de IVA de una línea tienen signos contrarios.',
    1144: 'La cuota de IVA de una línea no es la que sale de su base a coste.',
    1257: 'El registro lleva una base a coste, que solo usan los grupos de empresas y otros impuestos.',
    1209: 'El registro es el de un grupo de empresas, y a una línea con IVA le faltan el tipo o la cuota.',
  }),
};
