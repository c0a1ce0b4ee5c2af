import type { Entries, Entry } from './entry';
import type { AnswerAction, AnswerFault } from './explanation.types';

const state = (whoseFault: AnswerFault, action: AnswerAction, whatHappened: string, whatToDo: string): Entry => ({
  class: 'state',
  whatHappened,
  whoseFault,
  whatToDo,
  action,
});

/** What the AEAT already holds does not fit what was sent. */
export const states: Entries = {
  // A number of another program's: correcting or cancelling here would overwrite or void that invoice there.
  3000: state(
    'nobody',
    'correct',
    'La AEAT ya tiene un registro con el mismo emisor, número y fecha que esta factura.',
    'Pulsa Reintentar: Folio pregunta a la AEAT de quién es ese registro; si es de otro programa, no corrige ni anula nada y te dice cómo seguir.',
  ),
  3001: state(
    'nobody',
    'none',
    'La factura ya constaba como anulada en la AEAT.',
    'Déjala así: la anulación está hecha y no hay nada más que enviar.',
  ),
  3002: state(
    'nobody',
    'correct',
    'La AEAT no encuentra la factura que se quería corregir o anular.',
    'Pulsa Reintentar: Folio mira qué tiene la AEAT de esta factura y manda lo que falta.',
  ),
  3003: state(
    'company',
    'certificate',
    'Quien firma ahora tus envíos no tiene permiso en la AEAT para cambiar el registro de esta factura.',
    'Sube en Configuración › Verifactu el certificado con el que la enviaste u otro de tu empresa, o autoriza de nuevo a Folio si la envió él, y pulsa Reintentar.',
  ),
  3004: state(
    'nobody',
    'none',
    'Esta factura se registró con el formulario de la AEAT, y ningún programa puede cambiarla.',
    'Corrígela o anúlala en ese mismo formulario, en la sede electrónica de la AEAT.',
  ),
};
