type NifKind = 'NIF' | 'NIE' | 'CIF';

const PERSON = /^(\d{8}|[KLM]\d{7})([A-Z])$/;
const FOREIGNER = /^([XYZ])(\d{7})([A-Z])$/;
const COMPANY = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/;
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

/** As the tax agency writes it: upper case, no separators, no country. Other texts only lose their separators. */
export function normaliseNif(text: string): string {
  const bare = text.toUpperCase().replace(/[\s.\-/]/g, '');
  return bare.startsWith('ES') && kindOf(bare.slice(2)) ? bare.slice(2) : bare;
}

/** kind null: not of Spanish shape (a foreign number, for instance); valid: the check digit is right. */
export function checkNif(text: string): { kind: NifKind | null; valid: boolean } {
  const nif = normaliseNif(text);
  const kind = kindOf(nif);
  const valid =
    kind === 'NIF' ? personValid(nif) : kind === 'NIE' ? foreignerValid(nif) : kind === 'CIF' && companyValid(nif);
  return { kind, valid };
}

function kindOf(nif: string): NifKind | null {
  return PERSON.test(nif) ? 'NIF' : FOREIGNER.test(nif) ? 'NIE' : COMPANY.test(nif) ? 'CIF' : null;
}

// K (under 14), L (resident abroad) and M (foreigner without NIE) count only the digits after their letter.
function personValid(nif: string): boolean {
  const digits = nif.slice(0, -1).replace(/^[KLM]/, '');
  return personLetter(digits) === nif.at(-1);
}

function foreignerValid(nif: string): boolean {
  return personLetter(`${'XYZ'.indexOf(nif[0])}${nif.slice(1, -1)}`) === nif.at(-1);
}

function personLetter(digits: string): string {
  return PERSON_LETTERS[Number(digits) % 23];
}

function companyValid(nif: string): boolean {
  const [type, control] = [nif[0], nif[8]];
  const sum = [...nif.slice(1, 8)].reduce(
    (total, digit, i) => total + (i % 2 ? Number(digit) : doubled(Number(digit))),
    0,
  );
  const expected = (10 - (sum % 10)) % 10;
  const letter = control === COMPANY_LETTERS[expected];
  const digit = control === String(expected);
  // Public bodies, congregations and foreign entities (also those numbered from 00) have a letter.
  if ('NPQRSW'.includes(type)) return letter;
  if ('ABEH'.includes(type) && !nif.startsWith('00', 1)) return digit;
  return letter || digit;
}

const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
