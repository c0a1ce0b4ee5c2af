import type { Entries, Entry } from './entry';

const SPLIT = 'Escríbenos con este código: Folio aparta el registro que falla, envía los demás y no pierde ninguno.';
const OFFICE = 'la sede electrónica de la AEAT';

const malformed = (whatHappened: string): Entry => ({
  class: 'schema',
  whatHappened,
  whoseFault: 'folio',
  whatToDo: SPLIT,
  action: 'support',
});
const WIRING = 'Escríbenos con este código: Folio para los envíos, los prueba cada hora y no pierde ningún registro.';
/** What no record is to blame for, so that looking for one would only send more of the same. */
const misdirected = (whatHappened: string): Entry => ({
  class: 'wiring',
  whatHappened,
  whoseFault: 'folio',
  whatToDo: WIRING,
  action: 'support',
});
const noAuthority = (whatHappened: string, whatToDo: string): Entry => ({
  class: 'authority',
  whatHappened,
  whoseFault: 'company',
  whatToDo,
  action: 'certificate',
});

/** The whole message came back: who sent it, or how it was written. */
export const transport: Entries = {
  4112: noAuthority(
    'El titular de tu certificado no es tu empresa, ni consta en la AEAT que pueda enviar por ella.',
    `Sube en Configuración › Verifactu un certificado de tu empresa, o da un poder al titular de este en ${OFFICE} y reanuda el envío.`,
  ),
  4132: noAuthority(
    'El titular de tu certificado no puede consultar los registros de este cliente ni tiene un poder suyo.',
    'Sube en Configuración › Verifactu un certificado de quien recibe las facturas o de alguien con poder suyo.',
  ),
  4140: noAuthority(
    'El titular de tu certificado no tiene el poder que la AEAT pide para consultar tus facturas.',
    `Da al titular del certificado el poder para consultarlas en ${OFFICE}, o sube otro certificado.`,
  ),
  4141: {
    class: 'suspended',
    whoseFault: 'aeat',
    action: 'support',
    whatHappened: 'La AEAT ha suspendido por un tiempo tu acceso a VERI*FACTU.',
    whatToDo:
      'Escribe a verifactu@correo.aeat.es para que lo reactiven y avísanos: mientras, Folio guarda tus registros y no envía nada.',
  },

  3502: malformed('La AEAT ha tomado el envío por un aviso de cobro o de pago y no encuentra su factura.'),
  3503: malformed('La AEAT tiene a nombre de otra persona o empresa la factura a la que apunta el envío.'),
  4102: malformed(
    'Al envío le falta un dato obligatorio, o lleva alguno fuera de su sitio, y la AEAT no ha podido leerlo.',
  ),
  4106: malformed('Una fecha del envío no está escrita como la pide la AEAT.'),
  4113: malformed('Un bloque del envío lleva más registros de los que la AEAT admite.'),
  4114: malformed('El envío lleva más facturas de las que la AEAT admite de una vez.'),
  4118: misdirected('El envío ha llegado a una dirección de la AEAT que espera otra clase de mensaje.'),
  4119: misdirected('El envío lleva letras escritas en una codificación que la AEAT no lee.'),
  4135: misdirected('El envío ha llegado a la AEAT como si fuera la visita a una página, y así no puede recibirlo.'),
  4136: malformed('La AEAT no encuentra en el envío el alta de una factura, o la encuentra donde no toca.'),
  4137: malformed('La AEAT no encuentra en el envío la anulación de una factura, o la encuentra donde no toca.'),
  4138: misdirected('El envío ha llegado a la AEAT vacío o ilegible.'),
  4139: misdirected('El envío ha ido a un servicio que la AEAT aún no ha abierto para facturas reales.'),
};
