import { bugs, type Entries } from './entry';

const IVA =
  'Escríbenos con el número de la factura: Folio solo deja elegir el 21, el 10, el 4 y el 0 %, y este tipo no debería estar.';
const RECARGO =
  'Escríbenos con el número de la factura: Folio no usa el recargo de equivalencia, y su registro no debería llevarlo.';

/** Rates of IVA and of recargo de equivalencia. */
export const rates: Entries = {
  ...bugs(IVA, {
    1124: 'Un tipo de IVA de la factura no está en la lista de la AEAT.',
    1132: 'La factura lleva un tipo de IVA que dejó de existir en 2012.',
    1194: 'La factura lleva el IVA del 5 %, que solo valió de julio de 2022 a septiembre de 2024.',
    1235: 'La factura lleva el IVA del 2 %, que solo valió de octubre a diciembre de 2024.',
    1236: 'La factura lleva el IVA del 7,5 %, que solo valió de octubre a diciembre de 2024.',
    1206: 'El registro es el de un alquiler de local con un IVA que no es el 21 %.',
  }),
  ...bugs(RECARGO, {
    1127: 'El recargo de equivalencia del registro no está en la lista de la AEAT.',
    1135: 'El registro lleva un recargo de equivalencia que dejó de existir en 2012.',
    1160: 'El recargo que acompaña al IVA del 5 % no es el 0,5 ni el 0,62 %.',
    1162: 'El recargo que acompaña al IVA del 21 % no es el 5,2 ni el 1,75 %.',
    1163: 'El recargo que acompaña al IVA del 10 % no es el 1,4 %.',
    1164: 'El recargo que acompaña al IVA del 4 % no es el 0,5 %.',
    1165: 'Entre enero de 2023 y septiembre de 2024 el IVA del 0 % no llevaba recargo, y el registro lo lleva.',
    1166: 'El recargo que acompaña al IVA del 2 %, el de finales de 2024, no es el 0,26 %.',
    1167: 'El recargo que acompaña al IVA del 5 % en la segunda mitad de 2022 no es el 0,5 %.',
    1168: 'El recargo que acompaña al IVA del 5 % entre enero de 2023 y septiembre de 2024 no es el 0,62 %.',
    1169: 'El recargo que acompaña al IVA del 7,5 %, el de finales de 2024, no es el 1 %.',
    1170: 'El recargo que acompaña al IVA del 0 % desde octubre de 2024 no es el 0,26 %.',
    1277: 'El recargo que acompaña al IVA del 0 % no es el que corresponde a la fecha de la factura.',
    1281: 'El registro lleva recargo de equivalencia en una línea que no paga IVA o con inversión del sujeto pasivo.',
    1284: 'El registro lleva el tipo del recargo sin su cuota, o la cuota sin el tipo.',
  }),
};
