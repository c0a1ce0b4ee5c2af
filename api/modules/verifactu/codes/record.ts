/** Only Folio can have written a record so: it computes or chooses that part itself. */
export const RECORD =
  'Escríbenos con el número de la factura: ella no cambia, y su registro saldrá de nuevo cuando lo hayamos corregido.';

/** What is in a record. How a table is read: `codes.ts`. */
export const RECORDS = `
# Number and dates.
[rejected folio support] ${RECORD}
1104 La AEAT no admite el número de la factura tal como va en el registro.
1130 El número de la factura lleva letras o signos que la AEAT no admite.
1287 Un texto del registro lleva comillas o uno de los signos < > =, y la AEAT no los admite.
1105 La AEAT no da por buena la fecha de la factura.
1145 Una fecha del registro está mal escrita.
[rejected company correct]
1112 La fecha de la factura es posterior al día de hoy. → Pulsa Reintentar cuando llegue ese día: el registro nuevo dirá la misma fecha; si es un error, «Me he equivocado» te dice si toca rectificarla o anularla.
[rejected company rectify]
1133 La fecha de la factura tiene más de veinte años. → Rectifícala si la fecha es un error y la venta es real, o anúlala si no la has entregado («Me he equivocado» elige por ti); si la fecha es buena, déjala: la AEAT no admite registros tan antiguos.
1152 La fecha de la factura es anterior al 28 de octubre de 2024, cuando nació VERI*FACTU. → Rectifícala si la fecha es un error y la venta es real, o anúlala si no la has entregado («Me he equivocado» elige por ti); si la fecha es buena, déjala: queda fuera de VERI*FACTU.
[rejected folio support] Escríbenos con el número de la factura: Folio mira la fecha de la operación antes de emitir, y esta se le ha escapado.
1125 La fecha de la operación está más lejos en el futuro de lo que la AEAT admite.
1134 La fecha de la operación tiene más de veinte años.
1146 La fecha de la factura es anterior a la de la operación, y la AEAT solo lo admite en obras públicas y servicios periódicos.
1173 La fecha de la operación es futura, y la AEAT solo lo admite en obras públicas y servicios periódicos.
# What kind of invoice it is, and marks that only some kinds have.
[rejected folio support] ${RECORD}
1106 La clase de factura que dice el registro no está en la lista de la AEAT.
1265 La clase de factura ocupa en el registro más o menos letras de las debidas.
1138 El registro está marcado como de importe muy alto, y la factura no llega a cien millones de euros.
1139 La factura llega a cien millones de euros, y al registro le falta la marca que la AEAT pide para ellas.
1137 La marca de importe muy alto del registro no es ni un sí ni un no.
[rejected folio support] Escríbenos con el número de la factura: Folio decide qué lleva el registro de cada clase de factura, y aquí se ha equivocado.
1107 El registro dice de un modo desconocido cómo rectifica a otra factura.
1114 El registro es el de una rectificativa y no dice si va por diferencias o por sustitución.
1115 El registro dice cómo rectifica a otra factura, y esta no es rectificativa.
1116 El registro cita facturas simplificadas a las que sustituye, y esta factura no es de esa clase.
1117 El registro cita facturas rectificadas, y esta factura no es rectificativa.
1118 El registro es el de una rectificativa por sustitución y le faltan los importes que rectifica.
1119 El registro lleva importes rectificados, y solo una rectificativa por sustitución los lleva.
1154 La AEAT no reconoce el NIF de quien emitió la factura que esta rectifica o sustituye.
1157 El registro dice mal si hay un cupón de descuento, o lo dice en una factura que no puede llevarlo.
1136 El registro dice mal si es una factura simplificada con los datos del cliente.
1183 El registro se declara simplificada con los datos del cliente en una clase de factura que no lo admite.
1184 El registro dice mal si es una factura sin cliente identificado.
1185 El registro se declara sin cliente identificado en una clase de factura que no lo admite.
1150 El registro es el de una factura simplificada y pasa de 3.000 €.
1190 El registro es el de una factura simplificada y lleva los datos de un cliente.
1191 En una rectificativa por impago el cliente se identifica con un NIF, y aquí lleva otro documento.
1192 En una rectificativa por concurso el cliente se identifica con un NIF o un NIF-IVA, y aquí lleva otro documento.
1128 El registro cita un acuerdo de facturación que la AEAT no tiene.
[rejected folio support] Escríbenos con el número de la factura: Folio decide solo cómo corregir un registro, y aquí se ha equivocado.
1153 El registro dice que la factura no estaba en la AEAT sin decir que es una corrección.
1161 El registro dice que se rechazó una corrección anterior sin decir que él es otra.
1171 El registro no dice de forma válida si corrige a otro o si el anterior fue rechazado.
1275 El registro no dice de forma válida si el anterior fue rechazado.
1276 La anulación no dice de forma válida si la AEAT tenía ya la factura.
# Rates of IVA and of recargo de equivalencia.
[rejected folio support] Escríbenos con el número de la factura: Folio solo deja elegir los tipos que valen, y este no debería estar.
1124 Un tipo de IVA de la factura no está en la lista de la AEAT.
1132 La factura lleva un tipo de IVA que dejó de existir en 2012.
1194 La factura lleva el IVA del 5 %, que solo valió de julio de 2022 a septiembre de 2024.
1235 La factura lleva el IVA del 2 %, que solo valió de octubre a diciembre de 2024.
1236 La factura lleva el IVA del 7,5 %, que solo valió de octubre a diciembre de 2024.
1206 El registro es el de un alquiler de local con un IVA que no es el 21 %.
[rejected folio support] Escríbenos con el número de la factura: Folio pone el recargo que toca a cada tipo, y aquí se ha equivocado.
1127 El recargo de equivalencia del registro no está en la lista de la AEAT.
1135 El registro lleva un recargo de equivalencia que dejó de existir en 2012.
1160 El recargo que acompaña al IVA del 5 % no es el 0,5 ni el 0,62 %.
1162 El recargo que acompaña al IVA del 21 % no es el 5,2 ni el 1,75 %.
1163 El recargo que acompaña al IVA del 10 % no es el 1,4 %.
1164 El recargo que acompaña al IVA del 4 % no es el 0,5 %.
1165 Entre enero de 2023 y septiembre de 2024 el IVA del 0 % no llevaba recargo, y el registro lo lleva.
1166 El recargo que acompaña al IVA del 2 %, el de finales de 2024, no es el 0,26 %.
1167 El recargo que acompaña al IVA del 5 % en la segunda mitad de 2022 no es el 0,5 %.
1168 El recargo que acompaña al IVA del 5 % entre enero de 2023 y septiembre de 2024 no es el 0,62 %.
1169 El recargo que acompaña al IVA del 7,5 %, el de finales de 2024, no es el 1 %.
1170 El recargo que acompaña al IVA del 0 % desde octubre de 2024 no es el 0,26 %.
1277 El recargo que acompaña al IVA del 0 % no es el que corresponde a la fecha de la factura.
1281 El registro lleva recargo de equivalencia en una línea que no paga IVA o con inversión del sujeto pasivo.
1284 El registro lleva el tipo del recargo sin su cuota, o la cuota sin el tipo.
# Bases, quotas and totals: all of them are computed by Folio.
[rejected folio support] Escríbenos con el número de la factura antes de anularla: las cuentas las hace Folio y las revisaremos contigo.
1142 La cuota de IVA de una línea se aparta más de 10 € de lo que sale de su base y su tipo.
1143 La base y la cuota de IVA de una línea tienen signos contrarios.
1207 El registro lleva una cuota de IVA en una línea que no paga IVA.
1208 A una línea con IVA le faltan en el registro el tipo o la cuota.
1210 El total de la factura no sale de sumar bases, cuotas y recargos.
1216 El IVA total de la factura no sale de sumar sus cuotas y recargos.
1266 El IVA total ocupa en el registro más cifras de las que la AEAT admite.
1267 El total de la factura ocupa en el registro más cifras de las que la AEAT admite.
[rejected folio support] Escríbenos con el número de la factura: Folio no usa bases a coste, y su registro no debería llevar ninguna.
1140 La base a coste y la cuota de IVA de una línea tienen signos contrarios.
1144 La cuota de IVA de una línea no es la que sale de su base a coste.
1257 El registro lleva una base a coste, que solo usan los grupos de empresas y otros impuestos.
1209 El registro es el de un grupo de empresas, y a una línea con IVA le faltan el tipo o la cuota.
# Tax, regime, and why a line has no IVA. The person chooses the cause; how the record says it is ours.
[rejected folio support] ${RECORD}
1218 El registro nombra un impuesto que la AEAT no conoce.
1245 A una línea del registro le falta decir a qué régimen del impuesto pertenece.
1246 El régimen del impuesto que dice una línea del registro no está en la lista de la AEAT.
1260 Una línea del registro dice su régimen, y el impuesto que lleva no lo admite.
[rejected folio support] Escríbenos con el número de la factura y dinos qué causa del 0 % lleva: Folio la ha escrito mal en el registro.
1181 El registro califica una línea de un modo que la AEAT no conoce.
1182 La exención de una línea no está en la lista de la AEAT.
1195 El registro no dice de una línea si paga IVA, está exenta o no está sujeta.
1196 El registro dice de una línea que está exenta y, a la vez, que no lo está.
1197 El registro lleva inversión del sujeto pasivo en una clase de factura que no la admite.
1198 Una línea con inversión del sujeto pasivo lleva en el registro un IVA que no es cero.
1237 Una línea no sujeta lleva en el registro un tipo o una cuota de IVA.
1238 Una línea exenta lleva en el registro un tipo o una cuota de IVA.
1199 Una exportación va en el registro con el régimen general, y tiene uno propio.
1286 Una línea va en el registro como exportación sin estar exenta.
[rejected folio support] Escríbenos con el número de la factura: Folio decide cómo dice el registro cada régimen, y aquí se ha equivocado.
1147 El registro es el de una obra pública y no lleva una fecha de operación posterior a la de la factura.
1148 El registro es el de una obra pública en una clase de factura que no la admite.
1149 El registro es el de una obra pública, y el cliente no es una Administración que la AEAT reconozca.
1200 El registro es el de una venta de bienes usados, y una línea va no sujeta o con inversión del sujeto pasivo.
1201 El registro es el de una venta de oro de inversión, y una línea no va exenta ni con inversión del sujeto pasivo.
1202 El registro es el de un grupo de empresas en una clase de factura que no lo admite, o sin su base a coste.
1203 El registro va con el criterio de caja, y una línea lleva una causa del 0 % que ese régimen no admite.
1205 El registro es el de un cobro por cuenta de otro, que pide líneas no sujetas y un cliente con NIF español.
1252 El registro dice que la venta paga el impuesto de Canarias, Ceuta o Melilla, y una línea no va como no sujeta.
1293 El registro dice que la venta paga el impuesto de Ceuta o Melilla, y una línea con IGIC no va como no sujeta.
# What Folio adds to a record: itself, the chain, the hash, the moment; and what it asks the AEAT.
[rejected folio support]
1100 Un dato del registro no tiene el valor o la forma que la AEAT espera. → ${RECORD}
[rejected folio support] Escríbenos con este código: son datos de Folio, no tuyos, y tus registros saldrán de nuevo cuando los corrijamos.
1176 El NIF del fabricante del programa no es correcto.
1177 El código con el que Folio se identifica ante la AEAT no es correcto.
1179 Algún dato de Folio que va en el registro no le sirve a la AEAT.
1212 El registro dice mal si Folio solo funciona con VERI*FACTU.
1213 El registro dice mal si Folio puede llevar la facturación de varias empresas.
1214 El registro dice mal cuántas empresas lleva Folio.
1220 El nombre del programa que va en el registro no es correcto.
1221 La clase de documento del fabricante del programa no está en la lista de la AEAT.
1223 El fabricante del programa lleva dos identificaciones o ninguna.
1226 El registro dice mal si tu cuenta de Folio lleva más de una empresa.
1232 El registro nombra a Folio, o a otro que no es tu cliente, como de España y con un documento que no es un pasaporte.
1242 La AEAT no tiene ningún programa con los datos que lleva el registro.
1251 El registro dice mal con qué versión del formato de la AEAT está escrito.
1253 La referencia con la que Folio reconoce el registro no le sirve a la AEAT.
[rejected folio support] Escríbenos con el número de la factura: tus registros siguen guardados y en orden, y este saldrá de nuevo cuando lo corrijamos.
1174 La fecha de la factura anterior de la cadena no es correcta.
1175 El número de la factura anterior de la cadena no es correcto.
1180 El enlace de este registro con el anterior de la cadena no es correcto.
1244 La hora en que se hizo el registro está mal escrita.
1268 La hora en que se hizo el registro ocupa más o menos signos de los debidos.
1247 El registro dice mal con qué método se ha calculado su huella.
1262 La huella del registro es más larga o más corta de lo debido.
1263 El método de la huella ocupa en el registro más o menos signos de los debidos.
1264 La marca de primer registro de la cadena ocupa más o menos signos de los debidos.
1269 Los datos del registro anterior de la cadena están incompletos.
1274 El registro dice mal si es el primero de la cadena.
1291 La huella del registro anterior lleva signos que no son letras ni cifras.
1292 La huella del registro lleva signos que no son letras ni cifras.
[rejected folio support] Escríbenos y dinos qué buscabas: una consulta que falla no toca ninguna factura.
1248 La consulta a la AEAT no dice bien qué mes o qué año busca.
1249 La consulta a la AEAT dice mal si la hace un representante.
1250 La consulta a la AEAT pide fechas en las que el final va antes que el principio.
1261 La consulta a la AEAT dice que la hace un representante, y eso solo cabe al buscar las facturas que emites.
1270 La consulta a la AEAT dice mal si quiere ver el nombre de quien emite.
1271 La consulta a la AEAT dice mal si quiere ver los datos del programa.
1272 La consulta a la AEAT pide los datos del programa, y quien recibe una factura no puede verlos.
1285 La consulta a la AEAT encaja con varios programas y necesita más datos para elegir uno.
`;
