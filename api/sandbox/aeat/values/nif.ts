const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CONTROL = 'JABCDEFGHI';

const lettered = (digits: string, letter: string) => LETTERS[Number(digits) % 23] === letter;

function controlOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 ? 1 : 2);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whose NIF it is by its form, or null where its form or its check character is wrong. */
export function kindOfNif(nif: string): 'natural' | 'legal' | null {
  if (/^\d{8}[A-Z]$/.test(nif)) return lettered(nif.slice(0, 8), nif[8]) ? 'natural' : null;
  if (/^[XYZ]\d{7}[A-Z]$/.test(nif))
    return lettered('XYZ'.indexOf(nif[0]) + nif.slice(1, 8), nif[8]) ? 'natural' : null;
  if (/^[KLM]\d{7}[A-Z]$/.test(nif))
    return lettered(nif.slice(1, 8), nif[8]) || CONTROL[controlOf(nif.slice(1, 8))] === nif[8] ? 'natural' : null;
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(nif)) return null;
  const control = controlOf(nif.slice(1, 8));
  const [digit, letter] = [nif[8] === String(control), nif[8] === CONTROL[control]];
  // Foreign entities numbered from 00 have a letter even among companies.
  const right = /^[NPQRSW]/.test(nif) ? letter : /^[ABEH](?!00)/.test(nif) ? digit : digit || letter;
  return right ? 'legal' : null;
}
