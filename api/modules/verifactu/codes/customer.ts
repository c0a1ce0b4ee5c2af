import { bug, refused, type Entries } from './entry';

const onCard = (whatHappened: string, whatToDo: string) => refused('customer', 'edit_customer', whatHappened, whatToDo);

/**
 * What the invoice prints is put right by a rectifying one where the sale was real (ROF, art. 15; AEAT, FAQ 17): a
 * number, a date or a VAT that is wrong on paper. What only the record says is put right on the customer's card. Only
 * what never reached anybody is cancelled and issued anew.
 */
const rectify = (right: string) =>
  `Rectifícala si la venta es real; si no la has entregado, anúlala y emite otra ${right}. «Me he equivocado» elige por ti.`;
const onInvoice = (whatHappened: string, right: string) => refused('customer', 'rectify', whatHappened, rectify(right));

const PRINTED = 'si está mal en la factura, usa «Me he equivocado»';
const CENSUS = `Confirma su NIF con tu cliente: ${PRINTED}; si está bien, pon en su ficha su nombre exacto o, si es una persona física, «No censado», y pulsa Reintentar.`;
const DOCUMENT = `Comprueba el número con tu cliente: ${PRINTED}; si está bien, elige en su ficha el tipo de documento que de verdad es y pulsa Reintentar.`;
const OF_SPAIN =
  'Elige en la ficha de tu cliente su país y el tipo de documento que de verdad tiene (con España: su NIF, un pasaporte o «No censado»), y pulsa Reintentar.';

/** Who was invoiced. */
export const customer: Entries = {
  1109: onCard('Un NIF de la factura, casi siempre el de tu cliente, no está en el censo de la AEAT.', CENSUS),
  1110: onCard('El NIF de tu cliente no está en el censo de la AEAT, o allí lleva otro nombre.', CENSUS),
  1193: onCard('La AEAT no reconoce a tu cliente por su NIF, o es el de tu propia empresa.', CENSUS),
  1239: onCard(
    'Algún dato de tu cliente no le sirve a la AEAT: el nombre, el NIF, el país o el tipo de documento.',
    `Revisa la ficha de tu cliente (nombre, país y tipo de documento) y pulsa Reintentar; el NIF no cambia así: ${PRINTED}.`,
  ),
  1283: onCard(
    'Tu cliente es una persona física y la AEAT pide, junto a su NIF, su nombre y apellidos.',
    'Escribe en la ficha de tu cliente su nombre y apellidos, como en su tarjeta de la AEAT, y pulsa Reintentar.',
  ),
  1123: onInvoice(
    'El NIF de tu cliente no tiene la forma de un NIF español.',
    'con su NIF: nueve letras y cifras, sin ES delante',
  ),
  1290: onInvoice(
    'Tu cliente figura como no censado, y el número que lleva la factura no es un NIF bien formado.',
    'con su NIF correcto',
  ),

  1101: onCard(
    'El país de tu cliente no está en la lista de países de la AEAT.',
    'Elige en la ficha de tu cliente otra vez su país y pulsa Reintentar.',
  ),
  1111: onCard(
    'Al documento de tu cliente le falta el país que lo expide.',
    'Elige en la ficha de tu cliente su país y pulsa Reintentar.',
  ),
  1122: onCard(
    'El país de tu cliente no es el que indican las dos primeras letras de su NIF-IVA.',
    `Comprueba con tu cliente su NIF-IVA: ${PRINTED}; si está bien, elige en su ficha el país de esas letras y pulsa Reintentar.`,
  ),
  1102: onCard(
    'El tipo de documento de tu cliente no está en la lista de la AEAT.',
    'Elige en la ficha de tu cliente otra vez su tipo de documento y pulsa Reintentar.',
  ),
  1103: onCard(
    'El número de tu cliente no tiene la forma del tipo de documento elegido; lo más corriente es un NIF-IVA incompleto.',
    DOCUMENT,
  ),
  1121: onCard(
    'El NIF-IVA de tu cliente no está en VIES, el registro europeo de empresas que operan entre países.',
    'Compruébalo en VIES: si está mal, o la factura va sin IVA por estar allí, hay que rectificarla con «Me he equivocado»; si no, elige otro tipo de documento en su ficha y pulsa Reintentar.',
  ),
  1222: onCard('El número del documento extranjero de tu cliente no es válido.', DOCUMENT),

  1126: onCard(
    'El país de tu cliente y su tipo de documento no casan: un no censado es de España, y allí solo caben además el NIF y el pasaporte.',
    OF_SPAIN,
  ),
  1233: onCard(
    'Con España como país y un documento que no es el NIF, la AEAT solo admite en este caso a un cliente no censado.',
    'Revisa la ficha de tu cliente: deja su NIF sin otro tipo de documento o, si es una persona física que no está en el censo, elige «No censado», y pulsa Reintentar.',
  ),
  1234: onCard('Tu cliente figura en España con un documento que no es ni un pasaporte ni el de No censado.', OF_SPAIN),
  1131: onCard(
    'Tu cliente figura como no censado, y eso solo vale para personas físicas con un NIF español.',
    'Quita «No censado» en la ficha de tu cliente y pulsa Reintentar: una empresa va siempre con su NIF, o con el documento de su país.',
  ),
  1254: onCard(
    'Tu cliente lleva un NIF-IVA de Irlanda del Norte, que no existía en la fecha de la factura.',
    'Elige otro tipo de documento en la ficha de tu cliente y pulsa Reintentar.',
  ),
  1255: onCard(
    'Tu cliente lleva un NIF-IVA del Reino Unido, que la AEAT dejó de admitir en febrero de 2021.',
    `Elige en la ficha de tu cliente el Reino Unido y «Documento oficial de su país», y pulsa Reintentar; el de Irlanda del Norte empieza por XI: ${PRINTED}.`,
  ),

  1289: refused(
    'company',
    'rectify',
    'La factura va exenta por ser una entrega a otro país de la UE, y tu cliente figura en ella con un NIF español.',
    rectify('con IVA, o con el NIF-IVA de tu cliente en otro país de la UE'),
  ),

  1189: bug('El registro ha salido sin los datos de tu cliente.'),
  1156: bug('El registro lleva un NIF-IVA en una clase de factura que no lo admite.'),
};
