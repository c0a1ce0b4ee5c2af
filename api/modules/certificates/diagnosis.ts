import { badField } from '../../platform/errors';
import { dayOf, spanishDate } from '../../platform/dates';
import type { AppError } from '../../platform/errors';
import { normaliseNif } from '../../../schema/nif';
import type { Opened } from './pkcs12/open';
import { signsFor } from './subject';
import type { Flaw } from './trouble';

type Field = 'certificate' | 'password';

const COSTLY =
  'Abrir este archivo exige mucho más cálculo de lo normal. Vuelve a exportar el certificado con las opciones habituales de tu navegador y sube esa copia.';

/** What is wrong with a file and what to do about it. */
const WORDS: Record<Flaw, [Field, string]> = {
  notCertificate: [
    'certificate',
    'Este archivo no es un certificado. Elige el archivo .p12 o .pfx que exportaste o que te dio tu prestador.',
  ],
  damaged: [
    'certificate',
    'El archivo está incompleto o dañado. Vuelve a exportar el certificado y sube la copia nueva.',
  ],
  unsupported: [
    'certificate',
    'Este tipo de archivo no se puede leer. Exporta el certificado con su clave privada como .p12 o .pfx y sube ese archivo.',
  ],
  costly: ['certificate', COSTLY],
  tooSlow: ['certificate', COSTLY],
  wrongPassword: [
    'password',
    'La contraseña del certificado no es correcta. Escribe la que pusiste al exportarlo, que no es la de tu cuenta.',
  ],
  hasNoPassword: ['password', 'Este certificado no tiene contraseña. Marca «Sin contraseña» y vuelve a subirlo.'],
  needsPassword: ['password', 'Este certificado tiene contraseña. Desmarca «Sin contraseña» y escríbela.'],
  noKey: [
    'certificate',
    'El archivo lleva el certificado sin su clave privada, y sin ella no se puede enviar nada. Expórtalo otra vez con la opción «Exportar la clave privada».',
  ],
  noCertificate: [
    'certificate',
    'El archivo lleva una clave privada sin su certificado. Sube también el certificado, o los dos juntos en un .p12.',
  ],
  mismatch: [
    'certificate',
    'La clave privada no es la de este certificado. Sube la suya, o exporta los dos juntos en un .p12.',
  ],
  unconnectable: [
    'certificate',
    'Con este certificado no se puede abrir una conexión segura: su clave es demasiado corta o de un tipo que ya no se admite. Pide otro a tu prestador.',
  ],
};

export const tellFlaw = (flaw: Flaw): AppError => badField(...WORDS[flaw]);

export const TOO_BIG =
  'El archivo pesa más de 100 kB, y un certificado pesa mucho menos. Comprueba que has elegido el archivo .p12 o .pfx.';
export const NOTHING_CHOSEN = 'Selecciona archivo y contraseña';

const day = (instant: Date) => spanishDate(dayOf(instant));

const whose = (opened: Opened) => {
  const [name, nif] = [opened.companyName ?? opened.holderName, signsFor(opened)];
  return nif ? `${name || 'otro titular'} (${nif})` : name || 'un titular sin NIF';
};

/**
 * Why a good file is no good for this company today; null when it is. `represents`: the admin has said to act for the
 * company.
 */
export function diagnose(
  opened: Opened,
  company: { name: string; nif: string },
  represents: boolean,
  now: Date,
): AppError | null {
  const { notBefore, notAfter } = opened;
  const tooLate = `El certificado caducó el ${day(notAfter)}. Renuévalo con tu prestador y sube el nuevo.`;
  if (notAfter <= now) return badField('certificate', tooLate);
  const tooSoon = `El certificado no vale hasta el ${day(notBefore)}. Súbelo a partir de ese día.`;
  if (notBefore > now) return badField('certificate', tooSoon);
  if (represents || signsFor(opened) === normaliseNif(company.nif)) return null;
  return badField(
    'represents',
    `El certificado es de ${whose(opened)}, no de ${company.name} (${company.nif}). Si tienes su representación ante la AEAT, marca «Represento a este NIF»; si no, sube el certificado de la empresa.`,
  );
}
