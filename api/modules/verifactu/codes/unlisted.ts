import type { Entries } from './entry';
import { technicalFailure } from './technical';

/** Codes that the AEAT's service answers in practice and its list does not name. */
export const unlisted: Entries = {
  [-904]: technicalFailure('La base de datos de la AEAT está ocupada y no ha guardado el envío.'),
  102: technicalFailure(
    'La AEAT ha tenido un fallo interno, de los que a veces esconden un NIF mal escrito.',
    'Espera: Folio lo reintenta solo; si dura más de un día, escríbenos y miraremos los NIF del envío.',
  ),
  103: technicalFailure('La AEAT ha tenido un fallo interno mientras trataba el envío.'),
  20009: technicalFailure('El servidor de la AEAT no ha podido atender el envío.'),
  401: {
    class: 'authority',
    whoseFault: 'company',
    action: 'certificate',
    whatHappened: 'La AEAT no reconoce a la entidad que expidió tu certificado y no lo admite.',
    whatToDo:
      'Sube en Configuración › Verifactu un certificado que la AEAT admita: puedes comprobar el tuyo en valide.redsara.es.',
  },
};
