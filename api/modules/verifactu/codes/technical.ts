import type { Entries, Entry } from './entry';

const WAIT = 'Espera: Folio vuelve a enviarlo solo, al menos una vez por hora, y no se pierde nada.';

export const technicalFailure = (whatHappened: string, whatToDo = WAIT): Entry => ({
  class: 'technical',
  whatHappened,
  whoseFault: 'aeat',
  whatToDo,
  action: 'wait',
});

/** The AEAT failed by itself: the same bytes go again. */
export const technical: Entries = {
  1129: technicalFailure('La AEAT ha tenido un fallo al mirar los acuerdos de facturación de tu empresa.'),
  1241: technicalFailure('La AEAT ha tenido un fallo al buscar los datos del programa que emite la factura.'),
  1243: technicalFailure('La AEAT ha tenido un fallo al pasar la hora del registro a la suya.'),
  1256: technicalFailure('La AEAT ha tenido un fallo al calcular qué fechas de factura admite.'),
  1288: technicalFailure('La AEAT ha tenido un fallo al comprobar la fecha de la factura.'),
  3500: technicalFailure('La base de datos de la AEAT tiene datos que no casan entre sí y no ha guardado el envío.'),
  3501: technicalFailure('La base de datos de la AEAT ha fallado y no ha guardado el envío.'),
  4103: technicalFailure('La AEAT ha tropezado al leer el envío y no ha guardado nada de él.'),
  4108: technicalFailure(
    'La AEAT no ha podido leer el certificado del envío por un fallo suyo.',
    'Espera: Folio lo reintenta solo; si dura más de un día y envías con tu certificado, prueba a subirlo otra vez.',
  ),
  4110: technicalFailure('La AEAT ha fallado al comprobar quién puede enviar por tu empresa.'),
  4111: technicalFailure('La AEAT ha fallado al abrir el expediente de este envío.'),
  4128: technicalFailure('La AEAT ha fallado al consultar sus propias listas de valores.'),
  4134: technicalFailure('El servicio de la AEAT que recibe los registros está parado en este momento.'),
};
