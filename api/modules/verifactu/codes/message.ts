/** Codes about a message as a whole, and the AEAT's own failures. How a table is read: `codes.ts`. */
export const MESSAGE = `
# The AEAT failed by itself: the same bytes go again.
[technical aeat wait] Espera: Folio vuelve a enviarlo solo, al menos una vez por hora, y no se pierde nada.
1129 La AEAT ha tenido un fallo al mirar los acuerdos de facturación de tu empresa.
1241 La AEAT ha tenido un fallo al buscar los datos del programa que emite la factura.
1243 La AEAT ha tenido un fallo al pasar la hora del registro a la suya.
1256 La AEAT ha tenido un fallo al calcular qué fechas de factura admite.
1288 La AEAT ha tenido un fallo al comprobar la fecha de la factura.
3500 La base de datos de la AEAT tiene datos que no casan entre sí y no ha guardado el envío.
3501 La base de datos de la AEAT ha fallado y no ha guardado el envío.
4103 La AEAT ha tropezado al leer el envío y no ha guardado nada de él.
4110 La AEAT ha fallado al comprobar quién puede enviar por tu empresa.
4111 La AEAT ha fallado al abrir el expediente de este envío.
4128 La AEAT ha fallado al consultar sus propias listas de valores.
4134 El servicio de la AEAT que recibe los registros está parado en este momento.
4108 La AEAT no ha podido leer el certificado del envío por un fallo suyo. → Espera: Folio lo reintenta solo; si dura más de un día y envías con tu certificado, prueba a subirlo otra vez.
# The whole message came back: who sent it, or how it was written. Of «wiring» no record is to blame, so that looking for one would only send more of the same.
[authority company certificate]
4112 El titular de tu certificado no es tu empresa, ni consta en la AEAT que pueda enviar por ella. → Sube en Configuración › Verifactu un certificado de tu empresa, o da un poder al titular de este en la sede electrónica de la AEAT y reanuda el envío.
4132 El titular de tu certificado no puede consultar los registros de este cliente ni tiene un poder suyo. → Sube en Configuración › Verifactu un certificado de quien recibe las facturas o de alguien con poder suyo.
4140 El titular de tu certificado no tiene el poder que la AEAT pide para consultar tus facturas. → Da al titular del certificado el poder para consultarlas en la sede electrónica de la AEAT, o sube otro certificado.
[suspended aeat support]
4141 La AEAT ha suspendido por un tiempo tu acceso a VERI*FACTU. → Escribe a verifactu@correo.aeat.es para que lo reactiven y avísanos: mientras, Folio guarda tus registros y no envía nada.
[schema folio support] Escríbenos con este código: Folio aparta el registro que falla, envía los demás y no pierde ninguno.
3502 La AEAT ha tomado el envío por un aviso de cobro o de pago y no encuentra su factura.
3503 La AEAT tiene a nombre de otra persona o empresa la factura a la que apunta el envío.
4102 Al envío le falta un dato obligatorio, o lleva alguno fuera de su sitio, y la AEAT no ha podido leerlo.
4106 Una fecha del envío no está escrita como la pide la AEAT.
4113 Un bloque del envío lleva más registros de los que la AEAT admite.
4114 El envío lleva más facturas de las que la AEAT admite de una vez.
4136 La AEAT no encuentra en el envío el alta de una factura, o la encuentra donde no toca.
4137 La AEAT no encuentra en el envío la anulación de una factura, o la encuentra donde no toca.
[wiring folio support] Escríbenos con este código: Folio para los envíos, los prueba cada hora y no pierde ningún registro.
4118 El envío ha llegado a una dirección de la AEAT que espera otra clase de mensaje.
4119 El envío lleva letras escritas en una codificación que la AEAT no lee.
4135 El envío ha llegado a la AEAT como si fuera la visita a una página, y así no puede recibirlo.
4138 El envío ha llegado a la AEAT vacío o ilegible.
4139 El envío ha ido a un servicio que la AEAT aún no ha abierto para facturas reales.
# What the message says of the company as a whole: nothing of it was stored, and the same records go again under a right one.
[header company edit_company] Compara tu nombre y tu NIF de Configuración › Empresa con tu tarjeta de la AEAT: corrige el nombre y se reanudará el envío; si falla el NIF, escríbenos.
4104 La AEAT no reconoce a tu empresa por el NIF y el nombre que tienes en Configuración.
4107 El NIF de tu empresa no figura en el censo de la AEAT.
4115 El NIF de tu empresa no supera la comprobación de la AEAT.
4116 El NIF de tu empresa no está escrito como la AEAT lo espera: nueve letras y cifras, sin ES delante.
4109 Un NIF que acompaña al envío, el de tu empresa o el del certificado, está mal escrito. → Comprueba el NIF en Configuración › Empresa y, si envías con tu certificado, su titular: si están bien, escríbenos.
[header folio support] Escríbenos con este código: tus registros esperan guardados y saldrán tal cual cuando lo hayamos corregido.
4105 El envío nombra a un representante de tu empresa que la AEAT no reconoce, y Folio no usa representantes.
4117 El envío nombra a un representante de tu empresa con un NIF mal escrito, y Folio no usa representantes.
4123 El envío nombra a un representante con un NIF que no está en el censo de la AEAT, y Folio no usa representantes.
4124 El envío nombra a un representante cuyo nombre no coincide con el del censo, y Folio no usa representantes.
4120 El envío dice mal qué día deja tu empresa VERI*FACTU: solo puede ser el 31 de diciembre de este año o del pasado.
4121 El envío dice mal si los registros llegan tarde por una incidencia.
4122 El envío cita un requerimiento de la AEAT que no existe, y Folio no responde a requerimientos.
4125 La AEAT ha tomado el envío por la respuesta a un requerimiento y echa en falta su referencia.
4126 El envío lleva la referencia de un requerimiento, que no cabe en los envíos de VERI*FACTU.
4127 El envío va marcado como voluntario en una dirección de la AEAT que no recibe esa clase de envíos.
4129 La AEAT espera que el envío diga si con él acaba la respuesta a un requerimiento.
4130 El envío dice si acaba la respuesta a un requerimiento, y en VERI*FACTU eso no se dice.
4131 El envío dice de forma incorrecta si con él acaba la respuesta a un requerimiento.
4133 El envío lleva la referencia de un requerimiento con signos que no son letras ni cifras.
`;

/** Codes that the AEAT's service answers in practice and its list does not name. */
export const UNLISTED = `
[technical aeat wait] Espera: Folio vuelve a enviarlo solo, al menos una vez por hora, y no se pierde nada.
-904 La base de datos de la AEAT está ocupada y no ha guardado el envío.
103 La AEAT ha tenido un fallo interno mientras trataba el envío.
20009 El servidor de la AEAT no ha podido atender el envío.
102 La AEAT ha tenido un fallo interno, de los que a veces esconden un NIF mal escrito. → Espera: Folio lo reintenta solo; si dura más de un día, escríbenos y miraremos los NIF del envío.
[authority company certificate]
401 La AEAT no reconoce a la entidad que expidió tu certificado y no lo admite. → Sube en Configuración › Verifactu un certificado que la AEAT admita: puedes comprobar el tuyo en valide.redsara.es.
`;
