import { bug, refused, type Entries } from './entry';

const company = (whatHappened: string, whatToDo: string) => refused('company', 'edit_company', whatHappened, whatToDo);

const CARD =
  'Compara tu nombre y tu NIF de Configuración › Empresa con tu tarjeta de la AEAT: corrige el nombre y pulsa Reintentar; si falla el NIF, escríbenos.';

/** Who invoices: the company itself. */
export const issuer: Entries = {
  1120: company('El NIF de tu empresa en la factura no es de una clase que la AEAT admita.', CARD),
  1215: company('La AEAT no da por buenos los datos de tu empresa que acompañan al envío.', CARD),
  1217: company('La AEAT no ha podido identificar a tu empresa por el NIF que lleva la factura.', CARD),
  1219: company('El NIF de tu empresa en la factura no es válido para la AEAT.', CARD),
  1240: company('Algún dato de tu empresa en la factura no le cuadra a la AEAT.', CARD),
  1282: company(
    'Tu NIF es de una persona física, y la AEAT pide junto a él tu nombre y apellidos.',
    'Escribe tu nombre y apellidos en Configuración › Empresa, como en tu tarjeta de la AEAT, y pulsa Reintentar.',
  ),
  1108: bug('El NIF que emite la factura no es el mismo a cuyo nombre va el envío.'),
  1172: bug('El registro ha salido sin el NIF de tu empresa.'),
};
