/** What stands in the place of a customer whose data were erased: one number for each person of a company. */
const NAME = 'Cliente suprimido';
const CODE = 'SUPRIMIDO';

export const erasedName = (number: number): string => `${NAME} ${number}`;

/** In the place of a tax number, so that nobody's invoices are taken for another's. */
export const erasedCode = (label: string): string => label.replace(`${NAME} `, `${CODE}-`);

/** Pattern of such a code, for SQL. */
export const ERASED_CODE = `^${CODE}-[0-9]+$`;

/** Pattern, for SQL, of where a record's literal text says whom its invoice is for. Its huella does not cover that. */
export const RECIPIENT = '<sf:Destinatarios>.*</sf:Destinatarios>';
