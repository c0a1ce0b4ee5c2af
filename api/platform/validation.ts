import { isCountry } from '../../schema/countries';
import { isCommonPassword } from './common-passwords';
import { registerDecorator, type ValidationArguments } from 'class-validator';

/** C0 and C1 control characters; newlines and tabs only where `multiline`. Lone surrogates cannot be stored as UTF-8. */
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_NEWLINES = /(?![\n\r])\p{Cc}/u;
const LONE_SURROGATE = /\p{Cs}/u;
/** One address, no spaces, no header tricks; the mail server has the last word. */
const EMAIL = /^[^\s@"'<>,;:()[\]\\\p{Cc}]+@[^\s@"'<>,;:()[\]\\\p{Cc}]+\.[^\s@"'<>,;:()[\]\\\p{Cc}.]{2,}$/u;

type Check = (value: unknown) => string | null;

function rule(name: string, check: Check) {
  return (): PropertyDecorator => (target, property) => {
    registerDecorator({
      name, target: target.constructor, propertyName: String(property),
      validator: {
        validate: value => check(value) === null,
        defaultMessage: (args?: ValidationArguments) => check(args?.value) ?? '',
      },
    });
  };
}

function textProblem(text: string, max: number, multiline = false): string | null {
  if ([...text].length > max) return `Escribe como mucho ${max} caracteres`;
  if ((multiline ? CONTROL_BUT_NEWLINES : CONTROL).test(text) || LONE_SURROGATE.test(text)) return 'Quita los caracteres que no se pueden escribir';
  return null;
}

/** A text that may be absent or empty. Counted in characters, not in bytes. */
export const OptionalText = (max: number, multiline = false) => rule('optionalText', value =>
  value == null ? null : typeof value === 'string' ? textProblem(value, max, multiline) : 'Escribe un texto')();

/** A text that must say something. `missing` is what to tell whoever left it empty. */
export const RequiredText = (max: number, missing: string) => rule('requiredText', value =>
  typeof value !== 'string' || value.trim() === '' ? missing : textProblem(value, max))();

const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const EMAIL_PROBLEM = 'Escribe un email válido, por ejemplo nombre@empresa.es';
export const Email = rule('email', value => (typeof value === 'string' && isEmail(value.trim()) ? null : EMAIL_PROBLEM));
export const OptionalEmail = rule('optionalEmail', value =>
  value == null || value === '' || (typeof value === 'string' && isEmail(value.trim())) ? null : EMAIL_PROBLEM);

/** 6 to 128 characters of any kind, none of the most common passwords. `tooShort` is the specification's text for the form. */
export const NewPassword = (tooShort = 'La contraseña debe tener al menos 6 caracteres') => rule('newPassword', value => {
  const password = typeof value === 'string' ? value : '';
  const { length } = [...password];
  if (length < 6) return tooShort;
  if (length > 128) return 'La contraseña debe tener como mucho 128 caracteres';
  return isCommonPassword(password) ? 'Esta contraseña es de las más usadas y se adivina enseguida: elige otra' : null;
})();

/** A password that somebody says is theirs: of any characters, as it may be chosen. */
export const GivenPassword = (missing: string) => rule('givenPassword', value =>
  typeof value !== 'string' || value === '' ? missing : value.length > 1000 ? 'Escribe como mucho 1000 caracteres' : null)();

/** A decimal with up to `decimals` decimals, at least `min` (0 included or not). */
export const Amount = (decimals: number, above: 'zero' | 'negative', refusal: string) => rule('amount', value => {
  const text = typeof value === 'string' ? value : '';
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  if (text.startsWith('-') && /[1-9]/.test(text)) return refusal;
  if (above === 'zero' && !/[1-9]/.test(text)) return refusal;
  if (fraction.replace(/0+$/, '').length > decimals) return `Escribe como mucho ${decimals} decimales`;
  return whole.replace(/^0+/, '').length > 9 ? 'El importe es demasiado grande' : null;
})();

export const IVA_RATES = [0, 4, 10, 21] as const;
export const IvaRate = rule('ivaRate', value => ((IVA_RATES as readonly unknown[]).includes(value) ? null : 'El IVA es uno de 0, 4, 10 o 21'));

/** As VAT numbers begin with it in Greece. */
const countryOf = (text: string) => { const code = text.trim().toUpperCase(); return code === 'EL' ? 'GR' : code; };

/** A country by its two letters (ISO 3166-1), in any case; may be absent. */
export const OptionalCountry = rule('optionalCountry', value =>
  value == null || value === '' || (typeof value === 'string' && isCountry(countryOf(value))) ? null : 'Elige un país');

/** Kinds of tax number of the AEAT's list; may be absent. */
const ID_KINDS = ['02', '03', '04', '05', '06', '07'] as const;
export const OptionalIdKind = rule('optionalIdKind', value =>
  value == null || value === '' || (ID_KINDS as readonly unknown[]).includes(value) ? null : 'Elige un tipo de documento');

/** Trimmed; empty becomes null, as an absent optional field is stored. */
export const blankToNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** Country and kind of a tax number as they are stored: a Spanish number of the usual kind bears neither. 07 is Spanish by law. */
export function abroadOf({ country, idKind }: { country?: string | null; idKind?: string | null }): { country: string | null; idKind: string | null } {
  const given = blankToNull(country);
  const land = given && countryOf(given);
  return { country: idKind === '07' ? 'ES' : land === 'ES' && !idKind ? null : land, idKind: idKind || null };
}
