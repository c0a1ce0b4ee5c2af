import type { X509Certificate } from 'node:crypto';
import { checkNif, normaliseNif } from '../../../schema/nif';
import { clean } from '../verifactu/xml';
import type { Certificate } from './certificate.entity';

/** Whose a certificate is. NIFs as the tax agency writes them; null where it does not say. */
export type Subject = Pick<Certificate, 'kind' | 'holderName' | 'holderNif' | 'companyName' | 'companyNif'>;

/** Whose act it signs: a representative's certificate acts for the company, as a seal does. */
export const signsFor = ({ companyNif, holderNif }: Subject): string | null => companyNif ?? holderNif;

type Name = Record<string, string | string[] | undefined>;

/** Policies and statement of certificates for seals of legal persons (ETSI EN 319 411-2 and 319 412-5), in DER. */
const SEAL_MARKS = ['060704008bec400101', '060704008bec400103', '060704008e46010602'].map(hex =>
  Buffer.from(hex, 'hex'),
);

/** "IDCES-12345678Z", "VATES-B12345674" (ETSI EN 319 412-1), or the bare number. */
function nifIn(value: string | undefined): string | null {
  const nif = normaliseNif((value ?? '').replace(/^[A-Z]{3}ES-|^[A-Z]{5}-/i, ''));
  return checkNif(nif).kind ? nif : null;
}

/** What the FNMT writes into the common name: "ANA PEREZ - 12345678Z", "12345678Z ANA PEREZ (R: B12345674)". */
const REPRESENTED = /\(R:\s*([A-Z0-9-]+)\)/i;
const AT_AN_END = /^([XYZ\d]\d{7}[A-Z])\s|[\s-]([XYZ\d]\d{7}[A-Z])\s*(?:\(|$)/i;

const isPersonal = (nif: string | null) => nif !== null && checkNif(nif).kind !== 'CIF';

function nameOf(common: string, given: string | undefined, surname: string | undefined): string {
  if (given && surname) return `${given} ${surname}`;
  return (
    common
      .replace(REPRESENTED, '')
      .replace(/^[XYZ\d]\d{7}[A-Z]\s+/i, '')
      .replace(/\s*-\s*[XYZ\d]\d{7}[A-Z]\s*$/i, '')
      .trim() || common
  );
}

/** As much of a name is kept. */
const LONGEST = 200;

/** A name as a certificate has it: one may hold what no text can, and be as long as its file. */
export const nameText = (value: string | string[] | undefined): string => clean([value ?? ''].flat()[0] ?? '', LONGEST);

/** Whose a certificate is, by the ways in which Spanish authorities write it. */
export function subjectOf(leaf: X509Certificate): Subject {
  const name = leaf.toLegacyObject().subject as unknown as Name;
  const text = (key: string) => nameText(name[key]) || undefined;
  const common = text('CN') ?? '';
  const [, represented] = REPRESENTED.exec(common) ?? [];
  const numbered = nifIn(text('serialNumber'));
  const [, first, last] = AT_AN_END.exec(common) ?? [];
  const holder = isPersonal(numbered) ? numbered : nifIn(first ?? last);
  const company =
    nifIn(text('organizationIdentifier')) ?? nifIn(represented) ?? (isPersonal(numbered) ? null : numbered);
  const person = isPersonal(holder) || (text('GN') !== undefined && text('SN') !== undefined);
  const seal = SEAL_MARKS.some(mark => leaf.raw.includes(mark)) || (!person && company !== null);
  if (seal)
    return {
      kind: 'seal',
      holderName: common || (text('O') ?? ''),
      holderNif: company,
      companyName: text('O') ?? null,
      companyNif: company,
    };
  return {
    kind: company ? 'representative' : 'person',
    holderName: nameOf(common, text('GN'), text('SN')),
    holderNif: holder,
    companyName: company ? (text('O') ?? null) : null,
    companyNif: company,
  };
}
