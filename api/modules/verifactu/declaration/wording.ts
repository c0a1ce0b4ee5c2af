/**
 * What a declaration says in prose. A version keeps its wording: another one is written beside it, this one stays.
 * Which version has which: `releases.ts`.
 */
export interface Wording {
  /** Point d. */
  components: readonly string[];
  /** Points e to g, after the letter of their answer. */
  modes: string;
  companies: string;
  signatures: readonly string[];
  /** Point k, after its producer. */
  compliance: string;
  /** What it does not vouch for; null: nothing. */
  reserve: string | null;
  /** Annex: how the order's technical demands are met. */
  means: readonly string[];
}

export const FIRST_WORDING: Wording = {
  components: [
    'Folio es solo software: un servicio de facturación en la nube que se usa con un navegador o desde otros programas, por su API. No incluye ni exige ningún equipo concreto.',
    'Consta de la aplicación web que se ejecuta en el navegador; del servidor, que compone, numera y expide las facturas, genera los registros de facturación y los remite; y de una base de datos PostgreSQL, donde se conservan facturas y registros.',
    'Con él se llevan clientes y productos; se expiden facturas con su código QR, en pantalla y en PDF; se anulan y se marcan como pagadas; se generan, con su huella y encadenados, los registros de facturación de alta y de anulación; se remiten a la Agencia Tributaria con el certificado electrónico de la empresa, y se consultan sus respuestas; y se consultan y exportan facturas y registros.',
    'Cada empresa tiene en él su propia facturación: numeración, cadena de registros y número de instalación son independientes de los de las demás, como si fueran sistemas distintos.',
  ],
  modes: 'Puede funcionar como «VERI*FACTU» y también sin remitir los registros de facturación.',
  companies:
    'Lo usan varios obligados tributarios, cada uno con su facturación separada. Una cuenta lleva la facturación de un solo obligado.',
  signatures: [
    'Utilizado como «VERI*FACTU», los registros no llevan una firma expresa: se remiten a la Agencia Tributaria autenticados con un certificado electrónico cualificado, y la normativa los tiene así por firmados.',
    'Si no se utiliza como «VERI*FACTU», esta versión no ofrece todavía ningún tipo de firma electrónica de los registros de facturación, ni genera registros de evento. Los registros de facturación se generan y se conservan igualmente, con su huella y encadenados, pero sin firmar.',
  ],
  compliance:
    'hace constar que este sistema informático, en la versión indicada y utilizado como «VERI*FACTU», cumple lo dispuesto en el artículo 29.2.j) de la Ley 58/2003, de 17 de diciembre, General Tributaria; en el Reglamento que establece los requisitos que deben adoptar los sistemas y programas informáticos o electrónicos que soporten los procesos de facturación de empresarios y profesionales, y la estandarización de formatos de los registros de facturación, aprobado por el Real Decreto 1007/2023, de 5 de diciembre; en la Orden HAC/1177/2024, de 17 de octubre; y en lo que la sede electrónica de la Agencia Estatal de Administración Tributaria publica para completar esa orden.',
  reserve:
    'No lo hace constar de su uso sin remisión, al que le falta lo que dice el punto g). Quien deba cumplir el Reglamento ha de utilizarlo como «VERI*FACTU» mientras esa firma y esos registros de evento no se ofrezcan.',
  means: [
    'La factura y su registro de facturación se guardan en una misma transacción de la base de datos: o quedan los dos, o ninguno.',
    'El texto de un registro se guarda tal como se selló. Ni se modifica ni se borra; un error se corrige con otro registro. Cada envío, también si se repite, lleva ese mismo texto.',
    'Antes de sellarlo, cada registro se comprueba con las reglas de formato publicadas por la Agencia Tributaria.',
    'Se conservan el código seguro de verificación y la respuesta completa de cada remisión.',
  ],
};

/**
 * Folio that only works by sending, also in a company's name: points e) and g) as the AEAT's example for such a product
 * has them.
 */
export const ONLY_VERIFACTU_WORDING: Wording = {
  ...FIRST_WORDING,
  components: FIRST_WORDING.components.map(text =>
    text.replace(
      'con el certificado electrónico de la empresa',
      'con el certificado electrónico de la empresa o, si ella lo autoriza, con el de quien gestiona el servicio, en su nombre',
    ),
  ),
  modes:
    'A los efectos de cumplir con el Reglamento, solo funciona como «VERI*FACTU»: todo registro de facturación que genera se remite, y una empresa que no remite expide en él facturas sin registro de facturación ni código QR.',
  signatures: [
    'Solo puede utilizarse como «VERI*FACTU», y por eso no hay una firma electrónica expresa de los registros de facturación: la normativa los tiene por firmados al remitirse correctamente a los servicios electrónicos de la Agencia Tributaria, con la debida autenticación mediante un certificado electrónico cualificado.',
  ],
  compliance: FIRST_WORDING.compliance.replace(
    ', en la versión indicada y utilizado como «VERI*FACTU», cumple',
    ', en la versión indicada, cumple',
  ),
  reserve: null,
};
