import { monthly, price } from '../../ui/format/prices';
import { REPLY } from '../../ui/format/promises';
import { either } from './offered';

/** The two plans, as home and pricing show them. */
export const plans = {
  hire: 'Contratar',
  perMonth: price.perMonth,
  basic: {
    id: 'basic',
    name: 'Básico',
    price: price.basic,
    onlyMonthly: 'Solo mensual',
    text: 'Para facturar con orden.',
    offer: `STARTER: ${monthly(price.starter)} los ${price.starterMonths} primeros meses.`,
    textOfYear: 'Se paga mes a mes. Lo dejas cuando quieras.',
    includes: [
      'Facturas, clientes y productos ilimitados',
      'Numeración e IVA automáticos',
      either('PDF, CSV y envío a Verifactu en tu nombre', 'PDF y exportación a CSV'),
      `Soporte: ${REPLY}`,
    ],
  },
  pro: {
    id: 'pro',
    name: 'PRO',
    price: price.pro,
    badge: either('Con tu certificado', 'Con Verifactu'),
    priceOfYear: price.proOfYear,
    text: 'Para enviar tus facturas a la AEAT con tu certificado.',
    offer: `O ${monthly(price.proOfYear)} si pagas el año.`,
    textOfYear: `${price.proYear} + IVA al año, en un solo pago. Ahorras ${price.proYearSaves}.`,
    includes: [
      'Todo lo del plan Básico',
      'Envío a Verifactu con tu certificado digital',
      'Cada respuesta de la AEAT, explicada',
      'Pantalla de registros, huella y cadena',
    ],
  },
} as const;
