import { RECORD } from './record';

/**
 * What the invoice prints is put right by a rectifying one where the sale was real (ROF, art. 15; AEAT, FAQ 17): a
 * number, a date or a VAT that is wrong on paper. What only the record says is put right on the customer's card. Only
 * what never reached anybody is cancelled and issued again.
 */
const PRINTED = 'si está mal en la factura, usa «Me he equivocado»';

/** Who is in a record. How a table is read: `codes.ts`. */
export const PARTIES = `
# Who invoices: the company itself.
[rejected company edit_company] Compara tu nombre y tu NIF de Configuración › Empresa con tu tarjeta de la AEAT: corrige el nombre y pulsa Reintentar; si falla el NIF, escríbenos.
1120 El NIF de tu empresa en la factura no es de una clase que la AEAT admita.
1215 La AEAT no da por buenos los datos de tu empresa que acompañan al envío.
1217 La AEAT no ha podido identificar a tu empresa por el NIF que lleva la factura.
1219 El NIF de tu empresa en la factura no es válido para la AEAT.
1240 Algún dato de tu empresa en la factura no le cuadra a la AEAT.
1282 Tu NIF es de una persona física, y la AEAT pide junto a él tu nombre y apellidos. → Escribe tu nombre y apellidos en Configuración › Empresa, como en tu tarjeta de la AEAT, y pulsa Reintentar.
[rejected folio support] ${RECORD}
1108 El NIF que emite la factura no es el mismo a cuyo nombre va el envío.
1172 El registro ha salido sin el NIF de tu empresa.
# Who was invoiced.
[rejected customer edit_customer] Confirma su NIF con tu cliente: ${PRINTED}; si está bien, pon en su ficha su nombre exacto o, si es una persona física, «No censado», y pulsa Reintentar.
1109 Un NIF de la factura, casi siempre el de tu cliente, no está en el censo de la AEAT.
1110 El NIF de tu cliente no está en el censo de la AEAT, o allí lleva otro nombre.
1193 La AEAT no reconoce a tu cliente por su NIF, o es el de tu propia empresa.
1239 Algún dato de tu cliente no le sirve a la AEAT: el nombre, el NIF, el país o el tipo de documento. → Revisa la ficha de tu cliente (nombre, país y tipo de documento) y pulsa Reintentar; el NIF no cambia así: ${PRINTED}.
1283 Tu cliente es una persona física y la AEAT pide, junto a su NIF, su nombre y apellidos. → Escribe en la ficha de tu cliente su nombre y apellidos, como en su tarjeta de la AEAT, y pulsa Reintentar.
1101 El país de tu cliente no está en la lista de países de la AEAT. → Elige en la ficha de tu cliente otra vez su país y pulsa Reintentar.
1111 Al documento de tu cliente le falta el país que lo expide. → Elige en la ficha de tu cliente su país y pulsa Reintentar.
1122 El país de tu cliente no es el que indican las dos primeras letras de su NIF-IVA. → Comprueba con tu cliente su NIF-IVA: ${PRINTED}; si está bien, elige en su ficha el país de esas letras y pulsa Reintentar.
1102 El tipo de documento de tu cliente no está en la lista de la AEAT. → Elige en la ficha de tu cliente otra vez su tipo de documento y pulsa Reintentar.
1121 El NIF-IVA de tu cliente no está en VIES, el registro europeo de empresas que operan entre países. → Compruébalo en VIES: si está mal, o la factura va sin IVA por estar allí, hay que rectificarla con «Me he equivocado»; si no, elige otro tipo de documento en su ficha y pulsa Reintentar.
1233 Con España como país y un documento que no es el NIF, la AEAT solo admite en este caso a un cliente no censado. → Revisa la ficha de tu cliente: deja su NIF sin otro tipo de documento o, si es una persona física que no está en el censo, elige «No censado», y pulsa Reintentar.
1131 Tu cliente figura como no censado, y eso solo vale para personas físicas con un NIF español. → Quita «No censado» en la ficha de tu cliente y pulsa Reintentar: una empresa va siempre con su NIF, o con el documento de su país.
1254 Tu cliente lleva un NIF-IVA de Irlanda del Norte, que no existía en la fecha de la factura. → Elige otro tipo de documento en la ficha de tu cliente y pulsa Reintentar.
1255 Tu cliente lleva un NIF-IVA del Reino Unido, que la AEAT dejó de admitir en febrero de 2021. → Elige en la ficha de tu cliente el Reino Unido y «Documento oficial de su país», y pulsa Reintentar; el de Irlanda del Norte empieza por XI: ${PRINTED}.
[rejected customer rectify]
1123 El NIF de tu cliente no tiene la forma de un NIF español. → Rectifícala si la venta es real; si no la has entregado, anúlala y emite otra con su NIF: nueve letras y cifras, sin ES delante. «Me he equivocado» elige por ti.
1290 Tu cliente figura como no censado, y el número que lleva la factura no es un NIF bien formado. → Rectifícala si la venta es real; si no la has entregado, anúlala y emite otra con su NIF correcto. «Me he equivocado» elige por ti.
[rejected customer edit_customer] Comprueba el número con tu cliente: ${PRINTED}; si está bien, elige en su ficha el tipo de documento que de verdad es y pulsa Reintentar.
1103 El número de tu cliente no tiene la forma del tipo de documento elegido; lo más corriente es un NIF-IVA incompleto.
1222 El número del documento extranjero de tu cliente no es válido.
[rejected customer edit_customer] Elige en la ficha de tu cliente su país y el tipo de documento que de verdad tiene (con España: su NIF, un pasaporte o «No censado»), y pulsa Reintentar.
1126 El país de tu cliente y su tipo de documento no casan: un no censado es de España, y allí solo caben además el NIF y el pasaporte.
1234 Tu cliente figura en España con un documento que no es ni un pasaporte ni el de No censado.
[rejected company rectify]
1289 La factura va exenta por ser una entrega a otro país de la UE, y tu cliente figura en ella con un NIF español. → Rectifícala si la venta es real; si no la has entregado, anúlala y emite otra con IVA, o con el NIF-IVA de tu cliente en otro país de la UE. «Me he equivocado» elige por ti.
[rejected folio support] ${RECORD}
1189 El registro ha salido sin los datos de tu cliente.
1156 El registro lleva un NIF-IVA en una clase de factura que no lo admite.
# Invoices issued, or records cancelled, by somebody else: Folio has neither.
[rejected folio support] Escríbenos con el número de la factura: en Folio cada empresa emite sus facturas, y el registro no debería nombrar a otra.
1151 El registro dice de un modo desconocido si la factura la emite un tercero o el cliente.
1155 El registro nombra a un tercero sin decir que la factura la emite él.
1158 El registro dice que la factura la emite otro y no lo nombra.
1159 El registro nombra a un tercero y dice que la factura la emite el cliente.
1178 Algún dato del tercero que nombra el registro no le sirve a la AEAT.
1186 El registro dice que la factura la emite un tercero y le faltan sus datos.
1187 El registro lleva los datos de un tercero, y la factura no la emite ninguno.
1188 El tercero que nombra el registro es tu propia empresa.
1211 El tercero que nombra el registro figura como no censado, y no puede serlo.
[rejected folio support] Escríbenos con el número de la factura: en Folio cada empresa anula las suyas, y el registro no debería nombrar a otra.
1224 La anulación dice que la hace otro y no lo nombra, o lo nombra sin decirlo.
1225 La anulación dice de un modo desconocido quién la hace.
1227 La anulación dice que la haces tú y le falta tu NIF.
1228 Quien hace la anulación lleva dos identificaciones o ninguna.
1229 La anulación dice que la hace un tercero no censado, y la AEAT no lo admite.
1230 La anulación dice que la hace un cliente de España con un documento que la AEAT no admite.
1231 El documento de quien hace la anulación no es de una clase que la AEAT conozca.
1258 El NIF de quien hace la anulación no es correcto.
1259 La AEAT no reconoce el NIF de quien hace la anulación, o es el de tu propia empresa.
1273 Algún dato de quien hace la anulación no le sirve a la AEAT.
`;
