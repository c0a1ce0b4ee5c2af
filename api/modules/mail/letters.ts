import { spanishDate } from '../../platform/dates';
import { ANSWER_DAYS } from '../../../schema/privacy/answer-due';
import { LINK_HOURS, RESET_MINUTES, VERIFICATION_DAYS } from '../../../schema/sign-in/link-hours';
import { withoutLinks } from '../../../schema/web-address';
import { BILLING_WORDS } from './billing-words';
import type { Occasion, Words } from './letter.types';
import type { BillingMailKind, OwnMailKind } from './mail.entity';

export interface Written {
  subject: string;
  text: string;
  html: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

const AFTER: Record<NonNullable<Occasion['operator']> | 'nobody', string> = {
  does: 'Desde entonces las presenta Folio por ti, como tu empresa tiene autorizado: no tienes que hacer nada. Si prefieres seguir con el tuyo, renuévalo con tu prestador y súbelo en Configuración.',
  would:
    'A partir de entonces no se podrá enviar ninguna con él. Renuévalo con tu prestador y súbelo en Configuración, o deja allí que Folio las presente por ti.',
  nobody:
    'A partir de entonces no se podrá enviar ninguna con él. Renuévalo con tu prestador y súbelo en Configuración.',
};

const expiring =
  (days: number) =>
  ({ company, endsOn, operator }: Occasion): Words => ({
    subject: `Tu certificado digital caduca en menos de ${days} días`,
    opening: `El certificado digital con el que ${company} envía sus facturas a la AEAT caduca el ${spanishDate(endsOn ?? '')}. ${AFTER[operator ?? 'nobody']}`,
    button: 'Ver el certificado',
    closing: 'Lo reciben los administradores de la empresa, una vez cuando quedan 30 días y otra cuando quedan 7.',
  });

const WORDS: Record<Exclude<OwnMailKind, BillingMailKind>, (occasion: Occasion) => Words> = {
  reset: () => ({
    subject: 'Restablece tu contraseña de Folio',
    opening: `Has pedido restablecer tu contraseña, o un administrador de tu empresa te envía este enlace para elegir otra: vale una sola vez, durante ${RESET_MINUTES} minutos.`,
    button: 'Elegir contraseña',
    closing: 'Si no lo esperabas, no hagas nada: tu contraseña sigue siendo la misma.',
  }),
  invitation: ({ company }) => ({
    subject: 'Te han invitado a Folio',
    opening: `La empresa «${company}» te ha dado acceso a sus facturas en Folio. Elige tu contraseña con este enlace: vale una sola vez, durante ${LINK_HOURS.invitation} horas.`,
    button: 'Aceptar la invitación',
    closing: 'Si no conoces a esta empresa o no esperabas la invitación, no hagas nada.',
  }),
  welcome: ({ supportEmail }) => ({
    subject: 'Tu cuenta de Folio está lista',
    opening: `Te damos la bienvenida. Ya puedes emitir facturas: no tienes que esperar a nada. Confirma con este enlace que esta dirección es tuya; vale durante ${VERIFICATION_DAYS} días.`,
    button: 'Confirmar mi dirección',
    closing: `Si no has abierto tú esta cuenta, escríbenos a ${supportEmail}.`,
  }),
  password_changed: ({ supportEmail }) => ({
    subject: 'Tu contraseña de Folio ha cambiado',
    opening:
      'La contraseña de tu cuenta acaba de cambiar y las demás sesiones se han cerrado. Si has sido tú, no tienes que hacer nada. Si no, elige otra ahora mismo.',
    button: 'No he sido yo',
    closing: `Si necesitas ayuda, escríbenos a ${supportEmail}.`,
  }),
  api_key_created: ({ supportEmail }) => ({
    subject: 'Hay una clave de API nueva en tu empresa',
    opening:
      'Se acaba de crear una clave de API: con ella, otro programa trabaja con los datos de tu empresa. Si nadie de la empresa la ha creado, revócala y cambia tu contraseña.',
    button: 'Ver las claves de API',
    closing: `Lo reciben los administradores de la empresa. Si necesitas ayuda, escríbenos a ${supportEmail}.`,
  }),
  data_request: ({ supportEmail }) => ({
    subject: 'Confirma tu solicitud sobre tus datos',
    opening:
      'Alguien, seguramente tú, ha pedido ejercer un derecho sobre sus datos personales con esta dirección de correo. Confírmalo con este enlace: vale una sola vez, ' +
      `durante ${LINK_HOURS.data_request} horas. Hasta entonces nadie ve la solicitud; después te responderán a esta dirección en un máximo de ${ANSWER_DAYS} días.`,
    button: 'Confirmar la solicitud',
    closing: `Si no has sido tú, no hagas nada: la solicitud se borra sola. Si necesitas ayuda, escríbenos a ${supportEmail}.`,
  }),
  data_request_received: ({ endsOn }) => ({
    subject: 'Ha llegado una solicitud sobre datos personales',
    opening:
      'Alguien ha pedido a tu empresa ejercer un derecho sobre sus datos personales, con el formulario público, y ha confirmado que su dirección de correo es suya. ' +
      `La ley pide responder en un mes: tienes hasta el ${spanishDate(endsOn ?? '')}.`,
    button: 'Ver la solicitud',
    closing: 'Lo reciben quienes administran la empresa, como mucho tres veces por hora: puede haber más en la lista.',
  }),
  invoice_answered: () => ({
    subject: 'Te han contestado desde el enlace de una factura',
    opening:
      'Quien tiene el enlace de una de tus facturas dice que ya la ha pagado, o que en ella hay un error. Lo que ha escrito está en la factura. Compruébalo antes de darla por pagada: el enlace lo puede tener cualquiera.',
    button: 'Ver la factura',
    closing: 'Lo reciben los administradores de la empresa, como mucho tres veces por hora: puede haber más avisos.',
  }),
  quote_answered: () => ({
    subject: 'Han contestado a un presupuesto',
    opening:
      'Quien tiene el enlace de uno de tus presupuestos lo ha aceptado o rechazado. Lo que ha escrito está en el presupuesto. El enlace lo puede tener cualquiera: si dudas, confírmalo con tu cliente antes de empezar.',
    button: 'Ver el presupuesto',
    closing: 'Lo reciben los administradores de la empresa, como mucho tres veces por hora: puede haber más avisos.',
  }),
  certificate_30: expiring(30),
  certificate_7: expiring(7),
};

/** A name as letters may hold it: a line break never begins a header, and nothing of it can be clicked on. */
const named = (text: string) => withoutLinks(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());

function wordsOf(kind: OwnMailKind, occasion: Occasion): Words {
  if (!(kind in BILLING_WORDS)) return WORDS[kind as Exclude<OwnMailKind, BillingMailKind>](occasion);
  if (!occasion.billing) throw new Error(`a letter ${kind} without what is paid`);
  return BILLING_WORDS[kind as BillingMailKind](occasion, occasion.billing);
}

function tableOf(rows: Words['rows']): string {
  if (!rows) return '';
  const cells = rows.map(([what, amount], index) => {
    const style = `padding:8px 0;${index > 0 ? 'border-top:1px solid #E4E1DA;' : ''}${index === rows.length - 1 ? 'font-weight:600;' : ''}`;
    return `<tr><td style="${style}">${escape(what)}</td><td align="right" style="${style}white-space:nowrap">${escape(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${cells.join('')}</table>\n`;
}

/** The letter in Spanish, as plain text and as HTML in the look of the product. */
export function writeLetter(kind: OwnMailKind, occasion: Occasion): Written {
  const words = wordsOf(kind, { ...occasion, company: named(occasion.company) });
  const greeting = occasion.name ? `Hola, ${named(occasion.name)}:` : 'Hola:';
  const rows = words.rows ? [...words.rows.map(([what, amount]) => `${what}: ${amount}`), ''] : [];
  const text = [greeting, '', words.opening, '', ...rows, occasion.link, '', words.closing, '', 'Folio', ''].join('\n');
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escape(words.subject)}</title></head>
<body style="margin:0;background:#FAF9F6;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#141C2B">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#FFFFFF;border:1px solid #E4E1DA;border-radius:10px">
<tr><td style="padding:28px 32px;font-size:15px;line-height:22px">
<p style="margin:0 0 20px;font-size:18px;font-weight:600;color:#1E3A78">Folio</p>
<p style="margin:0 0 12px">${escape(greeting)}</p>
<p style="margin:0 0 24px">${escape(words.opening)}</p>
${tableOf(words.rows)}<p style="margin:0 0 24px"><a href="${escape(occasion.link)}" style="display:inline-block;background:#B5441C;color:#FFFFFF;text-decoration:none;font-weight:500;padding:11px 20px;border-radius:6px">${escape(words.button)}</a></p>
<p style="margin:0 0 12px;color:#565F6E;font-size:13px;line-height:18px">Si el botón no funciona, copia esta dirección en el navegador:<br>
<a href="${escape(occasion.link)}" style="color:#1E3A78;word-break:break-all">${escape(occasion.link)}</a></p>
<p style="margin:0;color:#565F6E;font-size:13px;line-height:18px">${escape(words.closing)}</p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject: words.subject, text, html };
}
