import { REGIMES, type Regime } from '../../../schema/tax/causes';
import { isCountry } from '../../../schema/countries';
import { normaliseNif } from '../../../schema/nif';
import { holdsNoCharacter, holdsUnseen } from '../name-text';
import { passwordProblem } from '../password-rule';
import { holdsWebAddress } from '../../../schema/web-address';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { isZero } from '../../../schema/decimal';
import { isLonger, tooLong } from '../../../schema/text/length';
import { saysNothing } from '../../../schema/text/visible';

/**
 * C0 and C1 control characters, of which a text of several lines has its newlines and no others. Lone surrogates cannot be stored as UTF-8.
 */
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_NEWLINES = /(?![\n\r])\p{Cc}/u;
const LONE_SURROGATE = /\p{Cs}/u;
/** One address, no spaces, no header tricks; the mail server has the last word. */
const EMAIL = /^[^\s@"'<>,;:()[\]\\\p{Cc}]+@[^\s@"'<>,;:()[\]\\\p{Cc}]+\.[^\s@"'<>,;:()[\]\\\p{Cc}.]{2,}$/u;

/** `of`: the object that the value is a field of. */
type Check = (value: unknown, of?: object) => string | null;

function rule(name: string, check: Check) {
  return (): PropertyDecorator => (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value, args?: ValidationArguments) => check(value, args?.object) === null,
        defaultMessage: (args?: ValidationArguments) => check(args?.value, args?.object) ?? '',
      },
    });
  };
}

/** Why a text cannot be kept, in Spanish; null: it can. */
export function textProblem(text: string, max: number, multiline = false): string | null {
  if (isLonger(text, max)) return tooLong(max);
  if ((multiline ? CONTROL_BUT_NEWLINES : CONTROL).test(text) || LONE_SURROGATE.test(text) || holdsNoCharacter(text))
    return 'Quita los caracteres que no se pueden escribir';
  return null;
}

const UNSEEN = 'Hay caracteres que no se ven: borra el texto y escríbelo a mano';
/** The same of a name as people read it. */
export const nameProblem = (text: string, max: number): string | null =>
  textProblem(text, max) ?? (holdsUnseen(text) ? UNSEEN : null);

/** A text that may be absent or empty. Counted in characters, not in bytes. */
export const OptionalText = (max: number, multiline = false) =>
  rule('optionalText', value =>
    value == null ? null : typeof value === 'string' ? textProblem(value, max, multiline) : 'Escribe un texto',
  )();

/** A text that must say something. `missing` is the error of an empty one. */
export const RequiredText = (max: number, missing: string) =>
  rule('requiredText', value =>
    typeof value !== 'string' ? missing : (textProblem(value, max) ?? (saysNothing(value) ? missing : null)),
  )();

/** A text of several lines that must say something. */
export const RequiredLongText = (max: number, missing: string) =>
  rule('requiredLongText', value =>
    typeof value !== 'string' ? missing : (textProblem(value, max, true) ?? (saysNothing(value) ? missing : null)),
  )();

/** A name as it is read: nothing in it that cannot be seen, or that turns the direction of writing. */
export const Name = (max: number, missing: string) =>
  rule('name', value =>
    typeof value !== 'string' ? missing : (nameProblem(value, max) ?? (saysNothing(value) ? missing : null)),
  )();

/** A name that may be absent or empty. */
export const OptionalName = (max: number) =>
  rule('optionalName', value =>
    value == null ? null : typeof value === 'string' ? nameProblem(value, max) : 'Escribe un texto',
  )();

/**
 * A tax number of at most 20 characters as it is written, and of at most `kept` as it is kept: without dots and
 * hyphens.
 */
export const Nif = (missing: string, kept = 20) =>
  rule('nif', value => {
    const text = typeof value === 'string' ? value : '';
    const problem = nameProblem(text, 20);
    if (problem) return problem;
    const nif = normaliseNif(text);
    return saysNothing(nif) ? missing : nif.length > kept ? `El NIF tiene como mucho ${kept} caracteres` : null;
  })();

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const EMAIL_PROBLEM = 'Escribe un email válido, por ejemplo nombre@empresa.es';
/** What cannot be seen is named: nobody finds it by looking. */
function emailProblem(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 1_000) return EMAIL_PROBLEM;
  return holdsUnseen(value) ? UNSEEN : isEmail(value.trim()) ? null : EMAIL_PROBLEM;
}
export const Email = rule('email', emailProblem);
export const OptionalEmail = rule('optionalEmail', value =>
  value == null || value === '' ? null : emailProblem(value),
);

/**
 * A new password (`passwordProblem`): of any characters, none of the most common. `tooShort` is the specification's text for the
 * form.
 */
export const NewPassword = (tooShort?: string) =>
  rule('newPassword', value => passwordProblem(typeof value === 'string' ? value : '', tooShort))();

/** A password that somebody says is theirs: of any characters, as it may be chosen. */
export const GivenPassword = (missing: string) =>
  rule('givenPassword', value =>
    typeof value !== 'string' || value === ''
      ? missing
      : value.length > 1000
        ? 'Escribe como mucho 1000 caracteres'
        : null,
  )();

export const OptionalPassword = rule('optionalPassword', value =>
  value == null
    ? null
    : typeof value !== 'string'
      ? 'Escribe un texto'
      : value.length > 1000
        ? 'Escribe como mucho 1000 caracteres'
        : null,
);

/** A name that people read who do not know whose it is, in a mail or on a public page: it leads nowhere. */
export const PublishedName = (missing: string) =>
  rule('publishedName', value => {
    const text = typeof value === 'string' ? value : '';
    const problem = nameProblem(text, 120);
    if (problem) return problem;
    if (saysNothing(text)) return missing;
    return holdsWebAddress(text) ? 'Escribe el nombre sin direcciones web' : null;
  })();

export const CompanyName = () => PublishedName('Escribe el nombre de la empresa');

/** What a decimal may not be: 0 and below, below 0, 0, or nothing of these. */
type Barred = 'zero' | 'negative' | 'neither' | 'nothing';

/** A decimal with up to `decimals` decimals; what it may not be can follow from the other fields beside it. */
export const Amount = (decimals: number, barred: Barred | ((of: never) => Barred), refusal: string) =>
  rule('amount', (value, of) =>
    amountProblem(value, decimals, typeof barred === 'function' ? barred(of as never) : barred, refusal),
  )();

function amountProblem(value: unknown, decimals: number, barred: Barred, refusal: string): string | null {
  const text = typeof value === 'string' ? value : '';
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  if ((barred === 'zero' || barred === 'negative') && text.startsWith('-') && !isZero(text)) return refusal;
  if ((barred === 'zero' || barred === 'neither') && isZero(text)) return refusal;
  if (fraction.replace(/0+$/, '').length > decimals) return `Escribe como mucho ${decimals} decimales`;
  return whole.replace(/^0+/, '').length > 9 ? 'El importe es demasiado grande' : null;
}

/** A percentage of 0 to 100 with at most 2 decimals; may be absent. */
export const Percent = rule('percent', value => {
  if (value == null) return null;
  const text = typeof value === 'string' ? value : '';
  if ((text.split('.')[1] ?? '').replace(/0+$/, '').length > 2) return 'Escribe como mucho 2 decimales';
  return Number(text) >= 0 && Number(text) <= 100 ? null : 'Escribe un porcentaje de 0 a 100';
});

/** What something cost: 0 or more, up to 6 decimals; may be absent. */
export const Cost = rule('cost', value =>
  value == null ? null : amountProblem(value, 6, 'negative', 'Escribe un coste de 0 o más'),
);

/** As VAT numbers begin with it in Greece. */
const countryOf = (text: string) => {
  const code = text.trim().toUpperCase();
  return code === 'EL' ? 'GR' : code;
};

/** A country by its two letters (ISO 3166-1), in any case; may be absent. */
export const OptionalCountry = rule('optionalCountry', value =>
  value == null || value === '' || (typeof value === 'string' && isCountry(countryOf(value))) ? null : 'Elige un país',
);

/** Kinds of tax number of the AEAT's list; may be absent. */
const ID_KINDS = ['02', '03', '04', '05', '06', '07'] as const;
export const IvaRegime = rule('ivaRegime', value =>
  value == null || (REGIMES as readonly unknown[]).includes(value)
    ? null
    : `La clave de régimen es una de ${REGIMES.join(', ')}, o ninguna`,
);
/** Of what is yet to be invoiced: it has neither the cost of 03 and 05 nor the day of 14 and 15. */
const SOLD_REGIMES: readonly unknown[] = ['07', '08', '11'] satisfies Regime[];
export const SoldRegime = rule('soldRegime', value =>
  value == null || SOLD_REGIMES.includes(value)
    ? null
    : `Aquí la clave de régimen es una de ${SOLD_REGIMES.join(', ')}, o ninguna: las demás se dicen en la factura, con su coste o su fecha`,
);
export const OptionalIdKind = rule('optionalIdKind', value =>
  value == null || value === '' || (ID_KINDS as readonly unknown[]).includes(value)
    ? null
    : 'Elige un tipo de documento',
);

/** Trimmed; empty becomes null, as an absent optional field is stored. */
export const blankToNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same of a text with lines, each of which ends in one way. */
export const linesOrNull = (text: string | null | undefined): string | null =>
  blankToNull(text?.replace(/\r\n?/g, '\n'));

/**
 * Country and kind of a tax number as they are stored: a Spanish number of the usual kind has neither. 07 is Spanish
 * by law.
 */
export function abroadOf({ country, idKind }: { country?: string | null; idKind?: string | null }): {
  country: string | null;
  idKind: string | null;
} {
  const given = blankToNull(country);
  const land = given && countryOf(given);
  return { country: idKind === '07' ? 'ES' : land === 'ES' && !idKind ? null : land, idKind: idKind || null };
}
