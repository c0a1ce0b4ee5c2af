/** What the AEAT holds already, or has taken with a remark. How a table is read: `codes.ts`. */
export const HELD = `
# What it holds does not fit what was sent. 3000: correcting or cancelling another program's would void it there.
[state nobody correct]
3000 La AEAT ya tiene un registro con el mismo emisor, número y fecha que esta factura. → Pulsa Reintentar: Folio pregunta a la AEAT de quién es ese registro; si es de otro programa, no corrige ni anula nada y te dice cómo seguir.
3002 La AEAT no encuentra la factura que se quería corregir o anular. → Pulsa Reintentar: Folio mira qué tiene la AEAT de esta factura y manda lo que falta.
[state nobody none]
3001 La factura ya constaba como anulada en la AEAT. → Déjala así: la anulación está hecha y no hay nada más que enviar.
3004 Esta factura se registró con el formulario de la AEAT, y ningún programa puede cambiarla. → Corrígela o anúlala en ese mismo formulario, en la sede electrónica de la AEAT.
[state company certificate]
3003 Quien firma ahora tus envíos no tiene permiso en la AEAT para cambiar el registro de esta factura. → Sube en Configuración › Verifactu el certificado con el que la enviaste u otro de tu empresa, o autoriza de nuevo a Folio si la envió él, y pulsa Reintentar.
# It holds the record and says something about it.
[fixable folio support] Escríbenos con el número de la factura: primero hay que encontrar la causa y después enviar la subsanación.
2000 La AEAT ha aceptado el registro, pero su huella no es la que la AEAT calcula con los mismos datos.
2002 La AEAT ha aceptado el registro, pero la huella del registro anterior es más larga o más corta de lo que debe.
2003 La AEAT ha aceptado el registro, pero la huella del registro anterior lleva signos que ninguna huella lleva.
2005 La AEAT ha aceptado el registro, pero el total de la factura no es la suma de sus bases y sus cuotas.
2006 La AEAT ha aceptado el registro, pero el IVA total de la factura no es la suma de sus cuotas.
2007 La AEAT ha aceptado el registro, pero dice ser el primero de la cadena y la AEAT ya tenía otros de tu empresa.
2008 La AEAT ha aceptado el registro, pero su huella es igual que la del registro anterior.
[fixable customer edit_customer]
2001 La AEAT ha aceptado el registro, pero tu cliente todavía no está en su censo con ese NIF. → Confirma el NIF con tu cliente: si es otro, hay que rectificar la factura con «Me he equivocado»; si es ese, quita «No censado» de su ficha cuando esté en el censo y pulsa Ver cómo corregirla.
[harmless nobody none]
2004 La AEAT ha aceptado el registro y avisa de que su hora se aparta de la del reloj de la AEAT. → Déjalo así: es un aviso, y la AEAT no pide corregirlo.
[harmless folio none]
2009 La AEAT ha aceptado el registro y avisa de que a una línea con IPSI le falta su régimen. → Deja esta como está, que no hay que corregirla, y escríbenos: desde 2027 la AEAT rechazará las siguientes.
`;
