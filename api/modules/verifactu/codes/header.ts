import type { Entries, Entry } from './entry';

const COMPANY =
  'Compara tu nombre y tu NIF de Configuración › Empresa con tu tarjeta de la AEAT: corrige el nombre y se reanudará el envío; si falla el NIF, escríbenos.';
const OURS =
  'Escríbenos con este código: tus registros esperan guardados y saldrán tal cual cuando lo hayamos corregido.';

const company = (whatHappened: string, whatToDo = COMPANY): Entry => ({
  class: 'header',
  whatHappened,
  whoseFault: 'company',
  whatToDo,
  action: 'edit_company',
});
const ours = (whatHappened: string): Entry => ({
  class: 'header',
  whatHappened,
  whoseFault: 'folio',
  whatToDo: OURS,
  action: 'support',
});

/**
 * What the message says of the company as a whole: nothing of it was stored, and the same records go again under a
 * right one.
 */
export const header: Entries = {
  4104: company('La AEAT no reconoce a tu empresa por el NIF y el nombre que tienes en Configuración.'),
  4107: company('El NIF de tu empresa no figura en el censo de la AEAT.'),
  4109: company(
    'Un NIF que acompaña al envío, el de tu empresa o el del certificado, está mal escrito.',
    'Comprueba el NIF en Configuración › Empresa y, si envías con tu certificado, su titular: si están bien, escríbenos.',
  ),
  4115: company('El NIF de tu empresa no supera la comprobación de la AEAT.'),
  4116: company('El NIF de tu empresa no está escrito como la AEAT lo espera: nueve letras y cifras, sin ES delante.'),

  4105: ours(
    'El envío nombra a un representante de tu empresa que la AEAT no reconoce, y Folio no usa representantes.',
  ),
  4117: ours('El envío nombra a un representante de tu empresa con un NIF mal escrito, y Folio no usa representantes.'),
  4123: ours(
    'El envío nombra a un representante con un NIF que no está en el censo de la AEAT, y Folio no usa representantes.',
  ),
  4124: ours(
    'El envío nombra a un representante cuyo nombre no coincide con el del censo, y Folio no usa representantes.',
  ),
  4120: ours(
    'El envío dice mal qué día deja tu empresa VERI*FACTU: solo puede ser el 31 de diciembre de este año o del pasado.',
  ),
  4121: ours('El envío dice mal si los registros llegan tarde por una incidencia.'),
  4122: ours('El envío cita un requerimiento de la AEAT que no existe, y Folio no responde a requerimientos.'),
  4125: ours('La AEAT ha tomado el envío por la respuesta a un requerimiento y echa en falta su referencia.'),
  4126: ours('El envío lleva la referencia de un requerimiento, que no cabe en los envíos de VERI*FACTU.'),
  4127: ours('El envío va marcado como voluntario en una dirección de la AEAT que no recibe esa clase de envíos.'),
  4129: ours('La AEAT espera que el envío diga si con él acaba la respuesta a un requerimiento.'),
  4130: ours('El envío dice si acaba la respuesta a un requerimiento, y en VERI*FACTU eso no se dice.'),
  4131: ours('El envío dice de forma incorrecta si con él acaba la respuesta a un requerimiento.'),
  4133: ours('El envío lleva la referencia de un requerimiento con signos que no son letras ni cifras.'),
};
