import type { Entries, Entry } from './entry';

const FIND =
  'Escríbenos con el número de la factura: primero hay que encontrar la causa y después enviar la subsanación.';

const ours = (problem: string): Entry => ({
  class: 'fixable',
  whatHappened: `La AEAT ha aceptado el registro, pero ${problem}`,
  whoseFault: 'folio',
  whatToDo: FIND,
  action: 'support',
});

/** The AEAT holds the record and says something about it. */
export const accepted: Entries = {
  2000: ours('su huella no es la que la AEAT calcula con los mismos datos.'),
  2001: {
    class: 'fixable',
    whoseFault: 'customer',
    action: 'edit_customer',
    whatHappened: 'La AEAT ha aceptado el registro, pero tu cliente todavía no está en su censo con ese NIF.',
    whatToDo:
      'Confirma el NIF con tu cliente: si es otro, hay que rectificar la factura con «Me he equivocado»; si es ese, quita «No censado» de su ficha cuando esté en el censo y pulsa Ver cómo corregirla.',
  },
  2002: ours('la huella del registro anterior es más larga o más corta de lo que debe.'),
  2003: ours('la huella del registro anterior lleva signos que ninguna huella lleva.'),
  2004: {
    class: 'harmless',
    whoseFault: 'nobody',
    action: 'none',
    whatHappened: 'La AEAT ha aceptado el registro y avisa de que su hora se aparta de la del reloj de la AEAT.',
    whatToDo: 'Déjalo así: es un aviso, y la AEAT no pide corregirlo.',
  },
  2005: ours('el total de la factura no es la suma de sus bases y sus cuotas.'),
  2006: ours('el IVA total de la factura no es la suma de sus cuotas.'),
  2007: ours('dice ser el primero de la cadena y la AEAT ya tenía otros de tu empresa.'),
  2008: ours('su huella es igual que la del registro anterior.'),
  2009: {
    class: 'harmless',
    whoseFault: 'folio',
    action: 'none',
    whatHappened: 'La AEAT ha aceptado el registro y avisa de que a una línea con IPSI le falta su régimen.',
    whatToDo:
      'Deja esta como está, que no hay que corregirla, y escríbenos: desde 2027 la AEAT rechazará las siguientes.',
  },
};
