/** The page at the front of an archive. */
export const README = `Esto es todo lo que tu empresa tiene en Folio.

verificador.html   Ábrelo en un navegador, sin conexión, y elige este mismo ZIP: vuelve a calcular la huella de cada registro
                   de facturación y el enlace de cada uno con el anterior. Verde: está todo y nadie lo ha tocado. Rojo: dice dónde.
facturas/          El PDF de cada factura emitida.
registros/         El XML de cada registro de facturación, tal como se selló y en el orden de la cadena.
datos/             Todas las tablas, en JSON Lines: una fila por línea, en UTF-8.
manifiesto.json    Cuándo se hizo esta copia, cuántas filas tiene cada tabla y su SHA-256.

No van dentro, porque solo sirven para entrar en Folio o para firmar en tu nombre: contraseñas, sesiones, enlaces enviados
por correo, claves de API y el certificado digital (tú tienes el archivo). Tampoco los correos y pagos que estén a medias.

Se restaura en un Folio vacío con: node dist/api/cli.js tenant import ARCHIVO.zip
Los números, los identificadores y las huellas quedan como están. La copia recibe otro número de instalación, y con él
empieza su propia cadena detrás de la que trae (PrimerRegistro). Cada persona elige su contraseña con «¿Has olvidado tu contraseña?».
`;
