import { bug, refused, type Entries } from './entry';

const onCard = (whatHappened: string, whatToDo: string) => refused('customer', 'edit_customer', whatHappened, whatToDo);
const onInvoice = (whatHappened: string, whatToDo: string) => refused('customer', 'rectify', whatHappened, whatToDo);

const CENSUS = 'Confirma con tu cliente su NIF y su nombre: si el NIF está mal, anula esta factura y emite otra; si no, pon en su ficha el nombre exacto, o el tipo de documento «No censado», y pulsa Reintentar.';
const OF_SPAIN = 'Elige en la ficha de tu cliente su país y el tipo de documento que de verdad tiene, y pulsa Reintentar.';

/** Who was invoiced. What the invoice prints is put right by another one; what only the record says, in the customer's card. */
export const customer: Entries = {
  1109: onCard('Un NIF de la factura, casi siempre el de tu cliente, no está en el censo de la AEAT.', CENSUS),
  1110: onCard('El NIF de tu cliente no está en el censo de la AEAT, o allí lleva otro nombre.', CENSUS),
  1193: onCard('La AEAT no reconoce a tu cliente por el NIF que lleva la factura.', CENSUS),
  1239: onCard('Algún dato de tu cliente no le sirve a la AEAT: el nombre, el NIF, el país o el tipo de documento.',
    'Revisa la ficha de tu cliente (nombre, país y documento) y pulsa Reintentar; si lo que está mal es el NIF, anula esta factura y emite otra.'),
  1283: onCard('Tu cliente es una persona física y la AEAT pide, junto a su NIF, su nombre y apellidos.',
    'Escribe en la ficha de tu cliente su nombre y apellidos, como en su tarjeta de la AEAT, y pulsa Reintentar.'),
  1123: onInvoice('El NIF de tu cliente no tiene la forma de un NIF español.',
    'Anula esta factura y emite otra con el NIF correcto: nueve letras y cifras, sin ES delante.'),
  1290: onInvoice('Tu cliente figura como no censado, y el número que lleva la factura no es un NIF bien formado.',
    'Anula esta factura y emite otra con su NIF correcto, o con otro tipo de documento si no tiene NIF.'),

  1101: onCard('El país de tu cliente no está en la lista de países de la AEAT.', 'Elige en la ficha de tu cliente otra vez su país y pulsa Reintentar.'),
  1111: onCard('Al documento de tu cliente le falta el país que lo expide.', 'Elige en la ficha de tu cliente su país y pulsa Reintentar.'),
  1122: onCard('El país de tu cliente no es el que indican las dos primeras letras de su NIF-IVA.',
    'Comprueba con tu cliente su NIF-IVA: si está mal, anula esta factura y emite otra; si está bien, elige ese país en su ficha y pulsa Reintentar.'),
  1102: onCard('El tipo de documento de tu cliente no está en la lista de la AEAT.', 'Elige en la ficha de tu cliente otra vez su tipo de documento y pulsa Reintentar.'),
  1103: onCard('El número de tu cliente no tiene la forma del tipo de documento elegido; lo más corriente es un NIF-IVA incompleto.',
    'Comprueba el número con tu cliente: si está mal, anula esta factura y emite otra; si está bien, elige su tipo de documento en la ficha y pulsa Reintentar.'),
  1121: onCard('El NIF-IVA de tu cliente no está en VIES, el registro europeo de empresas que operan entre países.',
    'Compruébalo en VIES: si está mal, o si lo facturaste exento por estar allí, anula esta factura y emite otra; si no, elige otro documento en su ficha y pulsa Reintentar.'),
  1222: onCard('El número del documento extranjero de tu cliente no es válido.',
    'Comprueba el número con tu cliente: si está mal, anula esta factura y emite otra; si está bien, cambia el tipo de documento en su ficha y pulsa Reintentar.'),

  1126: onCard('El país de tu cliente y su tipo de documento no casan: con España solo cabe un pasaporte o No censado.', OF_SPAIN),
  1232: onCard('Con España como país, la AEAT solo admite en este caso un pasaporte.', OF_SPAIN),
  1233: onCard('Con España como país, la AEAT solo admite en este caso a un cliente no censado.', OF_SPAIN),
  1234: onCard('Tu cliente figura en España con un documento que no es ni un pasaporte ni el de No censado.', OF_SPAIN),
  1131: onCard('Tu cliente figura como no censado, y eso solo vale para personas físicas con un NIF español.',
    'Quita «No censado» en la ficha de tu cliente, elige su tipo de documento y pulsa Reintentar.'),
  1254: onCard('Tu cliente lleva un NIF-IVA de Irlanda del Norte, que no existía en la fecha de la factura.',
    'Elige otro tipo de documento en la ficha de tu cliente y pulsa Reintentar.'),
  1255: onCard('Tu cliente lleva un NIF-IVA del Reino Unido, que la AEAT dejó de admitir en febrero de 2021.',
    'Elige otro tipo de documento en la ficha de tu cliente y pulsa Reintentar; si es de Irlanda del Norte y tiene uno que empieza por XI, anula esta factura y emite otra.'),

  1289: refused('company', 'rectify', 'La factura va exenta por ser una entrega a otro país de la UE, y tu cliente figura en ella con un NIF español.',
    'Anula esta factura y emite otra: con IVA, o con el NIF-IVA de tu cliente si es de otro país de la UE.'),

  1189: bug('El registro ha salido sin los datos de tu cliente.'),
  1156: bug('El registro lleva un NIF-IVA en una clase de factura que no lo admite.'),
};
