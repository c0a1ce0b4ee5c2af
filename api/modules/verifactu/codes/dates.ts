import { bug, bugs, refused, type Entries } from './entry';

const NO_OTHER =
  'Escríbenos con el número de la factura: Folio no envía otra fecha que la de la factura, y su registro no debería llevarla.';

/** Number and dates. */
export const dates: Entries = {
  1104: bug('La AEAT no admite el número de la factura tal como va en el registro.'),
  1130: bug('El número de la factura lleva letras o signos que la AEAT no admite.'),
  1287: bug('Un texto del registro lleva comillas o uno de los signos < > =, y la AEAT no los admite.'),

  1112: refused(
    'company',
    'correct',
    'La fecha de la factura es posterior al día de hoy.',
    'Pulsa Reintentar cuando llegue ese día: el registro nuevo dirá la misma fecha; si es un error, «Me he equivocado» te dice si toca rectificarla o anularla.',
  ),
  1133: refused(
    'company',
    'rectify',
    'La fecha de la factura tiene más de veinte años.',
    'Rectifícala si la fecha es un error y la venta es real, o anúlala si no la has entregado («Me he equivocado» elige por ti); si la fecha es buena, déjala: la AEAT no admite registros tan antiguos.',
  ),
  1152: refused(
    'company',
    'rectify',
    'La fecha de la factura es anterior al 28 de octubre de 2024, cuando nació VERI*FACTU.',
    'Rectifícala si la fecha es un error y la venta es real, o anúlala si no la has entregado («Me he equivocado» elige por ti); si la fecha es buena, déjala: queda fuera de VERI*FACTU.',
  ),
  1105: bug('La AEAT no da por buena la fecha de la factura.'),
  1145: bug('Una fecha del registro está mal escrita.'),

  ...bugs(NO_OTHER, {
    1125: 'La fecha de la operación está más lejos en el futuro de lo que la AEAT admite.',
    1134: 'La fecha de la operación tiene más de veinte años.',
    1146: 'La fecha de la factura es anterior a la de la operación, y la AEAT solo lo admite en obras públicas y servicios periódicos.',
    1173: 'La fecha de la operación es futura, y la AEAT solo lo admite en obras públicas y servicios periódicos.',
  }),
};
